// The thread behind worker.ts: the first message says where the wasm module is, every other one is a call.

import * as core from './core.js';
import type { ErrorDetails } from './types.js';

/** The functions of the engine, without what only makes sense in the same thread. */
export type Functions = {
  [
    N in keyof typeof core as (typeof core)[N] extends (...args: never[]) => unknown
      ? Exclude<N, 'initSync' | 'initFrom'>
      : never
  ]: (typeof core)[N];
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

let ready: Promise<void>;
const games = new Map<number, core.Game>();

addEventListener('message', async ({ data }: MessageEvent<Request | { wasm?: core.InitInput }>) => {
  if (!('id' in data)) {
    ready = core.initFrom(() => data.wasm ?? new URL('./loire.wasm', import.meta.url));
    // Whoever calls hears of a failure; without this it would be reported twice.
    ready.catch(() => {});
    return;
  }
  postMessage(await answer(data));
});

async function answer({ id, name, game, args }: Request): Promise<Answer> {
  let trouble = 'notReady';
  try {
    await ready;
    trouble = 'internal';
    const value = game === undefined ? (core as unknown as Callable)[name]!(...args) : onGame(game, name, args);
    return { id, value };
  } catch (error) {
    if (!(error instanceof core.LoireError)) {
      return { id, error: { code: trouble, message: error instanceof Error ? error.message : String(error) } };
    }
    const { code, message, rule, path, entry, fault } = error;
    return { id, error: { code, message, rule, path, entry, fault } };
  }
}

function onGame(number: number, name: string, args: unknown[]): unknown {
  if (name === 'open') {
    const [[way, from], journal] = args as [Step, Step[]];
    const game = (core.Game as unknown as Callable)[way]!(from) as core.Game;
    for (const [name, ...args] of journal) (game as unknown as Callable)[name]!(...args);
    return void games.set(number, game);
  }
  const game = games.get(number);
  if (!game) throw new core.LoireError({ code: 'freed', message: 'there is no such game in this worker' });
  if (name === 'fork') return void games.set(args[0] as number, game.fork());
  if (name === 'free') return games.delete(number) && game.free();
  return (game as unknown as Callable)[name]!(...args);
}
