// The engine of one game: an instance of its wasm module that is called, and replaced by a fresh one if it has failed.

import type * as bindgen from '#bindgen';
import glue from '#glue';

import { type ErrorDetails, LoireError, reason } from './errors.js';
import type { GameId } from './games.js';

/** @internal The functions of one instance, as wasm-bindgen makes them. */
export type Glue = typeof bindgen;

/** @internal The engine of one game. */
export class Engine {
  readonly game: GameId;
  readonly #glue: Glue = glue();
  /** Has a call gone in that has not come back, neither with an answer nor with an error of the engine's own? */
  #isBroken = false;
  #instance = 1;
  #words = new Uint32Array(0);

  constructor(game: GameId, module: WebAssembly.Module) {
    this.game = game;
    this.#glue.initSync({ module });
  }

  /** The number of the instance that runs now: what an earlier one has kept is gone. */
  get instance(): number {
    return this.#instance;
  }

  /** The memory of the instance that runs now, as numbers; good until the next call. */
  get words(): Uint32Array {
    // What was taken before the memory has grown is empty.
    if (this.#words.length === 0) this.#words = new Uint32Array((this.#glue.ownMemory() as WebAssembly.Memory).buffer);
    return this.#words;
  }

  /**
   * Calls the instance, with arguments that are ready: nothing of the caller's may run meanwhile. If it fails otherwise
   * than by an error of its own, a fresh instance takes its place.
   */
  call<T>(run: (glue: Glue) => T): T {
    if (this.#isBroken) this.#replace();
    if (this.#isBroken)
      throw new LoireError({ code: 'internal', message: 'the engine has failed and cannot be started anew' });
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
      const message = `a fault of the engine, which was started anew: ${reason(error)}`;
      throw new LoireError({ code: 'internal', message });
    }
  }

  /** The same, for an answer in JSON text. */
  ask<T>(run: (glue: Glue) => string): T {
    return JSON.parse(this.call(run)) as T;
  }

  /**
   * Puts a fresh instance in the place of this one. After a trap nothing in its memory can be relied upon, and each
   * further call might do anything.
   */
  #replace(): void {
    this.#instance++;
    this.#words = new Uint32Array(0);
    try {
      this.#glue.__wbg_reset_state();
      this.#isBroken = false;
    } catch {
      // There is no memory for another one, or no stack left: the next call tries again.
    }
  }
}

function isDetails(error: unknown): error is ErrorDetails {
  return (
    typeof error === 'object' && error !== null && 'code' in error && 'message' in error && !(error instanceof Error)
  );
}
