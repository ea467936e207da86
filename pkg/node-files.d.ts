import type { GameId, InitInput } from './core.js';
/** The wasm module of a game: what is given, or else its file. */
export declare function wasmFile(game: GameId, given: InitInput | null | undefined): InitInput | Promise<InitInput>;
/**
 * A file of this package: beside the script or, where a bundler has carried the script away, in the package, found as
 * Node finds packages. What `script` gives is an expression that bundlers know; they may have made anything of it.
 */
export declare function packageFile(file: string, script: () => URL): URL;
