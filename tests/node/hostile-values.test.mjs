// Hostile values: values that are not JSON, or are far too large, for every argument.

import assert from 'node:assert/strict';

import { everyGame, loire } from '../helpers/every-game.mjs';
import { EXOTIC, HUGE } from '../helpers/hostile/exotic.mjs';
import { judgeOf } from '../helpers/hostile.mjs';
import { refusal } from '../helpers/values.mjs';

everyGame('every argument refuses values that are not JSON', (trial) => {
  const { attempt, readers } = judgeOf(trial);
  const { seeded, refused } = trial;
  const { state } = loire.newGame(seeded);
  const record = loire.Game.create(seeded).record();
  const [{ seat, action }] = loire.legalActions(state);
  const inside = (value) => ({ ...state, position: { ...state.position, players: value } });
  const game = loire.Game.create(seeded);
  const hash = game.hash();
  const calls = {
    ...readers,
    newGame: (value) => loire.newGame(value),
    'newGame with options': (value) => loire.newGame({ ...seeded, options: value }),
    'newGame with names': (value) => loire.newGame({ ...seeded, names: [value, value] }),
    'newGame with seed': (value) => loire.newGame({ ...seeded, seed: value }),
    components: (value) => loire.components(value),
    'components setup': (value) => loire.components(seeded.game, value),
    'components options': (value) => loire.components(seeded.game, { ...seeded, options: value }),
    create: (value) => loire.Game.create(value).free(),
    'turn inside': (value) => loire.turn(inside(value)),
    'check action': (value) => loire.check(state, seat, value),
    'play action': (value) => loire.play(state, seat, value),
    'play action inside': (value) => loire.play(state, seat, { ...action, [Object.keys(action).at(-1)]: value }),
    'play seat': (value) => loire.play(state, value, refused),
    'settle outcome': (value) => loire.settle(state, value),
    'legalActions seat': (value) => loire.legalActions(state, value),
    'suggest options': (value) => loire.suggest(state, seat, value),
    fromBytes: (value) => loire.fromBytes(value),
    replay: (value) => loire.replay(value),
    'replay entries': (value) => loire.replay({ ...record, entries: value }),
    'replay entry': (value) => loire.replay({ ...record, entries: [...record.entries, value] }),
    'replay upTo': (value) => loire.replay(record, value),
    'handle play': (value) => game.play(seat, value),
    'handle seat': (value) => game.play(value, refused),
    'look seat': (value) => loire.look(state, value ?? 'x'),
    'view seat': (value) => loire.view(state, value ?? 'x'),
    'look state': (value) => loire.look(value),
    'deal state': (value) => loire.deal(value),
    'deal random': (value) => loire.deal(state, value),
    'apply entries': (value) => loire.apply(state, value),
    'apply entry': (value) => loire.apply(state, [value]),
    'record entries': (value) => loire.record(state, value),
    'handle apply': (value) => game.apply([value]),
    'load seed': (value) => loire.Game.load(state, { seed: value }),
    'handle settle': (value) => game.settle(value),
    'handle undo': (value) => game.undo(value),
    'handle playout seed': (value) => game.fork().playout(value, 1),
    'handle playout limit': (value) => game.fork().playout('x', value ?? 0),
    'handle suggest': (value) => game.suggest(seat, value),
  };
  for (const [kind, make] of Object.entries(EXOTIC)) {
    for (const [name, call] of Object.entries(calls)) attempt(`${name} with ${kind}`, () => call(make()));
    const problems = loire.validate(make());
    assert.ok(problems.length === 1 && problems[0].code !== 'internal', `validate with ${kind}`);
    assert.equal(game.hash(), hash, kind);
  }
  for (const [kind, make] of Object.entries(HUGE)) {
    const value = make();
    for (const name of [
      'turn',
      'newGame with names',
      'newGame with seed',
      'play action',
      'replay entry',
      'handle play',
      'handle playout seed',
    ]) {
      attempt(`${name} with a huge ${kind}`, () => calls[name](value));
    }
    assert.equal(loire.validate(value).length, 1, kind);
    assert.equal(game.hash(), hash, kind);
  }
  assert.equal({}.polluted, undefined);
  assert.equal(Object.polluted, undefined);
});

everyGame('half a character and invalid numbers are refused with their path', ({ seeded }) => {
  const { state } = loire.newGame(seeded);
  const [{ seat, action }] = loire.legalActions(state);
  const game = loire.Game.create(seeded);
  const half = 'a\ud800b';
  const key = Object.keys(action).at(-1);
  const spoilt = (value) => ({ ...action, [key]: value });
  const named = { ...state, setup: { ...state.setup, names: ['A', half] } };
  for (const [code, path, call] of [
    ['badSetup', 'seed', () => loire.newGame({ ...seeded, seed: half })],
    ['badSetup', 'names[1]', () => loire.Game.create({ ...seeded, names: ['Anna', half] })],
    ['badSetup', 'seats', () => loire.newGame({ ...seeded, seats: NaN })],
    ['badSetup', 'options.x', () => loire.newGame({ ...seeded, options: { x: Infinity } })],
    ['badInput', 'setup.names[1]', () => loire.turn(named)],
    ['badInput', 'position', () => loire.turn({ ...state, position: NaN })],
    ['badInput', 'seed', () => loire.Game.load(state, { seed: half })],
    ['badInput', 'seed', () => game.playout(half, 1)],
    ['badInput', 'seed', () => game.suggest(seat, { seed: half })],
    ['badAction', `action.${key}`, () => game.play(seat, spoilt(NaN))],
    ['badAction', `action.${key}`, () => loire.check(state, seat, spoilt(half))],
    ['badInput', `entries[0].action.${key}`, () => game.apply([{ seat, action: spoilt(-Infinity) }])],
  ]) {
    const error = refusal(call);
    assert.ok(error instanceof loire.LoireError, String(error));
    assert.deepEqual([error.code, error.path], [code, path], error.message);
    assert.doesNotMatch(error.message, /nothing|JSON/);
  }
  game.free();
});

everyGame('an input that frees its handle or plays on it does no harm', (trial) => {
  const { attempt } = judgeOf(trial);
  const game = loire.Game.create(trial.seeded);
  const [{ seat, action }] = game.legal();
  const { error } = attempt('play while playing', () =>
    game.play(seat, { toJSON: () => (game.play(seat, action), action) }),
  );
  assert.ok(error === undefined || error.code !== 'internal');
  attempt('free while playing', () => game.play(seat, { toJSON: () => (game.free(), action) }));
});

everyGame('many handles and many errors in sequence leave the engine intact', (trial) => {
  const { attempt } = judgeOf(trial);
  for (let i = 0; i < 3000; i++) {
    const game = loire.Game.create(trial.seeded);
    attempt('wrong', () => game.play(0, trial.refused));
    game.free();
  }
});
