// What others have done since the seat whose board is large decided last.

import type { SVGTemplateResult } from 'lit';

import { perChange } from './derive.js';
import type { Event, Seat } from '../engine/index.js';
import type { Session } from './session.js';

/** Something that happened, in a few words and with its pictures. */
export interface Told {
  words: string;
  signs: SVGTemplateResult[];
}

/** What one seat's answers in a row brought. */
export interface Deed {
  seat: Seat;
  told: Told[];
}

export interface News {
  /** The moment at which the first of them began. */
  from: number;
  deeds: Deed[];
}

/** What the others have done up to now, whatever moment is looked at; nothing, if nobody else has answered since. */
export const newsOf: (store: Session) => News | undefined = perChange((store: Session) => {
  const last = store.moments.length - 1;
  let from = last;
  while (from > 0 && store.seatAt(from - 1) !== store.mine) from--;
  if (from === last) return undefined;
  const deeds: Deed[] = [];
  for (let moment = from; moment < last; moment++) {
    const seat = store.seatAt(moment)!;
    const told = toldOf(store, seat, moment);
    const before = deeds.at(-1);
    if (before?.seat === seat) before.told.push(...told);
    else deeds.push({ seat, told });
  }
  const telling = deeds.filter(({ told }) => told.length);
  return telling.length ? { from, deeds: telling } : undefined;
});

/** What an answer brought: whatever has a picture; where nothing has one, all of it. */
function toldOf(store: Session, seat: Seat, moment: number): Told[] {
  const [before, after] = [store.moments[moment]!, store.moments[moment + 1]!];
  const events = store.events.slice(before.events, after.events);
  const all = told(store, events, store.name(seat));
  const drawn = all.filter(({ signs }) => signs.length);
  return drawn.length ? drawn : all;
}

/** Events as sentences, each with its pictures; whoever is named before them is not named again. */
export function told(store: Session, events: readonly Event[], name = ''): Told[] {
  let from = 0;
  return store.face.lines(events, store).map(({ text, upTo }) => {
    const signs = events.slice(from, upTo).flatMap((event) => store.face.sign?.(event, store) ?? []);
    from = upTo;
    return { words: briefly(text, name), signs };
  });
}

const briefly = (text: string, name: string): string =>
  name && text.startsWith(`${name} `) ? text.slice(name.length + 1).replace(/\.$/, '') : text;
