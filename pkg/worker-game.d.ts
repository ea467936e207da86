/// <reference lib="esnext.disposable" preserve="true" />
import { type Methods, type Promised } from './contract.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { SuggestOptions } from './types.js';
import type { Abortable, Listening } from './worker-client.js';
/** Calls a method of the game in the worker. */
export type Call = <T>(options: (Abortable & Listening) | undefined, name: string, ...args: unknown[]) => Promise<T>;
/** The methods from the rows of the contract; the class below defines them one by one. */
declare const Asked: new <G extends GameId>() => Promised<Methods<G>, Abortable>;
/**
 * A game in a worker. Each call takes an abort signal in its last argument. An aborted call changes nothing, and the
 * handle can still be used.
 */
export declare class WorkerGame<G extends GameId = GameId> extends Asked<G> {
    #private;
    /** The legal actions of one seat, or of all seats that may act; optionally each with a preview of its changes. */
    legal(seat?: number | null, options?: Abortable & g.LegalOptions): Promise<g.Legal<G>[]>;
    /** Plays an action, given as an object or as its notation, and returns what happened. */
    play(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<g.Progress<G>>;
    /**
     * Settles all pending draws by `random`, one by one; without it by the game's dealer, or else by the system's
     * randomness.
     */
    deal(random?: (() => number) | null, options?: Abortable): Promise<g.Progress<G>>;
    /** A second handle on a copy of the game, in the same worker. */
    fork(options?: Abortable): Promise<WorkerGame<G>>;
    /**
     * Searches like `suggest`, but in slices: it reports its progress, and returns the result so far when `enough` is
     * aborted. Aborting `signal` ends it without a result.
     */
    think(seat: number, how?: SuggestOptions, options?: Abortable & Listening): Promise<g.Suggestion<G>>;
    /** Frees the memory; the handle must not be used afterwards. */
    free(): Promise<void>;
    [Symbol.dispose](): void;
    [Symbol.asyncDispose](): Promise<void>;
}
export {};
