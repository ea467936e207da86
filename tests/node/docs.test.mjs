// The documents lead somewhere: every file that one of them links to or shows is there.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

import { root } from '../helpers/package.mjs';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...(await readdir(join(root, 'docs'), { recursive: true })).map((name) => join('docs', name)),
];

/**
 * What a document links to, shows, or offers instead of what it shows; addresses elsewhere and places in itself left
 * out.
 */
const links = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source).split('#')[0])
    .filter((link) => link && !/^[a-z]+:/.test(link));

for (const document of documents.filter((name) => name.endsWith('.md'))) {
  test(`${document}: every link leads to a file`, async () => {
    const text = (await readFile(join(root, document), 'utf8')).replace(/^```[\s\S]*?^```/gm, '');
    assert.deepEqual(
      links(text).filter((link) => !existsSync(join(root, dirname(document), link))),
      [],
    );
  });
}
