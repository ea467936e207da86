/** The package's version; the build inserts it. */
declare const __LOIRE_VERSION__: string;

/**
 * For each game the text inside its wasm file: its name, the version and a digest. The build inserts it after writing
 * the files.
 */
declare const __LOIRE_BUILDS__: Record<import('./games.js').GameId, string>;

/** The result of `games()` as JSON text; the build asks the engine for it. */
declare const __LOIRE_GAMES__: string;

/** The script of wasm-bindgen as a function; each call returns functions for a new instance. */
declare module '#glue' {
  const glue: () => typeof import('#bindgen');
  export default glue;
}

/** The wasm module of a game as base64; the build inserts it. */
declare module '#base64/*' {
  const base64: string;
  export default base64;
}

/** A wasm file as its bundler or runtime imports it: a path in Bun, a module in workerd. */
declare module '*.wasm' {
  const wasm: string & WebAssembly.Module;
  export default wasm;
}
