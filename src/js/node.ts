// The entry for Node: the wasm modules are read from disk.

import { readFile } from 'node:fs/promises';

import { beside } from './beside.js';
import initFrom, { type InitOptions } from './core.js';

export * from './core.js';

/**
 * Loads games: all of them from beside this script, or those that are named. It may be called again, for the same games
 * or for others.
 */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, (game, given) => {
    const found = given ?? beside(game);
    // Node's fetch knows no file: addresses.
    return found instanceof URL && found.protocol === 'file:' ? readFile(found) : found;
  });
}
