// Plays an empty move through the local client of boardgame.io: the cost of the framework alone.

import { createRequire } from 'node:module';

const { Client } = createRequire(`${process.cwd()}/`)('boardgame.io/client');

const client = Client({ game: { setup: () => ({}), moves: { nothing: () => {} } }, numPlayers: 2, debug: false });
client.start();

let moves = 0;
const start = performance.now();
while (performance.now() - start < 5000) {
  // The log grows with every move. A restart now and then keeps its length out of the measurement.
  if (++moves % 200 === 0) client.reset();
  client.moves.nothing();
}
const seconds = (performance.now() - start) / 1000;
client.stop();
console.log(JSON.stringify({ 'compare.boardgameio.emptyMovesPerSecond': Math.round(moves / seconds) }));
