// Compiled, never run: the declarations of every entry, as a strict project sees them through the exports map.

import {
  type GameInfo,
  type InitInput,
  type InitOptions,
  LoireError,
  type games,
  init,
  initSync,
  type version,
} from 'loire';
import type * as inline from 'loire/inline';
import { Table, type TableChange, type TableView } from 'loire/table';
import { LoireWorker } from 'loire/worker';

/** Compiles only if both types are the same; `any` matches nothing else. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => {};

same<ReturnType<typeof init>, Promise<void>>(true);
same<ReturnType<typeof games>, GameInfo[]>(true);
same<typeof version, string>(true);
same<typeof inline.games, typeof games>(true);

const inputs: InitInput[] = ['orleans.wasm', new URL('https://example.org'), new Response(), new Uint8Array()];
for (const input of inputs) await init({ orleans: input });
const wishes: InitOptions[] = [{}, { games: ['orleans', 'stories'] }, { burgundy: fetch('x'), games: ['orleans'] }];
for (const wish of wishes) await init(wish);
await init();
initSync({ orleans: new ArrayBuffer(8) });
// @ts-expect-error: unknown game
await init({ chess: 'chess.wasm' });
// @ts-expect-error: must be keyed by the name of the game
await init('orleans.wasm');
// @ts-expect-error: internal to the package
export type { initFrom } from 'loire';

export function explain(error: unknown): string {
  return error instanceof LoireError ? `${error.code} ${error.rule ?? ''} ${error.entry ?? 0}` : String(error);
}

const worker = new LoireWorker();
same<Awaited<ReturnType<typeof worker.call<'games'>>>, GameInfo[]>(true);
// @ts-expect-error: not a function of the worker
await worker.call('initSync', new ArrayBuffer(8));

// The type of a table depends on its set-up.
const table = Table.create({ game: 'burgundy', seats: 2 });
same<typeof table, Table<'burgundy'>>(true);
same<ReturnType<typeof table.view>, TableView<'burgundy'>>(true);
same<ReturnType<typeof table.answer>, TableChange<'burgundy'>>(true);
Table.load(table.saved(), { migrate: (saved) => saved, random: () => 0.5 });
// @ts-expect-error: an action of another game
table.answer(0, { type: 'travel' });
// @ts-expect-error: unknown level
table.drop(0, 'clever');
