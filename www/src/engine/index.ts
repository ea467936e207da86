// The only file of the page that touches the package.

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

/** Where the wasm modules come from, if not from beside the package. */
let modules: InitOptions = {};
const loaded = new Set<GameId>();
let settled: () => void;

/** When the first game is there, or cannot be had. */
export const firstLoaded = new Promise<void>((resolve) => (settled = resolve));

/** The game of this name. If there is none, any other: its engine says so. */
function meant(name: unknown): GameId {
  const all = games().map(({ id }) => id as GameId);
  return all.find((id) => id === name) ?? [...loaded, ...all][0]!;
}

/** Is the game of this name there to be played? */
export const isLoaded = (name: unknown): boolean => loaded.has(meant(name));

/** Loads a game, before anything else is done with it. */
export async function load(name: unknown): Promise<void> {
  const game = meant(name);
  try {
    await init({ [game]: modules[game] });
    loaded.add(game);
  } finally {
    settled();
  }
}

/** What stays as it is while a game is played. */
export interface Frame<G extends GameId = GameId> {
  game: G;
  setup: Games[G]['setup'];
  /** What is printed on the components of this game, as its set-up corrects them. */
  printed: Components<G>;
}

/** Everything the page shows of a game, as plain data. */
export type Seen<G extends GameId = GameId> = Frame<G> & Look<G>;

/** How a game came to be where it is: its record, or a position and every answer since. */
export type Course = { record: Record } | { base: State; entries: Entry[] };

export const entriesOf = (course: Course): Entry[] => ('record' in course ? course.record.entries : course.entries);
export const gameOf = (course: Course | undefined): unknown =>
  course && ('record' in course ? course.record : course.base)?.game;
export const setupOf = (course: Course) => ('record' in course ? course.record.setup : course.base.setup);

export function create(setup: Setup): Table {
  return Game.create<GameId>(setup);
}

/** A course in, a table out; with its seed, chance goes on as if nothing had happened. */
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

/** Plays a course through. */
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

/** What there was to see after so many entries. */
export function lookBack(course: Course, upTo: number): Look {
  return look(stateBack(course, upTo) as State<GameId> & { game: GameId });
}

/** The state after so many entries. */
export function stateBack(course: Course, upTo: number): State {
  const { state } =
    'record' in course ? replay(course.record, upTo) : apply(course.base, course.entries.slice(0, upTo));
  return state as State;
}

/** The entry that an answer becomes, however it is written; throws if it is refused. */
export function entryOf(table: Table, seat: Seat, action: Action | string): Entry {
  const copy = table.fork();
  try {
    return copy.play(seat, action).entries[0]!;
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

let worker: Promise<LoireWorker> | undefined;
let thread: WorkerOptions = {};
/** Until a worker does not start. */
let hasThreads = true;

/** Where the games and the bots' worker come from, if not from beside the package. */
export function useModules(wasm: NonNullable<WorkerOptions['wasm']>, start: () => Worker): void {
  modules = wasm;
  thread = { wasm, start };
}

/** The bots' worker: most who come play with nobody but people first, so that its script comes when it is wanted. */
function started(): Promise<LoireWorker> {
  worker ??= import('loire/worker').then(({ LoireWorker }) => new LoireWorker(thread));
  // Whoever asks next may have more luck with the network.
  worker.catch(() => (worker = undefined));
  return worker;
}

/** Whoever waits for a bot: ends its thoughts, finds them enough, or hears how far they are. */
export interface Listening {
  signal: AbortSignal;
  enough: AbortSignal;
  onProgress(playouts: number, goal: number): void;
}

/** The levels that think; the others answer at once. */
const THINKERS: readonly Level[] = ['hard', 'expert'];

/**
 * What a bot would do, and all that it would answer in a row; thought out in a worker, so that the page never waits for
 * it.
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

/** Who thinks, and how often it plays the next rounds through, if not only until its choice is certain. */
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

/** How often an analysis plays the next rounds through: it is after every answer, not only after the best. */
const ANALYSED = 2000;

/**
 * What a strong player thinks of every answer of a seat; in a worker, until it is enough. Without one, a quick look.
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
 * A seat's chance to win, if all play well from here on; nothing, where the question is answered without thinking. The
 * same state and as many playouts give the same chance.
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

/** A question that a bot will probably be asked. */
export interface Foreseen {
  state: State;
  hash: string;
  seat: Seat;
  level: Level;
}

/** How many answers a look ahead goes through at most. */
const AHEAD = 40;

/**
 * What one of these bots is asked next if everybody answers what is likely; nothing if chance has a word in it, or if
 * none of them thinks.
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
    // Whoever asks for an answer in earnest hears what is wrong.
    return undefined;
  }
}

/** Thinks about it until it is enough; nothing if there is no worker to do so. */
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

/** What whoever runs the page may do about it. */
const REMEDY =
  'If these scripts are of another origin, a content security policy must have "worker-src blob:" and that origin.';
