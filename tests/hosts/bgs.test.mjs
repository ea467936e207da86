// The engine contract of boardgamers.space: called in the main process and in a worker, in any order, on data that goes
// through JSON every time.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Worker } from 'node:worker_threads';

import * as loire from 'loire';

import { chances } from '../helpers/values.mjs';

const SETUPS = {
  burgundy: [3, [], {}],
  orleans: [3, ['orders'], { edition: 'later' }],
  stories: [2, [], { scenario: 'firstKingdom' }],
};

/** A worker that imports an engine and calls it, as the server does for moves. */
const WORKER = `
  import { parentPort, workerData } from 'node:worker_threads';
  const engine = await import(workerData);
  parentPort.on('message', ({ name, args }) => {
    try { parentPort.postMessage({ value: engine[name](...args) }); }
    catch ({ code, rule, message }) { parentPort.postMessage({ error: { code, rule, message } }); }
  });`;

for (const [game, setup] of Object.entries(SETUPS)) {
  let engine;
  let worker;
  /** Stories may go on for as long as nobody wants to end it. */
  const isEndless = game === 'stories';
  const entry = new URL(`../../hosts/bgs/${game}.js`, import.meta.url).href;

  before(async () => {
    engine = await import(entry);
    worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`), { workerData: entry });
  });
  after(() => worker?.terminate());

  const inWorker = (name, ...args) =>
    new Promise((done, failed) => {
      worker.once('message', ({ value, error }) =>
        error ? failed(Object.assign(new Error(error.message), error)) : done(value),
      );
      worker.postMessage({ name, args });
    });

  test(`${game}: turns that are open, bots, a player who left, replay`, async () => {
    const { pick } = chances(5);
    /** Here or there, on data that has been stored. */
    const call = async (name, data, ...args) => {
      const stored = JSON.parse(JSON.stringify(data));
      return pick([true, false]) ? engine[name](stored, ...args) : inWorker(name, stored, ...args);
    };
    let data = engine.init(...setup, 'seed');
    assert.equal(JSON.stringify(data).includes('"seed"'), false);
    let open = 0;
    for (let count = 0; count < 40 && !(await call('ended', data)); count++) {
      const player = [await call('currentPlayer', data)].flat()[0];
      if (count % 3 === 0) {
        data = await call('moveAI', data, player);
        continue;
      }
      const told = [];
      for (let now = data; ; ) {
        const legal = loire.legalActions(now.saved.state, player);
        told.push(
          (legal.find(({ action }) => ['ready', 'endTurn', 'pass'].includes(action.type)) ?? pick(legal)).notation,
        );
        now = await call('move', data, told, player);
        const saved = await call('toSave', now);
        assert.equal(saved === undefined, now.isOpen);
        if (saved) {
          data = saved;
          break;
        }
        open++;
        assert.ok([await call('currentPlayer', now)].flat().includes(player));
      }
      const { length } = data.saved.entries;
      assert.equal(await call('logLength', data), length);
      assert.equal((await call('logSlice', data, { start: length - 2 })).log.length, 2);
      const back = await call('replay', data, { to: length });
      assert.equal(loire.hash(back.saved.state), loire.hash(data.saved.state));
    }
    assert.ok(open > 0, 'some turns took several answers');
    const early = await call('replay', data, { to: 60 });
    assert.ok(early.saved.entries.length >= 60);
    assert.notEqual(await call('currentPlayer', early), undefined);

    data = await call('setPlayerMetaData', data, 0, { name: 'Anna' });
    assert.ok((await call('logSlice', data, {})).log.some(({ message }) => message.startsWith('Anna: ')));
    data = await call('dropPlayer', data, 0);
    for (let count = 0; count < (isEndless ? 10 : 400) && !(await call('ended', data)); count++) {
      const player = [await call('currentPlayer', data)].flat()[0];
      assert.notEqual(player, 0);
      data = engine.moveAI(data, player);
    }
    if (!isEndless) {
      assert.equal(await call('ended', data), true);
      assert.equal(await call('currentPlayer', data), undefined);
    }
    const [totals, ranks] = [await call('scores', data), await call('rankings', data)];
    assert.deepEqual(
      totals,
      loire.scores(data.saved.state).map(({ total }) => total),
    );
    assert.equal(Math.min(...ranks), 1);
  });

  test(`${game}: a move against the rules is refused with its rule, here and there`, async () => {
    const data = engine.init(...setup, 'seed');
    const player = [engine.currentPlayer(data)].flat()[0];
    const other = [0, 1].find((seat) => ![engine.currentPlayer(data)].flat().includes(seat)) ?? 9;
    for (const [move, who] of [
      ['no such thing', player],
      [[{ type: 'nothing' }], player],
      [null, other],
    ]) {
      assert.throws(() => engine.move(data, move, who), loire.LoireError);
      await assert.rejects(inWorker('move', data, move, who), (error) => typeof error.code === 'string');
    }
  });
}

test('burgundy: choices that are still secret are stripped', async () => {
  const engine = await import('../../hosts/bgs/burgundy.js');
  let data = engine.init(3, [], { setup: 'advancedSecret' }, 'seed');
  const [{ notation, action }] = loire.legalActions(data.saved.state, 1);
  data = engine.move(data, notation, 1);
  assert.equal(data.saved.held.length, 1);
  for (const player of [0, 2, -1, undefined]) {
    const sent = engine.stripSecret(data, player);
    assert.deepEqual(sent.saved.held, []);
    assert.equal(loire.hash(sent.saved.state), loire.hash(loire.view(data.saved.state, null)));
    assert.equal(JSON.stringify(engine.logSlice(sent, { player })).includes('chooseEstate'), false);
  }
  assert.deepEqual(engine.stripSecret(data, 1).saved.held, [{ seat: 1, action }]);
});
