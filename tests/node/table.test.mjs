// The table for servers: saved and loaded after every answer, versions, undo, absent seats, secrets, hostile input.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { everyGame, loire } from '../helpers/every-game.mjs';
import { EXOTIC } from '../helpers/hostile/exotic.mjs';
import { entry } from '../helpers/package.mjs';
import { assertJson, chances, deepFreeze } from '../helpers/values.mjs';

const { Table } = await import(entry('./table'));

const SECRET = { game: 'burgundy', seats: 3, options: { setup: 'advancedSecret' } };
const setupOf = ({ host: { dealer, ...setup } }, seats = 2) => ({ ...setup, seats });

/** A round trip through a store: as text, as if read by another process. */
const stored = (table) => Table.load(JSON.parse(JSON.stringify(table.saved())));

const refused =
  (code, more = {}) =>
  (error) => {
    assert.ok(error instanceof loire.LoireError, String(error.stack));
    assert.equal(error.code, code, error.message);
    for (const [key, value] of Object.entries(more)) assert.equal(error[key], value, error.message);
    return true;
  };

/** What a server stores besides a table: the entries, collected from the results of all calls. */
function log(table) {
  const entries = table.entries(null);
  return {
    entries,
    add({ from, entries: added }) {
      entries.length = from;
      entries.push(...added);
    },
  };
}

everyGame('a whole game survives being stored and loaded after every answer', (trial) => {
  const { pick } = chances(7);
  let table = Table.create(setupOf(trial, 3));
  const known = log(table);
  let version = table.version;
  for (let count = 0; !table.isOver() && count < 150; count++) {
    const before = table;
    table = stored(before);
    assert.deepEqual(table.saved(), before.saved());
    before.free();
    const seat = pick(table.asked());
    const view = table.view(seat);
    const { action } = pick(view.legal);
    const change = table.answer(seat, action, view.version);
    assert.equal(change.version, ++version);
    known.add(change);
    assert.deepEqual(known.entries, table.entries(null));
    assert.deepEqual({ ...table.head(), entries: known.entries }, table.saved());
  }
  for (; !table.isOver(); version++) known.add(table.bot(table.asked()[0], 'easy'));
  assert.deepEqual(table.asked(), []);
  const { state } = loire.replay(table.record());
  assert.equal(loire.hash(state), table.hash);
  assert.equal(stored(table).hash, table.hash);
  assert.deepEqual(table.record().entries, known.entries);
  assertJson(table.saved());
  assert.throws(() => table.answer(0, trial.refused), refused('gameOver'));
});

everyGame('a view equals the results of the functions and suffices for its seat', (trial) => {
  const table = Table.create(setupOf(trial));
  for (let count = 0; count < 40; count++) {
    for (const seat of [0, 1, null]) {
      const view = table.view(seat);
      assertJson(view);
      assert.equal(view.version, table.version);
      assert.deepEqual(loire.validate(view.state), []);
      assert.deepEqual(view.turn, loire.turn(view.state));
      assert.deepEqual(view.scores, loire.scores(view.state));
      assert.equal(view.turn.type, 'seats', 'no draw is pending');
      const isAsked = table.asked().includes(seat);
      assert.deepEqual(view.legal, isAsked ? loire.legalActions(view.state, seat) : undefined);
    }
    const [seat] = table.asked();
    table.answer(seat, table.view(seat).legal[0].notation);
  }
});

everyGame('a table deals at random, or by a given generator', (trial) => {
  const setup = setupOf(trial);
  const dealt = (random) => {
    const table = Table.create(setup, { random });
    while (table.version < 20) table.bot(table.asked()[0], 'normal');
    return table;
  };
  assert.deepEqual(
    Table.create(setup, { random: () => 0.5 }).saved(),
    Table.create(setup, { random: () => 0.5 }).saved(),
  );
  assert.notEqual(dealt().hash, dealt().hash, 'two games are never the same');
  assert.throws(() => Table.create({ ...setup, seed: 'mine' }), refused('badSetup', { path: 'setup.seed' }));
  const text = JSON.stringify(dealt().saved());
  assert.equal(/"(seed|dealer)"/.test(text), false);
});

test('a generator that fails half-way leaves the table unchanged', () => {
  let isBroken = false;
  const table = Table.create({ game: 'burgundy', seats: 2 }, { random: () => (isBroken ? Number.NaN : 0.3) });
  for (;;) {
    const [seat] = table.asked();
    const legal = table.view(seat).legal;
    const revealing = legal.find(({ reveals }) => reveals);
    if (!revealing) {
      table.answer(seat, legal.find(({ action }) => action.type === 'endTurn')?.action ?? legal[0].action);
      continue;
    }
    const saved = table.saved();
    isBroken = true;
    assert.throws(() => table.answer(seat, revealing.action), refused('badInput', { path: 'random' }));
    isBroken = false;
    assert.deepEqual(table.saved(), saved);
    table.answer(seat, revealing.action);
    return;
  }
});

everyGame('a repeated answer and an answer to an older question are refused', (trial) => {
  const table = Table.create(setupOf(trial));
  const [seat] = table.asked();
  const { version, legal } = table.view(seat);
  table.answer(seat, legal[0].action, version);
  const saved = table.saved();
  for (const at of [table, stored(table)]) {
    for (const wrong of [version, version - 1, version + 5, 1.5, '1', {}, Number.NaN]) {
      assert.throws(() => at.answer(seat, legal[0].action, wrong), refused('staleVersion'));
      assert.throws(() => at.undo(seat, wrong), refused('staleVersion'));
    }
  }
  assert.deepEqual(table.saved(), saved);
  assert.deepEqual(stored(table).saved(), saved);
});

test('seats that plan at the same time do not wait for each other', () => {
  const table = Table.create({ game: 'orleans', seats: 2 });
  while (table.asked().length < 2) table.answer(table.asked()[0], table.view(table.asked()[0]).legal[0].action);
  const views = [0, 1].map((seat) => table.view(seat));
  table.answer(0, views[0].legal[0].action, views[0].version);
  assert.throws(() => table.answer(0, views[0].legal[0].action, views[0].version), refused('staleVersion'));
  table.answer(1, views[1].legal[0].action, views[1].version);
  assert.throws(() => table.answer(1, views[1].legal[0].action, views[1].version), refused('staleVersion'));
});

everyGame('a foreign seat and an illegal answer are refused without a change', (trial) => {
  const table = Table.create(setupOf(trial));
  const saved = table.saved();
  const [seat] = table.asked();
  assert.throws(
    () => table.answer(seat, trial.refused, table.version),
    (error) => trial.rule.test(error.rule) && error instanceof loire.LoireError,
  );
  for (const other of [0, 1].filter((each) => !table.asked().includes(each))) {
    assert.throws(() => table.answer(other, table.view(seat).legal[0].action), refused('notAsked'));
  }
  for (const stranger of [2, -1, 0.5, '0', null, undefined, Number.NaN]) {
    assert.throws(() => table.answer(stranger, trial.refused), refused('badSeat'));
    assert.throws(() => table.undo(stranger), refused('badSeat'));
    assert.throws(() => table.drop(stranger), refused('badSeat'));
    assert.throws(() => table.bot(stranger), refused('badSeat'));
    if (stranger !== null) assert.throws(() => table.view(stranger), refused('badSeat'));
  }
  assert.deepEqual(table.saved(), saved);
});

everyGame('undo goes back as far as the engine allows, and the store follows', (trial) => {
  const { pick } = chances(3);
  let table = Table.create(setupOf(trial));
  const known = log(table);
  let undone = 0;
  for (let count = 0; count < 200 && !table.isOver(); count++) {
    const before = { hash: table.hash, entries: table.entries(null) };
    const seat = pick(table.asked());
    const { action, reveals } = pick(table.view(seat).legal);
    known.add(table.answer(seat, action));
    table = stored(table);
    assert.equal(table.view(seat).canUndo, table.canUndo(seat));
    if (reveals) assert.equal(table.canUndo(seat), false);
    if (!table.canUndo(seat)) continue;
    const { version } = table;
    const change = table.undo(seat, version);
    assert.equal(change.version, version + 1, 'versions never go back');
    known.add(change);
    assert.equal(table.hash, before.hash);
    assert.deepEqual(table.entries(null), before.entries);
    assert.deepEqual(known.entries, before.entries);
    undone++;
    known.add(table.answer(seat, action));
    table = stored(table);
  }
  assert.ok(undone > 5, `${undone} taken back`);
});

test('seats that are asked at once undo their own answers from the middle of the entries', () => {
  let table = Table.create({ game: 'orleans', seats: 3 });
  while (table.asked().length < 3) table.answer(table.asked()[0], table.view(table.asked()[0]).legal[0].action);
  const known = log(table);
  const start = known.entries.length;
  for (const seat of [0, 1, 2])
    known.add(table.answer(seat, table.view(seat).legal.find(({ action }) => action.type !== 'ready').action));
  table = stored(table);
  const change = table.undo(0);
  assert.equal(change.from, start);
  assert.equal(change.entries.length, 2);
  known.add(change);
  assert.deepEqual(known.entries, table.entries(null));
  assert.deepEqual(stored(table).saved(), table.saved());
});

test('undo of a seat without answers is refused', () => {
  const table = Table.create({ game: 'burgundy', seats: 2 });
  const saved = table.saved();
  assert.equal(table.canUndo(0), false);
  assert.throws(() => table.undo(0), refused('noUndo'));
  assert.deepEqual(table.saved(), saved);
});

everyGame('a bot plays for an absent seat until the player is back', (trial) => {
  let table = Table.create(setupOf(trial, 3));
  const known = log(table);
  known.add(table.drop(1, 'easy'));
  assert.deepEqual(table.dropped(), { 1: 'easy' });
  for (let count = 0; count < 60 && !table.isOver(); count++) {
    assert.equal(table.asked().includes(1), false);
    table = stored(table);
    const [seat] = table.asked();
    known.add(table.answer(seat, table.view(seat).legal[0].action));
  }
  assert.ok(
    table.record().entries.some(({ seat }) => seat === 1),
    'the bot has played',
  );
  assert.throws(() => table.answer(1, trial.refused), refused('seatLeft'));
  assert.throws(() => table.undo(1), refused('seatLeft'));
  assert.equal(table.canUndo(1), false);
  known.add(table.back(1));
  assert.deepEqual(table.dropped(), {});
  while (!table.asked().includes(1)) known.add(table.bot(table.asked()[0], 'easy'));
  known.add(table.answer(1, table.view(1).legal[0].action));
  assert.deepEqual(known.entries, table.entries(null));
  assert.throws(() => table.drop(1, 'clever'), refused('badInput', { path: 'level' }));
});

test('a table whose seats are all absent waits', () => {
  const table = Table.create({ game: 'orleans', seats: 2 });
  table.drop(0);
  table.drop(1);
  const { length } = table.entries(null);
  assert.deepEqual(table.asked(), []);
  assert.equal(table.isOver(), false);
  table.drop(0, 'easy');
  assert.equal(table.entries(null).length, length);
  table.back(1);
  assert.deepEqual(table.asked(), [1]);
  for (let count = 0; !table.isOver() && count < 500; count++) table.bot(1);
  assert.equal(table.isOver(), true);
});

test('a bot plays one turn, and only for a seat that is asked', () => {
  const table = Table.create({ game: 'burgundy', seats: 2 });
  const [seat] = table.asked();
  const { entries } = table.bot(seat);
  assert.ok(entries.length > 0);
  assert.throws(() => table.bot(seat), refused('notAsked'));
  assert.throws(() => table.bot(1 - seat, 'clever'), refused('badInput'));
});

test('B-015: secret choices reach no other seat until all have chosen', () => {
  let table = Table.create(SECRET);
  const known = log(table);
  const chosen = [0, 1, 2].map((seat) => table.view(seat).legal.at(seat));
  const blank = JSON.stringify(table.view(null).state);
  for (const seat of [0, 1]) {
    const change = table.answer(seat, chosen[seat].action);
    assert.deepEqual([change.entries, change.events], [[], []], 'the public change contains no choice');
    known.add(change);
    table = stored(table);
    assert.equal(table.saved().held.length, seat + 1);
    assert.equal(JSON.stringify(table.view(null).state), blank, 'a spectator sees no choice yet');
    assert.equal(JSON.stringify(table.view(2).state), blank, 'nor does a seat that has not chosen');
    assert.notEqual(JSON.stringify(table.view(seat).state), blank, 'a seat sees its own choice');
    assert.deepEqual(table.view(2).legal, loire.legalActions(table.view(2).state, 2));
    assert.equal(table.view(seat).legal, undefined);
    assert.deepEqual(
      table.view(2).turn.asks.map((ask) => ask.seat),
      [0, 1, 2],
    );
    assert.deepEqual(table.entries(2), known.entries);
    assert.deepEqual(table.entries(seat).slice(known.entries.length), [{ seat, action: chosen[seat].action }]);
  }
  // One choice is undone while others are still secret.
  const undone = table.undo(0);
  assert.deepEqual([undone.entries, undone.events], [[], []]);
  assert.deepEqual(table.saved().held, [{ seat: 1, action: chosen[1].action }]);
  table = stored(table);
  known.add(table.answer(0, chosen[0].action));
  const last = table.answer(2, chosen[2].action);
  known.add(last);
  assert.deepEqual(
    last.entries.slice(0, 3).map(({ seat }) => seat),
    [1, 0, 2],
  );
  assert.equal(last.events.filter(({ type }) => type === 'estateChosen').length, 3);
  assert.deepEqual(table.saved().held, []);
  assert.deepEqual(known.entries, table.entries(null));
  assert.deepEqual(stored(table).saved(), table.saved());
  assert.equal(table.canUndo(2), false);
});

test('B-015: a bot for an absent seat chooses without knowledge of secret choices', () => {
  /** The choice of seat 0's bot after seat 1 has chosen one of its candidates, or has not chosen yet. */
  const choice = (other) => {
    const table = Table.create(SECRET, { random: () => 0.1 });
    if (other !== undefined) table.answer(1, table.view(1).legal[other].action);
    table.drop(0, 'hard');
    return table.saved().held.find(({ seat }) => seat === 0);
  };
  const alone = choice();
  assert.ok(alone);
  for (const other of Table.create(SECRET, { random: () => 0.1 })
    .view(1)
    .legal.keys()) {
    assert.deepEqual(choice(other), alone);
  }
});

everyGame('a table of another version is refused by name, or migrated', (trial) => {
  const table = Table.create(setupOf(trial));
  const old = { ...table.saved(), engine: '0.0.9' };
  assert.throws(() => Table.load(old), refused('wrongVersion', { path: 'saved.engine' }));
  assert.throws(
    () => Table.load(old),
    (error) => error.message.includes('0.0.9') && error.message.includes(loire.version),
  );
  assert.throws(() => Table.load(old, { migrate: (saved) => saved }), refused('wrongVersion'));
  const migrated = Table.load(old, { migrate: (saved) => ({ ...saved, engine: loire.version }) });
  assert.deepEqual(migrated.saved(), table.saved());
  assert.throws(() => Table.load(old, { migrate: () => null }), refused('corruptState'));
});

everyGame('a stored table with contradictions is refused', (trial) => {
  const table = Table.create(setupOf(trial));
  for (let count = 0; count < 12; count++) table.answer(table.asked()[0], table.view(table.asked()[0]).legal[0].action);
  const saved = deepFreeze(table.saved());
  assert.equal(Table.load(saved).hash, table.hash);
  const broken = {
    'an entry is missing': { entries: saved.entries.slice(0, -1) },
    'an entry comes twice': { entries: [...saved.entries, saved.entries.at(-1)] },
    'another state': { state: Table.create(setupOf(trial)).saved().state },
    'a state of other seats': { state: Table.create(setupOf(trial, 3)).saved().state },
    'held is no secret': { entries: saved.entries.slice(0, -1), held: saved.entries.slice(-1) },
    'held is nothing': { held: [null] },
    'no version': { version: -1 },
    'a late since': { since: [0, 99] },
    'since of no seat': { since: [0] },
    'a dropped stranger': { dropped: { 7: 'easy' } },
    'a dropped level': { dropped: { 0: 'clever' } },
  };
  for (const [what, change] of Object.entries(broken)) {
    assert.throws(
      () => Table.load({ ...saved, ...change }),
      (error) => error instanceof loire.LoireError,
      what,
    );
  }
  for (const key of Object.keys(saved)) {
    for (const [kind, make] of Object.entries(EXOTIC)) {
      try {
        Table.load({ ...saved, [key]: make() }).free();
      } catch (error) {
        assert.ok(error instanceof loire.LoireError, `${key}: ${kind}: ${error?.stack}`);
      }
    }
  }
});

everyGame('hostile answers leave the table intact', (trial) => {
  const table = Table.create(setupOf(trial));
  const saved = table.saved();
  const [seat] = table.asked();
  const attempts = [...Object.values(EXOTIC).map((make) => make()), ...trial.nonsense, 'x'.repeat(4_000_000)];
  for (const action of attempts) {
    assert.throws(() => table.answer(seat, action), loire.LoireError);
  }
  for (const make of Object.values(EXOTIC)) {
    for (const call of [() => Table.create(make()), () => Table.load(make())]) {
      try {
        call().free();
      } catch (error) {
        assert.ok(error instanceof loire.LoireError, String(error?.stack));
      }
    }
  }
  assert.deepEqual(table.saved(), saved);
});

test('every call of a freed table fails with freed', () => {
  const table = Table.create({ game: 'burgundy', seats: 2 });
  table.free();
  table.free();
  assert.throws(() => table.view(0), refused('freed'));
});
