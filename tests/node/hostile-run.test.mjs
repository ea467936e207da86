// A short hostile run (`npm run hostile`), and a proof that it finds planted faults.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FUNCTIONS, WAYS, WORDS } from '../helpers/hostile/calls.mjs';
import { growMemory } from '../helpers/hostile/memory.mjs';
import { hostileRun } from '../helpers/hostile/run.mjs';
import { loire } from '../helpers/every-game.mjs';

test('every function and every method of the handle withstands hostile input', async () => {
  const { findings, calls, ...report } = await hostileRun({ count: 4000, seed: 'test' });
  assert.deepEqual(findings, []);
  const names = new Set([...Object.keys(FUNCTIONS), ...Object.keys(WAYS), ...Reflect.ownKeys(WORDS).map(String)]);
  assert.deepEqual(Object.keys(calls).sort(), [...names].sort());
  assert.deepEqual([report.count, report.instances], [4000, loire.games().length]);
  assert.ok(report.refused > 1500 && report.accepted > 800 && report.followed > 150, JSON.stringify(report));
});

test('the run finds planted faults', async () => {
  const { prototype } = loire.Game;
  const planted = {
    // Fails with something other than an error of the engine.
    scores: () => {
      throw new TypeError('planted');
    },
    // Refuses, but changes the game.
    preview() {
      this.playout('planted', 1);
      throw new loire.LoireError({ code: 'badAction', message: 'planted' });
    },
    // Takes too long, once.
    redo: () => {
      planted.redo = () => false;
      const start = process.cpuUsage().user;
      while (process.cpuUsage().user - start < 1_200_000);
      return false;
    },
    // Takes more memory than one call may, once.
    suggest(...args) {
      if (isPlanted) growMemory(80 << 20);
      planted.suggest = originals.suggest;
      return originals.suggest.apply(this, args);
    },
    // Exceeds its limit.
    playout(seed, limit) {
      const progress = originals.playout.call(this, seed, limit);
      return isPlanted && limit === undefined ? { ...progress, limitReached: !progress.limitReached } : progress;
    },
    // Returns the record of another game.
    record() {
      const record = originals.record.call(this);
      return isPlanted ? { ...record, entries: record.entries.slice(1) } : record;
    },
  };
  let isPlanted = false;
  const originals = Object.fromEntries(Object.keys(planted).map((name) => [name, prototype[name]]));
  try {
    for (const name of Object.keys(planted)) {
      prototype[name] = function (...args) {
        return planted[name].apply(this, args);
      };
    }
    const { found } = await hostileRun({ count: 1500, seed: 'planted', budget: 1000, tell: () => (isPlanted = true) });
    for (const kind of ['trap', 'change', 'hang', 'refused', 'endless', 'memory'])
      assert.ok(found[kind] > 0, `${kind}: ${JSON.stringify(found)}`);
    assert.ok(found.memory > 1, 'growth in one call, and lasting growth');
  } finally {
    Object.assign(prototype, originals);
  }
});
