// The engine interface of boardgamers.space: called in the main process and in a worker, in any order, on data that
// passes through JSON every time.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import * as loire from 'loire';

import { startEngine } from '../helpers/hosts/bgs.mjs';
import { chances } from '../helpers/values.mjs';

const SETUPS = {
  burgundy: [3, [], {}],
  orleans: [3, ['orders'], { edition: 'later' }],
  stories: [2, [], { scenario: 'firstKingdom' }],
};

for (const [game, setup] of Object.entries(SETUPS)) {
  const { pick } = chances(5);
  let engine;
  let started;
  /** Stories may go on until a player ends them. */
  const isEndless = game === 'stories';

  before(async () => {
    started = await startEngine(game, pick);
    engine = started.here;
  });
  after(() => started?.stop());

  test(`${game}: open turns, bots, a player who left and replay work`, async () => {
    const { call } = started;
    let data = engine.init(...setup, 'seed');
    assert.equal(JSON.stringify(data).includes('"seed"'), false);
    let open = 0;
    for (let count = 0; count < 40 && !(await call('ended', data)); count++) {
      const player = [await call('currentPlayer', data)].flat()[0];
      if (count % 3 === 0) {
        data = await call('moveAI', data, player);
        continue;
      }
      const answers = [];
      for (let now = data; ; ) {
        const legal = loire.legalActions(now.saved.state, player);
        answers.push(
          (legal.find(({ action }) => ['ready', 'endTurn', 'pass'].includes(action.type)) ?? pick(legal)).notation,
        );
        now = await call('move', data, answers, player);
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
    assert.ok(open > 0, 'some turns have several answers');
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

  test(`${game}: a move against the rules is refused with its rule, in the main process and in a worker`, async () => {
    const data = engine.init(...setup, 'seed');
    const player = [engine.currentPlayer(data)].flat()[0];
    const other = [0, 1].find((seat) => ![engine.currentPlayer(data)].flat().includes(seat)) ?? 9;
    for (const [move, who] of [
      ['no such thing', player],
      [[{ type: 'nothing' }], player],
      [null, other],
    ]) {
      assert.throws(() => engine.move(data, move, who), loire.LoireError);
      await assert.rejects(started.there('move', data, move, who), (error) => typeof error.code === 'string');
    }
  });
}

test('burgundy: stripSecret removes secret choices', async () => {
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

test('every combination of form values can be played', async () => {
  for (const game of Object.keys(SETUPS)) {
    const { info, init } = await import(`../../hosts/bgs/${game}.js`);
    assert.deepEqual(info.players, loire.games().find(({ id }) => id === game).seats);
    for (const { name, label, type, items } of info.options) {
      assert.ok(name && label && ['select', 'checkbox'].includes(type), name);
      // Every choice alone, without the modules it may require; then with all that fit together.
      const all = info.expansions.map((each) => each.name);
      const without = (module) => all.filter((each) => each !== module);
      for (const value of items?.map((item) => item.name) ?? [true, false]) {
        for (const expansions of [[], without('newDeeds'), without('intrigue')]) {
          assert.equal(init(info.players[0], expansions, { [name]: value }, 'seed').saved.version, 0);
        }
      }
    }
  }
});

test('a turn is closed and saved after a bot answers for a player who left', async () => {
  const engine = await import('../../hosts/bgs/burgundy.js');
  let data = engine.init(2, [], {}, 'seed');
  const player = engine.currentPlayer(data);
  data = engine.dropPlayer(data, 1 - player);
  const turns = () => data.saved.entries.filter((entry) => entry.seat === 1 - player).length;
  for (let count = 0; count < 3; count++) {
    const before = turns();
    const answers = [];
    for (let saved; !saved; ) {
      const now = answers.length > 0 ? engine.move(data, answers, player) : data;
      if ((saved = answers.length > 0 && engine.toSave(now))) data = saved;
      else answers.push(loire.legalActions(now.saved.state, player)[0].notation);
      assert.ok(answers.length < 50, 'a turn ends');
    }
    assert.equal(engine.currentPlayer(data), player);
    assert.ok(turns() > before, 'the bot has played');
  }
});
