// The thread behind worker.ts: the first message says where the wasm module is, every other one is a call.

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

/** The name of a method and its arguments. */
export type Step = [name: string, ...args: unknown[]];

/** An error's own fields would not survive the way between threads, so they travel as plain data. */
export type Answer = { id: number } & ({ value: unknown } | { error: ErrorDetails });

type Callable = Record<string, (...args: unknown[]) => unknown>;

/** What a worker can be asked to call, by name. */
const functions = (({ default: _, initSync, Game, LoireError, version, ...functions }) => functions)(
  core,
) satisfies Functions;

let start: () => Promise<void>;
const games = new Map<number, core.Game>();

addEventListener('message', async ({ data }: MessageEvent<Request | { wasm?: core.InitInput }>) => {
  if (!('id' in data)) {
    start = () => initFrom(data.wasm, (given) => given ?? new URL('./loire.wasm', import.meta.url));
    // Whoever calls hears of a failure, and tries again.
    start().catch(() => {});
    return;
  }
  postMessage(await answer(data));
});

async function answer({ id, name, game, args }: Request): Promise<Answer> {
  try {
    await start();
    return { id, value: game === undefined ? onEngine(name, args) : onGame(game, name, args) };
  } catch (error) {
    if (!(error instanceof core.LoireError)) {
      return { id, error: { code: 'internal', message: error instanceof Error ? error.message : String(error) } };
    }
    const { code, message, rule, path, entry, fault, problems } = error;
    return { id, error: { code, message, rule, path, entry, fault, problems } };
  }
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
  const game = games.get(number);
  if (!game) throw new core.LoireError({ code: 'freed', message: 'there is no such game in this worker' });
  if (name === 'fork') return void games.set(args[0] as number, game.fork());
  if (name === 'free') return games.delete(number) && game.free();
  return (game as unknown as Callable)[name]!(...args);
}
