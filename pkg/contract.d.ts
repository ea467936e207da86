import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Preview, SuggestOptions } from './types.js';
/**
 * How an argument crosses the boundary: a number, an optional number, a string, or any value as JSON text (`options`:
 * the empty object if it is missing).
 */
export type Kind = 'number' | 'optional' | 'string' | 'value' | 'options';
/** The arguments of a function: the name of each, and how it crosses. */
export type Row = Record<string, Kind>;
/** The rows with an answer other than JSON. */
type Plain = 'undo' | 'canUndo' | 'redo' | 'hash' | 'toBytes' | 'countPlayout';
/** The rows with an answer in JSON. */
export declare const ASKED: Record<Exclude<keyof Methods<GameId>, Plain>, Row>;
/** The rows with a flag, a number, bytes or plain text as answer. */
export declare const PLAIN: Record<Plain, Row>;
/** The rows that change a game. */
export declare const CHANGES: ReadonlySet<string>;
/** The methods of a game in a handle: the functions, without the state as first argument. */
export interface Methods<G extends GameId> {
    /**
     * All that a front end shows, in one call: position, turn, legal actions with previews (of one seat, or of all seats
     * that may act), possible outcomes, scores, which seats may undo, and whether redo is possible.
     */
    look(seat?: number | null): g.Look<G>;
    /** The questions to seats, the pending draw, or the end of the game. */
    turn(): g.Turn<G>;
    /** Whether an action is legal, and if not, by which rule. */
    check(seat: number, action: g.Action<G> | string): g.Verdict<G>;
    /** What an action would change. */
    preview(seat: number, action: g.Action<G> | string): Preview;
    /** The possible outcomes of the pending draw; empty if no draw is pending. */
    outcomes(): g.Weighted<G>[];
    /** Settles the pending draw with this outcome, given as an object or as its notation. */
    settle(outcome: g.Outcome<G> | string): g.Progress<G>;
    /**
     * Plays entries from elsewhere, all or none. Actions and outcomes may be objects or notations. The game's dealer, if
     * it has one, settles draws that the entries leave out.
     */
    apply(entries: g.Noted<G>[]): g.Progress<G>;
    /** The state as plain data. */
    state(): g.State<G>;
    /** What one seat, or a spectator (`null`), may know: the state without its dealer and without secret answers. */
    view(seat: number | null): g.State<G>;
    /** The state with all earlier events and entries that the handle knows. */
    beginning(): g.Played<G>;
    /** The set-up and all entries so far; refused for a game that was loaded from a state. */
    record(): g.Record<G>;
    /** The points of all seats by source, with ranks and tie-breaks, as if the game ended now. */
    scores(): g.Score[];
    /**
     * Plays on at random, draws included, to the end or for `limit` decisions (default: 5,000; max: 100,000).
     * `limitReached` tells that the game is not over. `events` only has those of the first 5,000 decisions.
     */
    playout(seed: string, limit?: number): g.PlayedOut<G>;
    /** A bot's choice, with its estimate of each legal action. */
    suggest(seat: number, options?: SuggestOptions): g.Suggestion<G>;
    /**
     * Takes back the last answer of a seat, or of the seat that answered last. Undo ends where something was revealed or
     * another seat has answered. In a simultaneous question each seat takes back its own answer, until it is ready.
     * `false` if there is nothing to take back.
     */
    undo(seat?: number): boolean;
    /** Whether `undo` can take something back. */
    canUndo(seat?: number): boolean;
    /** Plays again what was last taken back. `false` if there is nothing. */
    redo(): boolean;
    /** A hash of the table, as 16 hex digits. */
    hash(): string;
    /** The state in about a kilobyte, for storage or transport; `fromBytes` reads it. Equal states give equal bytes. */
    toBytes(): Uint8Array;
    /** Plays a copy on at random, with the limits of `playout`, and returns the number of decisions. */
    countPlayout(seed: string, limit?: number): number;
}
/** The same methods with promises; each takes an abort signal in its last argument. */
export type Promised<M, Options> = {
    [K in keyof M]: M[K] extends (...args: infer A) => infer R ? (...args: [...A, options?: Options | undefined]) => Promise<R> : never;
};
export {};
