// Objects that an engine keeps for the scripts, a game or a bot's search, until they are freed or the instance fails.

import type { Engine, Glue } from './engine.js';
import { LoireError } from './errors.js';

/** @internal An object in the current instance of an engine. */
export class EngineHandle<T extends { free(): void }> {
  readonly engine: Engine;
  readonly #what: string;
  readonly #instance: number;
  #thing: T | undefined;

  /** Lets the engine make the object; `what` names it in errors about late use. */
  constructor(engine: Engine, what: string, make: (glue: Glue) => T) {
    this.engine = engine;
    this.#what = what;
    this.#thing = engine.call(make);
    this.#instance = engine.instance;
  }

  /** Calls the object. Arguments must be ready, since no code of the caller may run meanwhile. */
  call<A>(run: (thing: T) => A): A {
    return this.engine.call(() => run(this.#present()));
  }

  /** The same, for an answer in JSON text. */
  ask<A>(run: (thing: T) => string): A {
    return this.engine.ask(() => run(this.#present()));
  }

  /** A handle on an object that this one makes, in the same instance. */
  another<A extends { free(): void }>(what: string, make: (thing: T) => A): EngineHandle<A> {
    return new EngineHandle(this.engine, what, () => make(this.#present()));
  }

  /** Frees the memory. Never throws. */
  free(): void {
    const thing = this.#thing;
    this.#thing = undefined;
    try {
      this.engine.call(() => this.#isStale() || thing?.free());
    } catch {
      // The call has replaced the instance, which freed everything.
    }
  }

  #present(): T {
    if (!this.#thing) throw new LoireError({ code: 'freed', message: `${this.#what} was freed` });
    if (this.#isStale()) {
      const message = `${this.#what} was lost when the engine was restarted after a fault: load it from a state or a record`;
      throw new LoireError({ code: 'staleHandle', message });
    }
    return this.#thing;
  }

  #isStale(): boolean {
    return this.#instance !== this.engine.instance;
  }
}
