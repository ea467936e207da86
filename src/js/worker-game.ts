/// <reference lib="esnext.disposable" preserve="true" />
// The handle on a game in a worker: the methods of `Game`, with promises.

import { generator, pick } from './chance.js';
import { ASKED, type Methods, PLAIN, type Promised } from './contract.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { SuggestOptions } from './types.js';
import type { Abortable, Listening } from './worker-client.js';

/** Calls a method of the game in the worker. */
export type Call = <T>(options: (Abortable & Listening) | undefined, name: string, ...args: unknown[]) => Promise<T>;

/** The methods from the rows of the contract; the class below defines them one by one. */
const Asked = class {} as unknown as new <G extends GameId>() => Promised<Methods<G>, Abortable>;

/**
 * A game in a worker. Each call takes an abort signal in its last argument. An aborted call changes nothing, and the
 * handle can still be used.
 */
export class WorkerGame<G extends GameId = GameId> extends Asked<G> {
  readonly #call: Call;
  readonly #fork: (options?: Abortable) => Promise<WorkerGame<G>>;
  readonly #free: () => void;

  /** @internal Use `LoireWorker`. */
  constructor(call: Call, fork: (options?: Abortable) => Promise<WorkerGame<G>>, free: () => void) {
    super();
    this.#call = call;
    this.#fork = fork;
    this.#free = free;
  }

  /** The legal actions of one seat, or of all seats that may act; optionally each with a preview of its changes. */
  legal(seat?: number | null, options?: Abortable & g.LegalOptions): Promise<g.Legal<G>[]> {
    const { previews } = options ?? {};
    return previews === true ? this.#call(options, 'legal', seat, { previews }) : this.#call(options, 'legal', seat);
  }

  /** Plays an action, given as an object or as its notation, and returns what happened. */
  play(seat: number, action: g.Action<G> | string, options?: Abortable): Promise<g.Progress<G>> {
    return this.#call(options, 'play', seat, action);
  }

  /**
   * Settles all pending draws by `random`, one by one; without it by the game's dealer, or else by the system's
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

  /** A second handle on a copy of the game, in the same worker. */
  fork(options?: Abortable): Promise<WorkerGame<G>> {
    return this.#fork(options);
  }

  /**
   * Searches like `suggest`, but in slices: it reports its progress, and returns the result so far when `enough` is
   * aborted. Aborting `signal` ends it without a result.
   */
  think(seat: number, how: SuggestOptions = {}, options?: Abortable & Listening): Promise<g.Suggestion<G>> {
    return this.#call(options, 'think', seat, how);
  }

  /** Frees the memory; the handle must not be used afterwards. */
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
    // The rows of the contract; the abort signal comes after the other arguments.
    for (const [name, row] of Object.entries({ ...ASKED, ...PLAIN })) {
      const length = Object.keys(row).length;
      const method = function (this: WorkerGame, ...given: unknown[]): Promise<unknown> {
        return this.#call(given[length] as Abortable | undefined, name, ...given.slice(0, length));
      };
      Object.defineProperty(WorkerGame.prototype, name, { value: method, writable: true, configurable: true });
    }
  }
}
