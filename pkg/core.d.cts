import { Game } from './game.cjs';
import type * as g from './games.cjs';
import type { GameId } from './games.cjs';
import type { GameInfo, Preview, Problem, Seats, SuggestOptions } from './types.cjs';
/** For the entries only: `export *` leaves it out. */
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
/** Every game, loaded or not, with its seat counts, editions, modules, options and what data is reconstructed. */
export declare function games(): GameInfo[];
/** Is it a number of seats that a table can have? For numbers from a form, before they stand in a set-up. */
export declare function isSeats(number: unknown): number is Seats;
/**
 * What is printed on a game's components, for whoever draws them: on all in the box or, with a set-up, on those that it
 * plays with, as it corrects them.
 */
export declare function components<G extends GameId>(game: G, setup?: g.Games[G]['setup']): g.Components<G>;
/** A new game: the state after everything that happens by itself. */
export declare function newGame<G extends GameId>(setup: g.Setup<G> & g.In<G>): g.Played<G>;
/**
 * A consistent position from the few things that are said: what is not said follows, as the set-up gives it. Refused
 * with everything that contradicts itself, each by its place (`problems`).
 */
export declare function arrange<G extends GameId>(setup: g.Setup<G> & g.In<G>, sketch: g.Sketch<G>): g.State<G>;
/** Who may act now and what they are asked, or what chance owes, or that the game is over. */
export declare function turn<G extends GameId>(state: g.State<G> & g.In<G>): g.Turn<G>;
/** What one seat may do, or everybody who may act; on request each with what it would change. */
export declare function legalActions<G extends GameId>(state: g.State<G> & g.In<G>, seat?: number | null, options?: g.LegalOptions): g.Legal<G>[];
/**
 * Everything that a front end shows, in one call: position, turn, legal actions of one seat or of everybody who may
 * act, each with its preview, what chance may answer, scores. A state alone knows no undo: see the handle.
 */
export declare function look<G extends GameId>(state: g.State<G> & g.In<G>, seat?: number | null): g.Look<G>;
/** Is an action legal, and if not, which rule says so? */
export declare function check<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, action: g.Action<G> | string): g.Verdict<G>;
/** Plays an action, given as an object or as its notation. */
export declare function play<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, action: g.Action<G> | string): g.Played<G>;
/** What chance may answer now; empty if it owes nothing. */
export declare function outcomes<G extends GameId>(state: g.State<G> & g.In<G>): g.Weighted<G>[];
/** Chance answers, with an object or its notation. */
export declare function settle<G extends GameId>(state: g.State<G> & g.In<G>, outcome: g.Outcome<G> | string): g.Played<G>;
/**
 * Settles all that chance owes now: by `random`, which gives numbers from 0 up to 1 as `Math.random` does; without it
 * by the state's own dealer, or else by the system's randomness.
 */
export declare function deal<G extends GameId>(state: g.State<G> & g.In<G>, random?: (() => number) | null): g.Played<G>;
/**
 * Plays entries that came from elsewhere, all or none: actions and outcomes as objects or as their notations. The
 * state's dealer, if it has one, answers the draws that the entries leave open.
 */
export declare function apply<G extends GameId>(state: g.State<G> & g.In<G>, entries: g.Noted<G>[]): g.Played<G>;
/**
 * The record of a game played by these functions: of its newest state, and the `entries` of every call from `newGame`
 * on. Refused if they do not lead from the set-up to that state.
 */
export declare function record<G extends GameId>(state: g.State<G> & g.In<G>, entries: g.Noted<G>[]): g.Record<G>;
/** Every seat's points by source, rank and tie-break values, as if the game ended now. */
export declare function scores(state: g.State): g.Score[];
/**
 * Every law that a position breaks, each with its place; empty if nothing is wrong. Of a value that is no state at all,
 * the first thing that does not fit.
 */
export declare function validate(state: unknown): Problem[];
/** What an action would change. */
export declare function preview<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, action: g.Action<G> | string): Preview;
/** Sixteen hex digits, equal for equal tables everywhere, whoever deals and whatever the players are called. */
export declare function hash(state: g.State): string;
/**
 * A state in about a kilobyte or less, to be kept or sent: the same bytes for the same state, with its dealer if it has
 * one. They begin with the name of the game and the version of their form.
 */
export declare function toBytes(state: g.State): Uint8Array;
/** The state that such bytes are, held to every law of its game; any other bytes are refused. */
export declare function fromBytes<G extends GameId = GameId>(packed: Uint8Array): g.State<G>;
/** The state without its seed. What one seat may know of it is `view`. */
export declare function withoutDealer<G extends GameId>(state: g.State<G> & g.In<G>): g.State<G>;
/**
 * What one seat, or a spectator (`null`), may know: no dealer, and no answer that is still secret. It is a state like
 * any other: what a server may send out.
 */
export declare function view<G extends GameId>(state: g.State<G> & g.In<G>, seat: number | null): g.State<G>;
/** Plays a record through, every answer checked, up to so many entries. Needs no seed. */
export declare function replay<G extends GameId>(record: g.Record<G> & g.In<G>, upTo?: number): g.Played<G>;
/** What a bot would do, with its estimate of every legal action. */
export declare function suggest<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, options?: SuggestOptions): g.Suggestion<G>;
