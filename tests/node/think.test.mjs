// Bots that think in slices: same result as in one piece, with progress, and stopped on demand.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { everyGame, loire, position } from '../helpers/every-game.mjs';
import { startWorker } from '../helpers/thread.mjs';
import { refusal } from '../helpers/values.mjs';

let worker;
before(async () => ({ worker } = await startWorker()));
after(() => worker.close());

/** A position that needs a search, and the seat that is asked. */
function question(seeded) {
  for (let decisions = 1; ; decisions++) {
    const state = position(seeded, decisions);
    const { seat } = loire.turn(state).asks[0];
    const thinking = loire.Game.load(state).think(seat, { level: 'hard' });
    const { goal } = thinking;
    thinking.free();
    if (goal > 0) return { state, seat };
  }
}

everyGame('slices give the same result as one piece', ({ seeded }) => {
  const { state, seat } = question(seeded);
  const options = { level: 'hard', seed: 'slices', playouts: 30 };
  const whole = loire.suggest(state, seat, options);
  const game = loire.Game.load(state);
  const thinking = game.think(seat, options);
  game.free();
  assert.equal(thinking.goal, 30);
  assert.equal(thinking.estimates().playouts, 0);
  assert.deepEqual([thinking.more(10), thinking.more(1), thinking.more(19)], [10, 11, 30]);
  assert.deepEqual(thinking.estimates(), whole);
  assert.equal(refusal(() => thinking.more(-1)).code, 'badInput');
  assert.equal(refusal(() => thinking.more('many')).code, 'badInput');
  thinking.free();
  thinking.free();
  assert.equal(refusal(() => thinking.more(1)).code, 'freed');
});

everyGame('a level ends when its choice is certain, also in a worker', async ({ seeded }) => {
  const { state, seat } = question(seeded);
  const whole = loire.suggest(state, seat, { level: 'hard', seed: 'certain' });
  assert.ok(whole.playouts > 0 && whole.playouts <= 120, `${whole.playouts} playouts`);
  const all = loire.suggest(state, seat, { level: 'hard', seed: 'certain', playouts: 120 });
  assert.deepEqual([all.playouts, all.action], [120, whole.action]);
  const game = await worker.load(state);
  const progress = [];
  const onProgress = (playouts, goal) => progress.push([playouts, goal]);
  assert.deepEqual(await game.think(seat, { level: 'hard', seed: 'certain' }, { onProgress }), whole);
  assert.deepEqual(progress.at(-1), [whole.playouts, whole.playouts]);
});

everyGame('a worker reports progress and stops on demand', async ({ seeded }) => {
  const { state, seat } = question(seeded);
  const game = await worker.load(state);
  const options = { level: 'hard', seed: 'aloud', playouts: 60 };
  const progress = [];
  const thought = await game.think(seat, options, { onProgress: (playouts, goal) => progress.push([playouts, goal]) });
  assert.deepEqual(thought, loire.suggest(state, seat, options));
  assert.deepEqual(progress.at(-1), [60, 60]);

  const enough = new AbortController();
  const onProgress = () => enough.abort();
  const long = { level: 'expert', seed: 'enough', playouts: 1_000_000 };
  const { playouts, action } = await game.think(seat, long, { enough: enough.signal, onProgress });
  assert.ok(playouts > 0 && playouts < 1_000_000, `${playouts} playouts`);
  assert.equal(loire.check(state, seat, action).legal, true);

  const start = Date.now();
  const quick = await game.think(seat, { level: 'expert', milliseconds: 100 });
  assert.ok(quick.playouts > 0 && Date.now() - start < 5000);
});
