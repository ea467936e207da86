// The entry for browsers: the wasm modules lie beside the script and are fetched by `init`.

import initFrom, { type InitOptions } from './core.js';
import { wasmUrl } from './urls.js';

export * from './core.js';

/**
 * Loads games: all of them from beside this script, or those that are named. It may be called again, for the same games
 * or for others.
 */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, (game, given) => given ?? wasmUrl(game));
}
