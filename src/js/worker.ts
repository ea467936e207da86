// The entry for a web worker.

import { startThread } from './thread.js';
import { WorkerClient, type WorkerOptions } from './worker-client.js';

export { LoireError } from './core.js';
export type * from './worker-client.js';

/** An engine in a worker of its own. */
export class LoireWorker extends WorkerClient {
  constructor(options: WorkerOptions = {}) {
    super(options, startThread);
  }
}
