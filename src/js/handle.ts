// What an engine keeps for the scripts: a game or a bot's thoughts, until it is freed or the instance has failed.

import type { Engine, Glue } from './engine.js';
import { LoireError } from './errors.js';

/** @internal Something that the present instance of an engine keeps. */
export class EngineHandle<T extends { free(): void }> {
  readonly engine: Engine;
  readonly #what: string;
  readonly #instance: number;
  #thing: T | undefined;

  /** Lets the engine make it; `what` says what it is, for whoever uses it too late. */
  constructor(engine: Engine, what: string, make: (glue: Glue) => T) {
    this.engine = engine;
    this.#what = what;
    this.#thing = engine.call(make);
    this.#instance = engine.instance;
  }

  /** Calls it, with arguments that are ready: nothing of the caller's may run meanwhile. */
  call<A>(run: (thing: T) => A): A {
    return this.engine.call(() => run(this.#present()));
  }

  /** The same, for an answer in JSON text. */
  ask<A>(run: (thing: T) => string): A {
    return this.engine.ask(() => run(this.#present()));
  }

  /** What it makes in its turn is kept by the same instance. */
  another<A extends { free(): void }>(what: string, make: (thing: T) => A): EngineHandle<A> {
    return new EngineHandle(this.engine, what, () => make(this.#present()));
  }

  /** Gives the memory back. Never throws. */
  free(): void {
    const thing = this.#thing;
    this.#thing = undefined;
    try {
      this.engine.call(() => this.#isStale() || thing?.free());
    } catch {
      // Then all is freed: a fresh instance has taken the place of the one that kept it.
    }
  }

  #present(): T {
    if (!this.#thing) throw new LoireError({ code: 'freed', message: `${this.#what} was freed` });
    if (this.#isStale()) {
      const message = `${this.#what} was lost when a fault of the engine made it start anew: load it from a state or a record`;
      throw new LoireError({ code: 'staleHandle', message });
    }
    return this.#thing;
  }

  #isStale(): boolean {
    return this.#instance !== this.engine.instance;
  }
}
