import type { GameId } from './games.cjs';
import type { Platform, WasmModule } from './platform.cjs';
/** What the wasm module of a game can be made from. */
export type InitInput = string | Platform<'URL'> | Platform<'Response'> | Bytes | WasmModule;
/** Bytes, or what shows them. */
export type Bytes = ArrayBuffer | ArrayBufferView;
/**
 * Which games are wanted: those in `games` from beside the script, and each that is named itself from what stands
 * there.
 */
export type InitOptions = {
    games?: readonly GameId[];
} & {
    [G in GameId]?: InitInput | PromiseLike<InitInput> | null | undefined;
};
/** The same where nobody can wait. */
export type InitSyncOptions = {
    [G in GameId]?: Bytes | WasmModule;
};
/** Starts engines at once; of a game that is loaded already, nothing changes. */
export declare function initSync(modules: InitSyncOptions): void;
type Given = InitInput | null | undefined;
/** Where an entry gets a module from: what the caller has given, or else from beside itself. */
type Find = (game: GameId, given: Given) => InitInput | PromiseLike<InitInput>;
/**
 * Starts the engines that are wanted; a module is looked for only if it is needed. A call waits for the one before it
 * about the same game, and tries its own input if that one has failed.
 */
export declare function initFrom(what: InitOptions | null | undefined, find: Find): Promise<void>;
export {};
