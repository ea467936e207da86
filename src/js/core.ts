// What all entries share: every function of the engine, in one file (core.js) so that there is one instance of it.
// The entries differ only in where `init` finds the wasm module.

import * as wasm from '#bindgen';

import type { GameInfo } from './types.js';

/** @internal For the entries only. */
export { initFrom } from './wasm.js';
export { initSync } from './wasm.js';
export type { InitInput } from './wasm.js';
export { LoireError } from './errors.js';
export type * from './types.js';

/** The version of this package. */
export const version: string = __LOIRE_VERSION__;

/** The games this package knows, with their seat counts, editions, modules and options. */
export function games(): GameInfo[] {
  return wasm.games();
}
