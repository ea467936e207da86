// loire/texts: names, effects and sentences in three languages for all names of the engine.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';

import { entry, loadLoire, packageFolder } from '../helpers/package.mjs';
import { makeProject } from '../helpers/project.mjs';

const LANGUAGES = ['en', 'de', 'fr'];

let loire, texts;
before(async () => {
  loire = await loadLoire();
  ({ texts } = await import(entry('./texts')));
});

/** The names in a union of the declarations: the values of `type` or `code`, or its words. */
async function members(name) {
  const types = await readFile(join(packageFolder, 'types.d.ts'), 'utf8');
  const [, body] = new RegExp(`export type ${name} =([\\s\\S]*?);\\n(?:/\\*\\*|export)`).exec(types);
  const tagged = [...body.matchAll(/\b(?:type|code): "(\w+)"/g)];
  return (tagged.length > 0 ? tagged : [...body.matchAll(/"(\w+)"/g)]).map(([, member]) => member);
}

for (const language of LANGUAGES)
  test(`burgundy, ${language}: every tile, colour, good, question, answer, event and refusal has words`, async () => {
    const words = await texts('burgundy', language);
    const { tiles, colours, goods } = loire.components('burgundy');
    for (const { id } of tiles)
      for (const part of ['name', 'one', 'about']) assert.match(words.tiles[id][part], /\p{L}|\d/u, `${id}.${part}`);
    for (const id of colours)
      for (const part of ['name', 'space', 'aSpace']) assert.match(words.colours[id][part], /\p{L}/u, `${id}.${part}`);
    for (const id of goods) assert.match(words.goods[id], /\p{L}/u, id);
    const unions = { asks: 'Ask', actions: 'Action', events: 'Event', refusals: 'Refusal' };
    for (const [part, union] of Object.entries(unions))
      assert.deepEqual(Object.keys(words[part]).sort(), (await members(`Burgundy${union}`)).sort());
  });

for (const language of LANGUAGES)
  test(`burgundy, ${language}: a whole game can be described`, async () => {
    const { asks, actions, events } = await texts('burgundy', language);
    const say = { name: (seat) => ['Anna', 'Ben'][seat], space: (space) => `#${space}` };
    const game = loire.Game.create({ game: 'burgundy', seats: 2, seed: 'told' });
    let described = 0;
    const check = (sentence) => {
      described++;
      assert.match(sentence, /\p{L}/u);
      assert.doesNotMatch(sentence, /undefined|null|NaN|\[object/);
    };
    for (let legal; (legal = game.legal()).length > 0; ) {
      const { ask } = game.turn().asks[0];
      check(asks[ask.type](ask).title);
      check(asks[ask.type](ask).hint);
      const { seat, action } = legal[described % legal.length];
      check(actions[action.type](action, say));
      for (const event of game.play(seat, action).events) check(events[event.type](event, say) ?? 'left out');
    }
    game.free();
    assert.ok(described > 400, `${described} sentences`);
  });

for (const language of LANGUAGES)
  test(`stories, ${language}: every name in components() has a text`, async () => {
    const words = await texts('stories', language);
    const printed = loire.components('stories');
    for (const part of [
      'places',
      'deeds',
      'followers',
      'goods',
      'buildings',
      'lands',
      'landmarks',
      'seasons',
      'tasks',
    ]) {
      assert.ok(printed[part].length > 0, part);
      for (const { id } of printed[part]) assert.match(words[part][id] ?? '', /\p{L}/u, `${part}.${id}`);
    }
    assert.match(words.technology, /\p{L}/u);
  });

test('a game or a language without texts is refused by its name', async () => {
  await assert.rejects(texts('orleans', 'en'), /game: "orleans"/);
  await assert.rejects(texts('burgundy', 'it'), /language: "it" is not one of en, de, fr/);
});

test('the script of the manual runs', async () => {
  const manual = await readFile(join(packageFolder, 'README.md'), 'utf8');
  const [, lines] = /\n## Texts\n[\s\S]*?```js\n([\s\S]*?)```/.exec(manual);
  const project = await makeProject({ 'texts.mjs': lines });
  try {
    const printed = (await project.node('texts.mjs')).split('\n');
    assert.match(printed[0], /^Kirche Beim Legen/);
    assert.ok(printed.length > 3, printed.join());
  } finally {
    await project.remove();
  }
});
