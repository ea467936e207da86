// The entry for Bun, which recognizes the wasm files by these imports and adds them to what it builds.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import burgundy from './burgundy.wasm' with { type: 'file' };
import orleans from './orleans.wasm' with { type: 'file' };
import stories from './stories.wasm' with { type: 'file' };

import initFrom, { type GameId, type InitOptions } from './core.js';

export * from './core.js';

/** Paths: absolute, or after `bun build` relative to the built script. */
const FILES: Record<GameId, string> = { burgundy, orleans, stories };

/** Loads all games from beside this script, or the given ones. May be called again for the same or other games. */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, (game, given) => {
    if (given instanceof URL && given.protocol === 'file:') return readFile(given);
    return given ?? readFile(fileURLToPath(new URL(FILES[game], import.meta.url)));
  });
}
