// The handle on a game that is kept in a worker: the words of `Game`, each a promise.

import { generator, pick } from './chance.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Preview, SuggestOptions } from './types.js';
import type { Abortable } from './worker.js';

/** Calls a method of the game in the worker. */
export type Call = <T>(options: Abortable | undefined, name: string, ...args: unknown[]) => Promise<T>;

/**
 * A game kept in a worker. Every call takes a signal that aborts it as its last argument; an aborted call has changed
 * nothing, and the handle goes on from where it stood.
 */
export class WorkerGame<G extends GameId = GameId> {
  readonly #call: Call;
  readonly #fork: (options?: Abortable) => Promise<WorkerGame<G>>;
  readonly #free: () => void;

  /** @internal Made by LoireWorker. */
  constructor(call: Call, fork: (options?: Abortable) => Promise<WorkerGame<G>>, free: () => void) {
    this.#call = call;
    this.#fork = fork;
    this.#free = free;
  }

  /** Who may act now and what they are asked, or what chance owes, or that the game is over. */
  turn(options?: Abortable): Promise<g.Turn<G>> {
    return this.#call(options, 'turn');
  }

  /** Everything that a front end shows, in one call. */
  look(seat?: number | null, options?: Abortable): Promise<g.Look<G>> {
    return this.#call(options, 'look', seat);
  }

  /** What one seat may do, or everybody who may act; on request each with what it would change. */
  legal(seat?: number | null, options?: Abortable & g.LegalOptions): Promise<g.Legal<G>[]> {
    const { previews } = options ?? {};
    return previews === true ? this.#call(options, 'legal', seat, { previews }) : this.#call(options, 'legal', seat);
  }

  /** Is an action legal, and if not, which rule says so? */
  check(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<g.Verdict<G>> {
    return this.#call(options, 'check', seat, action);
  }

  /** Plays an action, given as an object or as its notation, and tells what happened. */
  play(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<g.Progress<G>> {
    return this.#call(options, 'play', seat, action);
  }

  /** What an action would change. */
  preview(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<Preview> {
    return this.#call(options, 'preview', seat, action);
  }

  /** What chance may answer now; empty if it owes nothing. */
  outcomes(options?: Abortable): Promise<g.Weighted<G>[]> {
    return this.#call(options, 'outcomes');
  }

  /** Chance answers, with an object or its notation. */
  settle(outcome: g.Outcome<G> | string, options?: Abortable): Promise<g.Progress<G>> {
    return this.#call(options, 'settle', outcome);
  }

  /**
   * Settles all that chance owes now: by `random`, draw by draw, or else by the game's own dealer or the system's
   * randomness.
   */
  async deal(random?: (() => number) | null, options?: Abortable): Promise<g.Progress<G>> {
    if (random === undefined || random === null) return this.#call(options, 'deal');
    const numbers = generator(random);
    const all: g.Progress<G> = { events: [], entries: [] };
    for (let outcomes = await this.outcomes(options); outcomes.length > 0; outcomes = await this.outcomes(options)) {
      const { events, entries } = await this.settle(pick(outcomes, numbers), options);
      all.events.push(...events);
      all.entries.push(...entries);
    }
    return all;
  }

  /** Plays entries that came from elsewhere, all or none. */
  apply(entries: g.Noted<G>[], options?: Abortable): Promise<g.Progress<G>> {
    return this.#call(options, 'apply', entries);
  }

  /** Takes back the last answer of a seat, or of whoever answered last; false if there is nothing to take back. */
  undo(seat?: number, options?: Abortable): Promise<boolean> {
    return this.#call(options, 'undo', seat);
  }

  /** Could `undo` take something back? */
  canUndo(seat?: number, options?: Abortable): Promise<boolean> {
    return this.#call(options, 'canUndo', seat);
  }

  /** Plays again what was taken back last. False if there is nothing. */
  redo(options?: Abortable): Promise<boolean> {
    return this.#call(options, 'redo');
  }

  /** The state as plain data. */
  state(options?: Abortable): Promise<g.State<G>> {
    return this.#call(options, 'state');
  }

  /** What one seat, or a spectator (`null`), may know: the state without its dealer, without answers still secret. */
  view(seat: number | null, options?: Abortable): Promise<g.State<G>> {
    return this.#call(options, 'view', seat);
  }

  /** The set-up and every answer so far; refused for a game that was loaded from a state. */
  record(options?: Abortable): Promise<g.Record<G>> {
    return this.#call(options, 'record');
  }

  /** Every seat's points by source, rank and tie-break values, as if the game ended now. */
  scores(options?: Abortable): Promise<g.Score[]> {
    return this.#call(options, 'scores');
  }

  /** Sixteen hex digits of the table. */
  hash(options?: Abortable): Promise<string> {
    return this.#call(options, 'hash');
  }

  /** A handle of its own on the same game, in the same worker. */
  fork(options?: Abortable): Promise<WorkerGame<G>> {
    return this.#fork(options);
  }

  /** Plays on at random, chance included, to the end or for so many decisions. */
  playout(seed: string, limit?: number, options?: Abortable): Promise<g.Played<G>> {
    return this.#call(options, 'playout', seed, limit);
  }

  /** What a bot would do, with its estimate of every legal action. */
  suggest(seat: number, how: SuggestOptions = {}, options?: Abortable): Promise<g.Suggestion<G>> {
    return this.#call(options, 'suggest', seat, how);
  }

  /** Gives the memory back; the handle cannot be used any more. */
  async free(): Promise<void> {
    this.#free();
  }

  [Symbol.dispose](): void {
    this.#free();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#free();
  }
}
