// The contract: every function that is asked of a game in progress, with what it takes. From these rows
// come the methods of `Game` and of `WorkerGame`; src/wasm.rs answers each by its name.

import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Preview, SuggestOptions } from './types.js';

/**
 * How an argument crosses the boundary: a number, a number that may be missing, a string, or any value as JSON text
 * (`options`, as the empty object if missing).
 */
export type Kind = 'number' | 'optional' | 'string' | 'value' | 'options';

/** What a function takes: the name of each argument, and how it crosses. */
export type Row = Record<string, Kind>;

/** The rows whose answer is not JSON. */
type Plain = 'undo' | 'canUndo' | 'redo' | 'hash' | 'toBytes' | 'countPlayout';

/** What is answered in JSON. */
export const ASKED: Record<Exclude<keyof Methods<GameId>, Plain>, Row> = {
  look: { seat: 'optional' },
  turn: {},
  check: { seat: 'number', action: 'value' },
  preview: { seat: 'number', action: 'value' },
  outcomes: {},
  settle: { outcome: 'value' },
  apply: { entries: 'value' },
  state: {},
  view: { seat: 'optional' },
  beginning: {},
  record: {},
  scores: {},
  playout: { seed: 'string', limit: 'optional' },
  suggest: { seat: 'number', options: 'options' },
};

/** What is answered by a flag, a number, bytes, or a text that is not JSON. */
export const PLAIN: Record<Plain, Row> = {
  undo: { seat: 'optional' },
  canUndo: { seat: 'optional' },
  redo: {},
  hash: {},
  toBytes: {},
  countPlayout: { seed: 'string', limit: 'optional' },
};

/** The rows that change a game. */
export const CHANGES: ReadonlySet<string> = new Set(['play', 'settle', 'apply', 'deal', 'undo', 'redo', 'playout']);

/** What can be asked of a game that is kept: the same words as the functions, without the state. */
export interface Methods<G extends GameId> {
  /**
   * Everything that a front end shows, in one call: position, turn, legal actions of one seat or of everybody who may
   * act, each with its preview, what chance may answer, scores, who may undo, and whether redo is possible.
   */
  look(seat?: number | null): g.Look<G>;
  /** Who may act now and what they are asked, or what chance owes, or that the game is over. */
  turn(): g.Turn<G>;
  /** Is an action legal, and if not, which rule says so? */
  check(seat: number, action: g.Action<G> | string): g.Verdict<G>;
  /** What an action would change. */
  preview(seat: number, action: g.Action<G> | string): Preview;
  /** What chance may answer now; empty if it owes nothing. */
  outcomes(): g.Weighted<G>[];
  /** Chance answers, with an object or its notation. */
  settle(outcome: g.Outcome<G> | string): g.Progress<G>;
  /**
   * Plays entries that came from elsewhere, all or none: actions and outcomes as objects or as their notations. The
   * game's dealer, if it has one, answers the draws that the entries leave open.
   */
  apply(entries: g.Noted<G>[]): g.Progress<G>;
  /** The state as plain data. */
  state(): g.State<G>;
  /** What one seat, or a spectator (`null`), may know: the state without its dealer, without answers still secret. */
  view(seat: number | null): g.State<G>;
  /** The state, with all that happened and was answered before it, as far as the handle knows. */
  beginning(): g.Played<G>;
  /** The set-up and every answer so far; refused for a game that was loaded from a state. */
  record(): g.Record<G>;
  /** Every seat's points by source, rank and tie-break values, as if the game ended now. */
  scores(): g.Score[];
  /**
   * Plays on at random, chance included, to the end or for so many decisions: 5,000 if nothing is said, 100,000 at the
   * most. `limitReached` says that it was not the end. The events are those of the first 5,000 decisions.
   */
  playout(seed: string, limit?: number): g.PlayedOut<G>;
  /** What a bot would do, with its estimate of every legal action. */
  suggest(seat: number, options?: SuggestOptions): g.Suggestion<G>;
  /**
   * Takes back the last answer of a seat, or of whoever answered last. Goes back until something was revealed or
   * another seat has answered; in a simultaneous ask each seat takes back its own, until it has said that it is ready.
   * False if there is nothing to take back.
   */
  undo(seat?: number): boolean;
  /** Could `undo` take something back? */
  canUndo(seat?: number): boolean;
  /** Plays again what was taken back last. False if there is nothing. */
  redo(): boolean;
  /** Sixteen hex digits of the table. */
  hash(): string;
  /** The state in about a kilobyte, to be kept or sent; `fromBytes` reads it. The same state, the same bytes. */
  toBytes(): Uint8Array;
  /** Plays a copy on at random, within the limits of `playout`, and says only how many decisions that took. */
  countPlayout(seed: string, limit?: number): number;
}

/** The same words, each a promise that takes what aborts it as its last argument. */
export type Promised<M, Options> = {
  [K in keyof M]: M[K] extends (...args: infer A) => infer R
    ? (...args: [...A, options?: Options | undefined]) => Promise<R>
    : never;
};
