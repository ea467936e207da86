import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Preview, SuggestOptions } from './types.js';
import type { Abortable } from './worker.js';
/** Calls a method of the game in the worker. */
export type Call = <T>(options: Abortable | undefined, name: string, ...args: unknown[]) => Promise<T>;
/**
 * A game kept in a worker. Every call takes a signal that aborts it as its last argument; an aborted call has changed
 * nothing, and the handle goes on from where it stood.
 */
export declare class WorkerGame<G extends GameId = GameId> {
    #private;
    /** Who may act now and what they are asked, or what chance owes, or that the game is over. */
    turn(options?: Abortable): Promise<g.Turn<G>>;
    /** Everything that a front end shows, in one call. */
    look(seat?: number | null, options?: Abortable): Promise<g.Look<G>>;
    /** What one seat may do, or everybody who may act; on request each with what it would change. */
    legal(seat?: number | null, options?: Abortable & g.LegalOptions): Promise<g.Legal<G>[]>;
    /** Is an action legal, and if not, which rule says so? */
    check(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<g.Verdict<G>>;
    /** Plays an action, given as an object or as its notation, and tells what happened. */
    play(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<g.Progress<G>>;
    /** What an action would change. */
    preview(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<Preview>;
    /** What chance may answer now; empty if it owes nothing. */
    outcomes(options?: Abortable): Promise<g.Weighted<G>[]>;
    /** Chance answers, with an object or its notation. */
    settle(outcome: g.Outcome<G> | string, options?: Abortable): Promise<g.Progress<G>>;
    /**
     * Settles all that chance owes now: by `random`, draw by draw, or else by the game's own dealer or the system's
     * randomness.
     */
    deal(random?: (() => number) | null, options?: Abortable): Promise<g.Progress<G>>;
    /** Plays entries that came from elsewhere, all or none. */
    apply(entries: g.Noted<G>[], options?: Abortable): Promise<g.Progress<G>>;
    /** Takes back the last answer of a seat, or of whoever answered last; false if there is nothing to take back. */
    undo(seat?: number, options?: Abortable): Promise<boolean>;
    /** Could `undo` take something back? */
    canUndo(seat?: number, options?: Abortable): Promise<boolean>;
    /** Plays again what was taken back last. False if there is nothing. */
    redo(options?: Abortable): Promise<boolean>;
    /** The state as plain data. */
    state(options?: Abortable): Promise<g.State<G>>;
    /** What one seat, or a spectator (`null`), may know: the state without its dealer, without answers still secret. */
    view(seat: number | null, options?: Abortable): Promise<g.State<G>>;
    /** The set-up and every answer so far; refused for a game that was loaded from a state. */
    record(options?: Abortable): Promise<g.Record<G>>;
    /** Every seat's points by source, rank and tie-break values, as if the game ended now. */
    scores(options?: Abortable): Promise<g.Score[]>;
    /** Sixteen hex digits of the table. */
    hash(options?: Abortable): Promise<string>;
    /** A handle of its own on the same game, in the same worker. */
    fork(options?: Abortable): Promise<WorkerGame<G>>;
    /** Plays on at random, chance included, to the end or for so many decisions. */
    playout(seed: string, limit?: number, options?: Abortable): Promise<g.Played<G>>;
    /** What a bot would do, with its estimate of every legal action. */
    suggest(seat: number, how?: SuggestOptions, options?: Abortable): Promise<g.Suggestion<G>>;
    /** Gives the memory back; the handle cannot be used any more. */
    free(): Promise<void>;
    [Symbol.dispose](): void;
    [Symbol.asyncDispose](): Promise<void>;
}
