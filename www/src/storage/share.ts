// Games as files and links: a record or a state with its players, as text, and back.

import type { Course, Record as GameRecord, State } from '../engine/index.js';
import * as engine from '../engine/index.js';
import { Unreadable, textIn, through } from './fragment.js';
import { load } from '../games/registry.js';
import { type Sitting, sittingsFrom } from './saved-games.js';
import type { Opening } from '../model/session.js';
import { settings } from './settings.js';
import { Session } from '../model/session.js';

/** A game for export: its record, or else its state, with a note of its players. */
export function portable(session: Session): object {
  const course = session.course();
  return { ...('record' in course ? course.record : session.state()), sittings: session.sittings };
}

/** Reads a game from the text of a file: a record or a state. Without a note of the players, all seats are people. */
export async function readGame(text: string): Promise<Opening> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable('file');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable('file');
  const { sittings, ...game } = value as { sittings?: unknown; game?: unknown };
  await load(game.game, settings.language);
  return { course: courseOf(game), sittings: sittingsFrom(sittings) };
}

function courseOf(game: object): Course {
  if (!('entries' in game) && 'position' in game) return { base: engine.positionOf(game as State), entries: [] };
  // The engine gives the best error for any other value.
  return { record: game as GameRecord };
}

/** A game in a form that fits into an address: deflated, in base64url. */
export async function toFragment(game: object): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(game)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A game for others to play from its beginning with the same draws: its set-up, its seed and its players. */
export interface Challenge {
  setup: engine.Setup;
  sittings: Sitting[];
  /** The result to beat, once the game is over. */
  beat?: Beat;
}

/** The player with the most points, and the points. */
export interface Beat {
  name: string;
  points: number;
}

/** The challenge of a game; `undefined` if its draws cannot be repeated. */
export function challengeOf(session: Session): Challenge | undefined {
  const { seed, sittings, course } = session.saved();
  if (seed === undefined || !('record' in course)) return undefined;
  const setup = { ...course.record.setup, game: session.look.game, seed } as engine.Setup;
  // In games that points do not decide, there are no points to beat.
  if (!session.over || session.face.result) return { setup, sittings };
  const { seats } = session.finished();
  const people = seats.filter(({ kind }) => kind === 'human');
  const [best] = [...(people.length ? people : seats)].sort((a, b) => b.points - a.points);
  return { setup, sittings, beat: { name: best!.name, points: best!.points } };
}

export async function fromFragment(fragment: string): Promise<Opening> {
  return readGame(await textIn(fragment));
}

/** A new game from a challenge, and the result to beat. */
export async function fromChallenge(fragment: string): Promise<{ session: Session; beat: Beat | undefined }> {
  const { setup, sittings, beat } = JSON.parse(await textIn(fragment)) as Partial<Challenge>;
  if (typeof setup !== 'object' || setup === null) throw new Unreadable('link');
  await load(setup.game, settings.language);
  const isBeat = typeof beat?.name === 'string' && Number.isFinite(beat.points);
  return { session: Session.create(setup, sittingsFrom(sittings)), beat: isBeat ? beat : undefined };
}

/** Downloads a value as a JSON file. */
export function download(name: string, value: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
