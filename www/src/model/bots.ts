// Plays the bots: when a bot's seat is asked, the worker computes its answer and this class plays it.

import { type Action, type Seat, think } from '../engine/index.js';
import { Pondering } from './ponder.js';
import type { Session } from './session.js';
import { PAUSE } from './preferences.js';

/** Max time a bot may think, in ms; a slow device then plays the best answer so far. */
const MAX_THOUGHT_MS = 1000;

export class Bots {
  readonly #session: Session;
  #thinking: AbortController | undefined;
  #enough = new AbortController();
  /** The next answers of a bot, where several answers only make sense together. */
  #planned: { seat: Seat; line: Action[] } | undefined;
  readonly #pondering = new Pondering();
  /** The step of the game at which a bot last looked ahead. */
  #lookedAhead: number | undefined;
  readonly #follow = () => this.#turn();
  readonly #hurry = () => this.#enough.abort();

  constructor(session: Session) {
    this.#session = session;
    session.addEventListener('change', this.#follow);
    session.addEventListener('hurry', this.#hurry);
    this.#turn();
  }

  stop(): void {
    this.#session.removeEventListener('change', this.#follow);
    this.#session.removeEventListener('hurry', this.#hurry);
    this.#thinking?.abort();
    this.#pondering.stop();
  }

  #turn(): void {
    const session = this.#session;
    if (session.botsPaused || session.held !== undefined || session.at !== undefined) {
      this.#thinking?.abort();
      this.#thinking = undefined;
      if (session.thought) session.think(undefined);
    } else if (!this.#thinking && session.botToAnswer) {
      void this.#answer();
    }
    if (!this.#thinking) this.#lookAhead();
  }

  /** While people decide, bots may think about their likely next question. */
  #lookAhead(): void {
    const { ways, botsPaused, at, over, step, levels } = this.#session;
    if (!ways.ponder || botsPaused || at !== undefined || over) {
      this.#pondering.stop();
      this.#lookedAhead = undefined;
    } else if (this.#lookedAhead !== step) {
      this.#lookedAhead = step;
      void this.#pondering.look(this.#session.state(), levels);
    }
  }

  async #answer(): Promise<void> {
    const session = this.#session;
    const mine = new AbortController();
    this.#thinking = mine;
    this.#enough = new AbortController();
    await this.#pause(PAUSE[session.ways.pace], mine.signal);
    const bot = mine.signal.aborted ? undefined : session.botToAnswer;
    try {
      const action = bot && (this.#next(bot.seat) ?? (await this.#decide(bot.seat, bot.level, mine.signal)));
      if (mine.signal.aborted) return;
      this.#thinking = undefined;
      // Another seat may have answered meanwhile and changed the question; then the bot thinks again.
      if (bot && action && session.answer(bot.seat, action)) return;
      this.#turn();
    } catch (error) {
      if (!mine.signal.aborted) throw error;
    }
  }

  /** Leaves the last answer on show, unless a player is in a hurry or the bots are stopped. */
  #pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const cancel = this.#session.clock.after(milliseconds, done);
      const leave = () => {
        cancel();
        done();
      };
      for (const signal of [this.#enough.signal, stopped]) signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The next planned answer of a seat; `undefined` if there is none or it is not legal any more. */
  #next(seat: Seat): Action | undefined {
    const planned = this.#planned?.seat === seat ? this.#planned.line.shift() : undefined;
    const written = JSON.stringify(planned);
    const { legal } = this.#session.look;
    const isLegal = legal.some((each) => each.seat === seat && JSON.stringify(each.action) === written);
    if (!isLegal) this.#planned = undefined;
    return isLegal ? planned : undefined;
  }

  async #decide(seat: Seat, level: Parameters<typeof think>[2], signal: AbortSignal): Promise<Action> {
    const session = this.#session;
    const onProgress = (playouts: number, goal: number) => {
      if (!signal.aborted) session.think({ seat, playouts, goal });
    };
    const listening = { signal, enough: this.#enough.signal, onProgress };
    const forget = session.clock.after(MAX_THOUGHT_MS, this.#hurry);
    try {
      const pondered = await this.#pondering.take(session.hash(), seat, listening);
      const [action, ...line] = pondered ?? (await think(session.state(), seat, level, listening));
      this.#planned = { seat, line };
      if (session.thought) session.think(undefined);
      return action!;
    } finally {
      forget();
    }
  }
}
