import type { GameId } from './games.cjs';
import type { Platform, WasmModule } from './platform.cjs';
/** The forms in which `init` takes the wasm module of a game. */
export type InitInput = string | Platform<'URL'> | Platform<'Response'> | Bytes | WasmModule;
/** Bytes, or a view of bytes. */
export type Bytes = ArrayBuffer | ArrayBufferView;
/** The games to load: those in `games` from beside the script, and those with a key of their own from its value. */
export type InitOptions = {
    games?: readonly GameId[];
} & {
    [G in GameId]?: InitInput | PromiseLike<InitInput> | null | undefined;
};
/** The same for synchronous loading. */
export type InitSyncOptions = {
    [G in GameId]?: Bytes | WasmModule;
};
/** Starts engines synchronously; games that are loaded already stay as they are. */
export declare function initSync(modules: InitSyncOptions): void;
type Given = InitInput | null | undefined;
/** How an entry finds a module: the given input, or else the file beside it. */
type Find = (game: GameId, given: Given) => InitInput | PromiseLike<InitInput>;
/**
 * Starts engines, and looks for a module only if it is needed. A call waits for an earlier one about the same game, and
 * uses its own input if that one failed.
 */
export declare function initFrom(what: InitOptions | null | undefined, find: Find): Promise<void>;
export {};
