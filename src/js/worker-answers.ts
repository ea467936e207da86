// The thread side of a worker: the first message configures the wasm modules, all others are calls. A game is loaded on
// the first call about it.

import { namedIn } from './bytes.js';
import initFrom, * as core from './core.js';
import type { ErrorDetails } from './errors.js';

/** The functions of the engine, except those that only work in the same thread. */
export type Functions = {
  [N in keyof typeof core as (typeof core)[N] extends (...args: never[]) => unknown
    ? Exclude<N, 'initSync' | 'default'>
    : never]: (typeof core)[N];
};

/** A call of a function, or of a method of the game with this number. */
export interface Request {
  id: number;
  name: string;
  game?: number;
  args: unknown[];
}

/** Stops the search of the call with this number; it answers with its result so far. */
export interface Stop {
  stop: number;
}

/** The progress of a search. */
export interface Told {
  id: number;
  playouts: number;
  goal: number;
}

/** The name of a method and its arguments. */
export type Step = [name: string, ...args: unknown[]];

/** Errors travel as plain data, since structured cloning drops their own fields. */
export type Answer = { id: number } & ({ value: unknown } | { error: ErrorDetails });

type Callable = Record<string, (...args: unknown[]) => unknown>;

/** The functions that calls may name. */
const functions = (({ default: _, initSync, Game, LoireError, version, ...functions }) => functions)(
  core,
) satisfies Functions;

/** How the thread communicates and finds wasm modules. */
export interface Surroundings {
  listen(hear: (data: Request | Stop | Modules) => void): void;
  tell(data: Answer | Told): void;
  find: Parameters<typeof initFrom>[1];
}

/** Where the wasm modules come from. */
export interface Modules {
  wasm?: core.InitOptions;
}

let around: Surroundings;
const GAMES = core.games().map(({ id }) => id as core.GameId);
/** Where the wasm modules come from; by default from beside this script. */
let modules: core.InitOptions = {};
/** The loading in progress; calls wait for it in order. */
let loading: Promise<unknown> = Promise.resolve();
let isAnyLoaded = false;
/** The calls whose search should stop. */
const stopped = new Set<number>();
/**
 * Max time of a slice of a search, in ms, and the playouts between two checks of the clock and the goal. They do not
 * affect the result: a level stops once its choice is certain, as in one piece.
 */
const SLICE = 25;
const STEP = 8;
const games = new Map<number, core.Game>();

/** Answers calls from now on. */
export function answerCalls(surroundings: Surroundings): void {
  around = surroundings;
  around.listen(async (data) => {
    if ('stop' in data) return void stopped.add(data.stop);
    if (!('id' in data)) return void (modules = data.wasm ?? {});
    around.tell(await answer(data));
  });
}

async function answer(request: Request): Promise<Answer> {
  const { id, name, game, args } = request;
  try {
    await loaded(request);
    if (game !== undefined && name === 'think') return { id, value: await think(id, game, args) };
    return { id, value: game === undefined ? onEngine(name, args) : onGame(game, name, args) };
  } catch (error) {
    if (!(error instanceof core.LoireError)) {
      return { id, error: { code: 'internal', message: error instanceof Error ? error.message : String(error) } };
    }
    return { id, error: { ...error, message: error.message } };
  }
}

/** Loads the game of a call. If it names none, any engine is loaded and refuses the input. */
function loaded({ name, game, args }: Request): Promise<void> {
  const load = async () => {
    if (args.length === 0 || (game !== undefined && name !== 'open')) return;
    const from: unknown = name === 'open' ? (args[0] as Step)[1] : args[0];
    const named = from instanceof Uint8Array ? namedIn(from) : nameIn(from);
    const [first = GAMES[0]!] = Object.keys(modules) as core.GameId[];
    const wanted = GAMES.find((each) => each === named) ?? (isAnyLoaded ? undefined : first);
    if (!wanted) return;
    await initFrom({ [wanted]: modules[wanted] }, around.find);
    isAnyLoaded = true;
  };
  const mine = loading.then(load);
  loading = mine.catch(() => {});
  return mine;
}

/** The game that a text names, or a set-up, a state or a record. */
function nameIn(from: unknown): unknown {
  return typeof from === 'string' ? from : (from as { game?: unknown } | null | undefined)?.game;
}

/** Searches in slices; between them it reports its progress and receives messages. */
async function think(id: number, number: number, [seat, options]: unknown[]): Promise<unknown> {
  const thinking = gameOf(number).think(seat as number, options as core.SuggestOptions);
  try {
    const { milliseconds } = (options ?? {}) as core.SuggestOptions;
    const end = milliseconds === undefined ? Infinity : Date.now() + milliseconds;
    for (let playouts = 0; playouts < thinking.goal && Date.now() < end && !stopped.delete(id); ) {
      const pause = Math.min(Date.now() + SLICE, end);
      // The goal may drop during the search.
      while (playouts < thinking.goal && Date.now() < pause)
        playouts = thinking.more(Math.min(STEP, thinking.goal - playouts));
      around.tell({ id, playouts, goal: thinking.goal });
      await new Promise((heard) => setTimeout(heard));
    }
    return thinking.estimates();
  } finally {
    thinking.free();
  }
}

function gameOf(number: number): core.Game {
  const game = games.get(number);
  if (!game) throw new core.LoireError({ code: 'freed', message: 'there is no such game in this worker' });
  return game;
}

function onEngine(name: string, args: unknown[]): unknown {
  if (Object.hasOwn(functions, name)) return (functions as unknown as Callable)[name]!(...args);
  const message = `"${name}" is not a function of the engine; it has ${Object.keys(functions).join(', ')}`;
  throw new core.LoireError({ code: 'unknownFunction', message });
}

function onGame(number: number, name: string, args: unknown[]): unknown {
  if (name === 'open') {
    const [[way, ...given], journal] = args as [Step, Step[]];
    const game = (core.Game as unknown as Callable)[way]!(...given) as core.Game;
    for (const [name, ...args] of journal) (game as unknown as Callable)[name]!(...args);
    return void games.set(number, game);
  }
  const game = gameOf(number);
  if (name === 'fork') return void games.set(args[0] as number, game.fork());
  if (name === 'free') return games.delete(number) && game.free();
  return (game as unknown as Callable)[name]!(...args);
}
