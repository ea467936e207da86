/** The package's version; the build fills it in. */
declare const __LOIRE_VERSION__: string;

/**
 * Every game with the words that its wasm file has inside: its name, the version and a digest. The build fills it in
 * with the files that it has made.
 */
declare const __LOIRE_BUILDS__: Record<import('./games.js').GameId, string>;

/** What `games()` says, as JSON text; the build asks the engine. */
declare const __LOIRE_GAMES__: string;

/** The script that wasm-bindgen writes, as a function: each call gives one that is bound to no instance yet. */
declare module '#glue' {
  const glue: () => typeof import('#bindgen');
  export default glue;
}

/** The wasm module of a game as base64; the build fills it in. */
declare module '#base64/*' {
  const base64: string;
  export default base64;
}

/** A wasm file as the tool that loads it has it: its path for Bun, a module for workerd. */
declare module '*.wasm' {
  const wasm: string & WebAssembly.Module;
  export default wasm;
}
