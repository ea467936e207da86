/** The package's version; the build fills it in. */
declare const __LOIRE_VERSION__: string;

/** The version and a digest of the wasm file that was built with these scripts, as the wasm file itself has them. */
declare const __LOIRE_BUILD__: string;

/** The wasm module as base64; the build fills it in. */
declare module '#wasm-base64' {
  const base64: string;
  export default base64;
}
