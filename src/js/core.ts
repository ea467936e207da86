// All functions of the engine, shared by all entries. They are in one file (core.js), so that there is one instance of
// it. The entries differ only in where `init` finds the wasm module.

import { namedIn } from './bytes.js';
import { ask, bytes, call, isNothing, number, optional, string, text, wanted } from './marshal.js';
import { catalogueOf } from './catalogue.js';
import { Game } from './game.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { GameInfo, Preview, Problem, Seats, SuggestOptions } from './types.js';
import { engineNamed, engineOf } from './wasm.js';

/** For the entries only; `export *` does not include a default export. */
export { initFrom as default } from './wasm.js';
export { initSync } from './wasm.js';
export type { InitInput, InitOptions, InitSyncOptions } from './wasm.js';
export { LoireError } from './errors.js';
export type { ErrorCode, ErrorDetails, RefusalParams, ScriptCode } from './errors.js';
export { Game };
export type { Thinking } from './game.js';
// All generated types, except those that the scripts extend.
export type * from './types.js';
export type {
  Action,
  Answer,
  Ask,
  Components,
  Draw,
  Entry,
  Event,
  GameId,
  Games,
  In,
  Legal,
  LegalOptions,
  Look,
  Noted,
  Outcome,
  Played,
  PlayedOut,
  Progress,
  Record,
  Refusal,
  Score,
  Setup,
  Sketch,
  Target,
  State,
  Suggestion,
  Turn,
  Verdict,
  Weighted,
} from './games.js';

/** The version of this package. */
export const version: string = __LOIRE_VERSION__;

/** All games, loaded or not, with their seat counts, editions, modules, options and reconstructed data. */
export function games(): GameInfo[] {
  return JSON.parse(__LOIRE_GAMES__) as GameInfo[];
}

/** Whether a table can have this number of seats. For numbers from a form, before they go into a set-up. */
export function isSeats(number: unknown): number is Seats {
  return number === 2 || number === 3 || number === 4;
}

/**
 * The print on a game's components, for drawing them: of all in the box or, with a set-up, of those in play with its
 * corrections.
 */
export function components<G extends GameId>(game: G, setup?: g.Games[G]['setup']): g.Components<G> {
  const name = string(game, 'game');
  const json = isNothing(setup) ? '' : text(setup, 'setup');
  return engineNamed(name).ask((glue) => glue.ask('components', name, undefined, json));
}

/** Starts a game and plays it to the first decision. */
export function newGame<G extends GameId>(setup: g.Setup<G> & g.In<G>): g.Played<G> {
  return ask('newGame', text(setup, 'setup'));
}

/**
 * Completes a sketch to a consistent position; the set-up determines all that the sketch leaves out. Refuses
 * contradictions and lists them all, each with its path (`problems`).
 */
export function arrange<G extends GameId>(setup: g.Setup<G> & g.In<G>, sketch: g.Sketch<G>): g.State<G> {
  return ask('arrange', text(setup, 'setup'), undefined, text(sketch, 'sketch'));
}

/** The questions to seats, the pending draw, or the end of the game. */
export function turn<G extends GameId>(state: g.State<G> & g.In<G>): g.Turn<G> {
  return ask('turn', text(state, 'state'));
}

/** The legal actions of one seat, or of all seats that may act; optionally each with a preview of its changes. */
export function legalActions<G extends GameId>(
  state: g.State<G> & g.In<G>,
  seat?: number | null,
  options?: g.LegalOptions,
): g.Legal<G>[] {
  const isWithPreviews = wanted(options, 'previews');
  const [about, number] = [text(state, 'state'), optional(seat, 'seat')];
  if (isWithPreviews) return ask('legalPreviews', about, number);
  const engine = engineOf(about);
  return engine.call((glue) =>
    catalogueOf(engine).fresh(glue.legalNumbers(about, number), (...known) => glue.catalogue(about, ...known)),
  ) as g.Legal<G>[];
}

/**
 * All that a front end shows, in one call: position, turn, legal actions with previews (of one seat, or of all seats
 * that may act), possible outcomes, scores. A state has no undo; a handle does.
 */
export function look<G extends GameId>(state: g.State<G> & g.In<G>, seat?: number | null): g.Look<G> {
  return ask('look', text(state, 'state'), optional(seat, 'seat'));
}

/** Whether an action is legal, and if not, by which rule. */
export function check<G extends GameId>(
  state: g.State<G> & g.In<G>,
  seat: number,
  action: g.Action<G> | string,
): g.Verdict<G> {
  return ask('check', text(state, 'state'), number(seat, 'seat'), text(action, 'action'));
}

/** Plays an action, given as an object or as its notation. */
export function play<G extends GameId>(
  state: g.State<G> & g.In<G>,
  seat: number,
  action: g.Action<G> | string,
): g.Played<G> {
  return ask('play', text(state, 'state'), number(seat, 'seat'), text(action, 'action'));
}

/** The possible outcomes of the pending draw; empty if no draw is pending. */
export function outcomes<G extends GameId>(state: g.State<G> & g.In<G>): g.Weighted<G>[] {
  return ask('outcomes', text(state, 'state'));
}

/** Settles the pending draw with this outcome, given as an object or as its notation. */
export function settle<G extends GameId>(state: g.State<G> & g.In<G>, outcome: g.Outcome<G> | string): g.Played<G> {
  return ask('settle', text(state, 'state'), undefined, text(outcome, 'outcome'));
}

/**
 * Settles all pending draws by `random`, which returns numbers from 0 up to 1 like `Math.random`. Without it, the
 * state's dealer settles them, or else the system's randomness.
 */
export function deal<G extends GameId>(state: g.State<G> & g.In<G>, random?: (() => number) | null): g.Played<G> {
  if (isNothing(random)) return ask('deal', text(state, 'state'));
  ask('turn', text(state, 'state')); // refuses anything but a state, such as a record
  const game = Game.load<G>(state);
  try {
    const { events, entries } = game.deal(random);
    return { state: game.state(), events, entries };
  } finally {
    game.free();
  }
}

/**
 * Plays entries from elsewhere, all or none. Actions and outcomes may be objects or notations. The state's dealer, if
 * it has one, settles draws that the entries leave out.
 */
export function apply<G extends GameId>(state: g.State<G> & g.In<G>, entries: g.Noted<G>[]): g.Played<G> {
  return ask('apply', text(state, 'state'), undefined, text(entries, 'entries'));
}

/**
 * The record of a game that was played with these functions: pass its newest state, and the `entries` of all calls from
 * `newGame` on. Refuses entries that do not lead from the set-up to that state.
 */
export function record<G extends GameId>(state: g.State<G> & g.In<G>, entries: g.Noted<G>[]): g.Record<G> {
  return ask('record', text(state, 'state'), undefined, text(entries, 'entries'));
}

/** The points of all seats by source, with ranks and tie-breaks, as if the game ended now. */
export function scores(state: g.State): g.Score[] {
  return ask('scores', text(state, 'state'));
}

/**
 * All laws that a position breaks, each with its path; empty if there are none. For a value that is not a state, the
 * first error in it.
 */
export function validate(state: unknown): Problem[] {
  let json: string;
  try {
    json = text(state, 'state');
  } catch (error) {
    const { code, path = '', message } = error as Problem;
    return [{ code, path, message }];
  }
  return ask('validate', json);
}

/** What an action would change. */
export function preview<G extends GameId>(
  state: g.State<G> & g.In<G>,
  seat: number,
  action: g.Action<G> | string,
): Preview {
  return ask('preview', text(state, 'state'), number(seat, 'seat'), text(action, 'action'));
}

/** A hash of 16 hex digits. Equal tables have equal hashes on every platform; dealer and names do not count. */
export function hash(state: g.State): string {
  return call('hash', text(state, 'state'));
}

/**
 * A state in about a kilobyte or less, for storage or transport; its dealer is included. Equal states give equal bytes.
 * They begin with the name of the game and the version of the format.
 */
export function toBytes(state: g.State): Uint8Array {
  return call<Uint8Array>('toBytes', text(state, 'state'));
}

/** Reads a state from bytes and checks it against all laws of its game. Refuses any other bytes. */
export function fromBytes<G extends GameId = GameId>(packed: Uint8Array): g.State<G> {
  const given = bytes(packed, 'bytes');
  return engineNamed(namedIn(given)).ask((glue) => glue.fromBytes(given));
}

/** The state without its seed. Use `view` for what one seat may know. */
export function withoutDealer<G extends GameId>(state: g.State<G> & g.In<G>): g.State<G> {
  return ask('withoutDealer', text(state, 'state'));
}

/**
 * What one seat, or a spectator (`null`), may know: the state without its dealer and without secret answers. It works
 * like any other state, so a server may send it to players.
 */
export function view<G extends GameId>(state: g.State<G> & g.In<G>, seat: number | null): g.State<G> {
  return ask('view', text(state, 'state'), optional(seat, 'seat'));
}

/** Replays a record and checks each entry, up to `upTo` entries. Needs no seed. */
export function replay<G extends GameId>(record: g.Record<G> & g.In<G>, upTo?: number): g.Played<G> {
  return ask('replay', text(record, 'record'), optional(upTo, 'upTo'));
}

/** A bot's choice, with its estimate of each legal action. */
export function suggest<G extends GameId>(
  state: g.State<G> & g.In<G>,
  seat: number,
  options: SuggestOptions = {},
): g.Suggestion<G> {
  return ask('suggest', text(state, 'state'), number(seat, 'seat'), text(options, 'options'));
}
