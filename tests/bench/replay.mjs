// A whole game of four seats verified from its record, objects in and out.

import assert from 'node:assert/strict';

import { best, tell } from '../helpers/bench.mjs';
import { loadLoire } from '../helpers/package.mjs';

const loire = await loadLoire();

for (const { id } of loire.games()) {
  const game = loire.Game.create({ game: id, seats: 4, seed: 'bench' });
  game.playout('bench');
  const record = game.record();
  const hash = game.hash();

  let replayed;
  const ms = best(30, () => (replayed = loire.replay(record)));
  assert.equal(loire.hash(replayed.state), hash);
  assert.equal(replayed.entries.length, record.entries.length);
  tell(`replay.wasm.${id}.ms`, ms);
}
