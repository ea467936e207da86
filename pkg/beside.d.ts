import type { GameId } from './games.js';
/** The wasm file of a game, beside this script. */
export declare function beside(game: GameId): URL;
