// Moments of a game shown one after the other, up to now.

import type { Store } from './selection.js';
import { PAUSE } from './preferences.js';

export class Replay {
  readonly #store: Store;
  readonly #told: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `told` hears whenever it starts or stops. */
  constructor(store: Store, told: () => void = () => {}) {
    this.#store = store;
    this.#told = told;
  }

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  /** From this moment on; from the one that is looked at, if nothing is said. */
  play(from = this.#store.at ?? 0): void {
    clearTimeout(this.#timer);
    this.#store.lookAt(from);
    this.#wait();
    this.#told();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#told();
  }

  #wait(): void {
    // Whoever plays without pauses still wants to see a replay.
    this.#timer = setTimeout(() => this.#next(), Math.max(PAUSE.fast, PAUSE[this.#store.ways.pace]));
  }

  #next(): void {
    const { at } = this.#store;
    if (at === undefined) return void this.stop();
    this.#wait();
    this.#store.lookAt(at + 1);
  }
}
