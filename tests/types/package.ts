// Compiled, never run: the declarations of every entry, as a strict project sees them through the exports map.

import { type GameInfo, type InitInput, LoireError, type games, init, initSync, type version } from 'loire';
import type * as inline from 'loire/inline';
import { LoireWorker } from 'loire/worker';

/** Compiles only if both types are the same; `any` is no match for anything else. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => {};

same<ReturnType<typeof init>, Promise<void>>(true);
same<ReturnType<typeof games>, GameInfo[]>(true);
same<typeof version, string>(true);
same<typeof inline.games, typeof games>(true);

const inputs: InitInput[] = ['loire.wasm', new URL('https://example.org'), new Response(), new Uint8Array()];
for (const input of inputs) await init(input);
initSync(new ArrayBuffer(8));
// @ts-expect-error: for the entries only
export type { initFrom } from 'loire';

export function explain(error: unknown): string {
  return error instanceof LoireError ? `${error.code} ${error.rule ?? ''} ${error.entry ?? 0}` : String(error);
}

const worker = new LoireWorker();
same<Awaited<ReturnType<typeof worker.call<'games'>>>, GameInfo[]>(true);
// @ts-expect-error: not a function that travels
await worker.call('initSync', new ArrayBuffer(8));
