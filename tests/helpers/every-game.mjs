// One test for every game of the package.

import { test } from 'node:test';

import { GAMES } from './games.mjs';
import { loadLoire } from './package.mjs';
import { chances } from './values.mjs';

export const loire = await loadLoire();

/** Every game of the package: its name, two plain set-ups of two seats, one of them dealt by the host, and what GAMES has. */
export const games = loire.games().map(({ id }) => ({
  id,
  seeded: { game: id, seats: 2, seed: 'seeded' },
  host: { game: id, seats: 2, dealer: 'host' },
  ...GAMES[id],
}));

/** Declares a test for each of them. */
export function everyGame(title, run) {
  for (const game of games) test(`${game.id}: ${title}`, () => run(game));
}

/** A state after so many random decisions, or at the end. */
export function position(setup, decisions = Infinity) {
  let { state } = loire.newGame(setup);
  const { pick } = chances(decisions);
  for (; decisions > 0 && loire.turn(state).type !== 'over'; decisions--) {
    const { seat, action } = pick(loire.legalActions(state));
    ({ state } = loire.play(state, seat, action));
  }
  return state;
}

/** A whole game of the functions alone: every state, with the turn it is. */
export function* wholeGame(setup) {
  let { state } = loire.newGame(setup);
  for (let count = 0; ; count++) {
    const turn = loire.turn(state);
    yield { state, turn };
    if (turn.type === 'over') return;
    if (turn.type === 'chance') {
      const outcomes = loire.outcomes(state);
      ({ state } = loire.settle(state, outcomes[count % outcomes.length].outcome));
    } else {
      const legal = loire.legalActions(state);
      const { seat, action } = legal[(count * 7) % legal.length];
      ({ state } = loire.play(state, seat, action));
    }
  }
}
