import type { GameId } from './games.js';
/** The URL of a game's wasm file, beside this script. */
export declare function wasmUrl(game: GameId): URL;
/**
 * The actual URL of a file. In development, Vite up to 7 serves the scripts of packages from `node_modules/.vite/deps`
 * and leaves all other files in the package.
 */
export declare function packageUrl(url: URL): URL;
