// The entry for browsers: `init` fetches the wasm modules from beside the script.

import initFrom, { type InitOptions } from './core.js';
import { wasmUrl } from './urls.js';

export * from './core.js';

/** Loads all games from beside this script, or the given ones. May be called again for the same or other games. */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, (game, given) => given ?? wasmUrl(game));
}
