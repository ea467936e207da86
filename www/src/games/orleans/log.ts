// The events as lines of the log.

import type { Line, Round } from '../game-view.js';
import { sayOf, sentenceOf } from './labels.js';
import { texts } from './texts/index.js';
import type { Say } from './texts/shapes.js';
import type { Event, Shown } from './types.js';

/** One line per notable event; consecutive draws of one seat share a line. */
export function lines(events: readonly Event[], session: Shown): Line[] {
  const t = texts(session);
  const say = sayOf(session);
  const told: Line[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    let text: string | undefined;
    if (event.type === 'followerDrawn') {
      const drawn = [say.follower(event.follower)];
      for (
        let next = events[i + 1];
        next?.type === 'followerDrawn' && next.seat === event.seat;
        next = events[++i + 1]
      ) {
        drawn.push(say.follower(next.follower));
      }
      text = t.drawsMany(say.name(event.seat), drawn);
    } else {
      const inner = 'event' in event ? event.event : undefined;
      text = sentenceOf<(event: unknown, say: Say) => string | undefined>(t.events, event, inner)(inner ?? event, say);
    }
    if (text) told.push({ text, upTo: i + 1 });
  }
  return told;
}

/** The begun rounds. */
export const rounds = (events: readonly Event[]): Round[] =>
  events.flatMap((event, at) => (event.type === 'roundStarted' ? [{ name: String(event.round), event: at }] : []));
