// Random play inside wasm: the full legal list at every decision, nothing crosses the boundary meanwhile.

import assert from 'node:assert/strict';

import { best, tell } from '../helpers/bench.mjs';
import { loadLoire } from '../helpers/package.mjs';

const { Game } = await loadLoire();
const GAMES = 500;

for (const seats of [2, 4]) {
  const game = Game.create({ game: 'burgundy', seats, dealer: 'host' });
  const round = () => {
    let decisions = 0;
    for (let i = 0; i < GAMES; i++) decisions += game.countPlayout(`bench ${i}`);
    return decisions;
  };
  const decisions = round(); // and the engine is warm
  assert.ok(decisions >= GAMES * 25 * seats * 2, `${decisions} decisions are too few`);
  assert.equal(game.turn().type, 'chance', 'the game itself has not moved');
  const ms = best(12, () => assert.equal(round(), decisions));
  tell(`wasm.burgundy.decisionsPerSecond.${seats}`, (decisions / ms) * 1000, 0);
}
