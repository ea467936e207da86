// The sample of `npm run mutants`, and how it makes a change; the command itself runs the tests.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { changed, sample } from '../../scripts/mutants.mjs';

const mutant = (file, line, what) => ({ file, name: `${file}:${line}:9: ${what}` });
const many = (file, count) => Array.from({ length: count }, (_, i) => mutant(file, i + 1, `replace + with - in f${i}`));
const all = [...many('src/a.rs', 100), ...many('src/b.rs', 10), ...many('src/c.rs', 1)];
const inFile = (mutants, file) => mutants.filter((each) => each.file === file).length;

test('a sample covers every file, in proportion to its changes', () => {
  assert.deepEqual(
    ['src/a.rs', 'src/b.rs', 'src/c.rs'].map((file) => inFile(sample(all, 3), file)),
    [1, 1, 1],
  );
  const half = sample(all, 56);
  assert.ok(inFile(half, 'src/a.rs') >= 45 && inFile(half, 'src/b.rs') >= 4 && inFile(half, 'src/c.rs') === 1);
  assert.equal(sample(all, 1000).length, all.length);
});

test('a sample does not depend on the order and the lines of the changes', () => {
  const what = (mutants) => mutants.map(({ name }) => name.replace(/:\d+:\d+:/, ':'));
  const moved = all.map((each) => ({
    ...each,
    name: each.name.replace(/:(\d+):9/, (_, line) => `:${Number(line) + 7}:13`),
  }));
  assert.deepEqual(what(sample(moved.reverse(), 30)), what(sample(all, 30)));
});

test('a change replaces exactly its part of a source, on one line or several', () => {
  const at = (line, column) => ({ line, column });
  const source = 'fn a() {\n    "é" + b\n}\nfn c() {\n    d\n}\n';
  const minus = { span: { start: at(2, 9), end: at(2, 10) }, replacement: '-' };
  assert.equal(changed(source, minus), 'fn a() {\n    "é" - b\n}\nfn c() {\n    d\n}\n');
  const empty = { span: { start: at(4, 8), end: at(6, 2) }, replacement: '{}' };
  assert.equal(changed(source, empty), 'fn a() {\n    "é" + b\n}\nfn c() {}\n');
});
