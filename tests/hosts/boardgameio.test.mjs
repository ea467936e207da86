// boardgame.io: games through its lobby with its own client and Postgres; the server is killed in between.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import * as loire from 'loire';

import { loireGames, refusal } from '../../hosts/boardgameio/games.js';
import { freePort, startServices } from '../../scripts/services.mjs';
import { Node } from '../helpers/hosts/cluster.mjs';
import { until } from '../helpers/hosts/player.mjs';

const require = createRequire(new URL('../../hosts/boardgameio/package.json', import.meta.url));
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { PostgresStore } = require('bgio-postgres');

const isChaos = Boolean(process.env.LOIRE_CHAOS);
const [MOVES, RESTARTS] = isChaos ? [Infinity, 5] : [40, 1];
const program = fileURLToPath(new URL('../helpers/hosts/bgio-node.mjs', import.meta.url));

let services;
let server;
let store;
/** All clients of a test; they would run for ever. */
const clients = [];
before(async () => {
  services = await startServices();
  store = new PostgresStore(services.postgres.url, { logging: false });
  server = await new Node(await freePort(), { postgres: services.postgres.url }, program).start();
});
after(async () => {
  for (const client of clients) client.stop();
  await server?.kill();
  await services?.stop();
});

async function post(path, body) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** A match made in the lobby, with a client at every seat. */
async function seated(name, numPlayers, setupData = {}) {
  const made = await post(`/games/${name}/create`, { numPlayers, setupData });
  assert.equal(made.status, 200, made.text);
  const { matchID } = JSON.parse(made.text);
  const game = loireGames().find((each) => each.name === name);
  const claims = [];
  // One after the other, before any client connects: the lobby forgets one of two players who join at the same time.
  for (let seat = 0; seat < numPlayers; seat++) {
    const playerID = String(seat);
    const joined = await post(`/games/${name}/${matchID}/join`, { playerID, playerName: `Player ${seat}` });
    assert.equal(joined.status, 200, joined.text);
    claims.push({ playerID, credentials: JSON.parse(joined.text).playerCredentials });
  }
  const seats = claims.map((claim) => {
    const multiplayer = SocketIO({ server: server.url });
    return Client({ game, matchID, ...claim, numPlayers, multiplayer, debug: false });
  });
  clients.push(...seats);
  for (const client of seats) client.start();
  await until(() => seats.every((client) => client.getState()?.isConnected), 'all clients are connected');
  return seats;
}

/** Kills the server and restarts it; all clients reconnect. */
async function restarted(clients) {
  // boardgame.io sends before it stores: what is on its way to the store would be lost.
  const [{ matchID }] = clients;
  const isStored = async () => {
    const { state } = await store.fetch(matchID, { state: true });
    return state.G.saved.version === saved(clients[0]).version;
  };
  await until(isStored, 'everything that was seen is stored');
  await server.kill();
  const are = (connected) => () => clients.every((client) => client.getState().isConnected === connected);
  await until(are(false), 'all clients are disconnected');
  await server.start();
  await until(are(true), 'all clients are back');
}

const saved = (client) => client.getState().G.saved;
const asked = (client) => client.getState().G.saved && loire.turn(saved(client).state);

for (const [name, numPlayers, setupData] of [
  ['burgundy', 2, {}],
  ['orleans', 3, { modules: ['orders'] }],
]) {
  test(`${name}: a game runs through the lobby with the own client while the server is killed ${RESTARTS} times`, {
    timeout: 900_000,
  }, async () => {
    const clients = await seated(name, numPlayers, setupData);
    for (let count = 0; count < MOVES; count++) {
      const turn = asked(clients[0]);
      if (turn.type === 'over') break;
      if (count % 30 === 20 && count < 30 * RESTARTS) {
        await restarted(clients);
      }
      const { seat } = turn.asks[0];
      const { state, version } = saved(clients[seat]);
      clients[seat].moves.answer(loire.suggest(state, seat, { level: 'easy' }).notation, version);
      await until(
        () => clients.every((client) => saved(client).version > version),
        `version ${version + 1} reaches all clients`,
      );
    }
    const hashes = clients.map((client) => loire.hash(saved(client).state));
    assert.equal(new Set(hashes).size, 1);
    const { state, entries } = saved(clients[0]);
    // The framework's seed, which all clients receive, has drawn nothing.
    const kept = await store.fetch(clients[0].matchID, { state: true });
    assert.equal(kept.state.plugins.random?.data?.prngstate, undefined);
    assert.equal(loire.hash(loire.replay(loire.record(state, entries)).state), hashes[0]);
  });
}

test('undo, refusals with their rules and refused set-ups work', async () => {
  const clients = await seated('orleans', 2);
  const { version, state } = saved(clients[0]);
  const [{ action }] = loire.legalActions(state, 0);
  const G = { saved: saved(clients[0]) };
  assert.equal(refusal(G, 0, action), undefined);
  assert.match(refusal(G, 0, { type: 'pass' }).rule, /^O-\d{3}/);
  clients[0].moves.answer(action, version);
  await until(() => saved(clients[1]).version === version + 1, 'an answer');
  clients[0].moves.answer({ type: 'pass' });
  // An answer to an older question.
  clients[0].moves.answer(loire.legalActions(saved(clients[1]).state, 0)[0].action, version);
  clients[0].moves.undo();
  await until(() => saved(clients[1]).version === version + 2, 'the answer is undone');
  assert.equal(loire.hash(saved(clients[1]).state), loire.hash(state));
  const refused = await post('/games/orleans/create', { numPlayers: 2, setupData: { modules: ['nothing'] } });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /nothing/);
});

test('a choice that is still secret reaches no other client, in G or in the log', async () => {
  const clients = await seated('burgundy', 3, { options: { setup: 'advancedSecret' } });
  const { state } = saved(clients[0]);
  const [{ action }] = loire.legalActions(state, 1);
  clients[1].moves.answer(action);
  await until(() => clients.every((client) => saved(client).version === 1), 'the choice');
  assert.deepEqual(saved(clients[1]).held, [{ seat: 1, action }]);
  for (const seat of [0, 2]) {
    const { G, log } = clients[seat].getState();
    assert.deepEqual(G.saved.held, []);
    assert.equal(loire.hash(G.saved.state), loire.hash(state));
    assert.equal(JSON.stringify([log, clients[seat].log]).includes('chooseEstate'), false);
  }
});
