/// <reference lib="esnext.disposable" preserve="true" />
// The handle: a game in the engine's memory, for bots, analysis and pages that play many moves.

import type { Handle, Thought } from '#bindgen';

import { isNothing, number, optional, string, text, wanted, writer } from './marshal.js';
import { type Catalogue, catalogueOf } from './catalogue.js';
import { generator, pick } from './chance.js';
import { ASKED, type Methods, PLAIN, type Row } from './contract.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import { EngineHandle } from './handle.js';
import type { SuggestOptions } from './types.js';
import { engineOf } from './wasm.js';

/** The methods from the rows of the contract; the class below defines them one by one. */
const Asked = class {} as unknown as new <G extends GameId>() => Methods<G>;

/** A game in the engine's memory, with the functions as methods. Free it, or let `using` do so. */
export class Game<G extends GameId = GameId> extends Asked<G> {
  readonly #handle: EngineHandle<Handle>;
  readonly #catalogue: Catalogue;

  private constructor(handle: EngineHandle<Handle>) {
    super();
    this.#handle = handle;
    this.#catalogue = catalogueOf(handle.engine);
  }

  /** Starts a new game. */
  static create<G extends GameId>(setup: g.Setup<G> & g.In<G>): Game<G> {
    const json = text(setup, 'setup');
    return new Game<G>(new EngineHandle(engineOf(json), 'this game', ({ Handle }) => Handle.create(json)));
  }

  /**
   * Loads a state, or a record replayed to its end. With the seed that dealt the record, the game continues as if it
   * had never stopped: the same draws follow, and undo works. A seed also adds a dealer to a state without one.
   */
  static load<G extends GameId>(from: (g.State<G> | g.Record<G>) & g.In<G>, options?: { seed?: string }): Game<G> {
    const seed = isNothing(options?.seed) ? undefined : string(options.seed, 'seed');
    const json = text(from, 'state');
    return new Game<G>(new EngineHandle(engineOf(json), 'this game', ({ Handle }) => Handle.load(json, seed)));
  }

  /**
   * The legal actions of one seat, or of all seats that may act; optionally each with a preview of its changes. Without
   * previews the action objects are frozen and shared between calls.
   */
  legal(seat?: number | null, options?: g.LegalOptions): g.Legal<G>[] {
    if (wanted(options, 'previews'))
      return this.#handle.ask((handle) => handle.ask('legalPreviews', optional(seat, 'seat'), ''));
    return this.#handle.call((handle) =>
      this.#catalogue.shared(handle.legalNumbers(optional(seat, 'seat')), (...known) => handle.catalogue(...known)),
    ) as g.Legal<G>[];
  }

  /** Plays an action, given as an object or as its notation, and returns what happened. */
  play(seat: number, action: g.Action<G> | string): g.Progress<G> {
    const by = number(seat, 'seat');
    const known = this.#catalogue.number(action);
    if (known !== undefined) return this.#handle.ask((handle) => handle.playId(by, known));
    const json = text(action, 'action');
    return this.#handle.ask((handle) => handle.ask('play', by, json));
  }

  /**
   * Settles all pending draws by `random`, which returns numbers from 0 up to 1 like `Math.random`. Without it, the
   * game's dealer settles them, or else the system's randomness.
   */
  deal(random?: (() => number) | null): g.Progress<G> {
    if (isNothing(random)) return this.#handle.ask((handle) => handle.ask('deal', undefined, ''));
    // Works on a copy: `random` is code of the caller, and the game must not change if it throws.
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

  /** A second handle on a copy of the game. */
  fork(): Game<G> {
    return new Game<G>(this.#handle.another('this game', (handle) => handle.fork()));
  }

  /** A bot that thinks in slices, so that a page can show its progress and stop it at any time. Free it afterwards. */
  think(seat: number, options: SuggestOptions = {}): Thinking<G> {
    const json = text(options, 'options');
    return new Thinking<G>(this.#handle.another('this bot', (handle) => handle.think(number(seat, 'seat'), json)));
  }

  /** Frees the memory; the handle must not be used afterwards. Never throws. */
  free(): void {
    this.#handle.free();
  }

  [Symbol.dispose](): void {
    this.free();
  }

  static {
    // Arguments are written before the handle is used, as that may run code of the caller.
    const define = (rows: Record<string, Row>, way: 'ask' | 'call') => {
      for (const [name, row] of Object.entries(rows)) {
        const written = writer(row);
        const method = function (this: Game, ...given: unknown[]): unknown {
          const { number, text } = written(given);
          return this.#handle[way]((handle) => handle.ask(name, number, text));
        };
        Object.defineProperty(Game.prototype, name, { value: method, writable: true, configurable: true });
      }
    };
    define(ASKED, 'ask');
    define(PLAIN, 'call');
  }
}

/**
 * A bot's search about one question. The same seed and number of playouts give the same result, however they are
 * sliced.
 */
export class Thinking<G extends GameId = GameId> {
  readonly #handle: EngineHandle<Thought>;

  /** @internal Use `Game.think`. */
  constructor(handle: EngineHandle<Thought>) {
    this.#handle = handle;
  }

  /**
   * Number of playouts that are enough, by the level or the caller's options; 0 if there is nothing to think about. The
   * goal of a level drops to the playouts so far once more of them cannot change its choice.
   */
  get goal(): number {
    return this.#handle.call((thought) => thought.goal());
  }

  /** Runs this many more playouts and returns the total. */
  more(playouts: number): number {
    return this.#handle.call((thought) => thought.more(number(playouts, 'playouts')));
  }

  /** The current choice, with the statistics of each candidate. */
  estimates(): g.Suggestion<G> {
    return this.#handle.ask((thought) => thought.estimates());
  }

  /** Frees the memory. Never throws. */
  free(): void {
    this.#handle.free();
  }

  [Symbol.dispose](): void {
    this.free();
  }
}
