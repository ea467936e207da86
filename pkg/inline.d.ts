import { type InitInput } from './core.js';
export * from './core.js';
/** Unpacks the wasm module from this script, or takes what is given. Idempotent. */
export declare function init(input?: InitInput | PromiseLike<InitInput>): Promise<void>;
