// The stateless functions, including JSON in and out, at every position of whole games: with unknown states, which have
// to be validated, and with states that the previous call returned.

import assert from 'node:assert/strict';

import { MEASURED, p95, tell } from '../helpers/bench.mjs';
import { GAMES } from '../helpers/games.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { chances } from '../helpers/values.mjs';

const loire = await loadLoire();

/** Plays a random game to its end; calls can be timed. Returns every position with a decision, and its answer. */
function playOn(setup, seats, timed = (_, call) => call()) {
  const { pick } = chances(seats);
  const found = [];
  let { state } = loire.newGame({ ...setup, seats, seed: 'bench' });
  for (;;) {
    const legal = timed('legalActions', () => loire.legalActions(state));
    if (legal.length === 0) break;
    const { seat, action } = pick(legal);
    found.push({ state, seat, action, count: legal.length });
    ({ state } = timed('play', () => loire.play(state, seat, action)));
  }
  assert.equal(loire.turn(state).type, 'over');
  assert.ok(found.length >= seats * (GAMES[setup.game].decisions - 1), `${found.length} decisions are too few`);
  return found;
}

for (const [name, setup] of Object.entries(MEASURED)) {
  const all = [2, 3, 4].flatMap((seats) => playOn(setup, seats));
  const legalActions = p95(7, all, ({ state, count }) => assert.equal(loire.legalActions(state).length, count));
  const play = p95(7, all, ({ state, seat, action }) =>
    assert.equal(loire.play(state, seat, action).entries[0].seat, seat),
  );
  tell(`stateless.${name}.legalActions.p95ms`, legalActions);
  tell(`stateless.${name}.play.p95ms`, play);

  // The same games again: every state is played on right after it was returned.
  const times = { legalActions: [], play: [] };
  const timed = (what, call) => {
    const start = performance.now();
    const answer = call();
    times[what].push(performance.now() - start);
    return answer;
  };
  const lowest = { legalActions: Infinity, play: Infinity };
  for (let round = 0; round < 5; round++) {
    for (const seats of [2, 3, 4]) playOn(setup, seats, timed);
    for (const [what, all] of Object.entries(times)) {
      all.sort((a, b) => a - b);
      lowest[what] = Math.min(lowest[what], all[Math.ceil(all.length * 0.95) - 1]);
      all.length = 0;
    }
  }
  for (const what of Object.keys(lowest)) tell(`stateless.${name}.next.${what}.p95ms`, lowest[what]);
}
