// From attributes to a set-up, and to who sits where.

import { type Level, type Setup, games } from '../engine/index.js';
import { type Sitting, sittingsFor } from '../storage/saved-games.js';

/** What the attributes of an element say about a new game. */
export interface Wishes {
  game: string;
  seats: string;
  names: string[] | undefined;
  edition: string | undefined;
  modules: string[] | undefined;
  scenario: string | undefined;
  seed: string | undefined;
}

/** Words with spaces or commas in between. */
export const words = (text: string | null): string[] | undefined => text?.split(/[\s,]+/).filter(Boolean);

/** Names with commas in between. */
export const names = (text: string | null): string[] | undefined => text?.split(',').map((name) => name.trim());

/** A value as JSON; whatever is none stays text, and the engine says what is wrong with it. */
export function json(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** "3" are three people, "human normal" one and a bot. */
const kindsOf = (seats: string): string[] =>
  /^\s*\d+\s*$/.test(seats) ? Array.from({ length: Math.min(Number(seats), 99) }, () => 'human') : (words(seats) ?? []);

export function setupOf({ game, seats, names, edition, modules, scenario, seed }: Wishes): Setup {
  const setup = {
    game,
    seats: kindsOf(seats).length,
    ...(names?.length ? { names: kindsOf(seats).map((_, seat) => names[seat] ?? '') } : {}),
    ...(edition ? { edition } : {}),
    ...(modules?.length ? { modules } : {}),
    ...(scenario ? { scenario } : {}),
    ...(seed ? { seed } : {}),
  };
  // The engine checks what the attributes give, so its types need not be proved here.
  return setup as unknown as Setup;
}

/** Who sits where: as the attribute says, and whoever is not the one seat that plays here is away. */
export function sittingsOf(seats: string, count: number, here: number | undefined): Sitting[] {
  const kinds = kindsOf(seats);
  const levels = games().flatMap(({ levels }) => levels.map(({ id }) => id));
  return sittingsFor(count).map(({ colour }, seat) => {
    const kind = levels.includes(kinds[seat] as Level) ? (kinds[seat] as Level) : 'human';
    return { colour, kind: kind === 'human' && here !== undefined && here !== seat ? 'away' : kind };
  });
}
