// The same two hundred games of each kind as natively (tests/hashes.rs) and in browsers.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { measure } from '../helpers/hashes.mjs';
import { loadLoire, root } from '../helpers/package.mjs';

const loire = await loadLoire();
const lists = JSON.parse(readFileSync(`${root}tests/hashes.json`, 'utf8'));

for (const { id } of loire.games()) {
  test(`two hundred games of ${id} have the hashes of all platforms`, () => {
    const games = lists[id];
    assert.equal(games.length, 200);
    for (const { setup, playout, ...expected } of games) {
      assert.equal(setup.game, id);
      assert.deepEqual(measure(loire, { setup, playout }), expected, `${setup.seed}: ${JSON.stringify(setup)}`);
    }
    const finals = games.map(({ hashes }) => hashes.at(-1));
    assert.equal(new Set(finals).size, games.length, 'no two games end the same');
  });

  test(`the games cover all choices of ${id}`, () => {
    const { seats, editions, modules, scenarios, options } = loire.games().find((game) => game.id === id);
    const chosen = lists[id].map(({ setup }) => setup);
    const covers = (what, wanted, choice) =>
      assert.deepEqual(new Set(chosen.flatMap(choice).filter((one) => wanted.includes(one))), new Set(wanted), what);
    covers('seats', seats, (setup) => [setup.seats]);
    covers('editions', editions, ({ edition = editions[0] }) => [edition]);
    covers('modules', modules, (setup) => setup.modules ?? []);
    covers('scenarios', scenarios, (setup) => [setup.scenario]);
    for (const { name, values } of options) {
      const wanted = values.type === 'flag' ? [true, false] : (values.values ?? [values.default]);
      covers(name, wanted, (setup) => [setup.options?.[name] ?? values.default].flat(2));
    }
  });
}

test('burgundy: the games cover every seat count in every set-up, and every duchy', () => {
  const seen = new Set();
  for (const { setup } of lists.burgundy) {
    const { options } = setup;
    seen.add(`${setup.seats} ${options.setup}`);
    if (options.setup !== 'basic') for (const duchy of options.boardPairs.flat()) seen.add(`duchy ${duchy}`);
  }
  assert.equal(seen.size, 9 + loire.components('burgundy').duchies.length);
});

test('orleans: the games cover every seat count in each edition, with and without optional numbers', () => {
  const seen = new Set();
  for (const { setup } of lists.orleans) {
    const { edition, seats, options } = setup;
    seen.add(`${seats} ${edition} ${'bankTotal' in options || 'placePool' in options}`);
  }
  assert.equal(seen.size, 12);
});

test('orleans: the games cover each module, each pair and all together in each edition, and every kind of table', () => {
  const { modules: all } = loire.games().find(({ id }) => id === 'orleans');
  const [combinations, tables] = [new Set(), new Set()];
  for (const { setup } of lists.orleans) {
    combinations.add(`${setup.edition} ${(setup.modules ?? []).join(' ')}`);
    for (const key of Object.keys(setup.tables ?? {})) tables.add(key);
  }
  const pairs = (all.length * (all.length - 1)) / 2;
  assert.equal(combinations.size, 2 * (1 + all.length + pairs + 1));
  assert.deepEqual([...tables].sort(), ['civics', 'orders', 'placeTiles']);
});
