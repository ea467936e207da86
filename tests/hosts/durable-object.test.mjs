// Tables as Durable Objects on workerd: a game of two players; workerd is killed and restarted in between.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import * as loire from 'loire';

import { Miniflare } from '../../hosts/durable-object/node_modules/miniflare/dist/src/index.js';
import { until } from '../helpers/hosts/player.mjs';

const MOVES = process.env.LOIRE_CHAOS ? Infinity : 60;
const worker = fileURLToPath(new URL('../../hosts/durable-object/worker.js', import.meta.url));
const GAMES = ['burgundy', 'orleans', 'stories'];
const packaged = dirname(fileURLToPath(import.meta.resolve('loire')));

let folder;
let flare;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loire-workerd-'));
  await build({
    ...{ entryPoints: [worker], outfile: join(folder, 'worker.js'), bundle: true, format: 'esm' },
    // The wasm file stays a separate file, as workerd requires.
    ...{ conditions: ['browser'], external: ['cloudflare:workers', '*.wasm'], nodePaths: [dirname(packaged)] },
  });
  await start();
});
after(async () => {
  await flare?.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** Starts workerd on the stored tables. */
async function start() {
  flare = new Miniflare({
    modules: [
      { type: 'ESModule', path: join(folder, 'worker.js') },
      ...GAMES.map((game) => ({
        type: 'CompiledWasm',
        path: join(folder, 'loire', `${game}.wasm`),
        contents: readFileSync(join(packaged, `${game}.wasm`)),
      })),
    ],
    modulesRoot: folder,
    compatibilityDate: '2026-01-01',
    durableObjects: { TABLES: { className: 'LoireTable', useSQLite: true } },
    durableObjectsPersist: join(folder, 'objects'),
  });
  await flare.ready;
}

const opened = async (setup) => {
  const response = await flare.dispatchFetch('http://loire/tables', { method: 'POST', body: JSON.stringify(setup) });
  return { status: response.status, ...(await response.json()) };
};

/** A client of a table: its last message and every refusal. */
async function sit(id, claim = '') {
  const response = await flare.dispatchFetch(`http://loire/tables/${id}${claim}`, {
    headers: { upgrade: 'websocket' },
  });
  if (response.status !== 101) return { status: response.status };
  const socket = response.webSocket;
  const here = {
    refusals: [],
    heard: [],
    send: (value) => socket.send(typeof value === 'string' ? value : JSON.stringify(value)),
  };
  socket.addEventListener('message', ({ data }) => {
    here.heard.push(String(data));
    const { view, refused } = JSON.parse(data);
    if (view) here.view = view;
    if (refused) here.refusals.push(refused);
  });
  socket.accept();
  await until(() => here.view, 'the first view');
  return here;
}

const seats = ({ id, keys }) => Promise.all(keys.map((key, seat) => sit(id, `?seat=${seat}&key=${key}`)));

test('two play over workerd, and the version survives restarts', async () => {
  const table = await opened({ game: 'orleans', seats: 2 });
  assert.equal(table.status, 201, table.message);
  let players = await seats(table);
  for (let count = 0; count < MOVES && players[0].view.turn.type !== 'over'; count++) {
    if (count % 25 === 20) {
      const { version } = players[0].view;
      await flare.dispose();
      await start();
      players = await seats(table);
      assert.equal(players[0].view.version, version);
    }
    const seat = players[0].view.turn.asks[0].seat;
    const { state, version } = players[seat].view;
    players[seat].send({ action: loire.suggest(state, seat, { level: 'easy' }).action, version });
    await until(() => players.every(({ view }) => view.version > version), 'both have the move');
  }
  assert.equal(loire.hash(players[0].view.state), loire.hash(players[1].view.state));
  assert.deepEqual(
    players.flatMap(({ refusals }) => refusals),
    [],
  );
});

test('undo, refusals, keys and secrets work', async () => {
  const table = await opened({ game: 'burgundy', seats: 2, options: { setup: 'advancedSecret' } });
  const players = await seats(table);
  const watching = await sit(table.id);
  const blank = JSON.stringify(watching.view.state);
  players[0].send({ action: players[0].view.legal[0].action, version: 0 });
  await until(() => watching.view.version === 1, 'the choice');
  assert.equal(JSON.stringify(watching.view.state), blank);
  players[0].send({ undo: true, version: 1 });
  await until(() => watching.view.version === 2, 'the choice is undone');
  const strange = [
    '',
    'null',
    '{',
    '{}',
    '[]',
    JSON.stringify({ action: 'no such thing' }),
    JSON.stringify({ action: 'x', version: 1 }),
    JSON.stringify({ action: players[0].view.legal[0].action, version: 1 }),
  ];
  for (const text of strange) players[0].send(text);
  watching.send({ action: players[0].view.legal[0].action });
  await until(() => players[0].refusals.length === strange.length && watching.refusals.length === 1, 'refusals');
  for (const claim of ['?seat=0', '?seat=0&key=no', `?seat=1&key=${table.keys[0]}`, '?seat=9&key=undefined']) {
    assert.equal((await sit(table.id, claim)).status, 403, claim);
  }
  assert.equal((await sit('nonsense')).status, 404);
  assert.equal((await opened({ game: 'chess', seats: 2 })).status, 400);
  const heard = [...players, watching].flatMap(({ heard }) => heard).join();
  for (const word of ['"seed"', '"dealer"', '"held"', ...table.keys]) assert.equal(heard.includes(word), false, word);
});
