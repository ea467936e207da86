/// <reference lib="esnext.disposable" preserve="true" />
import { type Methods, type Promised } from './contract.cjs';
import type * as g from './games.cjs';
import type { GameId } from './games.cjs';
import type { SuggestOptions } from './types.cjs';
import type { Abortable, Listening } from './worker-client.cjs';
/** Calls a method of the game in the worker. */
export type Call = <T>(options: (Abortable & Listening) | undefined, name: string, ...args: unknown[]) => Promise<T>;
/** What can be asked of it: the rows of the contract, which the class below gets one by one. */
declare const Asked: new <G extends GameId>() => Promised<Methods<G>, Abortable>;
/**
 * A game kept in a worker. Every call takes a signal that aborts it as its last argument; an aborted call has changed
 * nothing, and the handle goes on from where it stood.
 */
export declare class WorkerGame<G extends GameId = GameId> extends Asked<G> {
    #private;
    /** What one seat may do, or everybody who may act; on request each with what it would change. */
    legal(seat?: number | null, options?: Abortable & g.LegalOptions): Promise<g.Legal<G>[]>;
    /** Plays an action, given as an object or as its notation, and tells what happened. */
    play(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<g.Progress<G>>;
    /**
     * Settles all that chance owes now: by `random`, draw by draw, or else by the game's own dealer or the system's
     * randomness.
     */
    deal(random?: (() => number) | null, options?: Abortable): Promise<g.Progress<G>>;
    /** A handle of its own on the same game, in the same worker. */
    fork(options?: Abortable): Promise<WorkerGame<G>>;
    /**
     * The same, in slices: it tells how far it is, and when `enough` is aborted it answers with what it knows by then. An
     * abort of `signal` ends it without an answer.
     */
    think(seat: number, how?: SuggestOptions, options?: Abortable & Listening): Promise<g.Suggestion<G>>;
    /** Gives the memory back; the handle cannot be used any more. */
    free(): Promise<void>;
    [Symbol.dispose](): void;
    [Symbol.asyncDispose](): Promise<void>;
}
export {};
