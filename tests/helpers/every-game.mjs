// Declares one test for every game of the package.

import { test } from 'node:test';

import { GAMES } from './games.mjs';
import { loadLoire } from './package.mjs';
import { chances } from './values.mjs';

export const loire = await loadLoire();

/** Every game of the package: its name, a set-up of two with a seed, one dealt by the host, and its row of GAMES. */
export const games = loire.games().map(({ id }) => ({
  id,
  least: {},
  reveals: 10,
  seeded: { game: id, seats: 2, ...GAMES[id].least, seed: 'seeded' },
  host: { game: id, seats: 2, ...GAMES[id].least, dealer: 'host' },
  everything: {},
  ...GAMES[id],
}));

/** Declares a test for each of them. */
export function everyGame(title, run) {
  for (const game of games) test(`${game.id}: ${title}`, () => run(game));
}

/** A state after this many random decisions, or at the end of the game. */
export function position(setup, decisions = Infinity) {
  let { state } = loire.newGame(setup);
  const { pick } = chances(decisions);
  for (; decisions > 0 && loire.turn(state).type !== 'over'; decisions--) {
    const { seat, action } = pick(loire.legalActions(state));
    ({ state } = loire.play(state, seat, action));
  }
  return state;
}

/** A whole random game played by the functions alone: every state with its turn. */
export function* wholeGame(setup) {
  let { state } = loire.newGame(setup);
  const { pick } = chances(setup.seats);
  for (;;) {
    const turn = loire.turn(state);
    yield { state, turn };
    if (turn.type === 'over') return;
    if (turn.type === 'chance') {
      ({ state } = loire.settle(state, pick(loire.outcomes(state)).outcome));
    } else {
      const { seat, action } = pick(loire.legalActions(state));
      ({ state } = loire.play(state, seat, action));
    }
  }
}
