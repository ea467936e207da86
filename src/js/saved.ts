// What a table is stored as, and how it is read again: whatever does not fit is refused, with its place.

import { type Entry, type Game, type GameId, type Level, LoireError, type State, version as engine } from './core.js';

/** A table as it is stored: plain JSON. It holds what is still secret, so it never leaves the server. */
export interface SavedTable<G extends GameId = GameId> extends TableHead<G> {
  /** Every answer that everybody may know, chance's included. */
  entries: Entry<G>[];
}

/** What is stored of a table besides its entries, for stores that only add to a list of these. */
export interface TableHead<G extends GameId = GameId> {
  /** The version of the package that wrote it. */
  engine: string;
  /** Grows by one with every change: what a store compares before it writes. */
  version: number;
  /** Where the game stands, answers that are still secret included. */
  state: State<G>;
  /** Answers that are still secret. Each is known to its own seat only, until all have answered. */
  held: Entry<G>[];
  /** Seats that have left, and the level of the bot that plays for each. */
  dropped: { [seat: string]: Level };
  /** By seat, the version since which it is asked what it is asked now: an answer to an older one is refused. */
  since: number[];
}

/** So many entries are read at once, so that no input of the engine is too long. */
const AT_ONCE = 1_000;

/** A stored table of this version of the package, made into one if it can be. */
export function migrated<G extends GameId>(
  saved: SavedTable<G>,
  migrate: ((saved: SavedTable<G>) => SavedTable<G>) | undefined,
): SavedTable<G> {
  check(isObject(saved), '');
  if (saved.engine === engine) return saved;
  const plain = migrate ? json(migrate(saved), 'saved') : saved;
  check(isObject(plain), '');
  if (plain.engine === engine) return plain;
  const message = `this table was stored by Loire ${text(plain.engine)} and this is Loire ${engine}: give load a migration`;
  throw new LoireError({ code: 'wrongVersion', message, path: 'saved.engine' });
}

/** Plays entries of any number. */
export function applyAll<G extends GameId>(game: Game<G>, entries: Entry<G>[]): void {
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    try {
      game.apply(entries.slice(at, at + AT_ONCE));
    } catch (error) {
      if (!(error instanceof LoireError) || error.entry === undefined) throw error;
      const { code, message, rule, path } = error;
      throw new LoireError({ code, message, entry: at + error.entry, ...(rule && { rule }), ...(path && { path }) });
    }
  }
}

/** A copy as plain JSON. */
export function json<T>(value: T, path: string): T {
  try {
    const written = JSON.stringify(value);
    if (written !== undefined) return JSON.parse(written) as T;
  } catch {
    // Refused below.
  }
  throw new LoireError({ code: 'badInput', message: `${path} cannot be written as JSON`, path });
}

/** Whatever it is, as a few words. */
export function text(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string'
    ? String(value).slice(0, 40)
    : `of type ${typeof value}`;
}

export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function check(fits: boolean, path: string, why = 'this is not what a table has there'): asserts fits {
  if (fits) return;
  throw new LoireError({ code: 'corruptState', message: why, path: path ? `saved.${path}` : 'saved' });
}
