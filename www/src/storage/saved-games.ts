// The games saved in this browser: one entry each, in a database of their own.

import { type UseStore, createStore, del, entries, get, set } from 'idb-keyval';

import { type Course, type Level, games } from '../engine/index.js';

/** The colours a seat may have. */
export const COLOURS = ['blue', 'red', 'green', 'violet', 'ochre', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

/** The player of a seat, and the seat's colour; the surrounding page answers for seats of the kind "away". */
export interface Sitting {
  kind: 'human' | 'away' | Level;
  colour: Colour;
}

/** A saved game. */
export interface Saved {
  id: string;
  course: Course;
  /** The seed of the remaining draws. */
  seed?: string;
  sittings: Sitting[];
  /** For the list: the number of begun rounds, whether the game is over, and when it was last played. */
  round: number;
  over: boolean;
  date: number;
  /** All seats' points, once the game is over. */
  totals?: number[];
  /** Does the guide lead a player through the first moves? */
  guided?: boolean;
}

let opened: UseStore | undefined;
const database = (): UseStore => (opened ??= createStore('loire', 'games'));

/** A random id for a new saved game. */
export const newId = (): string => randomWord(6);

/** An unguessable seed. */
export const randomSeed = (): string => randomWord(12);

function randomWord(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The default players, for seats that are not given. */
export const sittingsFor = (seats: number, given: readonly Sitting[] = []): Sitting[] =>
  Array.from({ length: seats }, (_, seat) => given[seat] ?? { kind: 'human', colour: COLOURS[seat]! });

/** Rotates a list by one seat: the second becomes the first. */
export const movedOn = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

/** Reads the players from untrusted data. Unknown kinds become people; colours count only if they all differ. */
export function sittingsFrom(noted: unknown): Sitting[] {
  const list: Partial<Sitting>[] = Array.isArray(noted)
    ? noted.slice(0, COLOURS.length).map((each) => ({ ...each }))
    : [];
  const levels = games().flatMap(({ levels }) => levels.map(({ id }) => id));
  const colours = COLOURS.filter((known) => list.some(({ colour }) => colour === known));
  return list.map(({ kind, colour }, seat) => ({
    kind: levels.find((known) => known === kind) ?? 'human',
    colour: colours.length === list.length ? colour! : COLOURS[seat]!,
  }));
}

/** The key for a game that is not in the database yet: this storage is synchronous, so that a reload loses nothing. */
const note = (id: string): string => `loire.unwritten.${id}`;
const waiting = new Map<string, Saved>();
let writing: Promise<void> | undefined;

/** Saves a game in its current state. Of several calls in quick succession the last one is written. */
export function keep(saved: Saved): Promise<void> {
  try {
    localStorage.setItem(note(saved.id), JSON.stringify(saved));
  } catch {
    // The storage for notes is full; the game is still written to the database.
  }
  waiting.set(saved.id, saved);
  return (writing ??= write());
}

async function write(): Promise<void> {
  try {
    for (const [id, saved] of waiting) {
      waiting.delete(id);
      await set(id, saved, database());
      if (!waiting.has(id)) localStorage.removeItem(note(id));
    }
  } finally {
    writing = undefined;
  }
}

/** The last saved state of a game; `undefined` if there is none. */
export async function load(id: string): Promise<Saved | undefined> {
  const kept = await get<Saved>(id, database());
  const noted = unwritten(id);
  return noted && noted.date >= (kept?.date ?? 0) ? noted : kept;
}

function unwritten(id: string): Saved | undefined {
  try {
    return JSON.parse(localStorage.getItem(note(id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export async function remove(id: string): Promise<void> {
  localStorage.removeItem(note(id));
  await del(id, database());
}

/** All saved games, the last played first. Unreadable ones are not listed, and not deleted either. */
export async function list(): Promise<Saved[]> {
  const all = await entries<string, Saved>(database());
  const whole = all
    .map(([, saved]) => saved)
    .filter((saved) => typeof saved?.date === 'number' && (saved.course as object | undefined));
  return whole.sort((a, b) => b.date - a.date);
}
