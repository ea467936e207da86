// Where the wasm file of each game lies.

import type { GameId } from './games.js';

/** Bundlers look for exactly these expressions to bring the files along. */
const FILES: Record<GameId, () => URL> = {
  burgundy: () => new URL('./burgundy.wasm', import.meta.url),
  orleans: () => new URL('./orleans.wasm', import.meta.url),
  stories: () => new URL('./stories.wasm', import.meta.url),
};

/** The wasm file of a game, beside this script. */
export function beside(game: GameId): URL {
  return FILES[game]();
}
