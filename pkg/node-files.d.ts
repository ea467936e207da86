import type { GameId, InitInput } from './core.js';
/** The wasm module of a game: the given input, or else its file. */
export declare function wasmFile(game: GameId, given: InitInput | null | undefined): InitInput | Promise<InitInput>;
/**
 * The URL of a file of this package: beside the script or, if a bundler has moved the script, in the package as Node
 * resolves it. `script` returns an expression that bundlers recognize and may have rewritten in any way.
 */
export declare function packageFile(file: string, script: () => URL): URL;
