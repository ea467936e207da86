import type * as g from './games.js';
import type { GameId } from './games.js';
import type { GameInfo, Preview, Problem, SuggestOptions } from './types.js';
export { initSync } from './wasm.js';
export type { InitInput } from './wasm.js';
export { LoireError } from './errors.js';
export { Game } from './game.js';
export type * from './types.js';
export type { Action, Ask, Components, Draw, Entry, Event, GameId, Games, In, Legal, Outcome, Played, Progress, Record, Refusal, Score, Setup, State, Suggestion, Turn, Verdict, Weighted, } from './games.js';
/** The version of this package. */
export declare const version: string;
/** Every game, with its seat counts, editions, modules, options and what data is reconstructed. */
export declare function games(): GameInfo[];
/**
 * What is printed on a game's components, for whoever draws them: on all in the box or, with a set-up, on those that it
 * plays with, as it corrects them.
 */
export declare function components<G extends GameId>(game: G, setup?: g.Games[G]['setup']): g.Components<G>;
/** A new game: the state after everything that happens by itself. */
export declare function newGame<G extends GameId>(setup: g.Setup<G> & g.In<G>): g.Played<G>;
/** Who may act now and what they are asked, or what chance owes, or that the game is over. */
export declare function turn<G extends GameId>(state: g.State<G> & g.In<G>): g.Turn<G>;
/** What one seat may do, or everybody who may act. */
export declare function legalActions<G extends GameId>(state: g.State<G> & g.In<G>, seat?: number): g.Legal<G>[];
/** Is an action legal, and if not, which rule says so? */
export declare function check<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, action: g.Action<G> | string): g.Verdict;
/** Plays an action, given as an object or as its notation. */
export declare function play<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, action: g.Action<G> | string): g.Played<G>;
/** What chance may answer now; empty if it owes nothing. */
export declare function outcomes<G extends GameId>(state: g.State<G> & g.In<G>): g.Weighted<G>[];
/** Chance answers, with an object or its notation. */
export declare function settle<G extends GameId>(state: g.State<G> & g.In<G>, outcome: g.Outcome<G> | string): g.Played<G>;
/** Every seat's points by source, rank and tie-break values, as if the game ended now. */
export declare function scores(state: g.State): g.Score[];
/** What is wrong with a position; empty if nothing is. */
export declare function validate(state: unknown): Problem[];
/** What an action would change. */
export declare function preview<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, action: g.Action<G> | string): Preview;
/** Sixteen hex digits, equal for equal tables everywhere, whoever deals and whatever the players are called. */
export declare function hash(state: g.State): string;
/** The state without its secret: what a server may send out. */
export declare function withoutDealer<G extends GameId>(state: g.State<G> & g.In<G>): g.State<G>;
/** Plays a record through, every answer checked, up to so many entries. Needs no seed. */
export declare function replay<G extends GameId>(record: g.Record<G> & g.In<G>, upTo?: number): g.Played<G>;
/** What a bot would do, with its estimate of every legal action. */
export declare function suggest<G extends GameId>(state: g.State<G> & g.In<G>, seat: number, options?: SuggestOptions): g.Suggestion<G>;
