// The handle: a game kept on the engine's side, for bots, analysis and pages that play many moves.

import { Handle } from '#bindgen';

import { call, number, optional, string, text } from './call.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Preview, SuggestOptions, Verdict } from './types.js';

/** A game kept on the engine's side. The same words as the functions; free it, or let `using` do so. */
export class Game<G extends GameId = GameId> {
  readonly #handle: Handle;
  /** Every legal action met so far: each is told once, frozen, and handed out again wherever it is legal. */
  readonly #known: g.Legal<G>[] = [];
  readonly #ids = new Map<unknown, number>();

  private constructor(handle: Handle) {
    this.#handle = handle;
  }

  /** A new game. */
  static create<G extends GameId>(setup: g.Setup<G>): Game<G> {
    return new Game<G>(call(() => Handle.create(text(setup, 'setup'))));
  }

  /** A saved state, or a record replayed to its end. */
  static load<G extends GameId>(from: g.State<G> | g.Record<G>): Game<G> {
    return new Game<G>(call(() => Handle.load(text(from, 'state'))));
  }

  /** Who may act now and what they are asked, or what chance owes, or that the game is over. */
  turn(): g.Turn<G> {
    return call(() => this.#handle.turn());
  }

  /** What one seat may do, or everybody who may act. The entries are frozen and shared between calls. */
  legal(seat?: number): g.Legal<G>[] {
    return call(() => {
      const ids = this.#handle.legalIds(optional(seat, 'seat'));
      for (const id of ids) if (id >= this.#known.length) this.#learn();
      return Array.from(ids, (id) => this.#known[id]!);
    });
  }

  /** Is an action legal, and if not, which rule says so? */
  check(seat: number, action: g.Action<G> | string): Verdict {
    return call(() => this.#handle.check(number(seat, 'seat'), text(action, 'action')));
  }

  /** Plays an action, given as an object or as its notation, and tells what happened. */
  play(seat: number, action: g.Action<G> | string): g.Progress<G> {
    return call(() => {
      const id = this.#ids.get(action);
      return id === undefined
        ? this.#handle.play(number(seat, 'seat'), text(action, 'action'))
        : this.#handle.playId(number(seat, 'seat'), id);
    });
  }

  /** What an action would change. */
  preview(seat: number, action: g.Action<G> | string): Preview {
    return call(() => this.#handle.preview(number(seat, 'seat'), text(action, 'action')));
  }

  /** What chance may answer now; empty if it owes nothing. */
  outcomes(): g.Weighted<G>[] {
    return call(() => this.#handle.outcomes());
  }

  /** Chance answers, with an object or its notation. */
  settle(outcome: g.Outcome<G> | string): g.Progress<G> {
    return call(() => this.#handle.settle(text(outcome, 'outcome')));
  }

  /**
   * Takes back the last answer of a seat, or of whoever answered last. Goes back until something was revealed or another
   * seat has answered; in a simultaneous ask each seat takes back its own. False if there is nothing to take back.
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
    return call(() => this.#handle.state());
  }

  /** The state, with all that happened and was answered before it, as far as the handle knows. */
  beginning(): g.Played<G> {
    return call(() => this.#handle.beginning());
  }

  /** The set-up and every answer so far; refused for a game that was loaded from a state. */
  record(): g.Record<G> {
    return call(() => this.#handle.record());
  }

  /** Every seat's points by source, rank and tie-break values, as if the game ended now. */
  scores(): g.Score[] {
    return call(() => this.#handle.scores());
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
    return call(() => this.#handle.playout(string(seed, 'seed'), optional(limit, 'limit')));
  }

  /** Plays a copy on at random and says only how many decisions that took; for measuring. */
  countPlayout(seed: string, limit?: number): number {
    return call(() => this.#handle.run(string(seed, 'seed'), optional(limit, 'limit')));
  }

  /** What a bot would do, with its estimate of every legal action. */
  suggest(seat: number, options: SuggestOptions = {}): g.Suggestion<G> {
    return call(() => this.#handle.suggest(number(seat, 'seat'), text(options, 'options')));
  }

  /** Gives the memory back; the handle cannot be used any more. */
  free(): void {
    this.#handle.free();
  }

  [Symbol.dispose](): void {
    this.free();
  }

  #learn(): void {
    for (const legal of this.#handle.known(this.#known.length) as g.Legal<G>[]) {
      this.#ids.set(freeze(legal).action, this.#known.length);
      this.#known.push(legal);
    }
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
