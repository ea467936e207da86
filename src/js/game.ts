/// <reference lib="esnext.disposable" preserve="true" />
// The handle: a game kept on the engine's side, for bots, analysis and pages that play many moves.

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

/** What can be asked of a game: the rows of the contract, which the class below gets one by one. */
const Asked = class {} as unknown as new <G extends GameId>() => Methods<G>;

/** A game kept on the engine's side. The same words as the functions; free it, or let `using` do so. */
export class Game<G extends GameId = GameId> extends Asked<G> {
  readonly #handle: EngineHandle<Handle>;
  readonly #catalogue: Catalogue;

  private constructor(handle: EngineHandle<Handle>) {
    super();
    this.#handle = handle;
    this.#catalogue = catalogueOf(handle.engine);
  }

  /** A new game. */
  static create<G extends GameId>(setup: g.Setup<G> & g.In<G>): Game<G> {
    const json = text(setup, 'setup');
    return new Game<G>(new EngineHandle(engineOf(json), 'this game', ({ Handle }) => Handle.create(json)));
  }

  /**
   * A saved state, or a record replayed to its end. With the seed that a record was dealt by, the game goes on as if it
   * had never been put away: the same draws come, and undo knows what was answered. A seed gives a state without a
   * dealer one.
   */
  static load<G extends GameId>(from: (g.State<G> | g.Record<G>) & g.In<G>, options?: { seed?: string }): Game<G> {
    const seed = isNothing(options?.seed) ? undefined : string(options.seed, 'seed');
    const json = text(from, 'state');
    return new Game<G>(new EngineHandle(engineOf(json), 'this game', ({ Handle }) => Handle.load(json, seed)));
  }

  /**
   * What one seat may do, or everybody who may act; on request each with what it would change. Without previews the
   * actions in it are frozen and shared between calls.
   */
  legal(seat?: number | null, options?: g.LegalOptions): g.Legal<G>[] {
    if (wanted(options, 'previews'))
      return this.#handle.ask((handle) => handle.ask('legalPreviews', optional(seat, 'seat'), ''));
    return this.#handle.call((handle) =>
      this.#catalogue.shared(handle.legalNumbers(optional(seat, 'seat')), (...known) => handle.catalogue(...known)),
    ) as g.Legal<G>[];
  }

  /** Plays an action, given as an object or as its notation, and tells what happened. */
  play(seat: number, action: g.Action<G> | string): g.Progress<G> {
    const by = number(seat, 'seat');
    const known = this.#catalogue.number(action);
    if (known !== undefined) return this.#handle.ask((handle) => handle.playId(by, known));
    const json = text(action, 'action');
    return this.#handle.ask((handle) => handle.ask('play', by, json));
  }

  /**
   * Settles all that chance owes now: by `random`, which gives numbers from 0 up to 1 as `Math.random` does; without it
   * by the game's own dealer, or else by the system's randomness.
   */
  deal(random?: (() => number) | null): g.Progress<G> {
    if (isNothing(random)) return this.#handle.ask((handle) => handle.ask('deal', undefined, ''));
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

  /** A handle of its own on the same game. */
  fork(): Game<G> {
    return new Game<G>(this.#handle.another('this game', (handle) => handle.fork()));
  }

  /** A bot that thinks for as long as one likes: in slices, so that it can be shown and stopped. Free it afterwards. */
  think(seat: number, options: SuggestOptions = {}): Thinking<G> {
    const json = text(options, 'options');
    return new Thinking<G>(this.#handle.another('this bot', (handle) => handle.think(number(seat, 'seat'), json)));
  }

  /** Gives the memory back; the handle cannot be used any more. Never throws. */
  free(): void {
    this.#handle.free();
  }

  [Symbol.dispose](): void {
    this.free();
  }

  static {
    // The rows of the contract: arguments are written before the handle is taken, as that may run code of the caller's.
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

/** A bot's thoughts about one question. The same seed and as many playouts give the same, however they are divided. */
export class Thinking<G extends GameId = GameId> {
  readonly #handle: EngineHandle<Thought>;

  /** @internal Made by Game. */
  constructor(handle: EngineHandle<Thought>) {
    this.#handle = handle;
  }

  /**
   * How many playouts its level, or the caller, takes for enough; 0 where there is nothing to think about. Of a level
   * it is what there are, as soon as more of them could not change its choice.
   */
  get goal(): number {
    return this.#handle.call((thought) => thought.goal());
  }

  /** Plays the next rounds through so many times more; says how many times it is in all. */
  more(playouts: number): number {
    return this.#handle.call((thought) => thought.more(number(playouts, 'playouts')));
  }

  /** What it would do by now, with all that it knows of each candidate. */
  estimates(): g.Suggestion<G> {
    return this.#handle.ask((thought) => thought.estimates());
  }

  /** Gives the memory back. Never throws. */
  free(): void {
    this.#handle.free();
  }

  [Symbol.dispose](): void {
    this.free();
  }
}
