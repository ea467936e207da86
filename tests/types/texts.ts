// Compiled, never run: the declarations of loire/texts, and the names of pieces.

import type { Event, Legal, Target } from 'loire';
import { type BurgundyTexts, texts } from 'loire/texts';

const space: Target<'burgundy'> = 'seat.0.duchy.18';
const slot: Target<'burgundy'> = 'depot.black.3';
const castle: Target<'orleans'> = 'seat.2.space.castle.2';
const field: Target<'stories'> = 'seat.1.task.harbour.2';
// @ts-expect-error: there are six depots
const none: Target<'burgundy'> = 'depot.7.0';
// @ts-expect-error: a piece of another game
const other: Target<'orleans'> = 'seat.0.duchy.18';
export const pieces = [space, slot, castle, field, none, other];

/** A click handler of a front end; `targets` takes any name. */
export const touching = (legal: Legal[], clicked: string): Legal[] =>
  legal.filter(({ targets }) => targets.includes(clicked));

/** A line for an event that left a slot. */
export async function told(event: Extract<Event<'burgundy'>, { type: 'tileTaken' }>): Promise<string | undefined> {
  const words: BurgundyTexts = await texts('burgundy', 'fr');
  const say = { name: (seat: number) => `${seat}`, space: (space: number) => `${space}` };
  const { places } = await texts('stories', 'de');
  return `${words.tiles[event.tile].about} ${event.slot} ${words.events.tileTaken(event, say)} ${places.gate}`;
}
// @ts-expect-error: its names are in components()
void texts('orleans', 'en');
