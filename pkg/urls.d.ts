import type { GameId } from './games.js';
/** The wasm file of a game, beside this script. */
export declare function wasmUrl(game: GameId): URL;
/**
 * The same file where it really is. While one develops, Vite up to 7 serves the scripts of packages from
 * `node_modules/.vite/deps`, and leaves every other file in the package.
 */
export declare function packageUrl(url: URL): URL;
