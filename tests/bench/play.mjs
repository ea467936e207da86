// Random play inside wasm: lists all legal actions at every decision without crossing the boundary.

import assert from 'node:assert/strict';

import { MEASURED, best, tell } from '../helpers/bench.mjs';
import { GAMES } from '../helpers/games.mjs';
import { loadLoire } from '../helpers/package.mjs';

const { Game } = await loadLoire();
const COUNT = 500;

for (const [name, setup] of Object.entries(MEASURED)) {
  for (const seats of [2, 4]) {
    const game = Game.create({ ...setup, seats, dealer: 'host' });
    const before = game.hash();
    const round = () => {
      let decisions = 0;
      for (let i = 0; i < COUNT; i++) decisions += game.countPlayout(`bench ${i}`);
      return decisions;
    };
    const decisions = round(); // this warms up the engine
    assert.ok(decisions >= COUNT * seats * (GAMES[setup.game].decisions - 1), `${decisions} decisions are too few`);
    assert.equal(game.hash(), before, 'the game itself is unchanged');
    const ms = best(12, () => assert.equal(round(), decisions));
    tell(`wasm.${name}.decisionsPerSecond.${seats}`, (decisions / ms) * 1000, 0);
  }
}
