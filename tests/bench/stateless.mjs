// The functions alone, objects in and out, over every position of whole games.

import assert from 'node:assert/strict';

import { MEASURED, p95, tell } from '../helpers/bench.mjs';
import { GAMES } from '../helpers/games.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { chances } from '../helpers/values.mjs';

const loire = await loadLoire();

/** Every position of a random game in which a seat decides, and what it does there. */
function positions(setup, seats) {
  const { pick } = chances(seats);
  const found = [];
  let { state } = loire.newGame({ ...setup, seats, seed: 'bench' });
  for (let legal = loire.legalActions(state); legal.length > 0; legal = loire.legalActions(state)) {
    const { seat, action } = pick(legal);
    found.push({ state, seat, action, count: legal.length });
    ({ state } = loire.play(state, seat, action));
  }
  assert.equal(loire.turn(state).type, 'over');
  assert.ok(found.length >= seats * (GAMES[setup.game].decisions - 1), `${found.length} decisions are too few`);
  return found;
}

for (const [name, setup] of Object.entries(MEASURED)) {
  const all = [2, 3, 4].flatMap((seats) => positions(setup, seats));
  const legalActions = p95(7, all, ({ state, count }) => assert.equal(loire.legalActions(state).length, count));
  const play = p95(7, all, ({ state, seat, action }) =>
    assert.equal(loire.play(state, seat, action).entries[0].seat, seat),
  );
  tell(`stateless.${name}.legalActions.p95ms`, legalActions);
  tell(`stateless.${name}.play.p95ms`, play);
}
