// The lines of the log, worded once each: an answer only adds to them.

import type { Line } from '../../games/game-view.js';
import type { Session } from '../../model/session.js';

/** A line, and the moment it links to. */
export interface ToldLine extends Line {
  moment: number;
}

export class Lines {
  #told: ToldLine[] = [];
  /** The events of the lines, and how many of them are worded. */
  #events: Session['events'] = [];
  #upTo = 0;
  /** The inputs of the wording: the language, the names, and the progress of the game. */
  #wording = '';

  /** All lines of a game up to now. */
  of(session: Session): readonly ToldLine[] {
    const wording = [
      session.language,
      session.face.progress(session),
      ...session.seats.map((seat) => session.name(seat)),
    ].join();
    const { events } = session;
    if (events !== this.#events || wording !== this.#wording) this.#told = [];
    else if (events.length === this.#upTo) return this.#told;
    this.#events = events;
    this.#upTo = events.length;
    this.#wording = wording;
    // The next events may belong to the last line: several draws share one.
    this.#told.pop();
    const from = this.#told.at(-1)?.upTo ?? 0;
    for (const line of session.face.lines(events.slice(from), session))
      this.#told.push(toldIn(session, line.text, from + line.upTo));
    return this.#told;
  }
}

const toldIn = (session: Session, text: string, upTo: number): ToldLine => ({
  text,
  upTo,
  moment: session.moments.findIndex(({ events }) => events >= upTo),
});
