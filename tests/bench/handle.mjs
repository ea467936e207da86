// A JavaScript loop of legal() and play() over the handle, as a bot or a page plays many moves.

import assert from 'node:assert/strict';

import { MEASURED, best, tell } from '../helpers/bench.mjs';
import { GAMES } from '../helpers/games.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { chances } from '../helpers/values.mjs';

const { Game } = await loadLoire();
const COUNT = 60;

function playGame(setup, number) {
  const { pick } = chances(number);
  const game = Game.create({ ...setup, seats: 4, seed: `bench ${number}` });
  let decisions = 0;
  for (let legal = game.legal(); legal.length > 0; legal = game.legal()) {
    const { seat, action } = pick(legal);
    game.play(seat, action);
    decisions++;
  }
  assert.equal(game.turn().type, 'over');
  game.free();
  return decisions;
}

for (const [name, setup] of Object.entries(MEASURED)) {
  const round = () =>
    Array.from({ length: COUNT }, (_, number) => playGame(setup, number)).reduce((sum, count) => sum + count);
  const decisions = round(); // this warms up the engine
  assert.ok(decisions >= COUNT * 4 * (GAMES[setup.game].decisions - 1), `${decisions} decisions are too few`);
  const ms = best(5, () => assert.equal(round(), decisions));
  tell(`handle.${name}.decisionsPerSecond`, (decisions / ms) * 1000, 0);
}
