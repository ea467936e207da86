// Replays and checks the record of a whole game of four seats, including JSON in and out.

import assert from 'node:assert/strict';

import { MEASURED, best, tell } from '../helpers/bench.mjs';
import { loadLoire } from '../helpers/package.mjs';

const loire = await loadLoire();

for (const [name, setup] of Object.entries(MEASURED)) {
  const game = loire.Game.create({ ...setup, seats: 4, seed: 'bench' });
  game.playout('bench');
  const record = game.record();
  const hash = game.hash();

  let replayed;
  const ms = best(30, () => (replayed = loire.replay(record)));
  assert.equal(loire.hash(replayed.state), hash);
  assert.equal(replayed.entries.length, record.entries.length);
  tell(`replay.wasm.${name}.ms`, ms);
}
