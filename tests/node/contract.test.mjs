// Every function of the contract: plain JSON in, plain JSON out, nothing changed, refusals that explain themselves.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { before, test } from 'node:test';
import { promisify } from 'node:util';

import { entry, loadLoire } from '../helpers/package.mjs';
import { assertJson, chances, deepFreeze, refusal, reorder } from '../helpers/values.mjs';

const HEX = /^[0-9a-f]{16}$/;
const SEEDED = { game: 'burgundy', seats: 2, seed: 'contract' };
const HOST = { game: 'burgundy', seats: 2, dealer: 'host' };
const SECRET = { game: 'burgundy', seats: 3, seed: 'contract', options: { setup: 'advancedSecret' } };

let loire;
before(async () => (loire = await loadLoire()));

/** A state after so many random decisions, or at the end. */
function position(setup, decisions = Infinity) {
  let { state } = loire.newGame(setup);
  const { pick } = chances(decisions);
  for (; decisions > 0 && loire.turn(state).type !== 'over'; decisions--) {
    const { seat, action } = pick(loire.legalActions(state));
    ({ state } = loire.play(state, seat, action));
  }
  return state;
}

/** A whole game of the functions alone: every state, with the turn it is. */
function* wholeGame(setup = SEEDED) {
  let { state } = loire.newGame(setup);
  for (let count = 0; ; count++) {
    const turn = loire.turn(state);
    yield { state, turn };
    if (turn.type === 'over') return;
    if (turn.type === 'chance') {
      const outcomes = loire.outcomes(state);
      ({ state } = loire.settle(state, outcomes[count % outcomes.length].outcome));
    } else {
      const legal = loire.legalActions(state);
      const { seat, action } = legal[(count * 7) % legal.length];
      ({ state } = loire.play(state, seat, action));
    }
  }
}

test('every answer is plain JSON, and inputs stay as they are', () => {
  const setup = deepFreeze({ ...SEEDED, names: ['Anna', 'Bert'], options: { tieBreak: 'fewestEmpty' } });
  const played = deepFreeze(loire.newGame(setup));
  const { state } = played;
  const [{ seat, action, notation }] = loire.legalActions(state);
  deepFreeze(action);
  const record = deepFreeze({ loire: 1, game: 'burgundy', setup: state.setup, entries: played.entries });
  const host = deepFreeze(loire.newGame(HOST).state);
  const answers = {
    games: loire.games(),
    components: loire.components('burgundy'),
    newGame: played,
    turn: loire.turn(state),
    turnOfChance: loire.turn(host),
    legalActions: loire.legalActions(state),
    legalActionsOfSeat: loire.legalActions(state, seat),
    check: loire.check(state, seat, action),
    checkRefused: loire.check(state, seat, { type: 'endTurn' }),
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
    suggest: loire.suggest(state, seat, deepFreeze({ level: 'greedy', seed: 's' })),
  };
  for (const [name, answer] of Object.entries(answers)) {
    assert.doesNotThrow(() => assertJson(answer), name);
  }
  const copies = [JSON.parse(JSON.stringify(state)), structuredClone(state), reorder(state)];
  for (const copy of copies) {
    assert.deepEqual(loire.legalActions(copy), answers.legalActions);
    assert.deepEqual(loire.play(copy, seat, action), answers.play);
  }
});

test('games: what there is to choose', () => {
  const [info] = loire.games();
  assert.equal(info.id, 'burgundy');
  assert.deepEqual(info.seats, [2, 3, 4]);
  const names = info.options.map(({ name }) => name);
  assert.deepEqual(names.sort(), Object.keys(loire.newGame(SEEDED).state.setup.options).sort());
  for (const { name, rule, about, values } of info.options) {
    assert.match(rule, /^B-\d{3}$/, name);
    assert.ok(about.length > 10, name);
    const all = { flag: [true, false], choice: values.values, pairs: [values.default] }[values.type];
    for (const value of all) {
      const { setup } = loire.newGame({ ...SEEDED, options: { [name]: value } }).state;
      assert.deepEqual(setup.options[name], value);
    }
    assert.deepEqual(loire.newGame(SEEDED).state.setup.options[name], values.default, `${name}: the default`);
  }
  for (const { what, replace } of info.reconstructed) assert.ok(what && replace.startsWith('options.'), what);
});

test('components: what is printed', () => {
  const { numbers, rows, duchies, depots } = loire.components('burgundy');
  assert.equal(numbers.length, 37);
  assert.equal(
    rows.reduce((sum, row) => sum + row),
    37,
  );
  assert.ok(duchies.length >= 9 && duchies.every(({ colours }) => colours.length === 37));
  assert.equal(depots.length, 6);
  assert.equal(refusal(() => loire.components('chess')).code, 'unknownGame');
});

test('newGame: a seed gives the same game, no seed another one each time', () => {
  assert.deepEqual(loire.newGame(SEEDED), loire.newGame(SEEDED));
  const hashes = [
    loire.newGame({ ...SEEDED, seed: 'other' }),
    ...[1, 2].map(() => loire.newGame({ game: 'burgundy', seats: 2 })),
  ].map(({ state }) => loire.hash(state));
  assert.equal(new Set([...hashes, loire.hash(loire.newGame(SEEDED).state)]).size, 4);
  for (const seed of ['', 'ü', '\u0000', 'x'.repeat(10_000)]) {
    const first = loire.newGame({ ...SEEDED, seed });
    assert.deepEqual(loire.newGame({ ...SEEDED, seed }), first);
    assert.equal(loire.turn(first.state).type, 'seats');
  }
  assert.equal(refusal(() => loire.newGame({ ...SEEDED, seed: '\ud800' })).code, 'badInput', 'half a character is no text');
});

test('newGame: the beginning replays to the same state', () => {
  const { state, entries, events } = loire.newGame(SEEDED);
  assert.ok(entries.length > 20 && entries.every((entry) => 'chance' in entry));
  const again = loire.replay({ loire: 1, game: 'burgundy', setup: state.setup, entries });
  assert.deepEqual(again.events, events);
  assert.deepEqual(again.state, loire.withoutDealer(state));
});

test('newGame: unknown keys and impossible set-ups are refused by name', () => {
  const table = [
    [{}, 'badSetup', 'game'],
    [{ game: 'chess', seats: 2 }, 'unknownGame', 'game'],
    [{ game: 'burgundy' }, 'badSetup', /seats|^\.?$/],
    [{ game: 'burgundy', seats: 1 }, 'badSetup', 'seats'],
    [{ game: 'burgundy', seats: 5 }, 'badSetup', 'seats'],
    [{ game: 'burgundy', seats: 2.5 }, 'badSetup', 'seats'],
    [{ game: 'burgundy', seats: '2' }, 'badSetup', 'seats'],
    [{ ...SEEDED, colour: 'red' }, 'badSetup', 'colour'],
    [{ ...SEEDED, edition: 'later' }, 'badSetup', 'edition'],
    [{ ...SEEDED, modules: ['orders'] }, 'badSetup', 'modules'],
    [{ ...SEEDED, options: { setUp: 'basic' } }, 'badSetup', 'options.setUp'],
    [{ ...SEEDED, options: { setup: 'expert' } }, 'badSetup', 'options.setup'],
    [{ ...SEEDED, options: { scoreStartArea: 1 } }, 'badSetup', 'options.scoreStartArea'],
    [{ ...SEEDED, options: { boardPairs: [['1', '2']] } }, 'badSetup', 'options.boardPairs'],
    [
      {
        ...SEEDED,
        options: {
          boardPairs: [
            ['1', '77'],
            ['1', '2'],
          ],
        },
      },
      'badSetup',
      'options.boardPairs[0][1]',
    ],
    [{ ...SEEDED, names: ['only one'] }, 'badSetup', 'names'],
    [{ ...SEEDED, names: ['x', 'y'.repeat(1000)] }, 'badSetup', 'names'],
    [{ ...SEEDED, seed: 7 }, 'badSetup', 'seed'],
    [{ ...SEEDED, dealer: 'host' }, 'badSetup', 'dealer'],
    [{ game: 'burgundy', seats: 2, dealer: 'me' }, 'badSetup', 'dealer'],
  ];
  for (const [setup, code, path] of table) {
    const error = refusal(() => loire.newGame(setup));
    const shown = JSON.stringify(setup).slice(0, 100);
    assert.ok(error instanceof loire.LoireError, shown);
    assert.equal(error.code, code, `${shown}: ${error.message}`);
    if (typeof path === 'string') assert.equal(error.path, path, `${shown}: ${error.message}`);
    else assert.match(error.path, path, shown);
    assert.deepEqual(refusal(() => loire.Game.create(setup)).message, error.message);
  }
});

test('a host who deals is asked at every draw', () => {
  let draws = 0;
  for (const { state, turn } of wholeGame(HOST)) {
    assert.ok(!('dealer' in state));
    const outcomes = loire.outcomes(state);
    if (turn.type !== 'chance') {
      assert.deepEqual(outcomes, []);
      continue;
    }
    draws++;
    assert.deepEqual(loire.legalActions(state), []);
    assert.ok(outcomes.length > 0);
    assert.equal(new Set(outcomes.map(({ notation }) => notation)).size, outcomes.length);
    const { position } = state;
    const { type } = turn.draw;
    const left = {
      startGood: position.hiddenGoods,
      roundGood: position.hiddenGoods,
      depotTile: position.supply,
      blackTile: position.blackSupply,
    }[type];
    for (const { outcome, weight } of outcomes) {
      const expected = left ? left[outcome.good ?? outcome.tile] : 1;
      assert.equal(weight, expected, `${type} ${JSON.stringify(outcome)}`);
    }
    if (type === 'die' || type === 'whiteDie')
      assert.deepEqual(
        outcomes.map(({ outcome }) => outcome.face),
        [1, 2, 3, 4, 5, 6],
      );
    if (type === 'startSeat') assert.equal(outcomes.length, 2);
    if (type === 'startGood' || type === 'roundGood' || type === 'blackTile') {
      const total = Object.values(left).reduce((sum, count) => sum + count);
      assert.equal(
        outcomes.reduce((sum, { weight }) => sum + weight, 0),
        total,
      );
    }
    if (draws % 20 === 1) {
      const { outcome, notation } = outcomes.at(-1);
      assert.deepEqual(loire.settle(state, notation), loire.settle(state, outcome));
    }
  }
  assert.ok(draws > 200, `${draws} draws`);
});

test('settle refuses what cannot come out', () => {
  const { state } = loire.newGame(HOST);
  const refused = [{ type: 'die', face: 3 }, { type: 'seat', seat: 0 }, 'die 3'];
  for (const outcome of refused) {
    const error = refusal(() => loire.settle(state, outcome));
    assert.equal(error.code, 'notPossible');
    assert.match(error.rule, /^B-\d{3}$/);
  }
  for (const outcome of ['die 7', 'nonsense', { type: 'die', face: 7 }, { type: 'hat' }, 3, null, []]) {
    assert.equal(refusal(() => loire.settle(state, outcome)).code, 'badAction', JSON.stringify(outcome));
  }
  assert.equal(refusal(() => loire.settle(loire.newGame(SEEDED).state, 'die 3')).code, 'noDraw');
});

test('a dealer answers every draw that follows, and says so in the entries', () => {
  for (const { state, turn } of wholeGame(SEEDED)) {
    assert.notEqual(turn.type, 'chance');
    assert.equal(state.dealer.seed, SEEDED.seed);
  }
});

test('legalActions: whole games, every action shaped, named and accepted', () => {
  for (const setup of [SEEDED, { ...SEEDED, seats: 4, options: { buyDuringAction: true, t8BoostsFreeShift: true } }]) {
    let count = 0;
    for (const { state, turn } of wholeGame(setup)) {
      const all = loire.legalActions(state);
      if (turn.type === 'over') {
        assert.deepEqual(all, []);
        continue;
      }
      const [{ seat }] = turn.asks;
      assert.deepEqual(loire.legalActions(state, seat), all);
      assert.deepEqual(loire.legalActions(state, (seat + 1) % setup.seats), []);
      assert.ok(all.length > 0);
      assert.equal(new Set(all.map(({ notation }) => notation)).size, all.length, 'a notation stands for one action');
      for (const legal of all) {
        assert.deepEqual(Object.keys(legal), ['seat', 'action', 'notation', 'targets', 'reveals', 'forced']);
        assert.equal(legal.seat, seat);
        assert.equal(typeof legal.action.type, 'string');
        assert.equal(legal.forced, all.length === 1);
        assert.equal(typeof legal.reveals, 'boolean');
        for (const target of legal.targets) {
          assert.match(
            target,
            /^(depot\.([1-6]|black)\.(\d|goods)|good\.[a-z]+|seat\.\d\.[a-z]+(\.\w+)*)$/,
            legal.notation,
          );
        }
        const pieces = ['takeTile', 'placeTile', 'buyTile', 'sellGoods'].includes(legal.action.type);
        if (pieces) assert.ok(legal.targets.length > 0, legal.notation);
      }
      if (count++ % 25 === 0) {
        for (const { action, notation, reveals } of all) {
          assert.deepEqual(loire.check(state, seat, action), { legal: true });
          const played = loire.play(state, seat, action);
          assert.deepEqual(loire.play(state, seat, notation), played);
          assert.deepEqual(played.entries[0], { seat, action });
          assert.equal(played.entries.length > 1, reveals, `${notation}: the dealer deals exactly if it reveals`);
          assert.equal(loire.preview(state, seat, action).reveals, reveals);
          assert.deepEqual(loire.validate(played.state), []);
        }
      }
    }
    assert.ok(count > 80);
  }
});

test('legalActions: everybody who may act at once, or one of them', () => {
  const { state } = loire.newGame(SECRET);
  const turn = loire.turn(state);
  assert.deepEqual(
    turn.asks.map(({ seat, ask }) => [seat, ask.type]),
    [
      [0, 'estate'],
      [1, 'estate'],
      [2, 'estate'],
    ],
  );
  const each = [0, 1, 2].map((seat) => loire.legalActions(state, seat));
  assert.deepEqual(loire.legalActions(state), each.flat());
  for (const [seat, legal] of each.entries()) assert.ok(legal.length > 0 && legal.every((one) => one.seat === seat));
  const orders = [
    [0, 1, 2],
    [2, 0, 1],
  ].map((order) =>
    order.reduce((now, seat) => loire.play(now, seat, each[seat][0].action).state, loire.withoutDealer(state)),
  );
  assert.equal(loire.hash(orders[0]), loire.hash(orders[1]), 'simultaneous answers commute');
});

test('forced and reveals: both are said, and not always', () => {
  const seen = { forced: new Set(), reveals: new Set() };
  for (const { state } of wholeGame(SEEDED)) {
    for (const { forced, reveals } of loire.legalActions(state)) {
      seen.forced.add(forced);
      seen.reveals.add(reveals);
    }
  }
  assert.deepEqual([seen.forced.size, seen.reveals.size], [2, 2]);
});

test('check: refusals carry the rule, a code, particulars and a sentence', () => {
  const { state } = loire.newGame(SEEDED);
  const [{ seat }] = loire.turn(state).asks;
  const other = 1 - seat;
  const { dice } = state.position.players[seat];
  const missing = [1, 2, 3, 4, 5, 6].find((face) => !dice.includes(face));
  const table = [
    [other, { type: 'endTurn' }, 'notAsked', { seat: other }],
    [seat, { type: 'endTurn' }, 'diceLeft', { dice: 2 }],
    [seat, { type: 'takeChips', die: missing }, 'noSuchDie', { die: missing }],
    [seat, { type: 'takeChips', die: null }, 'dieNeeded', {}],
    [seat, { type: 'placeTile', die: dice[0], tile: 'mine', space: 0 }, 'notStored', { tile: 'mine' }],
    [seat, { type: 'decline' }, /wrongAnswer|cannotDecline/, {}],
    [seat, { type: 'chooseEstate', duchy: '1', space: 18 }, 'wrongAnswer', {}],
    [
      seat,
      { type: 'buyTile', depot: null, tile: state.position.black[0], discard: null },
      'tooLittleSilver',
      { needed: 2, owned: 1 },
    ],
    [seat, { type: 'sellGoods', die: dice[0], good: 'red' }, 'nothingToSell', { good: 'red' }],
  ];
  for (const [who, action, code, params] of table) {
    const verdict = loire.check(state, who, action);
    const shown = `${JSON.stringify(action)}: ${JSON.stringify(verdict)}`;
    assert.deepEqual(Object.keys(verdict), ['legal', 'rule', 'code', 'params', 'message'], shown);
    assert.equal(verdict.legal, false, shown);
    if (code instanceof RegExp) assert.match(verdict.code, code, shown);
    else assert.equal(verdict.code, code, shown);
    assert.deepEqual(verdict.params, params, shown);
    assert.match(verdict.rule, /^B-\d{3}$/, shown);
    assert.ok(verdict.message.includes(verdict.rule), shown);
    const error = refusal(() => loire.play(state, who, action));
    assert.deepEqual([error.code, error.rule, error.message], [verdict.code, verdict.rule, verdict.message]);
    assert.equal(refusal(() => loire.preview(state, who, action)).code, verdict.code);
  }
  const over = position(SEEDED);
  assert.equal(loire.check(over, 0, 'end turn').code, 'gameOver');
});

test('what is no action or no seat is an error, not a verdict', () => {
  const { state } = loire.newGame(SEEDED);
  const actions = [
    '',
    'end',
    '9: chips',
    'take bank from 7',
    {},
    { type: 'jump' },
    { type: 'takeChips', die: 7 },
    { type: 'takeChips', die: null, more: 1 },
    3,
    null,
    true,
    [],
    [[]],
  ];
  for (const action of actions) {
    for (const call of [loire.check, loire.play, loire.preview]) {
      const error = refusal(() => call(state, 0, action));
      assert.ok(error instanceof loire.LoireError);
      assert.equal(error.code, 'badAction', JSON.stringify(action));
      assert.ok(error.path?.startsWith('action'), `${JSON.stringify(action)}: ${error.path}`);
    }
  }
  for (const seat of [-1, 4, 0.5, NaN, Infinity, 256, '0', null, undefined, {}, [], 2n, Symbol('s')]) {
    for (const call of [loire.check, loire.play, loire.preview]) {
      const error = refusal(() => call(state, seat, 'end turn'));
      assert.deepEqual([error.code, error.path], ['badSeat', 'seat'], String(seat));
    }
  }
  for (const seat of [-1, 4, 0.5, NaN, '0', {}]) {
    assert.equal(refusal(() => loire.legalActions(state, seat)).code, 'badSeat', String(seat));
  }
  assert.deepEqual(loire.legalActions(state, 3), [], 'a seat that is not at this table may do nothing');
});

test('preview: what play then does', () => {
  let compared = 0;
  for (const { state, turn } of wholeGame(SEEDED)) {
    if (turn.type !== 'seats') continue;
    for (const { seat, action, reveals } of loire.legalActions(state).slice(0, 4)) {
      if (reveals) continue;
      const preview = loire.preview(state, seat, action);
      const after = loire.play(state, seat, action).state;
      const [was, is] = [loire.scores(state), loire.scores(after)];
      assert.equal(preview.total, is[seat].total - was[seat].total);
      const differences = was.flatMap((line, who) =>
        line.sources.map(({ source, points }, i) => ({
          seat: who,
          name: source,
          change: is[who].sources[i].points - points,
        })),
      );
      assert.deepEqual(
        preview.scores,
        differences.filter(({ change }) => change !== 0),
      );
      const silver = after.position.players[seat].silver - state.position.players[seat].silver;
      const told = preview.resources.find((one) => one.seat === seat && one.name === 'silver');
      assert.equal(told?.change ?? 0, silver);
      compared++;
    }
  }
  assert.ok(compared > 200);
});

test('scores: sources sum up, ranks and tie-breaks decide', () => {
  for (const seats of [2, 3, 4]) {
    for (const decisions of [0, 50, Infinity]) {
      const state = position({ game: 'burgundy', seats, seed: 'scores' }, decisions);
      const sheet = loire.scores(state);
      assert.deepEqual(
        sheet.map(({ seat }) => seat),
        [0, 1, 2, 3].slice(0, seats),
      );
      for (const { total, sources, rank } of sheet) {
        assert.equal(
          sources.reduce((sum, { points }) => sum + points, 0),
          total,
        );
        assert.equal(new Set(sources.map(({ source }) => source)).size, sources.length);
        assert.equal(
          rank,
          1 +
            sheet.filter((other) => other.total > total).length +
            sheet.filter((other) => other.total === total && other.rank < rank).length,
        );
      }
      assert.ok(sheet.some(({ rank }) => rank === 1));
      for (const { ties } of sheet)
        assert.deepEqual(
          ties.map(({ name }) => name),
          sheet[0].ties.map(({ name }) => name),
        );
    }
  }
});

test('validate: nothing wrong in any state of a game, and the place of what is', () => {
  for (const { state } of wholeGame(SECRET)) assert.deepEqual(loire.validate(state), []);
  const state = position(SEEDED, 30);
  const broken = [
    [{ ...state, agenda: [] }, 'corruptState', 'position.agenda'],
    [{ ...state, position: { ...state.position, round: 9 } }, 'corruptState', 'position.round'],
    [{ ...state, position: { ...state.position, round: -1 } }, 'badInput', 'position.round'],
    [{ ...state, position: { ...state.position, luck: 1 } }, 'badInput', 'position.luck'],
    [{ ...state, luck: 1 }, 'badInput', 'luck'],
    [{ ...state, loire: 2 }, 'unknownFormat', 'loire'],
    [{ ...state, game: 'chess' }, 'unknownGame', 'game'],
    [null, 'badInput'],
    [undefined, 'badInput'],
    [3, 'badInput'],
    ['text', 'badInput'],
    [[], 'badInput'],
    [{}, 'badInput', 'loire'],
  ];
  for (const [value, code, path] of broken) {
    const problems = loire.validate(value);
    const shown = JSON.stringify(problems);
    assert.equal(problems.length, 1, shown);
    assert.deepEqual(Object.keys(problems[0]), ['code', 'path', 'message']);
    assert.equal(problems[0].code, code, shown);
    if (path) assert.equal(problems[0].path, path, shown);
    assert.equal(refusal(() => loire.turn(value)).code, code);
  }
});

test('hash: equal for equal tables, whoever deals, however written, whatever the names', () => {
  const { state } = loire.newGame({ ...SEEDED, names: ['Anna', 'Bert'] });
  const hash = loire.hash(state);
  assert.match(hash, HEX);
  const { names: _, ...unnamed } = state.setup;
  const same = [
    reorder(state),
    loire.withoutDealer(state),
    { ...state, dealer: { seed: 'x', drawn: 7 } },
    { ...state, setup: unnamed },
    { ...state, setup: { ...state.setup, names: ['C', 'D'] } },
    JSON.parse(JSON.stringify(state)),
  ];
  for (const other of same) assert.equal(loire.hash(other), hash);
  const different = new Set([hash]);
  const [{ seat }] = loire.turn(state).asks;
  for (const { action } of loire.legalActions(state)) different.add(loire.hash(loire.play(state, seat, action).state));
  assert.equal(different.size, 1 + loire.legalActions(state).length);
  const options = { ...state.setup.options, tieBreak: 'fewestEmpty' };
  assert.notEqual(loire.hash({ ...state, setup: { ...state.setup, options } }), hash);
});

test('withoutDealer: the same state without its secret', () => {
  const { state } = loire.newGame(SEEDED);
  const { dealer, ...rest } = state;
  assert.equal(dealer.seed, SEEDED.seed);
  assert.deepEqual(loire.withoutDealer(state), rest);
  assert.deepEqual(loire.withoutDealer(rest), rest);
  assert.ok(!JSON.stringify(loire.withoutDealer(state)).includes(SEEDED.seed));
});

test('replay: the whole game, its parts, and the entry that fails', () => {
  const game = loire.Game.create({ ...SEEDED, seats: 3 });
  game.playout('replayed');
  const record = deepFreeze(game.record());
  assertJson(record);
  const whole = loire.replay(record);
  assert.equal(loire.hash(whole.state), game.hash());
  assert.deepEqual(whole.entries, record.entries);
  assert.deepEqual(
    record.scores,
    loire.scores(whole.state).map(({ total }) => total),
  );
  assert.ok(!('dealer' in whole.state), 'no seed is needed');

  let { state } = loire.replay(record, 0);
  assert.deepEqual(loire.replay(record, 0).entries, []);
  for (const [index, one] of record.entries.entries()) {
    state = ('chance' in one ? loire.settle(state, one.chance) : loire.play(state, one.seat, one.action)).state;
    if (index % 40 === 0) assert.deepEqual(loire.replay(record, index + 1).state, state);
  }
  assert.deepEqual(state, whole.state);
  assert.deepEqual(loire.replay(record, 1e9), whole);

  const at = record.entries.findIndex((one) => 'seat' in one) + 1;
  const entries = record.entries.toSpliced(at, 0, record.entries[0]);
  const error = refusal(() => loire.replay({ ...record, entries }));
  assert.deepEqual([error.entry, error.path], [at, `entries[${at}]`]);
  assert.match(error.rule, /^B-\d{3}$/);
  assert.ok(error.message.includes(String(at)));
  assert.equal(loire.replay({ ...record, entries }, at).entries.length, at, 'up to the failing entry all is well');
  assert.equal(refusal(() => loire.replay({ ...record, scores: [0, 0, 0] })).code, 'wrongScores');
  const bad = { ...record, entries: [...record.entries.slice(0, 5), { seat: 0 }, ...record.entries.slice(5)] };
  assert.match(refusal(() => loire.replay(bad)).path, /^entries\[5\]/);
  for (const upTo of [-1, 0.5, NaN, '3']) {
    assert.deepEqual(
      [refusal(() => loire.replay(record, upTo)).code, refusal(() => loire.replay(record, upTo)).path],
      ['badInput', 'upTo'],
    );
  }
});

test('suggest: seeded, legal, greedy by preview', () => {
  const levels = { random: new Set(), greedy: new Set() };
  for (const decisions of [0, 20, 60, 90]) {
    const state = position({ ...SEEDED, seats: 4 }, decisions);
    const [{ seat }] = loire.turn(state).asks;
    const legal = loire.legalActions(state, seat);
    const notations = legal.map(({ notation }) => notation).sort();
    for (const level of Object.keys(levels)) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const suggestion = loire.suggest(state, seat, { level, seed });
        assert.deepEqual(loire.suggest(state, seat, { level, seed }), suggestion);
        assert.deepEqual(suggestion.candidates.map(({ notation }) => notation).sort(), notations);
        const { action, notation } = suggestion.candidates[0];
        assert.deepEqual([suggestion.action, suggestion.notation], [action, notation]);
        assert.deepEqual(legal.find((one) => one.notation === notation).action, action);
        levels[level].add(`${decisions} ${notation}`);
        const values = suggestion.candidates.map(({ value }) => value);
        if (level === 'greedy') {
          assert.deepEqual(
            values,
            [...values].sort((a, b) => b - a),
          );
          for (const { action, value } of suggestion.candidates)
            assert.equal(value, loire.preview(state, seat, action).total);
        }
      }
    }
    assert.deepEqual(
      loire.suggest(state, seat),
      loire.suggest(state, seat, {}),
      'without a seed it is the same each time',
    );
    const error = refusal(() => loire.suggest(state, (seat + 1) % 4));
    assert.equal(error.code, 'notAsked');
    assert.match(error.rule, /^B-\d{3}$/);
  }
  assert.ok(levels.random.size > 6, 'other seeds choose otherwise');
  const { state } = loire.newGame(SEEDED);
  for (const options of [{ level: 'grandmaster' }, { sed: 'x' }, { seed: 3 }, 'greedy', null]) {
    assert.equal(refusal(() => loire.suggest(state, 0, options)).code, 'badInput', JSON.stringify(options));
  }
});

test('states and records of another format are refused by number', () => {
  const game = loire.Game.create(SEEDED);
  for (const number of [0, 2, 65535]) {
    for (const [call, value] of [
      [loire.turn, game.state()],
      [loire.replay, game.record()],
      [loire.Game.load, game.state()],
    ]) {
      const error = refusal(() => call({ ...value, loire: number }));
      assert.deepEqual([error.code, error.path], ['unknownFormat', 'loire']);
      assert.ok(error.message.includes(String(number)) && error.message.includes('1'), error.message);
    }
  }
  for (const number of [undefined, null, '1', 1.5, -1, 1e9]) {
    assert.deepEqual(refusal(() => loire.turn({ ...game.state(), loire: number })).path, 'loire', String(number));
  }
  assert.equal(refusal(() => loire.turn({ ...game.state(), game: 'orleans' })).code, 'unknownGame');
});

test('before init every call says that it is not ready', async () => {
  const script = `
    const loire = await import(${JSON.stringify(entry())});
    const calls = {
      games: () => loire.games(), newGame: () => loire.newGame(${JSON.stringify(SEEDED)}), turn: () => loire.turn({}),
      validate: () => loire.validate({}), create: () => loire.Game.create(${JSON.stringify(SEEDED)}), load: () => loire.Game.load({}),
    };
    const codes = Object.values(calls).map((call) => { try { call(); return 'answered'; } catch (error) {
      return error instanceof loire.LoireError ? error.code : String(error); } });
    await loire.init();
    console.log(JSON.stringify([codes, calls.newGame().state.loire]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  assert.deepEqual(JSON.parse(stdout), [Array(6).fill('notReady'), 1]);
});
