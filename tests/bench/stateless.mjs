// The functions alone, objects in and out, over every position of whole games.

import assert from 'node:assert/strict';

import { p95, tell } from '../helpers/bench.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { chances } from '../helpers/values.mjs';

const loire = await loadLoire();

const positions = [2, 3, 4].flatMap((seats) => {
  const { pick } = chances(seats);
  const found = [];
  let { state } = loire.newGame({ game: 'burgundy', seats, seed: 'bench' });
  for (let legal = loire.legalActions(state); legal.length > 0; legal = loire.legalActions(state)) {
    const { seat, action } = pick(legal);
    found.push({ state, seat, action, count: legal.length });
    ({ state } = loire.play(state, seat, action));
  }
  assert.equal(loire.turn(state).type, 'over');
  return found;
});
assert.ok(positions.length > 400);

const legalActions = p95(7, positions, ({ state, count }) => assert.equal(loire.legalActions(state).length, count));
const play = p95(7, positions, ({ state, seat, action }) =>
  assert.equal(loire.play(state, seat, action).entries[0].seat, seat),
);
tell('stateless.burgundy.legalActions.p95ms', legalActions);
tell('stateless.burgundy.play.p95ms', play);
