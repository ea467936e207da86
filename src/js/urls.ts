// Finds the files of this package in a browser.

import type { GameId } from './games.js';

/** Bundlers look for exactly these expressions to include the files. */
const FILES: Record<GameId, () => URL> = {
  burgundy: () => new URL('./burgundy.wasm', import.meta.url),
  orleans: () => new URL('./orleans.wasm', import.meta.url),
  stories: () => new URL('./stories.wasm', import.meta.url),
};

/** The URL of a game's wasm file, beside this script. */
export function wasmUrl(game: GameId): URL {
  return packageUrl(FILES[game]());
}

/**
 * The actual URL of a file. In development, Vite up to 7 serves the scripts of packages from `node_modules/.vite/deps`
 * and leaves all other files in the package.
 */
export function packageUrl(url: URL): URL {
  const real = url.href.replace(/\/\.vite\/deps\/(?=[^/]+$)/, '/loire/');
  return real === url.href ? url : new URL(real); // a bundler may have written a relative address
}
