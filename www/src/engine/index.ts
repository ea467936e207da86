// The only module of the page that imports the package.

import { Game, LoireError, apply, components, games, init, look, replay, suggest, withoutDealer } from 'loire';
import type {
  Action,
  Components,
  Entry,
  Event,
  GameId,
  Games,
  InitOptions,
  Level,
  Look,
  Progress,
  Record,
  Seat,
  Setup,
  State,
  Suggestion,
} from 'loire';
import type { LoireWorker, WorkerOptions } from 'loire/worker';

export { LoireError, games };
export type * from 'loire';

export type Table = Game<GameId>;

/** The sources of the wasm modules; by default they lie beside the package. */
let modules: InitOptions = {};
const loaded = new Set<GameId>();
let settled: () => void;

/** Resolves when the first game is loaded or has failed to load. */
export const firstLoaded = new Promise<void>((resolve) => (settled = resolve));

/** The game with this name. For an unknown name any game, whose engine then reports the error. */
function meant(name: unknown): GameId {
  const all = games().map(({ id }) => id as GameId);
  return all.find((id) => id === name) ?? [...loaded, ...all][0]!;
}

/** Is the game with this name loaded? */
export const isLoaded = (name: unknown): boolean => loaded.has(meant(name));

/** Loads a game; other calls for that game come after it. */
export async function load(name: unknown): Promise<void> {
  const game = meant(name);
  try {
    await init({ [game]: modules[game] });
    loaded.add(game);
  } finally {
    settled();
  }
}

/** The data of a game that stays the same while it is played. */
export interface Frame<G extends GameId = GameId> {
  game: G;
  setup: Games[G]['setup'];
  /** The printed components of this game, as its set-up corrects them. */
  printed: Components<G>;
}

/** Everything that the page shows of a game, as plain data. */
export type Seen<G extends GameId = GameId> = Frame<G> & Look<G>;

/** How a game got to its current state: its record, or a state with every entry since. */
export type Course = { record: Record } | { base: State; entries: Entry[] };

export const entriesOf = (course: Course): Entry[] => ('record' in course ? course.record.entries : course.entries);
export const gameOf = (course: Course | undefined): unknown =>
  course && ('record' in course ? course.record : course.base)?.game;
export const setupOf = (course: Course) => ('record' in course ? course.record.setup : course.base.setup);

export function create(setup: Setup): Table {
  return Game.create<GameId>(setup);
}

/** Opens a table from a course. With the seed of the game, its later draws stay the same. */
export function resume(course: Course, seed?: string): Table {
  if ('record' in course) return Game.load<GameId>(course.record, seed === undefined ? undefined : { seed });
  const table = Game.load<GameId>(course.base);
  try {
    table.apply(course.entries);
    return table;
  } catch (error) {
    table.free();
    throw error;
  }
}

/** A checked state from outside, without its seed. */
export function positionOf(state: State): State {
  const table = Game.load<GameId>(state);
  try {
    return withoutDealer(table.state()) as State;
  } finally {
    table.free();
  }
}

/** How many entries and events came before a seat's decision; the first moment is the beginning. */
export interface Moment {
  entries: number;
  events: number;
}

/** A complete course: all events, and the moments between them. */
export interface History {
  events: Event[];
  moments: Moment[];
}

/** Replays a course. */
export function history(course: Course): History {
  const entries = entriesOf(course);
  const table = opened(course);
  const { events } = table.beginning();
  const moments: Moment[] = [];
  try {
    for (let count = 0; ; count++) {
      const next = entries[count];
      if (!next || 'seat' in next) moments.push({ entries: count, events: events.length });
      if (!next) return { events, moments };
      events.push(...answer(table, next).events);
    }
  } finally {
    table.free();
  }
}

const opened = (course: Course): Table =>
  'record' in course ? create({ ...course.record.setup, dealer: 'host' } as Setup) : Game.load<GameId>(course.base);

const answer = (table: Table, entry: Entry): Progress =>
  'seat' in entry ? table.play(entry.seat, entry.action) : table.settle(entry.chance);

export function frameOf(table: Table): Frame {
  const { game, setup } = table.state();
  return { game: game as GameId, setup, printed: printed(game as GameId, setup) };
}

/** The view of the game after a number of entries. */
export function lookBack(course: Course, upTo: number): Look {
  return look(stateBack(course, upTo) as State<GameId> & { game: GameId });
}

/** The state after a number of entries. */
export function stateBack(course: Course, upTo: number): State {
  const { state } =
    'record' in course ? replay(course.record, upTo) : apply(course.base, course.entries.slice(0, upTo));
  return state as State;
}

/** The entry for an answer, given as an action or its notation; throws if it is refused. */
export function entryOf(table: Table, seat: Seat, action: Action | string): Entry {
  const copy = table.fork();
  try {
    return copy.play(seat, action).entries[0]!;
  } finally {
    copy.free();
  }
}

const known = new Map<string, Components>();

/** The printed components of a game: all of the box, or those that a set-up uses. */
export function printed<G extends GameId>(game: G, setup?: Games[G]['setup']): Components<G> {
  const key = `${game} ${JSON.stringify(setup)}`;
  if (!known.has(key)) known.set(key, components(game, setup));
  return known.get(key) as Components<G>;
}

let worker: Promise<LoireWorker> | undefined;
let thread: WorkerOptions = {};
/** False once a worker has failed to start. */
let hasThreads = true;

/** Sets the sources of the wasm modules and of the bots' worker; by default they lie beside the package. */
export function useModules(wasm: NonNullable<WorkerOptions['wasm']>, start: () => Worker): void {
  modules = wasm;
  thread = { wasm, start };
}

/** The bots' worker, started on first use: most visitors begin with a game among people and do not need its script. */
function started(): Promise<LoireWorker> {
  worker ??= import('loire/worker').then(({ LoireWorker }) => new LoireWorker(thread));
  // The next call tries the network again.
  worker.catch(() => (worker = undefined));
  return worker;
}

/** Controls a bot's computation: cancels it, makes it stop with its best answer, or reports its progress. */
export interface Listening {
  signal: AbortSignal;
  enough: AbortSignal;
  onProgress(playouts: number, goal: number): void;
}

/** The levels that search; the others answer at once. */
const THINKERS: readonly Level[] = ['hard', 'expert'];

/**
 * The answers that a bot plays in a row, starting with the current question. A worker computes them, so that the page
 * stays responsive.
 */
export async function think(state: State, seat: Seat, level: Level, listening: Listening): Promise<Action[]> {
  if (hasThreads) {
    try {
      return lineOf(await thought(state, seat, { level }, listening));
    } catch (error) {
      if (listening.signal.aborted || (error instanceof LoireError && error.rule)) throw error;
      hasThreads = false;
      console.warn(
        `Loire: no worker starts, so the bots think in the page, which waits for them: ${error instanceof Error ? error.message : error}. ${REMEDY}`,
      );
    }
  }
  return lineOf(suggest(state as State<GameId> & { game: GameId }, seat, { level }));
}

const lineOf = ({ action, line }: Suggestion): Action[] => (line.length ? line : [action]) as Action[];

/** The level of a bot, and its number of playouts; without one it searches until its choice is certain. */
type How = { level: Level; playouts?: number };

async function thought(state: State, seat: Seat, how: How, listening: Listening): Promise<Suggestion> {
  const worker = await started();
  const { signal } = listening;
  if (!THINKERS.includes(how.level)) return worker.callWith({ signal }, 'suggest', state, seat, how);
  const table = await worker.load(state as State<GameId> & { game: GameId }, { signal });
  try {
    return await table.think(seat, how, listening);
  } finally {
    await table.free();
  }
}

/** Playouts of an analysis: it evaluates every answer, not only the best. */
const ANALYSED = 2000;

/**
 * A strong player's evaluation of every answer of a seat, computed in a worker until it is sufficient. Without a
 * worker, a short search on this thread.
 */
export async function analyse(state: State, seat: Seat, listening: Omit<Listening, 'signal'>): Promise<Suggestion> {
  try {
    const how = { level: 'expert', playouts: ANALYSED } as const;
    return await thought(state, seat, how, { ...listening, signal: new AbortController().signal });
  } catch (error) {
    if (!(error instanceof LoireError && error.code === 'noWorker')) throw error;
    return suggest(state as State<GameId> & { game: GameId }, seat, { level: 'hard' });
  }
}

/**
 * A seat's chance to win if everyone plays well from here; `undefined` if the question is answered without a search.
 * The same state and number of playouts give the same chance.
 */
export async function chanceOf(
  state: State,
  seat: Seat,
  playouts: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const how = { level: 'hard', playouts } as const;
  let found: Suggestion;
  try {
    const worker = await started();
    found = await worker.callWith({ signal }, 'suggest', state, seat, how);
  } catch (error) {
    if (!(error instanceof LoireError && error.code === 'noWorker')) throw error;
    found = suggest(state as State<GameId> & { game: GameId }, seat, how);
  }
  return found.candidates[0]?.win ?? undefined;
}

/** A question that a bot will probably get. */
export interface Foreseen {
  state: State;
  hash: string;
  seat: Seat;
  level: Level;
}

/** Max number of answers that a look ahead plays. */
const AHEAD = 40;

/**
 * The next question for one of these bots if everyone gives the likely answer; `undefined` if a draw comes first, or if
 * that bot does not search.
 */
export async function foresee(state: State, bots: ReadonlyMap<Seat, Level>): Promise<Foreseen | undefined> {
  if (!hasThreads || ![...bots.values()].some((level) => THINKERS.includes(level))) return undefined;
  try {
    const worker = await started();
    const bare = withoutDealer(state as State<GameId> & { game: GameId });
    const table = await worker.load(bare as typeof bare & { game: GameId });
    try {
      for (let answers = 0; answers < AHEAD; answers++) {
        const turn = await table.turn();
        if (turn.type !== 'seats') return undefined;
        const bot = turn.asks.find(({ seat }) => bots.has(seat));
        const level = bot && bots.get(bot.seat)!;
        if (level && !THINKERS.includes(level)) return undefined;
        if (level) return { state: await table.state(), hash: await table.hash(), seat: bot.seat, level };
        const { seat } = turn.asks[0]!;
        for (const action of lineOf(await table.suggest(seat, { level: 'normal' }))) await table.play(seat, action);
      }
      return undefined;
    } finally {
      await table.free();
    }
  } catch {
    // The error is reported when the answer is actually requested.
    return undefined;
  }
}

/** Searches until the result is sufficient; `undefined` if the worker fails. */
export async function ponder(
  { state, seat, level }: Foreseen,
  listening: Omit<Listening, 'signal'>,
): Promise<Action[] | undefined> {
  try {
    return lineOf(await thought(state, seat, { level }, { ...listening, signal: new AbortController().signal }));
  } catch {
    return undefined;
  }
}

/** How the operator of the page can fix it. */
const REMEDY =
  'If these scripts are of another origin, a content security policy must have "worker-src blob:" and that origin.';
