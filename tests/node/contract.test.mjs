// Every function of the contract: plain JSON in and out, unchanged inputs, the options of set-ups, and dealing.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { everyGame, games, loire, wholeGame } from '../helpers/every-game.mjs';
import { GAMES } from '../helpers/games.mjs';
import { entry } from '../helpers/package.mjs';
import { assertJson, deepFreeze, refusal, reorder } from '../helpers/values.mjs';

test('the suites cover every game', () => {
  assert.deepEqual(Object.keys(GAMES).sort(), games.map(({ id }) => id).sort());
});

everyGame(
  'every function returns plain JSON and leaves its inputs unchanged',
  ({ id, seeded, host: hostSetup, refused }) => {
    const setup = deepFreeze({ ...seeded, names: ['Anna', 'Bert'] });
    const played = deepFreeze(loire.newGame(setup));
    const { state } = played;
    const [{ seat, action, notation }] = loire.legalActions(state);
    deepFreeze(action);
    const record = deepFreeze({ loire: 1, game: id, setup: state.setup, entries: played.entries });
    const host = deepFreeze(loire.newGame(hostSetup).state);
    const answers = {
      games: loire.games(),
      components: loire.components(id),
      componentsOfSetup: loire.components(id, setup),
      newGame: played,
      turn: loire.turn(state),
      turnOfChance: loire.turn(host),
      legalActions: loire.legalActions(state),
      legalActionsOfSeat: loire.legalActions(state, seat),
      check: loire.check(state, seat, action),
      checkRefused: loire.check(state, seat, refused),
      play: loire.play(state, seat, action),
      playNotation: loire.play(state, seat, notation),
      outcomes: loire.outcomes(host),
      settle: loire.settle(host, loire.outcomes(host)[0].outcome),
      scores: loire.scores(state),
      validate: loire.validate(state),
      validateBroken: loire.validate({ ...state, agenda: [] }),
      preview: loire.preview(state, seat, action),
      hash: loire.hash(state),
      withoutDealer: loire.withoutDealer(state),
      replay: loire.replay(record),
      suggest: loire.suggest(state, seat, deepFreeze({ level: 'normal', seed: 's' })),
    };
    for (const [name, answer] of Object.entries(answers)) {
      assert.doesNotThrow(() => assertJson(answer), name);
    }
    const copies = [JSON.parse(JSON.stringify(state)), structuredClone(state), reorder(state)];
    for (const copy of copies) {
      assert.deepEqual(loire.legalActions(copy), answers.legalActions);
      assert.deepEqual(loire.play(copy, seat, action), answers.play);
    }
  },
);

everyGame('games lists all choices of a set-up', ({ id, seeded, rule }) => {
  const info = loire.games().find((game) => game.id === id);
  assert.ok(info.title.length > 3);
  for (const seats of info.seats) assert.equal(loire.newGame({ ...seeded, seats }).state.setup.seats, seats);
  const byDefault = loire.newGame(seeded).state.setup;
  // Options of modules exist only with their module; a missing option has its default.
  const names = info.options.filter(({ modules }) => !modules.length).map(({ name }) => name);
  assert.deepEqual(
    Object.keys(byDefault.options).filter((name) => !names.includes(name)),
    [],
  );
  for (const { name, values } of info.options.filter((option) => names.includes(option.name))) {
    const named = { ...seeded, options: { [name]: values.default } };
    assert.deepEqual(loire.newGame(named).state.setup, byDefault, name);
  }
  for (const { name, rule: varied, about, values, modules, editions, scenarios = [] } of info.options) {
    assert.match(varied, rule, name);
    assert.ok(about.length > 10, name);
    const chosen = (value, besides = {}) => ({ ...seeded, ...besides, options: { [name]: value } });
    assert.ok(loire.newGame(chosen(values.default)), `${name}: the default fits every other choice`);
    const all = { flag: [true], choice: values.values, number: [values.max] }[values.type] ?? [];
    for (const value of all.filter((value) => value !== values.default)) {
      const besides = {
        ...(modules.length ? { modules } : {}),
        ...(editions.length ? { edition: editions[0] } : {}),
        ...(scenarios.length ? { scenario: scenarios[0] } : {}),
      };
      assert.deepEqual(loire.newGame(chosen(value, besides)).state.setup.options[name], value);
      // The listed requirements are complete and minimal.
      const lacking = [
        ...modules.map((module) => ({ ...besides, modules: modules.filter((other) => other !== module) })),
        ...info.editions
          .filter((edition) => editions.length && !editions.includes(edition))
          .map((edition) => ({ ...besides, edition })),
        ...info.scenarios
          .filter((scenario) => scenarios.length && !scenarios.includes(scenario))
          .map((scenario) => ({ ...besides, scenario })),
      ];
      for (const other of lacking) {
        const error = refusal(() => loire.newGame(chosen(value, other)));
        assert.deepEqual(
          [error.code, error.path, error.fault],
          ['badSetup', `options.${name}`, 'needs'],
          error.message,
        );
      }
      for (const edition of info.editions)
        if (!editions.length) assert.ok(loire.newGame(chosen(value, { ...besides, edition })));
    }
    assert.deepEqual(byDefault.options[name] ?? values.default, values.default, `${name}: the default`);
  }
  for (const module of info.modules) {
    const { setup } = loire.newGame({ ...seeded, modules: [module] }).state;
    assert.deepEqual(setup.modules, [module]);
  }
  const { state } = loire.newGame(seeded);
  const [{ seat }] = loire.legalActions(state);
  for (const { id: level, about } of info.levels) {
    const budget = ['hard', 'expert'].includes(level) ? { playouts: 20 } : {};
    assert.equal(loire.check(state, seat, loire.suggest(state, seat, { level, ...budget }).action).legal, true, level);
    assert.match(about, /^[A-Z].*\.$/);
  }
  assert.ok(info.levels.length > 1);
  assert.equal(refusal(() => loire.suggest(state, seat, { level: 'perfect' })).path, 'level');
  for (const { what, replace } of info.reconstructed) assert.ok(what && /^(options|tables)\./.test(replace), what);
});

test('components refuses an unknown game', () => {
  assert.equal(refusal(() => loire.components('chess')).code, 'unknownGame');
});

everyGame('components covers the whole box, or one set-up', ({ id, seeded }) => {
  const box = loire.components(id);
  const { setup } = loire.newGame(seeded).state;
  assert.deepEqual(Object.keys(loire.components(id, setup)), Object.keys(box));
  assert.deepEqual(loire.components(id, seeded), loire.components(id, setup), 'the dealer does not matter');
  const other = games.find((game) => game.id !== id);
  for (const [wrong, path] of [
    [{ ...setup, seats: 9 }, 'seats'],
    [other.seeded, 'game'],
    [{ ...setup, names: ['one'] }, 'names'],
  ]) {
    const error = refusal(() => loire.components(id, wrong));
    assert.deepEqual([error.code, error.path], ['badSetup', path], error.message);
  }
  assert.equal(refusal(() => loire.components(id, { ...setup, names: ['one'] })).fault, 'range');
  assert.equal(
    refusal(() => loire.components(id, { ...setup, seats: 9 })).fault,
    undefined,
    'malformed, not impossible',
  );
});

everyGame('newGame repeats a game by its seed, and deals a new one without a seed', ({ id, least, seeded }) => {
  assert.deepEqual(loire.newGame(seeded), loire.newGame(seeded));
  const hashes = [
    loire.newGame({ ...seeded, seed: 'other' }),
    ...[1, 2].map(() => loire.newGame({ game: id, seats: 2, ...least })),
  ].map(({ state }) => loire.hash(state));
  assert.equal(new Set([...hashes, loire.hash(loire.newGame(seeded).state)]).size, 4);
  for (const seed of ['', 'ü', '\u0000', 'x'.repeat(200), 'ü'.repeat(100)]) {
    const first = loire.newGame({ ...seeded, seed });
    assert.deepEqual(loire.newGame({ ...seeded, seed }), first);
    assert.equal(loire.turn(first.state).type, 'seats');
  }
  for (const seed of ['x'.repeat(201), 'ü'.repeat(101), 'x'.repeat(400_000)]) {
    const { code, path, fault } = refusal(() => loire.newGame({ ...seeded, seed }));
    assert.deepEqual([code, path, fault], ['badSetup', 'seed', 'range'], 'a seed has the same max length as a name');
  }
  const { code, path } = refusal(() => loire.newGame({ ...seeded, seed: '\ud800' }));
  assert.deepEqual([code, path], ['badSetup', 'seed'], 'half a character is not a valid text');
});

everyGame('newGame returns entries that replay to the same state', ({ id, seeded }) => {
  const { state, entries, events } = loire.newGame(seeded);
  assert.ok(entries.length > 0 && entries.every((entry) => 'chance' in entry));
  const again = loire.replay({ loire: 1, game: id, setup: state.setup, entries });
  assert.deepEqual(again.events, events);
  assert.deepEqual(again.state, loire.withoutDealer(state));
});

test('newGame refuses a set-up of an unknown game by name', () => {
  for (const [setup, code] of [
    [{}, 'badSetup'],
    [{ seats: 2 }, 'badSetup'],
    [{ game: 'chess', seats: 2 }, 'unknownGame'],
  ]) {
    const error = refusal(() => loire.newGame(setup));
    assert.deepEqual([error.code, error.path], [code, 'game']);
  }
});

everyGame('newGame refuses unknown keys and impossible set-ups by name', ({ id, least, seeded }) => {
  const table = [
    [{ game: id, ...least }, /seats|^\.?$/],
    [{ game: id, ...least, seats: 1 }, 'seats'],
    [{ game: id, ...least, seats: 5 }, 'seats'],
    [{ game: id, ...least, seats: 2.5 }, 'seats'],
    [{ game: id, ...least, seats: '2' }, 'seats'],
    [{ ...seeded, colour: 'red' }, 'colour'],
    [{ ...seeded, options: { colour: 'red' } }, 'options.colour'],
    [{ ...seeded, names: ['only one'] }, 'names'],
    [{ ...seeded, names: ['x', 'y'.repeat(1000)] }, 'names'],
    [{ ...seeded, seed: 7 }, 'seed'],
    [{ ...seeded, dealer: 'host' }, 'dealer'],
    [{ game: id, ...least, seats: 2, dealer: 'me' }, 'dealer'],
  ];
  for (const [setup, path] of table) {
    const error = refusal(() => loire.newGame(setup));
    const shown = JSON.stringify(setup).slice(0, 100);
    assert.ok(error instanceof loire.LoireError, shown);
    assert.equal(error.code, 'badSetup', `${shown}: ${error.message}`);
    if (typeof path === 'string') assert.equal(error.path, path, `${shown}: ${error.message}`);
    else assert.match(error.path, path, shown);
    assert.deepEqual(refusal(() => loire.Game.create(setup)).message, error.message);
  }
});

everyGame('a host without a dealer is asked at every draw', ({ host, draws: atLeast }) => {
  let draws = 0;
  for (const { state, turn } of wholeGame(host)) {
    assert.ok(!('dealer' in state));
    const outcomes = loire.outcomes(state);
    if (turn.type !== 'chance') {
      assert.deepEqual(outcomes, []);
      continue;
    }
    draws++;
    assert.deepEqual(loire.legalActions(state), []);
    assert.ok(outcomes.length > 0);
    assert.ok(outcomes.every(({ weight }) => Number.isInteger(weight) && weight > 0));
    assert.equal(new Set(outcomes.map(({ notation }) => notation)).size, outcomes.length);
    if (draws % 20 === 1) {
      const { outcome, notation } = outcomes.at(-1);
      assert.deepEqual(loire.settle(state, notation), loire.settle(state, outcome));
    }
  }
  assert.ok(draws >= atLeast, `${draws} draws`);
});

everyGame('settle refuses impossible outcomes', ({ seeded, host, outcome, rule }) => {
  const { state } = loire.newGame(host);
  const error = refusal(() => loire.settle(state, outcome));
  assert.equal(error.code, 'notPossible');
  assert.match(error.rule, rule);
  for (const nonsense of ['', 'nonsense', `${outcome} ${outcome}`, {}, { type: 'hat' }, 3, null, []]) {
    assert.equal(refusal(() => loire.settle(state, nonsense)).code, 'badAction', JSON.stringify(nonsense));
  }
  assert.equal(refusal(() => loire.settle(loire.newGame(seeded).state, outcome)).code, 'noDraw');
});

everyGame('a dealer answers all following draws and adds them to the entries', ({ seeded }) => {
  for (const { state, turn } of wholeGame(seeded)) {
    assert.notEqual(turn.type, 'chance');
    assert.equal(state.dealer.seed, seeded.seed);
  }
});

test('before init every call fails with notReady or names the missing game', async () => {
  const seeded = JSON.stringify(games[0].seeded);
  const script = `
    const loire = await import(${JSON.stringify(entry())});
    const calls = {
      games: () => loire.games(), turn: () => loire.turn({}), newGame: () => loire.newGame(${seeded}),
      validate: () => loire.validate({}), load: () => loire.Game.load({}), create: () => loire.Game.create(${seeded}),
    };
    const codes = Object.values(calls).map((call) => { try { call(); return 'answered'; } catch (error) {
      return error instanceof loire.LoireError ? error.code : String(error); } });
    await loire.init();
    console.log(JSON.stringify([codes, calls.newGame().state.loire]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const codes = ['answered', 'notReady', 'gameNotLoaded', 'notReady', 'notReady', 'gameNotLoaded'];
  assert.deepEqual(JSON.parse(stdout), [codes, 1]);
});

test('inputs beyond the max length are refused, and scripts and engine have the same limit', () => {
  const [byScripts, byEngine] = ['x'.repeat(1_000_000), 'ü'.repeat(400_000)].map((text) => {
    const { code, message } = refusal(() => loire.turn(text));
    assert.equal(code, 'tooLarge', message);
    return Math.min(...message.match(/\d+/g).map(Number));
  });
  assert.equal(byScripts, byEngine);
  assert.deepEqual(
    loire.validate('x'.repeat(1_000_000)).map(({ code }) => code),
    ['tooLarge'],
  );
});
