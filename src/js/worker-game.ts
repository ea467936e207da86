/// <reference lib="esnext.disposable" preserve="true" />
// The handle on a game that is kept in a worker: the words of `Game`, each a promise.

import { generator, pick } from './chance.js';
import { ASKED, type Methods, PLAIN, type Promised } from './contract.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { SuggestOptions } from './types.js';
import type { Abortable, Listening } from './worker-client.js';

/** Calls a method of the game in the worker. */
export type Call = <T>(options: (Abortable & Listening) | undefined, name: string, ...args: unknown[]) => Promise<T>;

/** What can be asked of it: the rows of the contract, which the class below gets one by one. */
const Asked = class {} as unknown as new <G extends GameId>() => Promised<Methods<G>, Abortable>;

/**
 * A game kept in a worker. Every call takes a signal that aborts it as its last argument; an aborted call has changed
 * nothing, and the handle goes on from where it stood.
 */
export class WorkerGame<G extends GameId = GameId> extends Asked<G> {
  readonly #call: Call;
  readonly #fork: (options?: Abortable) => Promise<WorkerGame<G>>;
  readonly #free: () => void;

  /** @internal Made by LoireWorker. */
  constructor(call: Call, fork: (options?: Abortable) => Promise<WorkerGame<G>>, free: () => void) {
    super();
    this.#call = call;
    this.#fork = fork;
    this.#free = free;
  }

  /** What one seat may do, or everybody who may act; on request each with what it would change. */
  legal(seat?: number | null, options?: Abortable & g.LegalOptions): Promise<g.Legal<G>[]> {
    const { previews } = options ?? {};
    return previews === true ? this.#call(options, 'legal', seat, { previews }) : this.#call(options, 'legal', seat);
  }

  /** Plays an action, given as an object or as its notation, and tells what happened. */
  play(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<g.Progress<G>> {
    return this.#call(options, 'play', seat, action);
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

  /** A handle of its own on the same game, in the same worker. */
  fork(options?: Abortable): Promise<WorkerGame<G>> {
    return this.#fork(options);
  }

  /**
   * The same, in slices: it tells how far it is, and when `enough` is aborted it answers with what it knows by then. An
   * abort of `signal` ends it without an answer.
   */
  think(seat: number, how: SuggestOptions = {}, options?: Abortable & Listening): Promise<g.Suggestion<G>> {
    return this.#call(options, 'think', seat, how);
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

  static {
    // The rows of the contract; what aborts a call stands behind its other arguments.
    for (const [name, row] of Object.entries({ ...ASKED, ...PLAIN })) {
      const length = Object.keys(row).length;
      const method = function (this: WorkerGame, ...given: unknown[]): Promise<unknown> {
        return this.#call(given[length] as Abortable | undefined, name, ...given.slice(0, length));
      };
      Object.defineProperty(WorkerGame.prototype, name, { value: method, writable: true, configurable: true });
    }
  }
}
