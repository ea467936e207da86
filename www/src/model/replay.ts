// Moments of a game shown one after the other, up to now.

import type { Cancel } from './clock.js';
import type { Session } from './session.js';
import { PAUSE } from './preferences.js';

export class Replay {
  readonly #store: Session;
  readonly #told: () => void;
  /** Ends the wait for the next moment; there while it plays. */
  #cancel: Cancel | undefined;

  /** `told` hears whenever it starts or stops. */
  constructor(store: Session, told: () => void = () => {}) {
    this.#store = store;
    this.#told = told;
  }

  get playing(): boolean {
    return this.#cancel !== undefined;
  }

  /** From this moment on; from the one that is looked at, if nothing is said. */
  play(from = this.#store.at ?? 0): void {
    this.#cancel?.();
    this.#store.lookAt(from);
    this.#wait();
    this.#told();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#told();
  }

  #wait(): void {
    // Whoever plays without pauses still wants to see a replay.
    const { clock, ways } = this.#store;
    this.#cancel = clock.after(Math.max(PAUSE.fast, PAUSE[ways.pace]), () => this.#next());
  }

  #next(): void {
    const { at } = this.#store;
    if (at === undefined) return void this.stop();
    this.#wait();
    this.#store.lookAt(at + 1);
  }
}
