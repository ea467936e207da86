// What the crate offers to other crates, frozen in tests/surface.txt: every public item with its signature.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { SURFACE, firstDifference, surface } from '../../scripts/surface.mjs';

const crate = surface();
const skip = !crate && 'there is no cargo on PATH';

test('the public items of the crate are those of tests/surface.txt', { skip }, () => {
  const difference = firstDifference(readFileSync(SURFACE, 'utf8'), crate.text);
  assert.equal(difference, undefined, difference);
});

test('every public item of the crate has a sentence', { skip }, () => assert.deepEqual(crate.undocumented, []));

test('a difference names its first line, and how many lines are gone and new', () => {
  assert.equal(firstDifference('a\nb\n', 'a\nb\n'), undefined);
  const changed = firstDifference('fn a\nfn b\n', 'fn a\nfn c\nfn d\n').split('\n');
  assert.match(changed[0], /^line 2 of tests\/surface\.txt is {2}fn b$/);
  assert.match(changed[1], /fn c$/);
  assert.match(changed[2], /^1 lines are gone, 2 are new; "npm run surface"/);
  assert.match(firstDifference('a\nb', 'a'), /line 2 .* is {2}b\n.*\(the end\)/);
});
