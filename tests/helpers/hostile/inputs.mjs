// Arguments of every kind, both valid and invalid.

import { games, loire } from '../every-game.mjs';
import { mutate, paths } from '../mutations.mjs';
import { EXOTIC } from './exotic.mjs';
import { anySetup } from './pool.mjs';

/** Inputs just above or just below the size limits; cheap to create. */
export const HUGE = {
  text: () => 'x'.repeat(600_000),
  'a little less text': () => 'x'.repeat(499_000),
  'wide text': () => 'ü'.repeat(300_000),
  key: () => ({ ['k'.repeat(600_000)]: 1 }),
  numbers: () => Array(249_000).fill(0),
  lists: () => Array(160_000).fill([]),
  objects: () => Array(70_000).fill({ '': 0 }),
};

/** What any argument may be instead: not JSON at all, or far too large. */
function strange({ below, pick }) {
  const kinds = below(40) ? EXOTIC : HUGE;
  const name = pick(Object.keys(kinds));
  return { name, value: kinds[name](), isPlain: false };
}

const spoil = (value, trial, random) => {
  const { name, spoilt } = mutate(value, paths(value), random, trial.words);
  return { name, value: spoilt };
};

function spoilOften(value, trial, random) {
  const names = [];
  for (let left = 1 + random.below(3); left > 0; left--) {
    const { name, value: spoilt } = spoil(value, trial, random);
    names.push(name);
    value = spoilt;
  }
  return { name: names.join(' + '), value };
}

function forgeAgenda(state, trial, random) {
  const { below } = random;
  const agenda = [...state.agenda];
  for (let left = 1 + below(2); left > 0; left--) {
    const place = below(4) ? agenda.length - below(2) : below(agenda.length + 1);
    agenda.splice(Math.max(place, 0), below(3), ...Array.from({ length: below(3) }, () => trial.forgeItem(random)));
  }
  return { name: 'forged agenda', value: { ...state, agenda } };
}

function otherPlayers(state, random) {
  const { players } = state.position;
  const [first, ...others] = players;
  const value = random.pick([
    [first, first, ...others],
    others,
    [...others, first],
    Array(players.length).fill(first),
    [...players, first, first, first],
  ]);
  return { name: 'other players', value: { ...state, position: { ...state.position, players: value } } };
}

const dealers = (random) =>
  random.pick([
    null,
    { seed: 'x', drawn: random.pick([0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32 - 40]) },
    { seed: 'x'.repeat(random.pick([199, 200, 201, 5000])), drawn: 0 },
    { seed: 'ü'.repeat(random.pick([99, 100, 101])), drawn: random.below(100) },
  ]);

/** Texts that are nearly notation. */
function nearly(notation, { below, pick }) {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789 ,:-+.>\n\t\u0000ü\u{1f3b2}'];
  const place = below(notation.length);
  return pick([
    notation.slice(0, place) + pick(letters) + notation.slice(place + below(2)),
    notation.slice(place),
    notation + notation,
    notation.toUpperCase(),
    notation.replace(/\d+/, (digits) => `${digits}99999999999`),
    notation.split(' ').reverse().join(' '),
    ` ${notation} `,
  ]);
}

/** An action or outcome: of this position, of another one, spoilt, or nonsense. */
function answer(own, others, key, trial, random) {
  const { below, pick } = random;
  const from = below(3) && own.length ? own : others;
  if (from.length === 0) return { name: 'nonsense', value: pick(trial.nonsense) };
  const chosen = pick(from);
  return pick([
    () => ({ name: 'of a position', value: chosen[key] }),
    () => ({ name: 'notation', value: chosen.notation }),
    () => ({ name: 'nearly a notation', value: nearly(chosen.notation, random) }),
    () => spoilOften(chosen[key], trial, random),
    () => ({ name: 'nonsense', value: pick(trial.nonsense) }),
  ])();
}

/** Bytes that are nearly those of a state, or arbitrary bytes. */
function nearlyBytes(state, { below, pick }) {
  const bytes = [...loire.toBytes(state)];
  const changes = [
    () => (bytes[below(bytes.length)] = below(256)),
    () => bytes.splice(below(bytes.length), 1 + below(3)),
    () => bytes.splice(below(bytes.length), 0, below(256)),
    () => bytes.splice(below(bytes.length)),
    () => bytes.splice(9, bytes.length, ...Array.from({ length: below(300) }, () => below(256))),
  ];
  for (let left = 1 + below(3); left > 0; left--) pick(changes)();
  return Uint8Array.from(bytes);
}

const SEATS = [
  0,
  1,
  2,
  3,
  4,
  5,
  -1,
  255,
  256,
  2 ** 32,
  0.5,
  -0,
  NaN,
  Infinity,
  -Infinity,
  '0',
  '1',
  '',
  true,
  [],
  [0],
  {},
];
/** The largest limit of random play, and the default limit. */
export const LONGEST = 100_000;
export const USUAL = 5_000;
const COUNTS = [
  0,
  1,
  2,
  5,
  40,
  1000,
  6000,
  LONGEST,
  LONGEST + 1,
  -1,
  -0,
  0.5,
  NaN,
  Infinity,
  2 ** 32,
  2 ** 53,
  1e308,
  '3',
  true,
  [],
  {},
];

/** A hostile argument of each kind with its name. `isPlain` is false for values that are not JSON. */
const HOSTILE = {
  seat: (_, { pick }) => ({ name: 'seat', value: pick(SEATS) }),
  count: (_, { pick }) => ({ name: 'count', value: pick(COUNTS) }),
  game: (_, { pick }) => ({ name: 'game', value: pick([...games.map(({ id }) => id), 'chess', '', '__proto__']) }),
  seed: (_, { pick, below }) => {
    const value = pick(['', 'x', '\ud800', '\u0000', 'x'.repeat(below(300)), 'ü'.repeat(below(150))]);
    return { name: 'seed', value };
  },
  module: (_, random) => strange(random),
  options: ({ trial }, random) => {
    const seed = 'x'.repeat(random.pick([0, 1, 200, 201]));
    const budgets = [{}, { playouts: 5 }, { milliseconds: 5 }, { playouts: NaN }, { milliseconds: -Infinity }];
    const level = random.pick(['normal', 'random', 'hard']);
    const value = { level, seed, ...(level === 'hard' ? { playouts: 5 } : {}), ...random.pick(budgets) };
    // Spoiling rewrites JSON, which turns a number that is not finite into null.
    if (Object.values(value).some((one) => typeof one === 'number' && !Number.isFinite(one)))
      return { name: 'a budget that is not a number', value, isPlain: false };
    return spoilOften(value, trial, random);
  },
  action: ({ trial, legal }, random, other) => answer(legal, other.legal, 'action', trial, random),
  outcome: ({ trial, outcomes }, random, other) => answer(outcomes, other.outcomes, 'outcome', trial, random),
  previews: (_, { pick }) => ({
    name: 'previews',
    value: pick([{ previews: 1 }, { previews: null }, { x: true }, [], 5]),
  }),
  random: (_, { pick }) => ({
    name: 'random',
    value: pick([() => 1, () => -0.1, () => NaN, () => '0.5', () => undefined, 5, 'x', {}]),
    isPlain: false,
  }),
  entries: ({ trial, legal, record }, random, other) => {
    const { below, pick } = random;
    const { entries } = pick([record, other.record]);
    const from = below(entries.length + 1);
    return pick([
      () => ({ name: 'of a record', value: entries.slice(from, from + 1 + below(5)) }),
      () => ({ name: 'from the beginning', value: record.entries.slice(0, from) }),
      () => ({ name: 'several', value: legal.slice(0, 3).map(({ seat, action }) => ({ seat, action })) }),
      () => spoilOften(entries.slice(from, from + 2), trial, random),
      () => ({ name: 'nonsense', value: pick([null, {}, 5, 'x', [null], [{}], [{ seat: 0 }], [[]]]) }),
    ])();
  },
  sketch: ({ trial, state }, random) =>
    random.pick([
      () => spoilOften({ phase: 'B', round: 2, players: [{ silver: 3, storage: [], goods: {} }] }, trial, random),
      () => ({ name: 'a position', value: state.position }),
      () => ({ name: 'nonsense', value: random.pick([null, [], 5, 'x', { x: 1 }, { players: 3 }]) }),
    ])(),
  setup: ({ trial }, random, other) => {
    const setup = anySetup(trial, random);
    const text = () => HOSTILE.seed(undefined, random).value;
    const { options, modules } = other.state.setup;
    return random.pick([
      () => spoilOften(setup, trial, random),
      () => spoil({ ...setup, ...other.state.setup }, trial, random),
      () => ({ name: 'another seed', value: { ...setup, dealer: undefined, seed: text() } }),
      () => ({ name: 'names', value: { ...setup, names: Array.from({ length: random.below(6) }, text) } }),
      () => ({ name: 'of another', value: { ...setup, options, modules } }),
    ])();
  },
  state: ({ trial, state }, random, other) => {
    const kinds = [
      [6, () => spoil(state, trial, random)],
      [3, () => spoilOften(state, trial, random)],
      [5, () => ({ ...trial.rearrange(state, random), value: undefined })],
      [3, () => forgeAgenda(state, trial, random)],
      [1, () => otherPlayers(state, random)],
      [1, () => ({ name: 'another set-up', value: { ...state, setup: other.state.setup } })],
      [1, () => ({ name: 'another dealer', value: { ...state, dealer: dealers(random) } })],
      [1, () => ({ name: 'a record', value: other.record })],
    ];
    const { spoilt, ...made } = random.pick(kinds.flatMap(([often, make]) => Array(often).fill(make)))();
    return spoilt ? { ...made, value: spoilt } : made;
  },
  bytes: ({ state }, random) => ({ name: 'bytes', value: nearlyBytes(state, random), isPlain: false }),
  record: ({ trial, record }, random, other) => {
    const { below } = random;
    const { entries } = record;
    const [a, b] = [below(entries.length + 1), below(entries.length + 1)].sort((x, y) => x - y);
    const piece = other.record.entries.slice(below(other.record.entries.length + 1)).slice(0, 1 + below(5));
    const having = (name, entries) => ({ name, value: { ...record, entries } });
    return random.pick([
      () => ({ name: `cut at ${a}`, value: { ...record, entries: entries.slice(0, a), scores: undefined } }),
      () => having(`hole at ${a}`, entries.toSpliced(a, 1)),
      () => having(`piece at ${a}`, entries.toSpliced(a, 0, ...piece)),
      () => having(`turned from ${a} to ${b}`, entries.toSpliced(a, b - a, ...entries.slice(a, b).reverse())),
      () => ({ name: 'another set-up', value: { ...record, setup: other.record.setup } }),
      () => having('further entries', [...entries, ...piece]),
      () => spoil({ ...record, entries: entries.slice(0, 3) }, trial, random),
      () => having(`entry at ${a}`, entries.toSpliced(a, 1, spoil(random.pick([{}, ...entries]), trial, random).value)),
      () => ({ name: 'scores', value: { ...record, scores: spoilOften([1, 2], trial, random).value } }),
      () => ({ name: 'a state', value: other.state }),
    ])();
  },
};
HOSTILE.saved = (position, random, other) => HOSTILE[random.pick(['state', 'record'])](position, random, other);

/** A valid argument of each kind. */
const PROPER = {
  seat: ({ state, legal }, { below, pick }) => (legal.length ? pick(legal).seat : below(state.setup.seats)),
  count: (_, { below }) => below(60),
  game: ({ trial }) => trial.id,
  seed: (_, { below }) => `seed ${below(1e6)}`,
  module: () => undefined,
  options: (_, { pick }) => ({ level: pick(['normal', 'random']) }),
  action: ({ trial, legal }, { pick }) => (legal.length ? pick(legal)[pick(['action', 'notation'])] : trial.refused),
  outcome: ({ trial, outcomes }, { pick }) =>
    outcomes.length ? pick(outcomes)[pick(['outcome', 'notation'])] : trial.outcome,
  previews: (_, { pick }) => pick([{ previews: true }, { previews: false }, {}]),
  random:
    (_, { below }) =>
    () =>
      below(1000) / 1000,
  entries: ({ legal }, { pick }) => (legal.length ? [pick(legal)].map(({ seat, action }) => ({ seat, action })) : []),
  sketch: () => ({}),
  setup: ({ trial }, random) => anySetup(trial, random),
  state: ({ state }) => state,
  bytes: ({ state }) => loire.toBytes(state),
  record: ({ record }) => record,
  saved: ({ state, record }, { pick }) => pick([state, record]),
};

/**
 * The arguments of a call, at least one of them hostile if there are any; optional ones may be missing.
 * Each is `{ kind, name, value, isHostile, isPlain }`.
 */
export function argumentsFor(kinds, position, random, other) {
  const worst = random.below(kinds.length);
  return kinds.map((spec, index) => {
    const kind = spec.replace('?', '');
    if (index !== worst && random.below(6)) {
      const value = spec.endsWith('?') && random.below(2) ? undefined : PROPER[kind](position, random);
      return { kind, name: 'proper', value, isHostile: false, isPlain: kind !== 'bytes' };
    }
    const made = random.below(25) ? HOSTILE[kind](position, random, other) : strange(random);
    return { kind, isPlain: true, ...made, isHostile: true };
  });
}
