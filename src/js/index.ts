// The entry for browsers: the wasm module lies beside the script and is fetched by `init`.

import initFrom, { type InitInput } from './core.js';

export * from './core.js';

/** Loads the wasm module, from beside this script or from what is given. Idempotent. */
export function init(input?: InitInput | PromiseLike<InitInput>): Promise<void> {
  // Bundlers look for exactly this expression to bring the file along.
  return initFrom(input, (given) => given ?? new URL('./loire.wasm', import.meta.url));
}
