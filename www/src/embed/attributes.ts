// Reads a set-up and the players of its seats from attributes.

import { type Level, type Setup, games } from '../engine/index.js';
import { type Sitting, sittingsFor } from '../storage/saved-games.js';

/** The attributes of an element that describe a new game. */
export interface Wishes {
  game: string;
  seats: string;
  names: string[] | undefined;
  edition: string | undefined;
  modules: string[] | undefined;
  scenario: string | undefined;
  seed: string | undefined;
}

/** Splits at spaces and commas. */
export const words = (text: string | null): string[] | undefined => text?.split(/[\s,]+/).filter(Boolean);

/** Splits at commas. */
export const names = (text: string | null): string[] | undefined => text?.split(',').map((name) => name.trim());

/** Parses JSON; other text stays a string, and the engine reports the error. */
export function json(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** "3" means three people, "human normal" a person and a bot. */
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
  // The engine validates the values, so this cast needs no checks.
  return setup as unknown as Setup;
}

/** Who plays each seat, by the attribute. If one seat plays here, the people on other seats are away. */
export function sittingsOf(seats: string, count: number, here: number | undefined): Sitting[] {
  const kinds = kindsOf(seats);
  const levels = games().flatMap(({ levels }) => levels.map(({ id }) => id));
  return sittingsFor(count).map(({ colour }, seat) => {
    const kind = levels.includes(kinds[seat] as Level) ? (kinds[seat] as Level) : 'human';
    return { colour, kind: kind === 'human' && here !== undefined && here !== seat ? 'away' : kind };
  });
}
