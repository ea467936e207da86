// Bots answer by themselves: whenever a seat of theirs is asked, one of them thinks in the worker and plays.

import { think } from './engine.js';
import type { Store } from './store.js';

/** How long an answer is shown before the next bot answers, in milliseconds. */
const PAUSE = 450;

export class Bots {
  readonly #store: Store;
  readonly #pause: number;
  #thinking: AbortController | undefined;
  readonly #follow = () => this.#turn();

  constructor(store: Store, pause = PAUSE) {
    this.#store = store;
    this.#pause = pause;
    store.addEventListener('change', this.#follow);
    this.#turn();
  }

  stop(): void {
    this.#store.removeEventListener('change', this.#follow);
    this.#thinking?.abort();
  }

  #turn(): void {
    const store = this.#store;
    if (store.botsPaused || store.at !== undefined) {
      this.#thinking?.abort();
      this.#thinking = undefined;
    } else if (!this.#thinking && store.botToAnswer) {
      void this.#answer();
    }
  }

  async #answer(): Promise<void> {
    const store = this.#store;
    const mine = new AbortController();
    this.#thinking = mine;
    await new Promise((done) => setTimeout(done, this.#pause));
    const bot = mine.signal.aborted ? undefined : store.botToAnswer;
    try {
      const action = bot && (await think(store.state(), bot.seat, bot.level, mine.signal));
      if (mine.signal.aborted) return;
      this.#thinking = undefined;
      // Somebody else may have answered meanwhile, and the question be another one: then it is thought about anew.
      if (bot && action && store.answer(bot.seat, action)) return;
      this.#turn();
    } catch (error) {
      if (!mine.signal.aborted) throw error;
    }
  }
}
