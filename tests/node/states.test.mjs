// States and records: scores, validation, hashes, and reading by other versions and games.

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { test } from 'node:test';

import { everyGame, games, loire, position, wholeGame } from '../helpers/every-game.mjs';
import { assertJson, deepFreeze, refusal, reorder } from '../helpers/values.mjs';

const HEX = /^[0-9a-f]{16}$/;

everyGame('scores add up their sources, and ranks and tie-breaks decide', ({ id, least }) => {
  for (const seats of [2, 3, 4]) {
    for (const decisions of [0, 50, Infinity]) {
      const sheet = loire.scores(position({ game: id, ...least, seats, seed: 'scores' }, decisions));
      assert.deepEqual(
        sheet.map(({ seat }) => seat),
        [0, 1, 2, 3].slice(0, seats),
      );
      // In a game with a standing, the standing decides before the points.
      const worth = ({ standing = [], total }) => [...standing.map(({ value }) => value), total];
      const isAhead = (one, other) => {
        const [mine, theirs] = [worth(one), worth(other)];
        const at = mine.findIndex((value, i) => value !== theirs[i]);
        return at >= 0 && mine[at] > theirs[at];
      };
      for (const line of sheet) {
        const { total, sources, rank, ties } = line;
        assert.equal(
          sources.reduce((sum, { points }) => sum + points, 0),
          total,
        );
        assert.equal(new Set(sources.map(({ source }) => source)).size, sources.length);
        assert.equal(
          rank,
          1 +
            sheet.filter((other) => isAhead(other, line)).length +
            sheet.filter((other) => isDeepStrictEqual(worth(other), worth(line)) && other.rank < rank).length,
        );
        assert.deepEqual(
          ties.map(({ name }) => name),
          sheet[0].ties.map(({ name }) => name),
        );
      }
      assert.ok(sheet.some(({ rank }) => rank === 1));
    }
  }
});

everyGame('player notes beside a state or a record are ignored', ({ seeded }) => {
  const game = loire.Game.create(seeded);
  game.playout('sittings', 20);
  const [state, record] = [game.state(), game.record()];
  const sittings = [
    { kind: 'human', colour: 'blue' },
    { kind: 'normal', colour: 'red' },
  ];
  assert.deepEqual(loire.validate({ ...state, sittings }), []);
  assert.deepEqual(loire.replay({ ...record, sittings }), loire.replay(record));
  for (const from of [state, record]) {
    const [plain, noted] = [from, { ...from, sittings }].map((each) => loire.Game.load(each));
    assert.deepEqual(noted.state(), plain.state());
    assert.equal(loire.hash(noted.state()), loire.hash(state));
  }
  assert.deepEqual(loire.Game.load({ ...record, sittings }).record(), record);
  assert.equal(refusal(() => loire.newGame({ ...seeded, sittings })).code, 'badSetup', 'a set-up accepts no notes');
});

everyGame('validate accepts every state of a game, and returns the path of a problem', ({ seeded, setups }) => {
  for (const setup of setups) for (const { state } of wholeGame(setup)) assert.deepEqual(loire.validate(state), []);
  const state = position(seeded, 30);
  const broken = [
    [{ ...state, agenda: [] }, 'corruptState'],
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
    if (code !== 'corruptState') assert.equal(problems.length, 1, shown);
    assert.deepEqual(Object.keys(problems[0]), ['code', 'path', 'message']);
    assert.equal(problems[0].code, code, shown);
    if (path) assert.equal(problems[0].path, path, shown);
    assert.equal(refusal(() => loire.turn(value)).code, code);
  }
});

everyGame('hash ignores dealers, the order of keys and names', ({ seeded }) => {
  const { state } = loire.newGame({ ...seeded, names: ['Anna', 'Bert'] });
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
  const legal = loire.legalActions(state);
  for (const { seat, action } of legal) different.add(loire.hash(loire.play(state, seat, action).state));
  assert.equal(different.size, 1 + legal.length);
});

everyGame('withoutDealer returns the same state without its secret', ({ seeded }) => {
  const { state } = loire.newGame({ ...seeded, seed: 'the secret' });
  const { dealer, ...rest } = state;
  assert.equal(dealer.seed, 'the secret');
  assert.deepEqual(loire.withoutDealer(state), rest);
  assert.deepEqual(loire.withoutDealer(rest), rest);
  assert.ok(!JSON.stringify(loire.withoutDealer(state)).includes('the secret'));
});

everyGame('replay handles whole games and parts, and names the entry that fails', ({ seeded, rule }) => {
  const game = loire.Game.create({ ...seeded, seats: 3 });
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
  assert.ok(!('dealer' in whole.state), 'replay needs no seed');

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
  assert.match(error.rule, rule);
  assert.ok(error.message.includes(String(at)));
  assert.equal(
    loire.replay({ ...record, entries }, at).entries.length,
    at,
    'all entries before the failing one are valid',
  );
  assert.equal(refusal(() => loire.replay({ ...record, scores: [-1000, 0, 0] })).code, 'wrongScores');
  const bad = { ...record, entries: [...record.entries.slice(0, 5), { seat: 0 }, ...record.entries.slice(5)] };
  assert.match(refusal(() => loire.replay(bad)).path, /^entries\[5\]/);
  for (const upTo of [-1, 0.5, NaN, '3']) {
    assert.deepEqual(
      [refusal(() => loire.replay(record, upTo)).code, refusal(() => loire.replay(record, upTo)).path],
      ['badInput', 'upTo'],
    );
  }
});

everyGame('states and records of another format are refused by number', ({ seeded }) => {
  const game = loire.Game.create(seeded);
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
  assert.equal(refusal(() => loire.turn({ ...game.state(), game: 'chess' })).code, 'unknownGame');
});

for (const { id, seeded } of games) {
  for (const { id: other } of games) {
    if (other === id) continue;
    test(`${other} refuses a state or a record of ${id}`, () => {
      const game = loire.Game.create(seeded);
      assert.ok(refusal(() => loire.turn({ ...game.state(), game: other })) instanceof loire.LoireError);
      assert.ok(refusal(() => loire.replay({ ...game.record(), game: other })) instanceof loire.LoireError);
    });
  }
}
