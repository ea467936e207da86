// The documents: every link leads to a file and a heading, and every complete block of code runs.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { packageFolder, root } from '../helpers/package.mjs';

const execute = promisify(execFile);

const within = async (folder) =>
  (await readdir(join(root, folder), { recursive: true }))
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'src/js/README.md',
  ...(await within('docs')),
  ...(await within('hosts')),
];

const read = (document) => readFile(join(root, document), 'utf8');
const withoutCode = (text) => text.replace(/^```[\s\S]*?^```/gm, '');

/** The relative links and pictures of a document. */
const links = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source)
    .filter((link) => !/^[a-z]+:/.test(link));

/** The anchors of a document as GitHub makes them: headings in lower case, words joined by hyphens. */
const anchors = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether the link of a document leads to a file and, if it names a heading, to a heading of that file. */
async function leads(document, link) {
  const [file, anchor] = link.split('#');
  const target = file ? join(dirname(document), file) : document;
  if (!existsSync(join(root, target))) return false;
  return !anchor || !target.endsWith('.md') || anchors(withoutCode(await read(target))).includes(anchor);
}

for (const document of documents) {
  test(`${document}: every link leads to a file and a heading`, async () => {
    const dead = [];
    for (const link of links(withoutCode(await read(document)))) {
      if (!(await leads(document, link))) dead.push(link);
    }
    assert.deepEqual(dead, []);
  });
}

test('the check of links finds missing files and headings', async () => {
  assert.equal(await leads('README.md', 'docs/element.md#attributes'), true);
  assert.equal(await leads('docs/element.md', '#attributes'), true);
  assert.equal(await leads('README.md', 'docs/element.md#no-such-heading'), false);
  assert.equal(await leads('README.md', 'docs/no-such-file.md'), false);
});

/** The blocks of a document that import the package of the repository, each with the output that it shows. */
const scripts = (text) =>
  [...text.matchAll(/^```js\n(import [^`]*?from '\.\/pkg\/[\s\S]*?)^```$(?:\n\n```\n([\s\S]*?)^```$)?/gm)].map(
    ([, script, output]) => ({ script, output }),
  );

/** The values that comments after print statements promise. */
const commented = (script) =>
  [...script.matchAll(/^console\.log\(.*\); +\/\/ (.*)$/gm)]
    .map(([, line]) => line)
    .filter((line) => !line.includes('…'));

let run = 0;
for (const document of documents) {
  for (const [at, { script, output }] of scripts(await read(document)).entries()) {
    run++;
    test(`${document}: script ${at + 1} runs and prints what it shows`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'loire-docs-'));
      try {
        const file = join(folder, 'script.mjs');
        await writeFile(file, script.replaceAll("'./pkg/", `'${pathToFileURL(packageFolder)}/`));
        const { stdout } = await execute(process.execPath, [file]);
        if (output) assert.equal(stdout, output);
        for (const line of commented(script))
          assert.ok(stdout.split('\n').includes(line), `${line}: printed ${stdout}`);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }
}

test('the scripts of README.md, of the engine and of every game are found', () =>
  assert.ok(run >= 14, `${run} scripts`));
