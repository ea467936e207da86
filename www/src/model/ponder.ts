// Searches a bot's likely next question while a person thinks. The answer is the same as without, only sooner.

import {
  type Action,
  type Foreseen,
  type Level,
  type Listening,
  type Seat,
  type State,
  foresee,
  ponder,
} from '../engine/index.js';

/** The question under search, and its result. */
interface Thought {
  question: Foreseen;
  enough: AbortController;
  line: Promise<Action[] | undefined>;
  onProgress: Listening['onProgress'];
}

export class Pondering {
  #thought: Thought | undefined;
  #looks = 0;

  /** Looks ahead from here. A running search continues if its question is still expected. */
  async look(state: State, bots: ReadonlyMap<Seat, Level>): Promise<void> {
    const mine = ++this.#looks;
    const question = await foresee(state, bots);
    // Another answer may have arrived meanwhile.
    if (mine !== this.#looks || (question && question.hash === this.#thought?.question.hash)) return;
    this.stop();
    if (!question) return;
    const enough = new AbortController();
    const onProgress: Listening['onProgress'] = (playouts, goal) => thought.onProgress(playouts, goal);
    const thought: Thought = {
      question,
      enough,
      line: ponder(question, { enough: enough.signal, onProgress }),
      onProgress: () => {},
    };
    this.#thought = thought;
  }

  /** The result for this question, once the search is complete; `undefined` if the question was not foreseen. */
  async take(hash: string, seat: Seat, { enough, onProgress }: Listening): Promise<Action[] | undefined> {
    const thought = this.#thought;
    if (thought?.question.hash !== hash || thought.question.seat !== seat) {
      this.stop();
      return undefined;
    }
    this.#looks++;
    this.#thought = undefined;
    thought.onProgress = onProgress;
    if (enough.aborted) thought.enough.abort();
    enough.addEventListener('abort', () => thought.enough.abort(), { once: true });
    return thought.line;
  }

  stop(): void {
    this.#looks++;
    this.#thought?.enough.abort();
    this.#thought = undefined;
  }
}
