// The only file of the page that touches the package.

import { Game, LoireError, components, games, init, suggest, withoutDealer } from 'loire';
import type {
  Action,
  Components,
  Entry,
  Event,
  GameId,
  Games,
  Legal,
  Level,
  Progress,
  Record,
  Score,
  Seat,
  Setup,
  State,
  Turn,
} from 'loire';
import { LoireWorker, type WorkerOptions } from 'loire/worker';

export { LoireError, games, init };
export type * from 'loire';

export type Table = Game<GameId>;

/** Everything the page shows of a game, as plain data. */
export interface Look<G extends GameId = GameId> {
  game: G;
  setup: Games[G]['setup'];
  position: Games[G]['position'];
  /** What is printed on the components of this game, as its set-up corrects them. */
  printed: Components<G>;
  turn: Turn<G>;
  legal: Legal<G>[];
  scores: Score[];
  canRedo: boolean;
}

/** How a game came to be where it is: its record, or a position and every answer since. */
export type Course = { record: Record } | { base: State; entries: Entry[] };

export const entriesOf = (course: Course): Entry[] => ('record' in course ? course.record.entries : course.entries);
export const setupOf = (course: Course) => ('record' in course ? course.record.setup : course.base.setup);

export function create(setup: Setup): Table {
  return Game.create<GameId>(setup);
}

/** A course in, a table out; with its seed, chance goes on as if nothing had happened. */
export function resume(course: Course, seed?: string): Table {
  if (!('record' in course)) return tableAt(course);
  return (seed === undefined ? undefined : replayed(course.record, seed)) ?? Game.load<GameId>(course.record);
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

/** What a table has come from; `base` if that was a position. */
export function courseOf(table: Table, base?: State): Course {
  return base ? { base, entries: table.beginning().entries } : { record: table.record() };
}

/** A position as somebody may give it: checked, and without whatever deals there. */
export function positionOf(state: State): State {
  const table = Game.load<GameId>(state);
  try {
    return withoutDealer(table.state()) as State;
  } finally {
    table.free();
  }
}

/** What was told and answered up to a moment when a seat decides; the first is the beginning. */
export interface Moment {
  entries: number;
  events: number;
}

/** A game played through: everything that happened, and the moments in between. */
export interface History {
  events: Event[];
  moments: Moment[];
}

/** Plays a course through, and shows the table at each moment. */
export function history(course: Course, at: (table: Table, told: Event[]) => void = () => {}): History {
  const entries = entriesOf(course);
  const table = opened(course);
  const { events } = table.beginning();
  const moments: Moment[] = [];
  try {
    let told = events.slice();
    for (let count = 0; ; count++) {
      const next = entries[count];
      if (!next || 'seat' in next) {
        moments.push({ entries: count, events: events.length });
        at(table, told);
        told = [];
      }
      if (!next) return { events, moments };
      const progress = apply(table, next).events;
      events.push(...progress);
      told.push(...progress);
    }
  } finally {
    table.free();
  }
}

/** The table after so many entries, where the host deals. */
export function tableAt(course: Course, upTo = Infinity): Table {
  const table = opened(course);
  try {
    for (const entry of entriesOf(course).slice(0, upTo)) apply(table, entry);
    return table;
  } catch (error) {
    table.free();
    throw error;
  }
}

const opened = (course: Course): Table =>
  'record' in course ? create({ ...course.record.setup, dealer: 'host' } as Setup) : Game.load<GameId>(course.base);

const apply = (table: Table, entry: Entry): Progress =>
  'seat' in entry ? table.play(entry.seat, entry.action) : table.settle(entry.chance);

export function look(table: Table): Look {
  const { game, setup, position } = table.state();
  return {
    game: game as GameId,
    setup,
    position,
    printed: printed(game as GameId, setup),
    turn: table.turn(),
    legal: table.legal(),
    scores: table.scores(),
    canRedo: canRedo(table),
  };
}

function canRedo(table: Table): boolean {
  const copy = table.fork();
  try {
    return copy.redo();
  } finally {
    copy.free();
  }
}

const known = new Map<string, Components>();

/** What is printed on a game's components: on all in the box, or on those that a set-up plays with. */
export function printed<G extends GameId>(game: G, setup?: Games[G]['setup']): Components<G> {
  const key = `${game} ${JSON.stringify(setup)}`;
  if (!known.has(key)) known.set(key, components(game, setup));
  return known.get(key) as Components<G>;
}

let worker: LoireWorker | undefined;
let thread: WorkerOptions = {};
/** Until a worker does not start. */
let hasThreads = true;

/** Where the bots' worker comes from, if not from beside the package. */
export function useThread(options: WorkerOptions): void {
  thread = options;
}

/** What a bot would do; thought out in a worker, so that the page never waits for it. */
export async function think(state: State, seat: Seat, level: Level, signal: AbortSignal): Promise<Action> {
  if (hasThreads) {
    worker ??= new LoireWorker(thread);
    try {
      return (await worker.callWith({ signal }, 'suggest', state, seat, { level })).action as Action;
    } catch (error) {
      if (signal.aborted || (error instanceof LoireError && error.rule)) throw error;
      hasThreads = false;
      console.warn(
        `Loire: no worker starts, so the bots think in the page, which waits for them: ${error instanceof Error ? error.message : error}. ${REMEDY}`,
      );
    }
  }
  return suggest(state as State<GameId> & { game: GameId }, seat, { level }).action as Action;
}

/** What whoever runs the page may do about it. */
const REMEDY =
  'If these scripts are of another origin, a content security policy must have "worker-src blob:" and that origin.';
