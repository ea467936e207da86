// The entry for Bun: it knows the wasm files by these imports, and so brings them along into what it builds.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import burgundy from './burgundy.wasm' with { type: 'file' };
import orleans from './orleans.wasm' with { type: 'file' };
import stories from './stories.wasm' with { type: 'file' };

import initFrom, { type GameId, type InitOptions } from './core.js';

export * from './core.js';

/** Paths: absolute ones, or after `bun build` from where the built script lies. */
const FILES: Record<GameId, string> = { burgundy, orleans, stories };

/**
 * Loads games: all of them from beside this script, or those that are named. It may be called again, for the same games
 * or for others.
 */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, (game, given) => {
    if (given instanceof URL && given.protocol === 'file:') return readFile(given);
    return given ?? readFile(fileURLToPath(new URL(FILES[game], import.meta.url)));
  });
}
