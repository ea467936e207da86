// What all entries share: every function of the engine, in one file (core.js) so that there is one instance of it.
// The entries differ only in where `init` finds the wasm module.

import { namedIn } from './bytes.js';
import { ask, bytes, call, isNothing, number, optional, string, text, wanted } from './marshal.js';
import { catalogueOf } from './catalogue.js';
import { Game } from './game.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { GameInfo, Preview, Problem, Seats, SuggestOptions } from './types.js';
import { engineNamed, engineOf } from './wasm.js';

/** For the entries only: `export *` leaves it out. */
export { initFrom as default } from './wasm.js';
export { initSync } from './wasm.js';
export type { InitInput, InitOptions, InitSyncOptions } from './wasm.js';
export { LoireError } from './errors.js';
export type { ErrorCode, ErrorDetails, RefusalParams, ScriptCode } from './errors.js';
export { Game };
export type { Thinking } from './game.js';
// Every generated type, but for those that the scripts make more of.
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

/** Every game, loaded or not, with its seat counts, editions, modules, options and what data is reconstructed. */
export function games(): GameInfo[] {
  return JSON.parse(__LOIRE_GAMES__) as GameInfo[];
}

/** Is it a number of seats that a table can have? For numbers from a form, before they stand in a set-up. */
export function isSeats(number: unknown): number is Seats {
  return number === 2 || number === 3 || number === 4;
}

/**
 * What is printed on a game's components, for whoever draws them: on all in the box or, with a set-up, on those that it
 * plays with, as it corrects them.
 */
export function components<G extends GameId>(game: G, setup?: g.Games[G]['setup']): g.Components<G> {
  const name = string(game, 'game');
  const json = isNothing(setup) ? '' : text(setup, 'setup');
  return engineNamed(name).ask((glue) => glue.ask('components', name, undefined, json));
}

/** A new game: the state after everything that happens by itself. */
export function newGame<G extends GameId>(setup: g.Setup<G> & g.In<G>): g.Played<G> {
  return ask('newGame', text(setup, 'setup'));
}

/**
 * A consistent position from the few things that are said: what is not said follows, as the set-up gives it. Refused
 * with everything that contradicts itself, each by its place (`problems`).
 */
export function arrange<G extends GameId>(setup: g.Setup<G> & g.In<G>, sketch: g.Sketch<G>): g.State<G> {
  return ask('arrange', text(setup, 'setup'), undefined, text(sketch, 'sketch'));
}

/** Who may act now and what they are asked, or what chance owes, or that the game is over. */
export function turn<G extends GameId>(state: g.State<G> & g.In<G>): g.Turn<G> {
  return ask('turn', text(state, 'state'));
}

/** What one seat may do, or everybody who may act; on request each with what it would change. */
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
 * Everything that a front end shows, in one call: position, turn, legal actions of one seat or of everybody who may
 * act, each with its preview, what chance may answer, scores. A state alone knows no undo: see the handle.
 */
export function look<G extends GameId>(state: g.State<G> & g.In<G>, seat?: number | null): g.Look<G> {
  return ask('look', text(state, 'state'), optional(seat, 'seat'));
}

/** Is an action legal, and if not, which rule says so? */
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

/** What chance may answer now; empty if it owes nothing. */
export function outcomes<G extends GameId>(state: g.State<G> & g.In<G>): g.Weighted<G>[] {
  return ask('outcomes', text(state, 'state'));
}

/** Chance answers, with an object or its notation. */
export function settle<G extends GameId>(state: g.State<G> & g.In<G>, outcome: g.Outcome<G> | string): g.Played<G> {
  return ask('settle', text(state, 'state'), undefined, text(outcome, 'outcome'));
}

/**
 * Settles all that chance owes now: by `random`, which gives numbers from 0 up to 1 as `Math.random` does; without it
 * by the state's own dealer, or else by the system's randomness.
 */
export function deal<G extends GameId>(state: g.State<G> & g.In<G>, random?: (() => number) | null): g.Played<G> {
  if (isNothing(random)) return ask('deal', text(state, 'state'));
  ask('turn', text(state, 'state')); // what is no state, a record above all, is refused here
  const game = Game.load<G>(state);
  try {
    const { events, entries } = game.deal(random);
    return { state: game.state(), events, entries };
  } finally {
    game.free();
  }
}

/**
 * Plays entries that came from elsewhere, all or none: actions and outcomes as objects or as their notations. The
 * state's dealer, if it has one, answers the draws that the entries leave open.
 */
export function apply<G extends GameId>(state: g.State<G> & g.In<G>, entries: g.Noted<G>[]): g.Played<G> {
  return ask('apply', text(state, 'state'), undefined, text(entries, 'entries'));
}

/**
 * The record of a game played by these functions: of its newest state, and the `entries` of every call from `newGame`
 * on. Refused if they do not lead from the set-up to that state.
 */
export function record<G extends GameId>(state: g.State<G> & g.In<G>, entries: g.Noted<G>[]): g.Record<G> {
  return ask('record', text(state, 'state'), undefined, text(entries, 'entries'));
}

/** Every seat's points by source, rank and tie-break values, as if the game ended now. */
export function scores(state: g.State): g.Score[] {
  return ask('scores', text(state, 'state'));
}

/**
 * Every law that a position breaks, each with its place; empty if nothing is wrong. Of a value that is no state at all,
 * the first thing that does not fit.
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

/** Sixteen hex digits, equal for equal tables everywhere, whoever deals and whatever the players are called. */
export function hash(state: g.State): string {
  return call('hash', text(state, 'state'));
}

/**
 * A state in about a kilobyte or less, to be kept or sent: the same bytes for the same state, with its dealer if it has
 * one. They begin with the name of the game and the version of their form.
 */
export function toBytes(state: g.State): Uint8Array {
  return call<Uint8Array>('toBytes', text(state, 'state'));
}

/** The state that such bytes are, held to every law of its game; any other bytes are refused. */
export function fromBytes<G extends GameId = GameId>(packed: Uint8Array): g.State<G> {
  const given = bytes(packed, 'bytes');
  return engineNamed(namedIn(given)).ask((glue) => glue.fromBytes(given));
}

/** The state without its seed. What one seat may know of it is `view`. */
export function withoutDealer<G extends GameId>(state: g.State<G> & g.In<G>): g.State<G> {
  return ask('withoutDealer', text(state, 'state'));
}

/**
 * What one seat, or a spectator (`null`), may know: no dealer, and no answer that is still secret. It is a state like
 * any other: what a server may send out.
 */
export function view<G extends GameId>(state: g.State<G> & g.In<G>, seat: number | null): g.State<G> {
  return ask('view', text(state, 'state'), optional(seat, 'seat'));
}

/** Plays a record through, every answer checked, up to so many entries. Needs no seed. */
export function replay<G extends GameId>(record: g.Record<G> & g.In<G>, upTo?: number): g.Played<G> {
  return ask('replay', text(record, 'record'), optional(upTo, 'upTo'));
}

/** What a bot would do, with its estimate of every legal action. */
export function suggest<G extends GameId>(
  state: g.State<G> & g.In<G>,
  seat: number,
  options: SuggestOptions = {},
): g.Suggestion<G> {
  return ask('suggest', text(state, 'state'), number(seat, 'seat'), text(options, 'options'));
}
