// The styles of the page are made with the tokens of one file, which lists them and the parts of `<loire-game>`.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../helpers/package.mjs';

const STYLES = join(root, 'www', 'styles');
const SOURCES = join(root, 'www', 'src');
const tokens = readFileSync(join(STYLES, 'tokens.css'), 'utf8');
const styles = readdirSync(STYLES)
  .filter((name) => !/^(tokens|fonts)\.css$/.test(name))
  .map((name) => [name, readFileSync(join(STYLES, name), 'utf8')]);
const sources = readdirSync(SOURCES, { recursive: true })
  .filter((name) => /\.(ts|css)$/.test(name))
  .map((name) => [name, readFileSync(join(SOURCES, name), 'utf8')]);

/** Every match of a pattern in these files, with the name of the file. */
const found = (files, pattern) =>
  files.flatMap(([name, text]) => [...text.matchAll(pattern)].map(([all, inner]) => `${name}: ${inner ?? all}`));

test('type, corners and elevation are tokens; sizes in pixels are those of drawings', () => {
  assert.deepEqual(found(styles, /font-size: [\d.]+rem/g), []);
  assert.deepEqual(found(styles, /box-shadow: (?!none|0 0 0 |var\()[^;]+/g), []);
  assert.deepEqual(found(styles, /border-radius: (?:[2-9]|\d\d)px[^;]*/g), []);
});

test('room between things is a token, but where it is the size of something that lies there', () => {
  const rem = /(?<![\w-])(?:row-|column-)?(?:gap|padding|margin)[\w-]*: [^;]*?(?<![\d.])(?:0?\.\d+|1(?:\.\d+)?)rem/g;
  assert.deepEqual(found(styles, rem), []);
});

test('tokens.css lists every custom property and every part', () => {
  const used = new Set(
    [...styles, ...sources].flatMap(([, text]) =>
      [...text.matchAll(/var\((--[a-z][\w-]*[a-z\d])/g)].map(([, name]) => name),
    ),
  );
  assert.ok(used.size > 60);
  assert.deepEqual(
    [...used].filter((name) => !tokens.includes(name)),
    [],
  );
  const parts = new Set(
    sources.flatMap(([, text]) => [...text.matchAll(/(?<!data-)part="(\w+)"/g)].map(([, name]) => name)),
  );
  assert.ok(parts.size > 8);
  assert.deepEqual(
    [...parts].filter((name) => !tokens.includes(`\`${name}\``)),
    [],
  );
});
