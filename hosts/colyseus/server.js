// A node of a cluster. Any number of nodes share one Postgres and one Redis.

import { fileURLToPath } from 'node:url';

import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { LoireError, init } from 'loire';

import { Peers } from './peers.js';
import { TableDriver, TablePresence } from './redis.js';
import { loireRoom, openTable } from './room.js';

export { MOVED, loireRoom, openTable } from './room.js';
export { MemoryStore, PostgresStore } from './store.js';

/** Max size of a message in bytes; the longest answers have some hundred. */
const LONGEST = 64 * 1024;

/**
 * Starts a node.
 *
 * - `port`, `hostname`; `publicAddress`: the address of this node for players, if there are several nodes
 * - `store`: see store.js
 * - `redis`: an address; without it this is the only node
 * - `open`: whether anyone may open a table by POST /tables; otherwise call `openTable` from your lobby
 * - `page`: a folder of files to serve; the package of Loire is served beside it, under /loire
 * - `express`: receives the app, for routes of your own
 * - all options of `loireRoom`
 */
export async function serve({ port, hostname, publicAddress, store, redis, open = false, page, express, ...room }) {
  await init();
  await store.prepare();
  const peers = new Peers();
  const server = new Server({
    transport: new WebSocketTransport({ maxPayload: LONGEST }),
    ...(redis && { presence: new TablePresence(redis), driver: new TableDriver(redis) }),
    ...(publicAddress && { publicAddress }),
    selectProcessIdToCreateRoom: async (_name, { id }) => peers.placeOf(await engineOf(store, id)),
    greet: false,
    express: async (app) => {
      const { json, static: files } = (await import('express')).default;
      if (open) openRoute(app, json({ limit: LONGEST }), store);
      if (page) app.use('/loire', files(fileURLToPath(new URL('.', import.meta.resolve('loire'))))).use(files(page));
      await express?.(app);
    },
  });
  server.define('loire', loireRoom({ store, ...room })).filterBy(['id']);
  await server.listen(port, hostname);
  await peers.start();
  server.onBeforeShutdown(() => peers.stop());
  return server;
}

/** The version of Loire that has stored a table; `undefined` if it is unknown. */
const engineOf = (store, id) => (typeof id === 'string' ? store.engine(id).catch(() => undefined) : undefined);

/** POST /tables, with a set-up → { id, keys }. */
function openRoute(app, read, store) {
  app.post('/tables', read, async (request, response) => {
    try {
      response.status(201).json(await openTable(store, request.body));
    } catch (error) {
      const { code, message, path } = error;
      if (error instanceof LoireError) response.status(400).json({ code, message, path });
      else response.status(503).json({ code: 'notStored', message: 'the table could not be stored' });
    }
  });
}
