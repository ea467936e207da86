// The only file of the page that touches the package.

import { Game, LoireError, components, games, init, replay } from 'loire';
import type * as loire from 'loire';

export { LoireError, games, init };

/** The one game this page draws so far; another one brings its own folder under games/. */
export type GameId = 'burgundy';
export type Action = loire.Action<GameId>;
export type Ask = loire.Ask<GameId>;
export type Event = loire.Event<GameId>;
export type Legal = loire.Legal<GameId>;
export type Record = loire.Record<GameId>;
export type Score = loire.Score;
export type Setup = loire.Setup<GameId>;
export type Table = Game<GameId>;
export type Turn = loire.Turn<GameId>;
export type Components = loire.Components<GameId>;
export type {
  BurgundyColour as Colour,
  BurgundyDuchyId as DuchyId,
  BurgundyGood as Good,
  BurgundyPlayer as Player,
  BurgundyPosition as Position,
  BurgundyTile as Tile,
  GameInfo,
  OptionInfo,
  Preview,
  Seat,
} from 'loire';

/** Everything the page shows of a game, as plain data. */
export interface Look {
  setup: loire.State<GameId>['setup'];
  position: loire.BurgundyPosition;
  turn: Turn;
  legal: Legal[];
  scores: Score[];
  canUndo: boolean;
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
  const state = table.state();
  return {
    setup: state.setup,
    position: state.position,
    turn: table.turn(),
    legal: table.legal(),
    scores: table.scores(),
    canUndo: table.canUndo(),
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

let known: Components | undefined;

/** What is printed on the boards. */
export function printed(): Components {
  return (known ??= components('burgundy'));
}
