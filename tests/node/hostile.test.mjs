// Hostile input: whatever comes in, the answer is a LoireError or a list of problems, nothing has changed, and the same
// instance plays on. Seeded, so every run tries the same cases.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { forgeItem, mutate, paths, rearrange } from '../helpers/mutations.mjs';
import { loadLoire } from '../helpers/package.mjs';
import { chances, deepFreeze } from '../helpers/values.mjs';

let loire, references;
before(async () => {
  loire = await loadLoire();
  references = [referenceGame(), referenceGame(20)];
});

const SETUPS = [
  { game: 'burgundy', seats: 2, seed: 'hostile' },
  { game: 'burgundy', seats: 4, seed: 'hostile', names: ['a', 'b', 'c', 'd'] },
  { game: 'burgundy', seats: 3, dealer: 'host', options: { setup: 'advancedOpen', scoreStartArea: true } },
  { game: 'burgundy', seats: 3, dealer: 'host', options: { setup: 'advancedSecret' } },
  { game: 'burgundy', seats: 2, dealer: 'host', options: { buyDuringAction: true, t8BoostsFreeShift: true } },
];

/** The hash of a game, or of its beginning, that must come out the same whatever was tried before. */
function referenceGame(decisions) {
  const game = loire.Game.create({ game: 'burgundy', seats: 2, seed: 'reference' });
  game.playout('reference', decisions);
  const hash = game.hash();
  game.free();
  return hash;
}

let errors = 0;

/** Runs a call that may be refused; what is thrown must be a proper LoireError, and the instance must still play. */
function attempt(what, run) {
  try {
    return { value: run() };
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    assert.ok(error instanceof loire.LoireError, `${what}: ${error?.stack ?? error}`);
    assert.notEqual(error.code, 'internal', `${what}: ${error.message}`);
    assert.ok(error.message.length > 3 && error.message.length < 2000, `${what}: a message of ${error.message.length}`);
    const now = errors++ % 20 === 0 ? [referenceGame(), references[1]] : [references[0], referenceGame(20)];
    assert.deepEqual(now, references, `${what}: the instance plays otherwise afterwards`);
    return { error };
  }
}

/** Positions of every kind: set-up, preparation, turns, effects, the end. */
function positions() {
  return SETUPS.flatMap((setup, index) => {
    const game = loire.Game.create(setup);
    const found = new Map();
    for (let step = 0; game.turn().type !== 'over'; step++) {
      const turn = game.turn();
      const kind = turn.type === 'chance' ? turn.draw.type : `${turn.asks[0].ask.type} ${turn.asks.length}`;
      // One of every kind, and now and then a later one of the same kind.
      if (!found.has(kind) || (step + index) % 41 === 0) found.set(kind, game.state());
      const chosen = chances(step + index).pick(turn.type === 'chance' ? game.outcomes() : game.legal());
      if (turn.type === 'chance') game.settle(chosen.outcome);
      else game.play(chosen.seat, chosen.action);
    }
    found.set('over', game.state());
    return [...found.values()];
  });
}

/** Plays a position to its end at random, valid at every step. */
function playOut(state, what) {
  const game = loire.Game.load(state);
  const random = chances(1);
  for (let left = 1500; ; left--) {
    const turn = game.turn();
    if (turn.type === 'over') break;
    assert.ok(left > 0, `${what}: it does not end`);
    const options = turn.type === 'chance' ? game.outcomes() : game.legal();
    assert.ok(options.length > 0, `${what}: nothing to answer at ${JSON.stringify(turn)}`);
    const chosen = random.pick(options);
    if (turn.type === 'chance') game.settle(chosen.outcome);
    else game.play(chosen.seat, chosen.action);
    assert.deepEqual(loire.validate(game.state()), [], `${what}: after ${JSON.stringify(chosen)}`);
  }
  assert.ok(game.scores().length >= 2);
  game.free();
}

/** Everything that takes a state. */
const READERS = {
  turn: (state) => loire.turn(state),
  legalActions: (state) => loire.legalActions(state),
  scores: (state) => loire.scores(state),
  hash: (state) => loire.hash(state),
  withoutDealer: (state) => loire.withoutDealer(state),
  outcomes: (state) => loire.outcomes(state),
  check: (state) => loire.check(state, 0, 'end turn'),
  play: (state) => loire.play(state, 0, { type: 'endTurn' }),
  preview: (state) => loire.preview(state, 0, 'decline'),
  settle: (state) => loire.settle(state, 'die 1'),
  suggest: (state) => loire.suggest(state, 0),
  load: (state) => loire.Game.load(state).free(),
};

/** A spoilt state is refused by everybody, or it is another valid position that plays to its end. */
function judge(what, spoilt, random) {
  deepFreeze(spoilt);
  const before = JSON.stringify(spoilt);
  const problems = loire.validate(spoilt);
  for (const { code, message } of problems) assert.ok(code !== 'internal' && message, `${what}: ${code} ${message}`);
  const reader = random.pick(Object.keys(READERS));
  const { error } = attempt(`${what}, ${reader}`, () => READERS[reader](spoilt));
  if (problems.length > 0) {
    assert.ok(error, `${what}: validate says ${problems[0].message}, ${reader} accepts it`);
    assert.equal(error.code, problems[0].code, `${what}, ${reader}`);
  } else {
    attempt(what, () => playOut(spoilt, what));
  }
  assert.equal(JSON.stringify(spoilt), before, `${what}: the input was changed`);
  return problems.length === 0;
}

test('states spoilt at any path', () => {
  const random = chances(20_11);
  const all = positions();
  assert.ok(all.length > 50, `${all.length} positions`);
  let accepted = 0;
  for (const [index, state] of all.entries()) {
    assert.deepEqual(loire.validate(state), []);
    const places = paths(state);
    for (let i = 0; i < 40; i++) {
      const { name, spoilt } = mutate(state, places, random);
      if (JSON.stringify(spoilt) !== JSON.stringify(state))
        accepted += judge(`position ${index}: ${name}`, spoilt, random);
    }
  }
  assert.ok(accepted > 20, `only ${accepted} other valid positions`);
});

test('every path of one state, deleted and replaced', () => {
  const random = chances(3);
  const game = loire.Game.create(SETUPS[1]);
  game.playout('middle', 90);
  const state = game.state();
  for (const path of paths(state)) {
    if (path.length === 0) continue;
    for (const name of ['delete', 'replace']) {
      const { spoilt } = mutate(state, [path], {
        ...random,
        pick: (list) => (list.includes(name) ? name : random.pick(list)),
      });
      judge(`${name} ${path.join('.')}`, spoilt, random);
    }
  }
});

test('states spoilt twice and three times', () => {
  const random = chances(7);
  const all = positions();
  for (let i = 0; i < 500; i++) {
    let spoilt = random.pick(all);
    const names = [];
    for (let left = 2 + random.below(2); left > 0; left--) {
      const mutation = mutate(spoilt, paths(spoilt), random);
      names.push(mutation.name);
      ({ spoilt } = mutation);
    }
    judge(names.join(' + '), spoilt, random);
  }
});

test('pieces moved about', () => {
  const random = chances(23);
  const all = positions();
  let accepted = 0;
  for (let i = 0; i < 600; i++) {
    const index = random.below(all.length);
    const { name, spoilt } = rearrange(all[index], random);
    accepted += judge(`position ${index}: ${name}, case ${i}`, spoilt, random);
  }
  assert.ok(accepted > 50, `only ${accepted} other valid positions`);
});

test('riches at the limit of what is accepted', () => {
  for (const [index, state] of positions().entries()) {
    if (index % 9 !== 0) continue;
    const rich = (change) => ({
      ...state,
      position: { ...state.position, players: state.position.players.map((one) => ({ ...one, ...change(one) })) },
    });
    const kinds = {
      silver: (silver) => rich(() => ({ silver })),
      chips: (chips) => rich(() => ({ chips })),
      sales: (sales) => rich(({ points }) => ({ points: { ...points, sales } })),
      animals: (animals) => rich(({ points }) => ({ points: { ...points, animals } })),
    };
    for (const [kind, make] of Object.entries(kinds)) {
      let [accepted, refused] = [-1, 70_000];
      while (refused - accepted > 1) {
        const many = (accepted + refused) >> 1;
        if (loire.validate(make(many)).length === 0) accepted = many;
        else refused = many;
      }
      if (accepted >= 0) attempt(kind, () => playOut(make(accepted), `position ${index}: ${accepted} ${kind}`));
    }
  }
});

test('points for areas before there is a duchy', () => {
  const { state } = loire.newGame({ game: 'burgundy', seats: 2, seed: 'early', options: { setup: 'advancedSecret' } });
  for (const areas of [1, 50]) {
    const [first, second] = state.position.players;
    const players = [{ ...first, points: { areas } }, second];
    judge(`${areas} points`, { ...state, position: { ...state.position, players } }, chances(1));
  }
});

test('forged agendas', () => {
  const random = chances(31);
  const all = positions();
  for (let i = 0; i < 1500; i++) {
    const state = random.pick(all);
    const agenda = [...state.agenda];
    for (let left = 1 + random.below(2); left > 0; left--) {
      const place = random.below(4) ? agenda.length - random.below(2) : random.below(agenda.length + 1);
      agenda.splice(
        Math.max(place, 0),
        random.below(3),
        ...Array.from({ length: random.below(3) }, () => forgeItem(random)),
      );
    }
    if (JSON.stringify(agenda) === JSON.stringify(state.agenda)) continue;
    judge(`agenda ${JSON.stringify(agenda)}`, { ...state, agenda }, random);
  }
});

test('an effect that nothing has caused', () => {
  const random = chances(37);
  const asks = ['estate', 'turn', 'castle', 'warehouse', 'carpenter', 'church', 'market', 'cityHall', 'ship'].map(
    (type) => ({ type }),
  );
  const depots = [1, 2, 3, 4, 5, 6];
  asks.push(...depots.flatMap((depot) => [null, ...depots].map((and) => ({ type: 'goods', depot, and }))));
  let accepted = 0;
  for (const state of positions()) {
    const seat = state.agenda.at(-1)?.ask?.[0].seat;
    if (seat === undefined || state.agenda.at(-1).ask[0].ask.type !== 'turn') continue;
    const below = state.agenda.slice(0, -1);
    for (const ask of asks) {
      const agenda = [...below, { step: { type: 'turn', seat } }, { ask: [{ seat, ask }] }];
      accepted += judge(JSON.stringify(ask), { ...state, agenda }, random);
    }
  }
  assert.ok(accepted > 20, `only ${accepted} are other valid positions`);
});

test('seats twice, seats too many, players of another seat', () => {
  const random = chances(13);
  for (const state of positions()) {
    const { position } = state;
    const [first, ...others] = position.players;
    const seats = position.players.length;
    const players = [
      [first, first, ...others],
      others,
      [...others, first],
      Array(seats).fill(first),
      [...position.players, first, first, first],
    ];
    for (const spoilt of players) judge('players', { ...state, position: { ...position, players: spoilt } }, random);
    const track = [[...position.track[0], 0], [0, 0], [3], [1, 0], [255], [-1]];
    for (const stack of track)
      judge('track', { ...state, position: { ...position, track: [stack, ...position.track.slice(1)] } }, random);
    for (const count of [2, 3, 4])
      if (count !== seats) judge('seats', { ...state, setup: { ...state.setup, seats: count } }, random);
  }
});

test('actions of other seats, other phases and of no game', () => {
  const random = chances(5);
  const all = positions();
  const pool = all.flatMap((state) => loire.legalActions(state).map(({ action }) => action));
  let refused = 0;
  for (const [index, state] of all.entries()) {
    const game = loire.Game.load(state);
    const hash = game.hash();
    const { seats } = state.setup;
    for (let i = 0; i < 40; i++) {
      let action = random.pick(pool);
      if (i % 3 === 0) action = mutate(action, paths(action), random).spoilt;
      const seat = random.below(4);
      const what = `position ${index}: seat ${seat} ${JSON.stringify(action)}`;
      const { value: verdict, error } = attempt(what, () => game.check(seat, action));
      const legal = game.legal(seat).some((one) => JSON.stringify(one.action) === JSON.stringify(action));
      if (error) assert.ok(!legal && ['badAction', 'badInput'].includes(error.code), what);
      else if (i % 3 !== 0) assert.equal(verdict.legal, legal, `${what}: ${JSON.stringify(verdict)}`);
      if (verdict?.legal) continue;
      refused++;
      if (verdict) assert.match(verdict.rule, /^B-\d{3}$/, what);
      const { error: why } = attempt(what, () => game.play(seat, action));
      assert.ok(why, `${what}: check says no, play says yes`);
      if (verdict) assert.deepEqual([why.code, why.rule], [verdict.code, verdict.rule], what);
      assert.equal(game.hash(), hash, `${what}: it has changed something`);
      if (seat >= seats) assert.equal(legal, false);
    }
    for (const outcome of [
      'die 1',
      'tile castle',
      'good red',
      'seat 3',
      'board 200',
      { type: 'board', pair: 255 },
      { type: 'tile', tile: 't27' },
    ]) {
      const fork = game.fork();
      const possible = game.outcomes().some((one) => one.notation === outcome);
      const { error } = attempt(`position ${index}: ${JSON.stringify(outcome)}`, () => fork.settle(outcome));
      assert.equal(!error, possible);
      if (error) assert.equal(fork.hash(), hash);
      fork.free();
    }
    game.free();
  }
  assert.ok(refused > 1000, `only ${refused} refused`);
});

test('texts that are nearly notations', () => {
  const random = chances(17);
  const all = positions();
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789 ,:-+.\n\t\u0000ü\u{1f3b2}'];
  for (let i = 0; i < 1500; i++) {
    const state = random.pick(all);
    const legal = loire.legalActions(state);
    if (legal.length === 0) continue;
    const { seat, notation } = random.pick(legal);
    const place = random.below(notation.length);
    const text = random.pick([
      notation.slice(0, place) + random.pick(letters) + notation.slice(place + random.below(2)),
      notation.slice(place),
      notation + notation,
      notation.toUpperCase(),
      notation.replace(/\d+/, (digits) => `${digits}99999999999`),
      ` ${notation} `,
    ]);
    const { value, error } = attempt(text, () => loire.check(state, seat, text));
    assert.ok(value || ['badAction', 'badInput'].includes(error?.code), `${JSON.stringify(text)}: ${error?.code}`);
  }
});

test('records cut, spliced, reordered and spoilt', () => {
  const random = chances(11);
  const records = SETUPS.map((setup, index) => {
    const game = loire.Game.create(setup);
    game.playout(`record ${index}`);
    return deepFreeze(game.record());
  });
  for (const record of records) assert.equal(attempt('whole', () => loire.replay(record)).error, undefined);
  let named = 0;
  for (let i = 0; i < 1200; i++) {
    const record = random.pick(records);
    const other = random.pick(records);
    const { entries } = record;
    const [a, b] = [random.below(entries.length), random.below(entries.length)].sort((x, y) => x - y);
    const piece = other.entries.slice(random.below(other.entries.length)).slice(0, 1 + random.below(5));
    const swapped = [...entries];
    [swapped[a], swapped[b]] = [swapped[b], swapped[a]];
    const entry = mutate(entries[a], paths(entries[a]), random);
    const kinds = {
      cut: () => ({ ...record, entries: entries.slice(0, a), scores: undefined }),
      hole: () => ({ ...record, entries: [...entries.slice(0, a), ...entries.slice(a + 1)] }),
      splice: () => ({ ...record, entries: [...entries.slice(0, a), ...piece, ...entries.slice(a)] }),
      swap: () => ({ ...record, entries: swapped }),
      reverse: () => ({
        ...record,
        entries: [...entries.slice(0, a), ...entries.slice(a, b).reverse(), ...entries.slice(b)],
      }),
      foreign: () => ({ ...record, setup: other.setup }),
      further: () => ({ ...record, entries: [...entries, ...piece] }),
      entry: () => ({ ...record, entries: [...entries.slice(0, a), entry.spoilt, ...entries.slice(a + 1)] }),
      head: () => mutate({ ...record, entries: [] }, paths({ ...record, entries: [] }), random).spoilt,
      scores: () => ({ ...record, scores: mutate(record.scores, paths(record.scores), random).spoilt }),
    };
    const kind = random.pick(Object.keys(kinds));
    const what = `${kind} ${a} ${b} of a record of ${entries.length}`;
    const spoilt = deepFreeze(kinds[kind]());
    const { value, error } = attempt(what, () => loire.replay(spoilt));
    const loaded = attempt(what, () => loire.Game.load(spoilt));
    assert.equal(Boolean(loaded.error), Boolean(error), what);
    loaded.value?.free();
    if (value) assert.deepEqual(loire.validate(value.state), [], what);
    if (kind === 'cut') assert.equal(value?.entries.length, a, what);
    if (error?.entry !== undefined) {
      named++;
      assert.match(error.rule, /^B-\d{3}$/, what);
      assert.equal(error.path, `entries[${error.entry}]`);
      const upTo = attempt(what, () => loire.replay(spoilt, error.entry));
      assert.equal(upTo.value?.entries.length, error.entry, `${what}: all before the entry it names is well`);
    }
  }
  assert.ok(named > 300, `${named} entries named`);
});

/** Values that are no JSON, or far too much of it; each is made anew. */
const EXOTIC = {
  undefined: () => undefined,
  null: () => null,
  NaN: () => NaN,
  bigint: () => 10n,
  symbol: () => Symbol('x'),
  function: () => () => 1,
  class: () => class Setup {},
  map: () => new Map([['game', 'burgundy']]),
  set: () => new Set([1]),
  date: () => new Date(0),
  regexp: () => /x/,
  bytes: () => new Uint8Array(8),
  promise: () => Promise.resolve({}),
  'sparse array': () => {
    const list = [];
    list[1000] = 1;
    return list;
  },
  'invalid date': () => new Date(NaN),
  'boxed bigint inside': () => ({ loire: 1, game: 'burgundy', setup: { seats: 2n } }),
  cyclic: () => {
    const loop = { loire: 1 };
    loop.loop = loop;
    return loop;
  },
  'cyclic array': () => {
    const loop = [];
    loop.push(loop);
    return loop;
  },
  'throwing getter': () => ({
    get game() {
      throw new Error('getter');
    },
  }),
  'getter that throws nothing': () => ({
    get game() {
      throw undefined;
    },
  }),
  'getter that throws details': () => ({
    get game() {
      throw { code: 'internal', message: 'forged' };
    },
  }),
  'getter that throws what cannot be shown': () => ({
    get game() {
      throw {
        toString() {
          throw new Error('no');
        },
      };
    },
  }),
  'throwing toJSON': () => ({
    toJSON() {
      throw new TypeError('toJSON');
    },
  }),
  'toJSON of nothing': () => ({ toJSON() {} }),
  'toJSON that calls back': () => ({ toJSON: () => loire.newGame(SETUPS[0]).state.setup }),
  'throwing proxy': () =>
    new Proxy(
      {},
      {
        get() {
          throw new Error('get');
        },
        ownKeys() {
          throw new Error('ownKeys');
        },
      },
    ),
  'revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'proxy without a prototype': () =>
    new Proxy(
      {},
      {
        getPrototypeOf() {
          throw new Error('getPrototypeOf');
        },
      },
    ),
  'no prototype': () => Object.assign(Object.create(null), { loire: 1 }),
  pollution: () =>
    JSON.parse('{ "__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } } }'),
  'deep objects': () => {
    let deep = {};
    for (let i = 0; i < 100_000; i++) deep = { deep };
    return deep;
  },
  'deep arrays': () => {
    let deep = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    return deep;
  },
  'deep enough to be written': () => {
    let deep = {};
    for (let i = 0; i < 2_000; i++) deep = { game: 'burgundy', loire: 1, setup: [deep] };
    return deep;
  },
  'deep text': () => '['.repeat(100_000),
  'half a character': () => '\udfff',
};

/** The same, but each takes its time to be written. */
const HUGE = {
  text: () => 'x'.repeat(50_000_000),
  'text at the limit': () => 'ü'.repeat(3_900_000),
  key: () => ({ ['k'.repeat(50_000_000)]: 1 }),
  array: () => Array(3_000_000).fill(0),
};

test('values that are no JSON, wherever one is taken', () => {
  const { state } = loire.newGame(SETUPS[0]);
  const record = loire.Game.create(SETUPS[0]).record();
  const [{ seat }] = loire.turn(state).asks;
  const inside = (value) => ({ ...state, position: { ...state.position, players: value } });
  const game = loire.Game.create(SETUPS[0]);
  const hash = game.hash();
  const calls = {
    ...READERS,
    newGame: (value) => loire.newGame(value),
    'newGame with options': (value) => loire.newGame({ ...SETUPS[0], options: value }),
    'newGame with names': (value) => loire.newGame({ ...SETUPS[0], names: [value, value] }),
    'newGame with seed': (value) => loire.newGame({ ...SETUPS[0], seed: value }),
    components: (value) => loire.components(value),
    create: (value) => loire.Game.create(value).free(),
    'turn inside': (value) => loire.turn(inside(value)),
    'check action': (value) => loire.check(state, seat, value),
    'play action': (value) => loire.play(state, seat, value),
    'play action inside': (value) => loire.play(state, seat, { type: 'takeChips', die: value }),
    'play seat': (value) => loire.play(state, value, 'end turn'),
    'settle outcome': (value) => loire.settle(state, value),
    'legalActions seat': (value) => loire.legalActions(state, value),
    'suggest options': (value) => loire.suggest(state, seat, value),
    replay: (value) => loire.replay(value),
    'replay entries': (value) => loire.replay({ ...record, entries: value }),
    'replay entry': (value) => loire.replay({ ...record, entries: [...record.entries, value] }),
    'replay upTo': (value) => loire.replay(record, value),
    'handle play': (value) => game.play(seat, value),
    'handle seat': (value) => game.play(value, 'end turn'),
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

test('an input that frees the handle it is given to, or plays on it', () => {
  const game = loire.Game.create(SETUPS[0]);
  const [{ seat, action }] = game.legal();
  const { error } = attempt('play while playing', () =>
    game.play(seat, { toJSON: () => (game.play(seat, action), action) }),
  );
  assert.ok(error === undefined || error.code !== 'internal');
  attempt('free while playing', () => game.play(seat, { toJSON: () => (game.free(), action) }));
});

test('many handles and many errors, one after the other', () => {
  for (let i = 0; i < 3000; i++) {
    const game = loire.Game.create(SETUPS[0]);
    attempt('wrong', () => game.play(0, 'estate 1 castle 18'));
    game.free();
  }
});
