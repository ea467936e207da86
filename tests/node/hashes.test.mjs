// The same two hundred games as natively (tests/hashes.rs) and in browsers.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { measure } from '../helpers/hashes.mjs';
import { loadLoire, root } from '../helpers/package.mjs';

const games = JSON.parse(readFileSync(`${root}tests/hashes.json`, 'utf8'));

test('two hundred games hash as everywhere else', async () => {
  const loire = await loadLoire();
  assert.equal(games.length, 200);
  for (const { setup, playout, ...expected } of games) {
    assert.deepEqual(measure(loire, { setup, playout }), expected, `${setup.seed}: ${JSON.stringify(setup)}`);
  }
  const finals = games.map(({ hashes }) => hashes.at(-1));
  assert.equal(new Set(finals).size, games.length, 'no two of them end alike');
});

test('they cover every seat count, way of setting up and duchy', async () => {
  const loire = await loadLoire();
  const seen = new Set();
  for (const { setup } of games) {
    const { options } = setup;
    seen.add(`${setup.seats} ${options.setup}`);
    if (options.setup !== 'basic') for (const duchy of options.boardPairs.flat()) seen.add(`duchy ${duchy}`);
    for (const name of ['scoreStartArea', 'buyDuringAction', 't8BoostsFreeShift', 'tieBreak'])
      seen.add(`${name} ${options[name]}`);
  }
  assert.equal(seen.size, 9 + loire.components('burgundy').duchies.length + 8);
});
