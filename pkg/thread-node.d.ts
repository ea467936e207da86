import type { Thread } from './worker-client.js';
/** Starts the thread. It does not keep the process alive, except while a call waits for its answer. */
export declare function startThread(): Thread;
