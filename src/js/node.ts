// The entry for Node: `init` reads the wasm modules from disk.

import initFrom, { type InitOptions } from './core.js';
import { wasmFile } from './node-files.js';

export * from './core.js';

/** Loads all games from beside this script, or the given ones. May be called again for the same or other games. */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, wasmFile);
}
