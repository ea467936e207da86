// The other players' actions since the viewing player last decided.

import type { SVGTemplateResult } from 'lit';

import { perChange } from './derive.js';
import type { Event, Seat } from '../engine/index.js';
import type { Session } from './session.js';

/** An event in a few words, with its pictures. */
export interface Told {
  words: string;
  signs: SVGTemplateResult[];
}

/** The results of one seat's consecutive answers. */
export interface Deed {
  seat: Seat;
  told: Told[];
}

export interface News {
  /** The moment at which the first of them began. */
  from: number;
  deeds: Deed[];
}

/**
 * The other players' actions up to now, independent of the moment that is viewed; `undefined` if no other player has
 * answered since.
 */
export const newsOf: (session: Session) => News | undefined = perChange((session: Session) => {
  const last = session.moments.length - 1;
  let from = last;
  while (from > 0 && session.seatAt(from - 1) !== session.mine) from--;
  if (from === last) return undefined;
  const deeds: Deed[] = [];
  for (let moment = from; moment < last; moment++) {
    const seat = session.seatAt(moment)!;
    const told = toldOf(session, seat, moment);
    const before = deeds.at(-1);
    if (before?.seat === seat) before.told.push(...told);
    else deeds.push({ seat, told });
  }
  const telling = deeds.filter(({ told }) => told.length);
  return telling.length ? { from, deeds: telling } : undefined;
});

/** The results of an answer: the events with a picture, or all events if none has one. */
function toldOf(session: Session, seat: Seat, moment: number): Told[] {
  const [before, after] = [session.moments[moment]!, session.moments[moment + 1]!];
  const events = session.events.slice(before.events, after.events);
  const all = told(session, events, session.name(seat));
  const drawn = all.filter(({ signs }) => signs.length);
  return drawn.length ? drawn : all;
}

/** Events as sentences with their pictures; the player in `name` is not named again. */
export function told(session: Session, events: readonly Event[], name = ''): Told[] {
  let from = 0;
  return session.face.lines(events, session).map(({ text, upTo }) => {
    const signs = events.slice(from, upTo).flatMap((event) => session.face.sign?.(event, session) ?? []);
    from = upTo;
    return { words: briefly(text, name), signs };
  });
}

const briefly = (text: string, name: string): string =>
  name && text.startsWith(`${name} `) ? text.slice(name.length + 1).replace(/\.$/, '') : text;
