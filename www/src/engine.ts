// The only file of the page that touches the package.

import { Game, LoireError, components, games, init, replay } from 'loire';
import type { Components, Event, GameId, Games, Legal, Record, Score, Setup, Turn } from 'loire';

export { LoireError, games, init };
export type * from 'loire';

export type Table = Game<GameId>;

/** Everything the page shows of a game, as plain data. */
export interface Look<G extends GameId = GameId> {
  game: G;
  setup: Games[G]['setup'];
  position: Games[G]['position'];
  turn: Turn<G>;
  legal: Legal<G>[];
  scores: Score[];
  canRedo: boolean;
}

/** What is kept of a game between two visits: its record, and the seed that deals the rest of it. */
export interface Saved {
  record: Record;
  seed?: string;
}

export function create(setup: Setup): Table {
  return Game.create<GameId>(setup);
}

/** A record in, a table out; with its seed, chance goes on as if nothing had happened. */
export function resume({ record, seed }: Saved): Table {
  return (seed === undefined ? undefined : replayed(record, seed)) ?? Game.load<GameId>(record);
}

/** The same game dealt again from its seed, if that gives the same record. */
function replayed(record: Record, seed: string): Table | undefined {
  const table = create({ ...record.setup, seed });
  try {
    for (const entry of record.entries) if ('seat' in entry) table.play(entry.seat, entry.action);
    if (JSON.stringify(table.record().entries) === JSON.stringify(record.entries)) return table;
  } catch (error) {
    if (!(error instanceof LoireError)) throw error;
  }
  table.free();
  return undefined;
}

export function look(table: Table): Look {
  const { game, setup, position } = table.state();
  return {
    game: game as GameId,
    setup,
    position,
    turn: table.turn(),
    legal: table.legal(),
    scores: table.scores(),
    canRedo: canRedo(table),
  };
}

/** Everything that happened, from the first draw on. */
export function history(table: Table): Event[] {
  return replay<GameId>(table.record()).events;
}

function canRedo(table: Table): boolean {
  const copy = table.fork();
  try {
    return copy.redo();
  } finally {
    copy.free();
  }
}

const known = new Map<GameId, Components>();

/** What is printed on a game's components. */
export function printed<G extends GameId>(game: G): Components<G> {
  if (!known.has(game)) known.set(game, components(game));
  return known.get(game) as Components<G>;
}
