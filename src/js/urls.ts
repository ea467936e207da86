// Where the files of this package lie, for a browser.

import type { GameId } from './games.js';

/** Bundlers look for exactly these expressions to bring the files along. */
const FILES: Record<GameId, () => URL> = {
  burgundy: () => new URL('./burgundy.wasm', import.meta.url),
  orleans: () => new URL('./orleans.wasm', import.meta.url),
  stories: () => new URL('./stories.wasm', import.meta.url),
};

/** The wasm file of a game, beside this script. */
export function wasmUrl(game: GameId): URL {
  return packageUrl(FILES[game]());
}

/**
 * The same file where it really is. While one develops, Vite up to 7 serves the scripts of packages from
 * `node_modules/.vite/deps`, and leaves every other file in the package.
 */
export function packageUrl(url: URL): URL {
  const real = url.href.replace(/\/\.vite\/deps\/(?=[^/]+$)/, '/loire/');
  return real === url.href ? url : new URL(real); // what a bundler has made of it may be no whole address
}
