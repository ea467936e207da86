// The hostile run: calls every function and every method of the handle with hostile arguments, and collects wrong
// answers. The same seed makes the same calls.

import { instances, memoryBytes } from './memory.mjs';

import { games, loire } from '../every-game.mjs';
import { chances, deepFreeze } from '../values.mjs';
import { FUNCTIONS, WAYS, WORDS, strangers } from './calls.mjs';
import { HUGE, LONGEST, USUAL, argumentsFor } from './inputs.mjs';
import { anyPosition } from './pool.mjs';

/** Kinds of findings:
 *
 *   trap       a call failed with something other than an error of the engine
 *   hang       a call exceeded its limit of processor time
 *   input      a call changed its arguments
 *   change     a refused call changed something
 *   refused    a later call refused what an earlier one accepted
 *   accepted   two calls disagreed whether something is valid
 *   error      an error is malformed
 *   memory     the engine's memory grows continually, or too much in one call
 *   endless    random play exceeds its limit, or returns too many events
 */
const KINDS = ['trap', 'hang', 'input', 'change', 'refused', 'accepted', 'error', 'memory', 'endless'];

/** Max growth of the memory in one call, in bytes: the longest random play takes some tens of megabytes. */
const CALL_GROWTH = 64 << 20;

/** Max entries of a handle; each look at a longer one would take long. */
const MOST_ENTRIES = 20_000;

/** Max growth of the memory over the run, in bytes, after the largest inputs. Memory never shrinks. */
const GROWTH = 16 << 20;

/** Number of starting positions, and the number of calls after which they are replaced. */
const POSITIONS = 40;
const RENEWED = 4000;

/** Number of handles, and the number of calls in the life of one. */
const HANDLES = 12;
const LIFE = 150;

/** Number of moves played on from an accepted forged state, and from a set-up. */
const FOLLOWED = 10;

/** Error codes about the state itself; a state that `validate` accepts must never cause them. */
const OF_STATES = ['corruptState', 'unknownFormat', 'unknownGame', 'badSetup', 'tooLarge'];
const OF_A_STATE = /^(position|agenda|setup|dealer|loire|game)\b/;

/**
 * Runs `count` calls and returns the findings. `budget` is the max processor time of a call in ms. `tell` is called
 * before each call and each part.
 */
export async function hostileRun({ count, seed = 'hostile', budget = Infinity, tell = () => {}, progress = () => {} }) {
  const missing = strangers(loire);
  if (missing.length) throw new Error(`missing in the lists of calls, or superfluous there: ${missing.join(', ')}`);
  const random = chances(number(seed));
  const report = {
    seed,
    count: 0,
    accepted: 0,
    refused: 0,
    followed: 0,
    calls: {},
    slowest: [],
    /** The largest growth of the memory in one call, in bytes. */
    growth: 0,
    findings: [],
    found: {},
  };
  const start = performance.now();
  const reference = referenceHash();
  const started = instances();
  sayTooMuch();
  report.memory = { start: memoryBytes() };

  let what = 'nothing yet';
  let input = [];
  const found = (kind, message) => {
    if (!KINDS.includes(kind)) throw new Error(`unknown kind of finding: ${kind}`);
    report.found[kind] = (report.found[kind] ?? 0) + 1;
    if (report.found[kind] > 10) return;
    report.findings.push({ kind, number: report.count, call: what, message, input: shown(input) });
  };

  let positions = [];
  let handles = [];
  const renew = () => {
    positions = Array.from({ length: POSITIONS }, () => anyPosition(random));
    for (const { state, record } of positions) deepFreeze([state, record]);
  };
  const newHandle = () => {
    const position = random.pick(positions);
    const game = loire.Game.load(random.below(2) ? position.state : position.record);
    return { game, position, left: LIFE, was: snapshot(game) };
  };
  const judge = { random, found, report, attempt };

  /** Makes a call, measures it and returns its value or error. */
  function attempt(run) {
    const before = process.cpuUsage();
    const memory = memoryBytes();
    try {
      return { value: run() };
    } catch (error) {
      return { error: error ?? new Error('the call threw undefined or null') };
    } finally {
      const { user, system } = process.cpuUsage(before);
      const milliseconds = (user + system) / 1000;
      const growth = memoryBytes() - memory;
      if (growth > CALL_GROWTH) found('memory', `one call took ${growth} bytes`);
      if (growth > report.growth) report.growth = growth;
      if (milliseconds > budget) found('hang', `${milliseconds.toFixed(0)} ms of processor time`);
      if (milliseconds > (report.slowest.at(-1)?.milliseconds ?? 0)) {
        report.slowest.push({ milliseconds, call: what });
        report.slowest = report.slowest.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 5);
      }
    }
  }

  const names = [
    ...Object.entries(FUNCTIONS).map(([name, kinds]) => ({ name, kinds, on: 'function' })),
    ...Object.entries(WAYS).map(([name, kinds]) => ({ name, kinds, on: 'way' })),
    ...Reflect.ownKeys(WORDS).map((name) => ({ name, kinds: WORDS[name], on: 'handle' })),
  ];
  // A call with more arguments has more ways to fail, so it is tried more often.
  const weighted = names.flatMap((call) => Array(1 + 2 * call.kinds.length).fill(call));

  for (; report.count < count; report.count++) {
    if (report.count % RENEWED === 0) {
      renew();
      for (const { game } of handles) game.free();
      handles = Array.from({ length: HANDLES }, newHandle);
    }
    if (report.count % Math.ceil(count / 10) === 0) {
      progress(report, (performance.now() - start) / 1000, memoryBytes());
      await new Promise(setImmediate); // lets promises of init settle
    }
    if (report.count % 100 === 0 && referenceHash() !== reference) found('change', 'the reference game has changed');

    const { name, kinds, on } = random.pick(weighted);
    const place = random.below(HANDLES);
    const handle = on === 'handle' ? handles[place] : undefined;
    const position = handle ? now(handle) : random.pick(positions);
    input = argumentsFor(kinds, position, random, random.pick(positions));
    what = `${on} ${String(name)}(${input.map(({ kind, name }) => `${kind}: ${name}`).join(', ')})`;
    tell(report.count, what);
    report.calls[String(name)] = (report.calls[String(name)] ?? 0) + 1;
    const texts = input.map(({ value, isPlain }) => (isPlain ? (deepFreeze(value), JSON.stringify(value)) : undefined));

    const args = input.map(({ value }) => value);
    const answered = attempt(() => {
      if (on === 'function') return loire[name](...args);
      if (on === 'way') return loire.Game[name](...args);
      return handle.game[name](...args);
    });
    if (answered.error) report.refused++;
    else report.accepted++;
    judgeError(answered.error, judge);
    for (const [index, { value, isPlain }] of input.entries()) {
      if (isPlain && JSON.stringify(value) !== texts[index]) found('input', `argument ${index} was changed`);
    }
    if (instances() > started + (report.found.trap ?? 0)) found('trap', 'the engine was restarted');
    if (answered.error?.code === 'internal') {
      handles = Array.from({ length: HANDLES }, newHandle);
      continue;
    }
    if (on === 'function') judgeFunction(name, input, answered, position, judge);
    if (on === 'way') judgeWay(input, answered, judge);
    if (handle) {
      judgeHandle(name, input, answered, handle, judge);
      if (handle.left-- <= 0 || handle.isGone || handle.isLong) {
        handle.game.free();
        handles[place] = newHandle();
      }
    }
  }
  for (const { game } of handles) game.free();
  await new Promise(setImmediate);
  report.memory.end = memoryBytes();
  const { memory } = report;
  if (memory.end - memory.start > GROWTH) found('memory', `grew from ${memory.start} to ${memory.end} bytes`);
  report.instances = instances();
  report.seconds = (performance.now() - start) / 1000;
  return report;
}

/** Every error must be a LoireError with a code and a sentence. */
function judgeError(error, { found }) {
  if (error === undefined) return;
  if (!(error instanceof loire.LoireError)) return found('trap', `threw ${show(error)}`);
  if (error.code === 'internal') return found('trap', error.message);
  if (!/^[a-z]+([A-Z][a-z]*)*$/.test(error.code)) found('error', `malformed code ${error.code}`);
  if (!(error.message.length > 3 && error.message.length < 2000))
    found('error', `the message has ${error.message.length} characters`);
}

function judgeFunction(name, input, { value, error }, position, judge) {
  const { found } = judge;
  const of = (kind) => input.find((one) => one.kind === kind);
  // Games that are loaded stay loaded; an init that names no game is refused.
  const judgeInit = (why) =>
    why && !['initFailed', 'unknownGame'].includes(why.code) && found('error', `${name}: ${show(why)}`);
  if (name === 'init') return void value?.catch?.(judgeInit);
  if (name === 'initSync') return void judgeInit(error);
  if (of('state')) judgeState(name, input, { value, error }, position, judge);
  if (name === 'newGame') judgeSetup(of('setup'), { value, error }, true, judge);
  if (name === 'components' && of('setup').isPlain && of('game').value === of('setup').value?.game) {
    judgeSetup(of('setup'), { value, error }, false, judge);
  }
  if (name === 'replay') judgeRecord(of('record').value, { value, error }, judge);
  for (const state of [value?.state, ['withoutDealer', 'fromBytes'].includes(name) ? value : undefined]) {
    if (state === undefined) continue;
    const [problem] = loire.validate(state);
    if (problem) found('refused', `the state of the answer: ${problem.path} ${problem.message}`);
  }
}

/**
 * All calls must refuse a state that `validate` refuses; none may refuse one that it accepts, and it must be playable.
 */
function judgeState(name, [{ value: state, isHostile, isPlain }, ...others], { error }, position, judge) {
  const { found, report, random } = judge;
  const isOnly = others.every((other) => !other.isHostile);
  const isProper = isOnly && !isHostile;
  const { value: problems = [], error: thrown } = judge.attempt(() => loire.validate(state));
  judgeError(thrown, judge);
  if (name === 'validate' && error) found('error', `validate throws ${error.code}`);
  const isOdd = ({ code, message }) => code === 'internal' || !message;
  if (problems.some(isOdd)) found('trap', `validate says ${show(problems)}`);
  if (problems.length > 0) {
    if (!error && name !== 'validate') found('accepted', `accepted, although validate says ${problems[0].message}`);
    return;
  }
  if (!isPlain) return; // a getter or a proxy may answer differently each time
  // Another hostile argument may be the cause, with a path of its own.
  if (error && isOnly && (OF_STATES.includes(error.code) || OF_A_STATE.test(error.path ?? ''))) {
    found('refused', `a state that validate accepts: ${error.code} ${error.message}`);
  }
  const mayRefuse = ['check', 'play', 'preview', 'settle', 'suggest', 'apply', 'record'].includes(name);
  const isNoRecord = name === 'record' && error?.code === 'noRecord';
  if (error && isProper && !isNoRecord && !(mayRefuse && error.rule))
    found('refused', `legalActions: ${error.message}`);
  const isTheOnlyOne = ['play', 'preview'].includes(name) && position.legal.length === 1;
  if (error && isProper && isTheOnlyOne) found('refused', error.message);
  if (isHostile) {
    report.followed++;
    follow(state, random, judge);
  }
}

/** Plays on from a state and makes all queries on the way. */
function follow(state, random, { found }) {
  const mustPass = (during, run) => {
    try {
      return run();
    } catch (error) {
      const isOwn = error instanceof loire.LoireError && error.code !== 'internal';
      found(isOwn ? 'refused' : 'trap', `${during} of a state that is accepted: ${show(error)}`);
      throw FAILED;
    }
  };
  let game;
  try {
    game = mustPass('load', () => loire.Game.load(state));
    if (mustPass('hash', () => loire.hash(state)) !== game.hash())
      found('refused', 'handle and functions give different hashes');
    for (let left = FOLLOWED; left > 0; left--) {
      const turn = mustPass('turn', () => game.turn());
      const at = game.state();
      mustPass('scores', () => game.scores());
      if (turn.type === 'over') break;
      const options = mustPass('options', () => (turn.type === 'chance' ? game.outcomes() : game.legal()));
      if (options.length === 0) found('refused', `no legal answer at ${show(turn)}`);
      if (options.length === 0) break;
      const { seat, action, outcome, notation } = random.pick(options);
      if (turn.type === 'chance') {
        mustPass('settle', () => random.pick([() => loire.settle(at, notation), () => loire.settle(at, outcome)])());
        mustPass('settle', () => game.settle(outcome));
      } else {
        const verdict = mustPass('check', () => loire.check(at, seat, notation));
        if (!verdict.legal) found('refused', `${notation} is offered but not legal`);
        mustPass('preview', () => game.preview(seat, action));
        if (left % 3 === 0) mustPass('suggest', () => game.suggest(seat, { level: random.pick(['normal', 'random']) }));
        const played = mustPass('play', () => loire.play(at, seat, random.pick([action, notation])));
        mustPass('play', () => game.play(seat, action));
        if (loire.hash(played.state) !== game.hash())
          found('refused', 'play of handle and functions lead to different states');
      }
      const [problem] = mustPass('validate', () => loire.validate(game.state()));
      if (problem) found('refused', `after ${notation}: ${problem.path} ${problem.message}`);
      if (problem) break;
    }
  } catch (failed) {
    if (failed !== FAILED) throw failed;
  } finally {
    game?.free();
  }
}
const FAILED = Symbol('failed');

/** All calls must agree on a set-up and on what follows from it. */
function judgeSetup(setup, { value, error }, isNew, judge) {
  const { found, random, report } = judge;
  if (!setup?.isPlain || setup.value === undefined || setup.value === null) return;
  const created = judge.attempt(() => loire.Game.create(setup.value));
  judgeError(created.error, judge);
  const [one, other] = [error?.code, created.error?.code];
  if (isNew && one !== other) found('accepted', `newGame says ${one}, create ${other}`);
  if (!isNew && error && !created.error) found('accepted', `components says ${error.message}`);
  if (created.error) return;
  const record = created.value.record();
  const again = judge.attempt(() => loire.replay(record));
  if (again.error) found('refused', `the record of an accepted set-up: ${again.error.message}`);
  const printed = judge.attempt(() => loire.components(record.game, setup.value));
  if (printed.error) found('refused', `components of an accepted set-up: ${printed.error.message}`);
  const state = created.value.state();
  created.value.free();
  const isDealt = isNew && !error && typeof setup.value.seed === 'string';
  if (isDealt && loire.hash(value.state) !== loire.hash(state))
    found('accepted', 'create and newGame deal differently');
  report.followed++;
  follow(state, random, judge);
}

/** All calls must agree on a record; if an entry is refused, all entries before it must be accepted. */
function judgeRecord(record, { value, error }, judge) {
  const { found } = judge;
  const loaded = judge.attempt(() => loire.Game.load(record));
  judgeError(loaded.error, judge);
  const isWhole = value && value.entries.length === record.entries?.length;
  if (isWhole && loaded.error) found('refused', `load of a record that replays: ${loaded.error.message}`);
  if (error?.entry !== undefined) {
    if (!loaded.error) found('accepted', `replay says ${error.message}`);
    const before = judge.attempt(() => loire.replay(record, error.entry));
    // Fewer entries are possible: replay leaves out needless answers of earlier versions.
    if (!(before.value?.entries.length <= error.entry)) found('refused', `the entries before ${error.entry}`);
  }
  loaded.value?.free();
}

function judgeWay([from], { value: game, error }, judge) {
  const { found, random, report } = judge;
  if (error || !from.isPlain) return game?.free();
  const [problem] = loire.validate(game.state());
  if (problem) found('refused', `the state of an accepted game: ${problem.path} ${problem.message}`);
  report.followed++;
  follow(game.state(), random, judge);
  game.free();
}

/** A refused call leaves the handle unchanged; an accepted one leaves it in a valid state. */
function judgeHandle(name, input, { value, error }, handle, { found, random, attempt }) {
  const { game } = handle;
  if (name === 'free' || name === Symbol.dispose) {
    if (error) found('error', `free throws ${show(error)}`);
    const after = attempt(() => game.turn());
    if (after.error?.code !== 'freed') found('error', `after free: ${show(after.error)}`);
    handle.isGone = true;
    return;
  }
  if (name === 'playout' && value) judgePlayout(input, value, found);
  if (name === 'think' && value) {
    const thought = attempt(() => (value.more(2), value.goal));
    if (thought.error) found('refused', `to continue thinking: ${show(thought.error)}`);
    value.free();
  }
  const is = snapshot(game);
  const mayChange = !error && ['play', 'settle', 'deal', 'apply', 'undo', 'redo', 'playout'].includes(name);
  if (!mayChange && is !== handle.was)
    found('change', error ? `although it was refused: ${error.message}` : 'although it is a query');
  if (mayChange) {
    const [problem] = loire.validate(game.state());
    if (problem) found('refused', `the state after it: ${problem.path} ${problem.message}`);
  }
  if (name === 'fork' && value) {
    if (snapshot(value) !== is) found('change', 'the fork differs from its game');
    value.free();
  }
  if (name === 'record' && value && random.below(4) === 0) {
    const again = attempt(() => loire.Game.load(value));
    // A race without an end may be longer than the limit of a record.
    const isLong = value.entries.length > USUAL;
    if (again.error && !(isLong && again.error.code === 'tooLarge'))
      found('refused', `its own record: ${again.error.message}`);
    else if (again.value && again.value.hash() !== game.hash())
      found('refused', 'its own record leads to another state');
    again.value?.free();
  }
  if (input.every(({ isHostile }) => !isHostile) && error && !error.rule && error.code !== 'noRecord') {
    found('refused', `all arguments were valid: ${error.message}`);
  }
  handle.was = is;
  handle.isLong = name === 'playout' && game.beginning().entries.length > MOST_ENTRIES;
}

/** Random play must respect its limit, and the events that it returns are limited. */
function judgePlayout([, count], { events, entries, limitReached, state }, found) {
  const limit = count?.value ?? USUAL;
  const decisions = entries.filter((entry) => 'seat' in entry).length;
  if (decisions > Math.min(limit, LONGEST)) found('endless', `${decisions} decisions with a limit of ${limit}`);
  if (limitReached === (loire.turn(state).type === 'over')) found('endless', `limitReached is ${limitReached}`);
  if (events.length > USUAL * 20) found('endless', `${events.length} events`);
}

/** The arguments that suit the current state of a handle. */
const now = ({ game, position }) => ({
  ...position,
  state: game.state(),
  legal: game.legal(),
  outcomes: game.outcomes(),
});

/** All that a handle reports about itself. */
const snapshot = (game) => JSON.stringify([game.state(), game.beginning().entries.length, game.canUndo()]);

/** Passes the largest valid inputs and runs the longest random play. */
function sayTooMuch() {
  const race = loire.Game.create({ game: 'stories', scenario: 'firstKingdom', seats: 2, seed: 'a' });
  race.playout('x', LONGEST);
  const other = race.fork();
  race.beginning();
  race.record();
  for (const game of [race, other]) game.free();
  for (const make of Object.values(HUGE)) {
    for (const call of [loire.turn, loire.newGame, loire.replay]) {
      for (const { id: game } of loire.games()) {
        try {
          call({ game, huge: make() });
        } catch {
          // What else?
        }
      }
    }
  }
}

/** The hash of a game, which must be the same before and after every attempt. */
const referenceHash = () =>
  games
    .map(({ id, least, everything }) => {
      const game = loire.Game.create({ game: id, seats: 2, ...least, seed: 'reference', ...everything });
      game.playout('reference', 20);
      const hash = game.hash();
      game.free();
      return hash;
    })
    .join();

/** A number from a text, by FNV-1a. */
const number = (text) => {
  const next = (hash, char) => Math.imul(hash ^ char.codePointAt(0), 0x01000193) >>> 0;
  return [...String(text)].reduce(next, 0x811c9dc5);
};

const show = (value) => {
  try {
    return value instanceof Error ? `${value.name}: ${value.message}` : (JSON.stringify(value) ?? String(value));
  } catch {
    return 'a value that cannot be shown';
  }
};

/** An input for the report; a value that is not JSON is reported by its name only. */
const shown = (input) =>
  input.map(({ kind, name, value, isPlain }) => ({ kind, name, value: isPlain ? value : undefined }));
