// The page's words for the places of Orléans: what is written from places.json, and that nothing is missing in it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';

import { placeFiles } from '../../scripts/places.mjs';
import { loadLoire, root } from '../helpers/package.mjs';

const LANGUAGES = ['en', 'de', 'fr'];
/** Room on the card of a place, in letters. */
const LONGEST = 22;

let loire, places;
before(async () => {
  loire = await loadLoire();
  places = JSON.parse(await readFile(join(root, 'www/src/games/orleans/places.json'), 'utf8'));
});

test('the files of the page are those that places.json says', async () => {
  for (const [file, text] of Object.entries(placeFiles()))
    assert.equal(await readFile(file, 'utf8'), text, `${file}: run "npm run build:places"`);
});

test('every place of the box has a drawing and words in each language', () => {
  const ids = loire.components('orleans').places.map(({ id }) => id);
  assert.deepEqual(Object.keys(places).sort(), ids.sort());
  for (const [id, { emblem, ...inLanguages }] of Object.entries(places)) {
    assert.match(emblem, /^\w+-\w+$/, id);
    assert.deepEqual(Object.keys(inLanguages), LANGUAGES, id);
    for (const [language, words] of Object.entries(inLanguages)) {
      const parts = language === 'en' ? ['short', 'about'] : ['into', 'short', 'about'];
      assert.deepEqual(Object.keys(words), parts, `${id}, ${language}`);
      for (const part of parts) assert.match(words[part], /\p{L}/u, `${id}, ${language}, ${part}`);
      assert.ok(words.short.length <= LONGEST, `${id}, ${language}: "${words.short}" is too long for the card`);
      assert.match(words.about, /\.$/, `${id}, ${language}`);
    }
  }
});
