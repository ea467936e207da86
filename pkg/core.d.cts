import { Game } from './game.cjs';
import type * as g from './games.cjs';
import type { GameId } from './games.cjs';
import type { GameInfo, Preview, Problem, Seats, SuggestOptions } from './types.cjs';
/** For the entries only; `export *` does not include a default export. */
export { initFrom as default } from './wasm.cjs';
export { initSync } from './wasm.cjs';
export type { InitInput, InitOptions, InitSyncOptions } from './wasm.cjs';
export { LoireError } from './errors.cjs';
export type { ErrorCode, ErrorDetails, RefusalParams, ScriptCode } from './errors.cjs';
export { Game };
export type { Thinking } from './game.cjs';
export type * from './types.cjs';
export type { Action, Answer, Ask, Components, Draw, Entry, Event, GameId, Games, In, Legal, LegalOptions, Look, Noted, Outcome, Played, PlayedOut, Progress, Record, Refusal, Score, Setup, Sketch, Target, State, Suggestion, Turn, Verdict, Weighted, } from './games.cjs';
/** The version of this package. */
export declare const version: string;
/** All games, loaded or not, with their seat counts, editions, modules, options and reconstructed data. */
export declare function games(): GameInfo[];
/** Whether a table can have this number of seats. For numbers from a form, before they go into a set-up. */
export declare function isSeats(number: unknown): number is Seats;
/**
 * The print on a game's components, for drawing them: of all in the box or, with a set-up, of those in play with its
 * corrections.
 */
export declare function components<G extends GameId>(game: G, setup?: g.Games[G]['setup']): g.Components<G>;
/** Starts a game and plays it to the first decision. */
export declare function newGame<G extends GameId>(setup: g.Setup<G> & g.In<G>): g.Played<G>;
/**
 * Completes a sketch to a consistent position; the set-up determines all that the sketch leaves out. Refuses
 * contradictions and lists them all, each with its path (`problems`).
 */
export declare function arrange<G extends GameId>(setup: g.Setup<G> & g.In<G>, sketch: g.Sketch<G>): g.State<G>;
/** The questions to seats, the pending draw, or the end of the game. */
export declare function turn<G extends GameId>(state: g.State<G> & g.In<G>): g.Turn<G>;
/** The legal actions of one seat, or of all seats that may act; optionally each with a preview of its changes. */
export declare function legalActions<G extends GameId>(state: g.State<G> & g.In<G>, seat?: number | null, options?: g.LegalOptions): g.Legal<G>[];
/**
 * All that a front end shows, in one call: position, turn, legal actions with previews (of one seat, or of all seats
 * that may act), possible outcomes, scores. A state has no undo; a handle does.
 */
export declare function look<G extends GameId>(state: g.State<G> & g.In<G>, seat?: number | null): g.Look<G>;
/** Whether an action is legal, and if not, by which rule. */
export declare function check<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, action: g.Action<G> | string): g.Verdict<G>;
/** Plays an action, given as an object or as its notation. */
export declare function play<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, action: g.Action<G> | string): g.Played<G>;
/** The possible outcomes of the pending draw; empty if no draw is pending. */
export declare function outcomes<G extends GameId>(state: g.State<G> & g.In<G>): g.Weighted<G>[];
/** Settles the pending draw with this outcome, given as an object or as its notation. */
export declare function settle<G extends GameId>(state: g.State<G> & g.In<G>, outcome: g.Outcome<G> | string): g.Played<G>;
/**
 * Settles all pending draws by `random`, which returns numbers from 0 up to 1 like `Math.random`. Without it, the
 * state's dealer settles them, or else the system's randomness.
 */
export declare function deal<G extends GameId>(state: g.State<G> & g.In<G>, random?: (() => number) | null): g.Played<G>;
/**
 * Plays entries from elsewhere, all or none. Actions and outcomes may be objects or notations. The state's dealer, if
 * it has one, settles draws that the entries leave out.
 */
export declare function apply<G extends GameId>(state: g.State<G> & g.In<G>, entries: g.Noted<G>[]): g.Played<G>;
/**
 * The record of a game that was played with these functions: pass its newest state, and the `entries` of all calls from
 * `newGame` on. Refuses entries that do not lead from the set-up to that state.
 */
export declare function record<G extends GameId>(state: g.State<G> & g.In<G>, entries: g.Noted<G>[]): g.Record<G>;
/** The points of all seats by source, with ranks and tie-breaks, as if the game ended now. */
export declare function scores(state: g.State): g.Score[];
/**
 * All laws that a position breaks, each with its path; empty if there are none. For a value that is not a state, the
 * first error in it.
 */
export declare function validate(state: unknown): Problem[];
/** What an action would change. */
export declare function preview<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, action: g.Action<G> | string): Preview;
/** A hash of 16 hex digits. Equal tables have equal hashes on every platform; dealer and names do not count. */
export declare function hash(state: g.State): string;
/**
 * A state in about a kilobyte or less, for storage or transport; its dealer is included. Equal states give equal bytes.
 * They begin with the name of the game and the version of the format.
 */
export declare function toBytes(state: g.State): Uint8Array;
/** Reads a state from bytes and checks it against all laws of its game. Refuses any other bytes. */
export declare function fromBytes<G extends GameId = GameId>(packed: Uint8Array): g.State<G>;
/** The state without its seed. Use `view` for what one seat may know. */
export declare function withoutDealer<G extends GameId>(state: g.State<G> & g.In<G>): g.State<G>;
/**
 * What one seat, or a spectator (`null`), may know: the state without its dealer and without secret answers. It works
 * like any other state, so a server may send it to players.
 */
export declare function view<G extends GameId>(state: g.State<G> & g.In<G>, seat: number | null): g.State<G>;
/** Replays a record and checks each entry, up to `upTo` entries. Needs no seed. */
export declare function replay<G extends GameId>(record: g.Record<G> & g.In<G>, upTo?: number): g.Played<G>;
/** A bot's choice, with its estimate of each legal action. */
export declare function suggest<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, options?: SuggestOptions): g.Suggestion<G>;
