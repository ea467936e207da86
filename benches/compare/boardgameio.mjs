// A move that does nothing, through boardgame.io's local client: what its frame alone costs.

import { createRequire } from 'node:module';

const { Client } = createRequire(`${process.cwd()}/`)('boardgame.io/client');

const client = Client({ game: { setup: () => ({}), moves: { nothing: () => {} } }, numPlayers: 2, debug: false });
client.start();

let moves = 0;
const start = performance.now();
while (performance.now() - start < 5000) {
  // Its log grows with every move; starting over now and then keeps that from being what is measured.
  if (++moves % 200 === 0) client.reset();
  client.moves.nothing();
}
const seconds = (performance.now() - start) / 1000;
client.stop();
console.log(JSON.stringify({ 'compare.boardgameio.emptyMovesPerSecond': Math.round(moves / seconds) }));
