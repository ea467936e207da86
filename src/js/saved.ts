// The stored form of a table, and its reader, which refuses misfits with their path.

import { type Entry, type Game, type GameId, type Level, LoireError, type State, version as engine } from './core.js';

/** A stored table as plain JSON. It contains secret answers, so it must stay on the server. */
export interface SavedTable<G extends GameId = GameId> extends TableHead<G> {
  /** All public entries, draws included. */
  entries: Entry<G>[];
}

/** A stored table without its entries, for stores that append the entries of each change to a list. */
export interface TableHead<G extends GameId = GameId> {
  /** The version of the package that wrote it. */
  engine: string;
  /** Grows by one with each change; a store compares it before it writes. */
  version: number;
  /** The state, secret answers included. */
  state: State<G>;
  /** Secret answers. Only their own seats know them until all have answered. */
  held: Entry<G>[];
  /** The seats that have left, with the level of the bot that plays for each. */
  dropped: { [seat: string]: Level };
  /** For each seat, the version since which its question is the same. Answers to older versions are refused. */
  since: number[];
}

/** Max entries per call, to stay below the engine's limit for an input. */
const AT_ONCE = 1_000;

/** The stored table in the form of this version, migrated if needed. */
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

/** Plays any number of entries. */
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

/** A short description of any value. */
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
