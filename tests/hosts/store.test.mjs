// The promises of a store: one of many writers at a version succeeds, writes are complete, and tables do not affect
// each other.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import * as loire from 'loire';
import { Table } from 'loire/table';

import { MemoryStore, PostgresStore } from '../../hosts/colyseus/store.js';
import { startServices } from '../../scripts/services.mjs';
import { chances } from '../helpers/values.mjs';

let services;
before(async () => {
  await loire.init();
  services = await startServices();
});
after(() => services?.stop());

/** Two nodes with a store each, or one process. */
const STORES = {
  Postgres: () => [new PostgresStore(services.postgres.url), new PostgresStore(services.postgres.url)],
  memory: () => {
    const store = new MemoryStore();
    return [store, store];
  },
};

for (const [name, make] of Object.entries(STORES)) {
  test(`${name}: of many writers at one version exactly one succeeds, and the table is whole`, async () => {
    const stores = make();
    await stores[0].prepare();
    const { pick } = chances(7);
    const ids = Array.from({ length: 6 }, (_, at) => `${name}-${at}`);
    const keys = ['a', 'b'];
    const fresh = () => Table.create({ game: 'burgundy', seats: 2 });
    for (const id of ids) {
      const table = fresh();
      assert.equal(await stores[0].create(id, table.saved(), keys), true);
      assert.equal(await stores[1].create(id, table.saved(), keys), false, 'the table already exists');
      table.free();
    }
    assert.equal(await stores[0].load('nobody'), undefined);
    for (let round = 0; round < 8; round++) {
      // At every table four rivals answer the same version; all at once, over both stores.
      const rivals = await Promise.all(
        ids.map(async (id) => {
          const { saved } = await stores[round % 2].load(id);
          return Promise.all(
            [0, 1, 2, 3].map(async (rival) => {
              const table = Table.load(saved);
              const [seat] = table.asked();
              const change =
                table.canUndo(seat) && pick([true, false])
                  ? table.undo(seat)
                  : table.answer(seat, pick(table.view(seat).legal).action);
              const isWritten = await stores[rival % 2].append(id, saved.version, table.head(), change);
              const left = { isWritten, saved: table.saved() };
              table.free();
              return left;
            }),
          );
        }),
      );
      for (const [at, tried] of rivals.entries()) {
        const written = tried.filter(({ isWritten }) => isWritten);
        assert.equal(written.length, 1, 'exactly one');
        const { saved, keys: kept } = await stores[round % 2].load(ids[at]);
        assert.deepEqual(saved, written[0].saved);
        assert.deepEqual(kept, keys);
        assert.equal(await stores[1].version(ids[at]), saved.version);
        Table.load(saved).free();
      }
    }
    for (const store of new Set(stores)) await store.close();
  });
}

test('Postgres: a refused write does not fail other tables of the same statement', async () => {
  const store = new PostgresStore(services.postgres.url);
  await store.prepare();
  const table = Table.create({ game: 'burgundy', seats: 2 });
  // The first two are written at once, the others together.
  const ids = ['good-1', 'good-2', 'good-3', 'bad', 'good-4', 'good-5'];
  for (const id of ids) await store.create(id, table.saved(), ['a', 'b']);
  const [seat] = table.asked();
  const change = table.answer(seat, table.view(seat).legal[0].action);
  const write = (id) =>
    store
      .append(id, 0, id === 'bad' ? { ...table.head(), version: 'none' } : table.head(), change)
      .catch(() => 'refused');
  assert.deepEqual(await Promise.all(ids.map(write)), [true, true, true, 'refused', true, true]);
  assert.equal(await store.version('bad'), 0);
  assert.equal((await store.load('good-5')).saved.version, 1);
  // The same for reads: a text of Postgres cannot contain this character.
  const found = await Promise.all(ids.map((id) => store.version(id === 'bad' ? '\0' : id).catch(() => 'refused')));
  assert.deepEqual(found, [1, 1, 1, 'refused', 1, 1]);
  table.free();
  await store.close();
});
