// A node of a cluster in a process of its own, which a test may kill. Its parent can order it to die at its next move:
// before the move is stored, after that and before it is sent, or once all clients have seen the next draw.

import { matchMaker } from '../../../hosts/colyseus/node_modules/@colyseus/core/build/index.mjs';
import { PostgresStore, serve } from '../../../hosts/colyseus/server.js';

const { port, redis, postgres, ...options } = JSON.parse(process.argv[2]);

class Store extends PostgresStore {
  /** When to die: `before` a move is stored, or `after`; or when something `drawn` was stored and sent. */
  death;

  async append(...args) {
    if (this.death === 'before') process.kill(process.pid, 'SIGKILL');
    const isStored = await super.append(...args);
    if (this.death === 'after') process.kill(process.pid, 'SIGKILL');
    const [, , , { entries }] = args;
    if (this.death === 'drawn' && 'chance' in (entries.at(-1) ?? {})) {
      // The next answer must not be stored before.
      this.death = undefined;
      this.append = () => new Promise(() => {});
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);
    }
    return isStored;
  }
}

const store = new Store(postgres);
await serve({ port, hostname: '127.0.0.1', publicAddress: `127.0.0.1:${port}`, redis, store, open: true, ...options });
process.on('message', (message) => {
  if (message.death) store.death = message.death;
  // A room for this table, even if there is another one.
  if (message.wake) void matchMaker.handleCreateRoom('loire', { id: message.wake }).catch(() => {});
  if (message === 'used') {
    globalThis.gc?.();
    process.send({ memory: process.memoryUsage(), cpu: process.cpuUsage() });
  }
});
process.on('disconnect', () => process.exit());
process.send('ready');
