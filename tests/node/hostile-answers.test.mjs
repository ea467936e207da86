// Hostile answers and records. Seeded, so every run tries the same cases.

import assert from 'node:assert/strict';

import { everyGame, loire } from '../helpers/every-game.mjs';
import { judgeOf } from '../helpers/hostile.mjs';
import { mutate, paths } from '../helpers/mutations.mjs';
import { chances, deepFreeze } from '../helpers/values.mjs';

everyGame('actions of other seats, other phases and no game are refused', ({ rule, words, ...rest }) => {
  const { attempt, positions } = judgeOf(rest);
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
      if (i % 3 === 0) action = mutate(action, paths(action), random, words).spoilt;
      const seat = random.below(seats);
      const what = `position ${index}: seat ${seat} ${JSON.stringify(action)}`;
      const { value: verdict, error } = attempt(what, () => game.check(seat, action));
      const legal = game.legal(seat).some((one) => JSON.stringify(one.action) === JSON.stringify(action));
      if (error) assert.ok(!legal && ['badAction', 'badInput'].includes(error.code), what);
      else if (i % 3 !== 0) assert.equal(verdict.legal, legal, `${what}: ${JSON.stringify(verdict)}`);
      if (verdict?.legal) continue;
      refused++;
      if (verdict) assert.match(verdict.rule, rule, what);
      const { error: why } = attempt(what, () => game.play(seat, action));
      assert.ok(why, `${what}: check refuses, play accepts`);
      if (verdict) assert.deepEqual([why.code, why.rule], [verdict.code, verdict.rule], what);
      assert.equal(game.hash(), hash, `${what}: a refused call changed the game`);
    }
    game.free();
  }
  assert.ok(refused > 1000, `only ${refused} refused`);
});

everyGame('outcomes of other draws and no game are refused', ({ words, ...rest }) => {
  const { attempt, positions } = judgeOf(rest);
  const random = chances(29);
  const all = positions();
  const pool = all.flatMap((state) => loire.outcomes(state));
  let refused = 0;
  for (const [index, state] of all.entries()) {
    const game = loire.Game.load(state);
    const hash = game.hash();
    const possible = new Set(game.outcomes().map(({ notation }) => notation));
    for (let i = 0; i < 20; i++) {
      const { outcome, notation } = random.pick(pool);
      const spoilt = mutate(outcome, paths(outcome), random, words).spoilt;
      for (const [answer, isPossible] of [
        [outcome, possible.has(notation)],
        [notation, possible.has(notation)],
        [spoilt, undefined],
      ]) {
        const what = `position ${index}: ${JSON.stringify(answer)}`;
        const fork = game.fork();
        const { error } = attempt(what, () => fork.settle(answer));
        if (isPossible !== undefined) assert.equal(!error, isPossible, what);
        if (error) assert.equal(fork.hash(), hash, `${what}: a refused call changed the game`);
        refused += Boolean(error);
        fork.free();
      }
    }
    game.free();
  }
  assert.ok(refused > 1000, `only ${refused} refused`);
});

everyGame('texts that are nearly notations are refused', (game) => {
  const { attempt, positions } = judgeOf(game);
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

everyGame(
  'records that are cut, spliced, reordered or spoilt are refused or replay',
  ({ rule, words, setups, ...rest }) => {
    const { attempt } = judgeOf({ setups, ...rest });
    const random = chances(11);
    const records = setups.map((setup, index) => {
      const game = loire.Game.create(setup);
      game.playout(`record ${index}`);
      return deepFreeze(game.record());
    });
    for (const record of records) assert.equal(attempt('whole', () => loire.replay(record)).error, undefined);
    const spoil = (value) => mutate(value, paths(value), random, words).spoilt;
    let named = 0;
    for (let i = 0; i < 1200; i++) {
      const record = random.pick(records);
      const other = random.pick(records);
      const { entries } = record;
      const [a, b] = [random.below(entries.length), random.below(entries.length)].sort((x, y) => x - y);
      const piece = other.entries.slice(random.below(other.entries.length)).slice(0, 1 + random.below(5));
      const swapped = [...entries];
      [swapped[a], swapped[b]] = [swapped[b], swapped[a]];
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
        entry: () => ({ ...record, entries: [...entries.slice(0, a), spoil(entries[a]), ...entries.slice(a + 1)] }),
        head: () => spoil({ ...record, entries: [] }),
        scores: () => ({ ...record, scores: spoil(record.scores) }),
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
        assert.match(error.rule, rule, what);
        assert.equal(error.path, `entries[${error.entry}]`);
        const upTo = attempt(what, () => loire.replay(spoilt, error.entry));
        // Answers to questions that no longer exist and that change nothing are left out.
        const left = spoilt.entries
          .slice(0, error.entry)
          .filter(({ action }) => ['ready', 'suffer'].includes(action?.type)).length;
        const played = upTo.value?.entries.length ?? -1;
        assert.ok(
          played <= error.entry && played >= error.entry - left,
          `${what}: all entries before the named one are valid`,
        );
      }
    }
    assert.ok(named > 300, `${named} entries named`);
  },
);
