// A referee: keeps games, checks moves that are sent over HTTP, and refuses illegal ones with the rule that they break.
//
//   POST /games              a set-up                → { id, state }
//   GET  /games/<id>                                 → { state, turn }
//   POST /games/<id>/moves   { seat, action }        → { state, turn }, or 422 { code, rule, message }
//
// It only sends views: that of the seat that moves, or that of a spectator. Events and entries stay here, as they
// contain the secret answers of others. A real server must authenticate players before it trusts a seat.

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

import { LoireError, init, newGame, play, turn, view } from 'loire';

/** Max length of a message, in characters. */
const LONGEST = 64_000;

/** The states by the ids of their games. They contain the seed, so they must not be sent to players. */
const games = new Map();

async function answer(method, path, body) {
  const [, collection, id, moves] = path.split('/');
  if (collection !== 'games') return [404, { message: 'there is nothing here' }];
  if (method === 'POST' && !id) return open(body);
  const state = games.get(id);
  if (!state) return [404, { message: 'there is no such game' }];
  if (method === 'GET' && !moves) return [200, seen(state, null)];
  if (method === 'POST' && moves === 'moves') return move(id, state, body);
  return [405, { message: 'that cannot be done here' }];
}

function open(setup) {
  // The seed is the server's secret: it determines all draws.
  const { state } = newGame({ ...setup, seed: randomUUID() });
  const id = randomUUID();
  games.set(id, state);
  return [201, { id, state: view(state, null) }];
}

function move(id, before, { seat, action }) {
  const { state } = play(before, seat, action);
  games.set(id, state);
  return [200, seen(state, seat)];
}

/** What a seat, or a spectator, may know. */
function seen(state, seat) {
  const seen = view(state, seat);
  return { state: seen, turn: turn(seen) };
}

async function read(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LONGEST) throw new SyntaxError('that is too long');
  }
  const value = text ? JSON.parse(text) : {};
  if (typeof value !== 'object' || value === null) throw new SyntaxError('the body must be an object');
  return value;
}

/** Answers 422 to a move against the rules, and 400 to any other bad input. */
function refusal(error) {
  if (error instanceof SyntaxError) return [400, { code: 'badJson', message: error.message }];
  if (!(error instanceof LoireError)) throw error;
  const { code, message, rule, path } = error;
  return [rule ? 422 : 400, { code, message, rule, path }];
}

const server = createServer(async (request, response) => {
  const [status, value] = await read(request)
    .then((body) => answer(request.method, new URL(request.url, 'http://localhost').pathname, body))
    .catch(refusal)
    .catch((error) => (console.error(error), [500, { message: 'that is our fault' }]));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
});

await init();
server.listen(Number(process.env.PORT ?? 8080), () => console.log(`http://localhost:${server.address().port}`));
