// Random legal chess with chess.js: lists all moves at every ply, as our own benches do.

import { createRequire } from 'node:module';

const { Chess } = createRequire(`${process.cwd()}/`)('chess.js');

const random = generator(1);
let plies = 0;
const start = performance.now();
while (performance.now() - start < 5000) {
  const game = new Chess();
  for (let ply = 0; ply < 400 && !game.isGameOver(); ply++, plies++) {
    const moves = game.moves();
    game.move(moves[random(moves.length)]);
  }
}
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ 'compare.chessjs.pliesPerSecond': Math.round(plies / seconds) }));

/** Numbers below n from a seed, so that every run plays the same games. */
function generator(seed) {
  let state = BigInt(seed);
  return (n) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((state >> 33n) % BigInt(n));
  };
}
