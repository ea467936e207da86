// A node of a cluster: as many of these as one likes, on one Postgres and one Redis.

import { fileURLToPath } from 'node:url';

import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { LoireError, init } from 'loire';

import { Peers } from './peers.js';
import { TableDriver, TablePresence } from './redis.js';
import { loireRoom, openTable } from './room.js';

export { MOVED, loireRoom, openTable } from './room.js';
export { MemoryStore, PostgresStore } from './store.js';

/** The longest message that is read; the longest answers have some hundred bytes. */
const LONGEST = 64 * 1024;

/**
 * Starts a node.
 *
 * - `port`, `hostname`; `publicAddress`: under which players reach this node, if there are several
 * - `store`: see store.js
 * - `redis`: an address; without one, this node is alone
 * - `open`: may anybody open a table by POST /tables? Otherwise call `openTable` from your lobby
 * - `page`: a folder of files to serve; beside them stands the package of Loire, under /loire
 * - `express`: gets the app, for routes of your own
 * - whatever `loireRoom` takes
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

/** Which version of Loire has stored a table; nothing if nobody can say. */
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
