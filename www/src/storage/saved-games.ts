// The games kept in this browser: one entry each in its own database.

import { type UseStore, createStore, del, entries, get, set } from 'idb-keyval';

import { type Course, type Level, games } from '../engine/index.js';

/** The colours a seat may have. */
export const COLOURS = ['blue', 'red', 'green', 'violet', 'ochre', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

/** Who plays for a seat, and in which colour; somebody who is away answers through the page around an embedded game. */
export interface Sitting {
  kind: 'human' | 'away' | Level;
  colour: Colour;
}

/** A game as it is kept between two visits. */
export interface Saved {
  id: string;
  course: Course;
  /** The seed that the rest of the game is dealt from. */
  seed?: string;
  sittings: Sitting[];
  /** For the list: how many rounds have begun, whether it is over, and when it was played last. */
  round: number;
  over: boolean;
  date: number;
  /** Everybody's points, once it is over. */
  totals?: number[];
  /** Somebody is led through the first moves. */
  guided?: boolean;
}

let opened: UseStore | undefined;
const database = (): UseStore => (opened ??= createStore('loire', 'games'));

/** An id for a game that is saved for the first time. */
export const newId = (): string => randomWord(6);

/** A seed nobody can guess. */
export const randomSeed = (): string => randomWord(12);

function randomWord(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Who sits where if nobody says otherwise. */
export const sittingsFor = (seats: number, given: readonly Sitting[] = []): Sitting[] =>
  Array.from({ length: seats }, (_, seat) => given[seat] ?? { kind: 'human', colour: COLOURS[seat]! });

/** Everybody one seat on: whoever sat second is first. */
export const movedOn = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

/** Who sits where, as somebody has noted it. Whoever is not known here is a person; colours count if they differ. */
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

/** What the database does not have yet lies here, where no reload overtakes it. */
const note = (id: string): string => `loire.unwritten.${id}`;
const waiting = new Map<string, Saved>();
let writing: Promise<void> | undefined;

/** Keeps a game as it is now. Of several answers in a row the last one is written. */
export function keep(saved: Saved): Promise<void> {
  try {
    localStorage.setItem(note(saved.id), JSON.stringify(saved));
  } catch {
    // There is no room for a note; the game is still written to the database.
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

/** A game as it was kept last. */
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

/** All saved games, the last played first. One that cannot be read is not listed, and not deleted either. */
export async function list(): Promise<Saved[]> {
  const all = await entries<string, Saved>(database());
  const whole = all
    .map(([, saved]) => saved)
    .filter((saved) => typeof saved?.date === 'number' && (saved.course as object | undefined));
  return whole.sort((a, b) => b.date - a.date);
}
