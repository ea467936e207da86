import { WorkerClient, type WorkerOptions } from './worker-client.cjs';
export { LoireError } from './core.cjs';
export type * from './worker-client.cjs';
/** An engine in a worker of its own. */
export declare class LoireWorker extends WorkerClient {
    constructor(options?: WorkerOptions);
}
