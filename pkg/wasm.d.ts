/** What the wasm module can be made from. */
export type InitInput = string | URL | Response | BufferSource | WebAssembly.Module;
/** Is the engine there to be called? */
export declare function isReady(): boolean;
/** Instantiates synchronously; a call after the first one changes nothing. */
export declare function initSync(module: BufferSource | WebAssembly.Module): void;
/**
 * Instantiates what the input gives; the input is asked for only if it is needed. A call after the first one waits for
 * the first one, and after a failure the next call tries again.
 */
export declare function initFrom(input: () => InitInput | PromiseLike<InitInput>): Promise<void>;
