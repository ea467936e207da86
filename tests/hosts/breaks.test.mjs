// The faults that `npm run breaks` tries still match the code, and docs/hosting.md lists each.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { BREAKS } from '../helpers/hosts/breaks.mjs';
import { root } from '../helpers/package.mjs';

test('every fault matches its file exactly once', () => {
  for (const { how, file, found } of BREAKS) {
    const { length } = readFileSync(join(root, file), 'utf8').split(found);
    assert.equal(length, 2, `${how}: ${file} has this ${length - 1} times: ${found}`);
  }
});

test('docs/hosting.md lists every fault', () => {
  const page = readFileSync(join(root, 'docs', 'hosting.md'), 'utf8');
  for (const { how } of BREAKS) assert.ok(page.includes(`| ${how} |`), how);
});
