import type { Thread } from './worker-client.js';
/** Starts the thread. The process ends without it, unless somebody waits for an answer. */
export declare function startThread(): Thread;
