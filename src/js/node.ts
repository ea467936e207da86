// The entry for Node: the wasm module is read from disk.

import { readFile } from 'node:fs/promises';

import initFrom, { type InitInput } from './core.js';

export * from './core.js';

/** Loads the wasm module, from beside this script or from what is given. Idempotent. */
export function init(input?: InitInput | PromiseLike<InitInput>): Promise<void> {
  return initFrom(input, (given) => {
    const found = given ?? new URL('./loire.wasm', import.meta.url);
    // Node's fetch knows no file: addresses.
    return found instanceof URL && found.protocol === 'file:' ? readFile(found) : found;
  });
}
