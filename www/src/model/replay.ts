// Moments of a game shown one after the other, up to now.

import type { Cancel } from './clock.js';
import type { Session } from './session.js';
import { PAUSE } from './preferences.js';

export class Replay {
  readonly #session: Session;
  readonly #told: () => void;
  /** Ends the wait for the next moment; there while it plays. */
  #cancel: Cancel | undefined;

  /** `told` hears whenever it starts or stops. */
  constructor(session: Session, told: () => void = () => {}) {
    this.#session = session;
    this.#told = told;
  }

  get playing(): boolean {
    return this.#cancel !== undefined;
  }

  /** From this moment on; from the one that is looked at, if nothing is said. */
  play(from = this.#session.at ?? 0): void {
    this.#cancel?.();
    this.#session.lookAt(from);
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
    const { clock, ways } = this.#session;
    this.#cancel = clock.after(Math.max(PAUSE.fast, PAUSE[ways.pace]), () => this.#next());
  }

  #next(): void {
    const { at } = this.#session;
    if (at === undefined) return void this.stop();
    this.#wait();
    this.#session.lookAt(at + 1);
  }
}
