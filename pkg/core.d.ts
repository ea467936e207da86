import type { GameInfo } from './types.js';
export { initSync } from './wasm.js';
export type { InitInput } from './wasm.js';
export { LoireError } from './errors.js';
export type * from './types.js';
/** The version of this package. */
export declare const version: string;
/** The games this package knows, with their seat counts, editions, modules and options. */
export declare function games(): GameInfo[];
