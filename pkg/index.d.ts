import { type InitInput } from './core.js';
export * from './core.js';
/** Loads the wasm module, from beside this script or from what is given. Idempotent. */
export declare function init(input?: InitInput | PromiseLike<InitInput>): Promise<void>;
