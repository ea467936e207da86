// The handle: a game kept on the engine's side, for bots, analysis and pages that play many moves.

import { Handle } from '#bindgen';

import { ask, call, number, optional, string, text } from './call.js';
import { LoireError } from './errors.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Preview, SuggestOptions } from './types.js';

/** A game kept on the engine's side. The same words as the functions; free it, or let `using` do so. */
export class Game<G extends GameId = GameId> {
  #kept: Handle | undefined;
  readonly #catalogue: Catalogue;

  private constructor(handle: Handle) {
    this.#kept = handle;
    this.#catalogue = catalogueOf(handle.game());
  }

  /** A new game. */
  static create<G extends GameId>(setup: g.Setup<G> & g.In<G>): Game<G> {
    return new Game<G>(call(() => Handle.create(text(setup, 'setup'))));
  }

  /** A saved state, or a record replayed to its end. */
  static load<G extends GameId>(from: (g.State<G> | g.Record<G>) & g.In<G>): Game<G> {
    return new Game<G>(call(() => Handle.load(text(from, 'state'))));
  }

  /** Who may act now and what they are asked, or what chance owes, or that the game is over. */
  turn(): g.Turn<G> {
    return ask(() => this.#handle.turn());
  }

  /** What one seat may do, or everybody who may act. The actions in it are frozen and shared between calls. */
  legal(seat?: number): g.Legal<G>[] {
    return call(() => this.#catalogue.legal(this.#handle, this.#handle.legalNumbers(optional(seat, 'seat')))) as g.Legal<G>[];
  }

  /** Is an action legal, and if not, which rule says so? */
  check(seat: number, action: g.Action<G> | string): g.Verdict {
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
   * Takes back the last answer of a seat, or of whoever answered last. Goes back until something was revealed or
   * another seat has answered; in a simultaneous ask each seat takes back its own. False if there is nothing to take
   * back.
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

  /** Gives the memory back; the handle cannot be used any more. */
  free(): void {
    this.#kept?.free();
    this.#kept = undefined;
  }

  [Symbol.dispose](): void {
    this.free();
  }

  /** Asks with a text that was written before the handle is taken: writing it may run code of the caller's. */
  #ask<T>(json: string, run: (handle: Handle, json: string) => string): T {
    return ask(() => run(this.#handle, json));
  }

  get #handle(): Handle {
    if (this.#kept) return this.#kept;
    throw new LoireError({ code: 'freed', message: 'this game was freed' });
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

const catalogues = new Map<string, Catalogue>();

function catalogueOf(game: string): Catalogue {
  const catalogue = catalogues.get(game) ?? new Catalogue();
  catalogues.set(game, catalogue);
  return catalogue;
}
