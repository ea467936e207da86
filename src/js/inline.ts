// The entry with the wasm modules inside the script: nothing is fetched, so it works from file://.

import burgundy from '#base64/burgundy';
import orleans from '#base64/orleans';
import stories from '#base64/stories';

import initFrom, { type GameId, type InitOptions } from './core.js';

export * from './core.js';

const MODULES: Record<GameId, string> = { burgundy, orleans, stories };

/**
 * Unpacks all games from this script, or the given ones, or loads the given modules. May be called again for the same
 * or other games.
 */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, (game, given) => given ?? Uint8Array.from(atob(MODULES[game]), (char) => char.charCodeAt(0)));
}
