/** What the wasm module can be made from. */
export type InitInput = string | URL | Response | BufferSource | WebAssembly.Module;
/** Goes in: the engine is there to be called. Whoever does not call `leave` afterwards has broken it. */
export declare function enter(): void;
/** Has come back. */
export declare function leave(): void;
/** The number of the instance that runs now: what an earlier one has kept is gone. */
export declare function instance(): number;
/**
 * Puts a fresh instance in the place of this one. After a trap nothing in its memory can be relied upon, and each
 * further call might do anything.
 */
export declare function replace(): void;
/** Instantiates synchronously; a call after one that succeeded changes nothing. */
export declare function initSync(module: BufferSource | WebAssembly.Module): void;
type Input = InitInput | PromiseLike<InitInput> | null | undefined;
/** Where an entry gets the module from: what the caller has given, or else from beside itself. */
type Find = (given: InitInput | null | undefined) => InitInput | PromiseLike<InitInput>;
/**
 * Instantiates what is found; it is looked for only if it is needed. A call waits for the one before it, and tries its
 * own input if that one has failed.
 */
export declare function initFrom(given: Input, find: Find): Promise<void>;
export {};
