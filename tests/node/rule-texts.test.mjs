// A sentence on every rule of the ledgers in every language of the page, which refusals show with the rule.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../helpers/package.mjs';

const LANGUAGES = ['en', 'de', 'fr'];
const LEDGERS = { burgundy: 'B', orleans: 'O', 'trade-intrigue': 'T', stories: 'S' };
/** Max characters of a sentence: a refusal has room for about three lines. */
const LONGEST = 170;

const folder = join(root, 'docs', 'rules');
const read = (...path) => readFileSync(join(folder, ...path), 'utf8');

test('every ledger has a file of sentences', () => {
  assert.deepEqual(
    readdirSync(join(folder, 'texts')).sort(),
    Object.keys(LEDGERS)
      .map((name) => `${name}.json`)
      .sort(),
  );
});

for (const [ledger, letter] of Object.entries(LEDGERS)) {
  const texts = JSON.parse(read('texts', `${ledger}.json`));

  test(`${ledger}: rules and sentences match one to one`, () => {
    const rule = new RegExp(`^(?:- \\*\\*|\\| )(${letter}-\\d+[a-z]?)\\b`, 'gm');
    const rules = new Set([...read(`${ledger}.md`).matchAll(rule)].map(([, id]) => id));
    assert.deepEqual(Object.keys(texts).sort(), [...rules].sort());
  });

  test(`${ledger}: each rule has one short sentence in three languages`, () => {
    for (const [rule, inLanguages] of Object.entries(texts)) {
      assert.deepEqual(Object.keys(inLanguages), LANGUAGES, rule);
      for (const [language, text] of Object.entries(inLanguages)) {
        assert.match(text, /^[\p{Lu}„«].*\.$/u, `${rule} ${language}: ${text}`);
        assert.ok(text.length <= LONGEST, `${rule} ${language}: ${text.length}`);
        assert.doesNotMatch(text, /'| {2}|RULING|\[|`/, `${rule} ${language}: ${text}`);
      }
      assert.equal(new Set(Object.values(inLanguages)).size, LANGUAGES.length, `${rule} is the same in two languages`);
      // French requires a space before these signs.
      assert.doesNotMatch(inLanguages.fr, /\S[;:!?»]/, `${rule}: ${inLanguages.fr}`);
    }
  });
}

test('every rule cited in the goldens of refusals has its sentences', () => {
  const cited = ['burgundy', 'orleans', 'stories'].flatMap((game) =>
    [...readFileSync(join(root, 'tests', 'refusals', `${game}.json`), 'utf8').matchAll(/"([BOTS]-\d+[a-z]?)"/g)].map(
      ([, id]) => id,
    ),
  );
  const known = Object.keys(LEDGERS).flatMap((name) => Object.keys(JSON.parse(read('texts', `${name}.json`))));
  assert.ok(cited.length > 50);
  assert.deepEqual(
    [...new Set(cited)].filter((rule) => !known.includes(rule)),
    [],
  );
});
