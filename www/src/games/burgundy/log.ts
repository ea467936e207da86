// The events as lines of the log.

import type { Line, Round } from '../game-view.js';
import { sayOf } from './labels.js';
import { texts } from './texts/index.js';
import type { Say } from './texts/shapes.js';
import type { Event, Good, Shown } from './types.js';

/** One line per notable event; rolls and start goods of one seat share a line. */
export function lines(events: readonly Event[], session: Shown): Line[] {
  const t = texts(session);
  const say = sayOf(session);
  const told: Line[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const first = i;
    if (event.type === 'dieRolled' || event.type === 'startGoodDrawn') {
      while (sameDraw(event, events[i + 1])) i++;
    }
    const text = i > first ? together(events.slice(first, i + 1)) : one(event);
    if (text) told.push({ text, upTo: i + 1 });
  }
  return told;

  function one(event: Event): string | undefined {
    const tell = t.events[event.type] as (event: Event, say: Say) => string | undefined;
    return tell(event, say);
  }

  function together(drawn: readonly Event[]): string {
    const name = 'seat' in drawn[0]! ? say.name(drawn[0].seat) : '';
    const faces = drawn.flatMap((event) => (event.type === 'dieRolled' ? [String(event.face)] : []));
    const goods = drawn.flatMap((event): Good[] => (event.type === 'startGoodDrawn' ? [event.good] : []));
    return faces.length ? t.rolls(name, faces) : t.startsWith(name, goods);
  }
}

const sameDraw = (event: Event, next: Event | undefined): boolean =>
  next?.type === event.type && 'seat' in next && 'seat' in event && next.seat === event.seat;

/** The begun rounds, by phase and number. */
export function rounds(events: readonly Event[]): Round[] {
  let phase = '';
  return events.flatMap((event, at) => {
    if (event.type === 'phaseStarted') phase = event.phase;
    return event.type === 'roundStarted' ? [{ name: `${phase}${event.round}`, event: at }] : [];
  });
}
