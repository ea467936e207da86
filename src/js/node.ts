// The entry for Node: the wasm modules are read from disk.

import initFrom, { type InitOptions } from './core.js';
import { wasmFile } from './node-files.js';

export * from './core.js';

/**
 * Loads games: all of them from beside this script, or those that are named. It may be called again, for the same games
 * or for others.
 */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, wasmFile);
}
