// Shows the moments of a game one after the other, up to now.

import type { Cancel } from './clock.js';
import type { Session } from './session.js';
import { PAUSE } from './preferences.js';

export class Replay {
  readonly #session: Session;
  readonly #told: () => void;
  /** Cancels the wait for the next moment; `undefined` if no replay runs. */
  #cancel: Cancel | undefined;

  /** Calls `told` whenever the replay starts or stops. */
  constructor(session: Session, told: () => void = () => {}) {
    this.#session = session;
    this.#told = told;
  }

  get playing(): boolean {
    return this.#cancel !== undefined;
  }

  /** Replays from a moment; default: the viewed moment, or the beginning. */
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
    // A replay needs pauses even if bots answer without any.
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
