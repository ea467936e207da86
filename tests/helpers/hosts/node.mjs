// A node of a cluster, as a process of its own that a test may kill. Its parent may tell it to die at its next move,
// after that was stored and before anybody was told.

import { PostgresStore, serve } from '../../../hosts/colyseus/server.js';

const { port, redis, postgres, ...options } = JSON.parse(process.argv[2]);

class Store extends PostgresStore {
  isToDie = false;

  async append(...args) {
    const isStored = await super.append(...args);
    if (this.isToDie) process.kill(process.pid, 'SIGKILL');
    return isStored;
  }
}

const store = new Store(postgres);
await serve({ port, hostname: '127.0.0.1', publicAddress: `127.0.0.1:${port}`, redis, store, open: true, ...options });
process.on('message', (message) => {
  if (message === 'die') store.isToDie = true;
  if (message === 'used') {
    globalThis.gc?.();
    process.send({ memory: process.memoryUsage(), cpu: process.cpuUsage() });
  }
});
process.on('disconnect', () => process.exit());
process.send('ready');
