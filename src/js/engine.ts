// The engine of one game: an instance of its wasm module, which is replaced after a fault.

import type * as bindgen from '#bindgen';
import glue from '#glue';

import { type ErrorDetails, LoireError, reason } from './errors.js';
import type { GameId } from './games.js';

/** @internal The functions of one instance, as wasm-bindgen writes them. */
export type Glue = typeof bindgen;

/** @internal The engine of one game. */
export class Engine {
  readonly game: GameId;
  readonly #glue: Glue = glue();
  /** Whether a call was made that has neither returned nor thrown an error of the engine's own. */
  #isBroken = false;
  #instance = 1;
  #words = new Uint32Array(0);

  constructor(game: GameId, module: WebAssembly.Module) {
    this.game = game;
    this.#glue.initSync({ module });
  }

  /** The number of the current instance. What earlier instances kept is lost. */
  get instance(): number {
    return this.#instance;
  }

  /** The memory of the current instance as 32-bit numbers; valid until the next call. */
  get words(): Uint32Array {
    // A view becomes empty when the memory grows.
    if (this.#words.length === 0) this.#words = new Uint32Array((this.#glue.ownMemory() as WebAssembly.Memory).buffer);
    return this.#words;
  }

  /**
   * Calls the instance. Arguments must be ready, since no code of the caller may run meanwhile. Any failure other than
   * an error of the engine's own replaces the instance.
   */
  call<T>(run: (glue: Glue) => T): T {
    if (this.#isBroken) this.#replace();
    if (this.#isBroken)
      throw new LoireError({ code: 'internal', message: 'the engine has failed and cannot be restarted' });
    this.#isBroken = true;
    try {
      const answer = run(this.#glue);
      this.#isBroken = false;
      return answer;
    } catch (error) {
      if (error instanceof LoireError || isDetails(error)) {
        this.#isBroken = false;
        throw error instanceof LoireError ? error : new LoireError(error);
      }
      this.#replace();
      const message = `a fault of the engine, which was restarted: ${reason(error)}`;
      throw new LoireError({ code: 'internal', message });
    }
  }

  /** The same, for an answer in JSON text. */
  ask<T>(run: (glue: Glue) => string): T {
    return JSON.parse(this.call(run)) as T;
  }

  /**
   * Replaces this instance by a new one. After a trap its memory is unreliable, and further calls might do anything.
   */
  #replace(): void {
    this.#instance++;
    this.#words = new Uint32Array(0);
    try {
      this.#glue.__wbg_reset_state();
      this.#isBroken = false;
    } catch {
      // There is no memory or no stack left for a new instance; the next call tries again.
    }
  }
}

function isDetails(error: unknown): error is ErrorDetails {
  return (
    typeof error === 'object' && error !== null && 'code' in error && 'message' in error && !(error instanceof Error)
  );
}
