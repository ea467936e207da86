// Hostile states. Seeded, so every run tries the same cases.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { everyGame, loire } from '../helpers/every-game.mjs';
import { judgeOf } from '../helpers/hostile.mjs';
import { mutate, paths } from '../helpers/mutations.mjs';
import { chances } from '../helpers/values.mjs';

everyGame('states spoilt at any path are refused or playable', (game) => {
  const { positions, judge } = judgeOf(game);
  const random = chances(20_11);
  const all = positions();
  assert.ok(all.length > 10 * game.setups.length, `${all.length} positions`);
  let accepted = 0;
  for (const [index, state] of all.entries()) {
    assert.deepEqual(loire.validate(state), []);
    const places = paths(state);
    for (let i = 0; i < 24; i++) {
      const { name, spoilt } = mutate(state, places, random, game.words);
      if (JSON.stringify(spoilt) !== JSON.stringify(state))
        accepted += judge(`position ${index}: ${name}`, spoilt, random);
    }
  }
  assert.ok(accepted > 20, `only ${accepted} other valid positions`);
});

everyGame('a state is refused or playable after any path is deleted or replaced', (game) => {
  const { judge } = judgeOf(game);
  const random = chances(3);
  const played = loire.Game.create({ ...game.seeded, ...game.everything, seats: 4, names: ['a', 'b', 'c', 'd'] });
  played.playout('middle', 90);
  const state = played.state();
  for (const path of paths(state)) {
    if (path.length === 0) continue;
    for (const name of ['delete', 'replace']) {
      const pick = (list) => (list.includes(name) ? name : random.pick(list));
      const { spoilt } = mutate(state, [path], { ...random, pick }, game.words);
      judge(`${name} ${path.join('.')}`, spoilt, random);
    }
  }
});

everyGame('states spoilt twice and three times are refused or playable', (game) => {
  const { positions, judge } = judgeOf(game);
  const random = chances(7);
  const all = positions();
  for (let i = 0; i < 500; i++) {
    let spoilt = random.pick(all);
    const names = [];
    for (let left = 2 + random.below(2); left > 0; left--) {
      const mutation = mutate(spoilt, paths(spoilt), random, game.words);
      names.push(mutation.name);
      ({ spoilt } = mutation);
    }
    judge(names.join(' + '), spoilt, random);
  }
});

everyGame('states with moved pieces are refused or playable', (game) => {
  const { positions, judge } = judgeOf(game);
  const random = chances(23);
  const all = positions();
  let accepted = 0;
  for (let i = 0; i < 600; i++) {
    const index = random.below(all.length);
    const { name, spoilt } = game.rearrange(all[index], random);
    accepted += judge(`position ${index}: ${name}, case ${i}`, spoilt, random);
  }
  assert.ok(accepted > 50, `only ${accepted} other valid positions`);
});

everyGame('forged agendas are refused or playable', (game) => {
  const { positions, judge } = judgeOf(game);
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
        ...Array.from({ length: random.below(3) }, () => game.forgeItem(random)),
      );
    }
    if (JSON.stringify(agenda) === JSON.stringify(state.agenda)) continue;
    judge(`agenda ${JSON.stringify(agenda)}`, { ...state, agenda }, random);
  }
});

everyGame('doubled, superfluous and swapped seats are refused', (game) => {
  const { positions, judge } = judgeOf(game);
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
    for (const count of [2, 3, 4])
      if (count !== seats) judge('seats', { ...state, setup: { ...state.setup, seats: count } }, random);
  }
});

/** Plays random games until a state fits. */
function find(setup, fits) {
  for (let seed = 0; seed < 50; seed++) {
    const game = loire.Game.create({ ...setup, seed: `find ${seed}` });
    const random = chances(seed);
    for (let legal; (legal = game.legal()).length > 0; ) {
      const state = game.state();
      if (fits(state, loire.turn(state))) return state;
      const { seat, action } = random.pick(legal);
      game.play(seat, action);
    }
  }
  throw new Error('no such state was found');
}

test('refuses a third die for a seat, which it could not keep (B-030)', () => {
  let { state } = loire.newGame({ game: 'burgundy', seats: 2, dealer: 'host' });
  while (loire.turn(state).draw?.type !== 'die') state = loire.settle(state, loire.outcomes(state)[0].outcome).state;
  const spoilt = { ...state, agenda: [...state.agenda, state.agenda.at(-1)] };
  assert.deepEqual(
    loire.validate(spoilt).map(({ path }) => path),
    [`agenda[${state.agenda.length}]`],
  );
});

test('refuses a place tile beyond the steps on the track of traders (O-064)', () => {
  const state = find({ game: 'orleans', seats: 3 }, (_, { asks }) => asks?.[0].ask.type === 'placeTile');
  assert.deepEqual(loire.validate(state), []);
  const { seat } = loire.turn(state).asks[0];
  const spoilt = structuredClone(state);
  const [taken] = spoilt.position.places.splice(0, 1);
  spoilt.position.players[seat].places.push(taken);
  assert.deepEqual(
    loire.validate(spoilt).map(({ path }) => path),
    [`agenda[${state.agenda.length - 1}]`],
  );
});
