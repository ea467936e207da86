// The handle: a game kept on the engine's side, for bots, analysis and pages that play many moves.

import { Handle } from '#bindgen';

import { ask, call, isNothing, number, optional, string, text, wanted } from './call.js';
import { generator, pick } from './chance.js';
import { LoireError } from './errors.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Preview, SuggestOptions } from './types.js';
import { instance } from './wasm.js';

/** A game kept on the engine's side. The same words as the functions; free it, or let `using` do so. */
export class Game<G extends GameId = GameId> {
  #kept: Handle | undefined;
  /** The instance that keeps it. */
  readonly #instance = instance();
  readonly #catalogue: Catalogue;

  private constructor(handle: Handle) {
    this.#kept = handle;
    this.#catalogue = catalogueOf(call(() => handle.game()));
  }

  /** A new game. */
  static create<G extends GameId>(setup: g.Setup<G> & g.In<G>): Game<G> {
    return new Game<G>(call(Handle.create, text(setup, 'setup')));
  }

  /**
   * A saved state, or a record replayed to its end. With the seed that a record was dealt by, the game goes on as if it
   * had never been put away: the same draws come, and undo knows what was answered. A seed gives a state without a
   * dealer one.
   */
  static load<G extends GameId>(from: (g.State<G> | g.Record<G>) & g.In<G>, options?: { seed?: string }): Game<G> {
    const seed = isNothing(options?.seed) ? undefined : string(options.seed, 'seed');
    return new Game<G>(call(Handle.load, text(from, 'state'), seed));
  }

  /**
   * Everything that a front end shows, in one call: position, turn, legal actions of one seat or of everybody who may
   * act, each with its preview, what chance may answer, scores, who may undo, and whether redo is possible.
   */
  look(seat?: number | null): g.Look<G> {
    return ask(() => this.#handle.look(optional(seat, 'seat')));
  }

  /** Who may act now and what they are asked, or what chance owes, or that the game is over. */
  turn(): g.Turn<G> {
    return ask(() => this.#handle.turn());
  }

  /**
   * What one seat may do, or everybody who may act; on request each with what it would change. Without previews the
   * actions in it are frozen and shared between calls.
   */
  legal(seat?: number | null, options?: g.LegalOptions): g.Legal<G>[] {
    if (wanted(options, 'previews')) return ask(() => this.#handle.legalPreviews(optional(seat, 'seat')));
    return call(() =>
      this.#catalogue.legal(this.#handle, this.#handle.legalNumbers(optional(seat, 'seat'))),
    ) as g.Legal<G>[];
  }

  /** Is an action legal, and if not, which rule says so? */
  check(seat: number, action: g.Action<G> | string): g.Verdict<G> {
    return this.#ask(text(action, 'action'), (handle, json) => handle.check(number(seat, 'seat'), json));
  }

  /** Plays an action, given as an object or as its notation, and tells what happened. */
  play(seat: number, action: g.Action<G> | string): g.Progress<G> {
    const known = this.#catalogue.number(action);
    if (known !== undefined) return ask(() => this.#handle.playId(number(seat, 'seat'), known));
    return this.#ask(text(action, 'action'), (handle, json) => handle.play(number(seat, 'seat'), json));
  }

  /** What an action would change. */
  preview(seat: number, action: g.Action<G> | string): Preview {
    return this.#ask(text(action, 'action'), (handle, json) => handle.preview(number(seat, 'seat'), json));
  }

  /** What chance may answer now; empty if it owes nothing. */
  outcomes(): g.Weighted<G>[] {
    return ask(() => this.#handle.outcomes());
  }

  /** Chance answers, with an object or its notation. */
  settle(outcome: g.Outcome<G> | string): g.Progress<G> {
    return this.#ask(text(outcome, 'outcome'), (handle, json) => handle.settle(json));
  }

  /**
   * Settles all that chance owes now: by `random`, which gives numbers from 0 up to 1 as `Math.random` does; without it
   * by the game's own dealer, or else by the system's randomness.
   */
  deal(random?: (() => number) | null): g.Progress<G> {
    if (isNothing(random)) return ask(() => this.#handle.deal());
    // On a copy: `random` is the caller's, and nothing has happened here if it fails.
    const numbers = generator(random);
    const copy = this.fork();
    try {
      const entries: g.Noted<G>[] = [];
      for (let outcomes = copy.outcomes(); outcomes.length > 0; outcomes = copy.outcomes()) {
        entries.push(...copy.settle(pick(outcomes, numbers)).entries);
      }
      return this.apply(entries);
    } finally {
      copy.free();
    }
  }

  /**
   * Plays entries that came from elsewhere, all or none: actions and outcomes as objects or as their notations. The
   * game's dealer, if it has one, answers the draws that the entries leave open.
   */
  apply(entries: g.Noted<G>[]): g.Progress<G> {
    return this.#ask(text(entries, 'entries'), (handle, json) => handle.apply(json));
  }

  /**
   * Takes back the last answer of a seat, or of whoever answered last. Goes back until something was revealed or
   * another seat has answered; in a simultaneous ask each seat takes back its own, until it has said that it is ready.
   * False if there is nothing to take back.
   */
  undo(seat?: number): boolean {
    return call(() => this.#handle.undo(optional(seat, 'seat')));
  }

  /** Could `undo` take something back? */
  canUndo(seat?: number): boolean {
    return call(() => this.#handle.canUndo(optional(seat, 'seat')));
  }

  /** Plays again what was taken back last. False if there is nothing. */
  redo(): boolean {
    return call(() => this.#handle.redo());
  }

  /** The state as plain data. */
  state(): g.State<G> {
    return ask(() => this.#handle.state());
  }

  /** What one seat, or a spectator (`null`), may know: the state without its dealer, without answers still secret. */
  view(seat: number | null): g.State<G> {
    return ask(() => this.#handle.view(optional(seat, 'seat')));
  }

  /** The state, with all that happened and was answered before it, as far as the handle knows. */
  beginning(): g.Played<G> {
    return ask(() => this.#handle.beginning());
  }

  /** The set-up and every answer so far; refused for a game that was loaded from a state. */
  record(): g.Record<G> {
    return ask(() => this.#handle.record());
  }

  /** Every seat's points by source, rank and tie-break values, as if the game ended now. */
  scores(): g.Score[] {
    return ask(() => this.#handle.scores());
  }

  /** Sixteen hex digits of the table. */
  hash(): string {
    return call(() => this.#handle.hash());
  }

  /** A handle of its own on the same game. */
  fork(): Game<G> {
    return new Game<G>(call(() => this.#handle.fork()));
  }

  /** Plays on at random, chance included, to the end or for so many decisions. */
  playout(seed: string, limit?: number): g.Played<G> {
    return ask(() => this.#handle.playout(string(seed, 'seed'), optional(limit, 'limit')));
  }

  /** Plays a copy on at random and says only how many decisions that took; for measuring. */
  countPlayout(seed: string, limit?: number): number {
    return call(() => this.#handle.countPlayout(string(seed, 'seed'), optional(limit, 'limit')));
  }

  /** What a bot would do, with its estimate of every legal action. */
  suggest(seat: number, options: SuggestOptions = {}): g.Suggestion<G> {
    return this.#ask(text(options, 'options'), (handle, json) => handle.suggest(number(seat, 'seat'), json));
  }

  /** Gives the memory back; the handle cannot be used any more. Never throws. */
  free(): void {
    const kept = this.#kept;
    this.#kept = undefined;
    try {
      call(() => this.#isStale() || kept?.free());
    } catch {
      // Then all is freed: a fresh instance has taken the place of the one that kept it.
    }
  }

  [Symbol.dispose](): void {
    this.free();
  }

  /** Asks with a text that was written before the handle is taken: writing it may run code of the caller's. */
  #ask<T>(json: string, run: (handle: Handle, json: string) => string): T {
    return ask(() => run(this.#handle, json));
  }

  get #handle(): Handle {
    if (!this.#kept) throw new LoireError({ code: 'freed', message: 'this game was freed' });
    if (this.#isStale()) {
      const message =
        'this game was lost when a fault of the engine made it start anew: load it from a state or a record';
      throw new LoireError({ code: 'staleHandle', message });
    }
    return this.#kept;
  }

  #isStale(): boolean {
    return this.#instance !== instance();
  }
}

/** Actions and pieces as the engine tells them: each once, by its number, and handed out again wherever it comes up. */
class Catalogue {
  #edition = -1;
  #actions: { action: g.Action; notation: string }[] = [];
  #targets: string[] = [];
  #numbers = new Map<unknown, number>();

  /** The number of an action that came from here. */
  number(action: unknown): number | undefined {
    return this.#numbers.get(action);
  }

  /** Legal actions by numbers: the edition, then of each its action, seat, two flags, and a list of pieces. */
  legal(handle: Handle, numbers: Uint32Array): g.Legal[] {
    if (numbers[0] !== this.#edition) {
      this.#edition = numbers[0]!;
      this.#actions = [];
      this.#targets = [];
      this.#numbers = new Map();
    }
    const all: g.Legal[] = [];
    for (let at = 1; at < numbers.length; ) {
      const number = numbers[at]!;
      const seat = numbers[at + 1] as g.Legal['seat'];
      const reveals = numbers[at + 2] === 1;
      const forced = numbers[at + 3] === 1;
      const end = at + 5 + numbers[at + 4]!;
      const targets: string[] = [];
      for (at += 5; at < end; at++) {
        if (numbers[at]! >= this.#targets.length) this.#learn(handle);
        targets.push(this.#targets[numbers[at]!]!);
      }
      if (number >= this.#actions.length) this.#learn(handle);
      const { action, notation } = this.#actions[number]!;
      all.push({ seat, action, notation, targets, reveals, forced });
    }
    return all;
  }

  #learn(handle: Handle): void {
    const { actions, targets } = JSON.parse(handle.catalogue(this.#actions.length, this.#targets.length)) as {
      actions: { action: g.Action; notation: string }[];
      targets: string[];
    };
    for (const told of actions) {
      for (const inner of Object.values(told.action)) Object.freeze(inner);
      this.#numbers.set(Object.freeze(told.action), this.#actions.length);
      this.#actions.push(told);
    }
    this.#targets.push(...targets);
  }
}

let catalogues = new Map<string, Catalogue>();
let cataloguesOf = 0;

/** The catalogue of a game; each instance of the engine begins its own. */
function catalogueOf(game: string): Catalogue {
  if (cataloguesOf !== instance()) {
    catalogues = new Map();
    cataloguesOf = instance();
  }
  const catalogue = catalogues.get(game) ?? new Catalogue();
  catalogues.set(game, catalogue);
  return catalogue;
}
