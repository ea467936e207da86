// The entry for a worker thread in Node and compatible runtimes. Its declarations are those of worker.ts.

import { startThread } from './thread-node.js';
import { WorkerClient, type WorkerOptions } from './worker-client.js';

export { LoireError } from './core.js';
export type * from './worker-client.js';

/** An engine in a worker of its own. */
export class LoireWorker extends WorkerClient {
  constructor(options: WorkerOptions = {}) {
    super(options, startThread);
  }
}
