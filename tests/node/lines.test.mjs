// Comments have at most 120 characters per line. The formatter wraps code, but not comments.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../helpers/package.mjs';

const FOLDERS = ['benches', 'docs/examples', 'examples', 'scripts', 'src/js', 'tests', 'www'];
const GENERATED = /^(src\/js\/types\.ts|www\/dist\/)/;

test('no comment in TypeScript, scripts and styles is wider than 120 characters', async () => {
  const names = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const files = names
    .flat()
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(ts|mjs|js|css)$/.test(name) && !GENERATED.test(name));
  assert.ok(files.length > 200);
  const wide = [];
  for (const file of files) {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    lines.forEach((line, at) => {
      if (/^\s*(\/\/|\/\*|\*)/.test(line) && [...line].length > 120) wide.push(`${file}:${at + 1}`);
    });
  }
  assert.deepEqual(wide, []);
});
