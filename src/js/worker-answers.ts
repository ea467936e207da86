// What the thread behind a worker does: the first message says where the wasm modules are, every other one is a call. A
// game is loaded when the first call is about it.

import { namedIn } from './bytes.js';
import initFrom, * as core from './core.js';
import type { ErrorDetails } from './errors.js';

/** The functions of the engine, without what only makes sense in the same thread. */
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

/** Ends the thoughts of the call with this number: its answer is what is known by then. */
export interface Stop {
  stop: number;
}

/** How far the thoughts of a call are. */
export interface Told {
  id: number;
  playouts: number;
  goal: number;
}

/** The name of a method and its arguments. */
export type Step = [name: string, ...args: unknown[]];

/** An error's own fields would not survive the way between threads, so they travel as plain data. */
export type Answer = { id: number } & ({ value: unknown } | { error: ErrorDetails });

type Callable = Record<string, (...args: unknown[]) => unknown>;

/** What a worker can be asked to call, by name. */
const functions = (({ default: _, initSync, Game, LoireError, version, ...functions }) => functions)(
  core,
) satisfies Functions;

/** How a thread is spoken to, and how it finds the wasm module of a game. */
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
/** Where the wasm modules come from, if not from beside this script. */
let modules: core.InitOptions = {};
/** What is being loaded: calls wait for it in order. */
let loading: Promise<unknown> = Promise.resolve();
let isAnyLoaded = false;
/** The calls whose thoughts are to end. */
const stopped = new Set<number>();
/**
 * How long the thread thinks before it listens, in milliseconds, and the playouts between two looks at the clock and at
 * what is enough: as many as in one piece, where a level ends when its choice is certain.
 */
const SLICE = 25;
const STEP = 8;
const games = new Map<number, core.Game>();

/** Answers from now on. */
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

/** Loads the game that a call is about. What names no game is still refused by an engine, whichever it is. */
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

/** The game that is named by its name, or in a set-up, a state or a record. */
function nameIn(from: unknown): unknown {
  return typeof from === 'string' ? from : (from as { game?: unknown } | null | undefined)?.game;
}

/** Thinks in slices: between them it tells how far it is, and hears that it is enough. */
async function think(id: number, number: number, [seat, options]: unknown[]): Promise<unknown> {
  const thinking = gameOf(number).think(seat as number, options as core.SuggestOptions);
  try {
    const { milliseconds } = (options ?? {}) as core.SuggestOptions;
    const end = milliseconds === undefined ? Infinity : Date.now() + milliseconds;
    for (let playouts = 0; playouts < thinking.goal && Date.now() < end && !stopped.delete(id); ) {
      const pause = Math.min(Date.now() + SLICE, end);
      // How many are enough may be known sooner than expected.
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
  const message = `"${name}" is no function of the engine; there are ${Object.keys(functions).join(', ')}`;
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
