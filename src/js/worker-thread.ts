// The thread behind worker.ts: the first message says where the wasm module is, every other one is a call.

import * as core from './core.js';
import type { ErrorDetails } from './types.js';

/** The functions of the engine, without what only makes sense in the same thread. */
export type Functions = {
  [N in keyof typeof core as (typeof core)[N] extends (...args: never[]) => unknown
    ? Exclude<N, 'initSync' | 'initFrom'>
    : never]: (typeof core)[N];
};

export interface Request {
  id: number;
  name: keyof Functions;
  args: unknown[];
}

/** An error's own fields would not survive the way between threads, so they travel as plain data. */
export type Answer = { id: number } & ({ value: unknown } | { message: string; details?: ErrorDetails });

let ready: Promise<void>;

addEventListener('message', async ({ data }: MessageEvent<Request | { wasm?: core.InitInput }>) => {
  if (!('id' in data)) {
    ready = core.initFrom(() => data.wasm ?? new URL('./loire.wasm', import.meta.url));
    // Whoever calls hears of a failure; without this it would be reported twice.
    ready.catch(() => {});
    return;
  }
  postMessage(await answer(data));
});

async function answer({ id, name, args }: Request): Promise<Answer> {
  try {
    await ready;
    const call = core[name] as (...args: unknown[]) => unknown;
    return { id, value: call(...args) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof core.LoireError)) return { id, message };
    const { code, rule, path, entry } = error;
    return { id, message, details: { code, message, rule, path, entry } };
  }
}
