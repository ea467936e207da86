// Games as files and links: a record or a position with who sits where, as text, and back.

import type { Course, Record as GameRecord, State } from '../engine/index.js';
import * as engine from '../engine/index.js';
import { Unreadable, textIn, through } from './fragment.js';
import { load } from '../games/registry.js';
import { type Sitting, sittingsFrom } from './saved-games.js';
import type { Opening } from '../model/session.js';
import { settings } from './settings.js';
import { Session } from '../model/session.js';

/** A game as it leaves the page: its record, or else its position, with a note of who sits where. */
export function portable(session: Session): object {
  const course = session.course();
  return { ...('record' in course ? course.record : session.state()), sittings: session.sittings };
}

/** A game from the text of a file: a record, or a position. Where nobody has noted who sits where, people do. */
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
  // Whatever else it is, the engine says best what is missing.
  return { record: game as GameRecord };
}

/** A game in a form that fits into an address: deflated, in the letters of base64url. */
export async function toFragment(game: object): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(game)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A game that others can try from its beginning, with the same luck: its set-up, its seed, and who sat where. */
export interface Challenge {
  setup: engine.Setup;
  sittings: Sitting[];
  /** What is to be beaten, once the game is over. */
  beat?: Beat;
}

/** Who has made the most points, and how many. */
export interface Beat {
  name: string;
  points: number;
}

/** Nothing for a game whose luck cannot be had again. */
export function challengeOf(session: Session): Challenge | undefined {
  const { seed, sittings, course } = session.saved();
  if (seed === undefined || !('record' in course)) return undefined;
  const setup = { ...course.record.setup, game: session.look.game, seed } as engine.Setup;
  // Where a game is not decided by points, they are nothing to beat.
  if (!session.over || session.face.result) return { setup, sittings };
  const { seats } = session.finished();
  const people = seats.filter(({ kind }) => kind === 'human');
  const [best] = [...(people.length ? people : seats)].sort((a, b) => b.points - a.points);
  return { setup, sittings, beat: { name: best!.name, points: best!.points } };
}

export async function fromFragment(fragment: string): Promise<Opening> {
  return readGame(await textIn(fragment));
}

/** A new game, as a challenge has it, and what is to be beaten in it. */
export async function fromChallenge(fragment: string): Promise<{ session: Session; beat: Beat | undefined }> {
  const { setup, sittings, beat } = JSON.parse(await textIn(fragment)) as Partial<Challenge>;
  if (typeof setup !== 'object' || setup === null) throw new Unreadable('link');
  await load(setup.game, settings.language);
  const isBeat = typeof beat?.name === 'string' && Number.isFinite(beat.points);
  return { session: Session.create(setup, sittingsFrom(sittings)), beat: isBeat ? beat : undefined };
}

/** Offers a value as a file. */
export function download(name: string, value: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
