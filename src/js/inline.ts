// The entry that carries the wasm modules inside the script: nothing is fetched, so it works from file://.

import burgundy from '#base64/burgundy';
import orleans from '#base64/orleans';
import stories from '#base64/stories';

import initFrom, { type GameId, type InitOptions } from './core.js';

export * from './core.js';

const MODULES: Record<GameId, string> = { burgundy, orleans, stories };

/**
 * Unpacks games from this script, all or those that are named, or takes what is given. It may be called again, for the
 * same games or for others.
 */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, (game, given) => given ?? Uint8Array.from(atob(MODULES[game]), (char) => char.charCodeAt(0)));
}
