// Hostile states of Burgundy.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { games, loire } from '../helpers/every-game.mjs';
import { judgeOf } from '../helpers/hostile.mjs';
import { chances } from '../helpers/values.mjs';

const { attempt, positions, playOut, judge } = judgeOf(games.find(({ id }) => id === 'burgundy'));

test('riches at the accepted limits can be played to the end', () => {
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

test('points for areas are refused before a duchy is chosen', () => {
  const { state } = loire.newGame({ game: 'burgundy', seats: 2, seed: 'early', options: { setup: 'advancedSecret' } });
  for (const areas of [1, 50]) {
    const [first, second] = state.position.players;
    const players = [{ ...first, points: { areas } }, second];
    judge(`${areas} points`, { ...state, position: { ...state.position, players } }, chances(1));
  }
});

test('hardly any effect without a cause is accepted', () => {
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
  assert.ok(accepted > 0, 'some are other valid positions');
  assert.ok(accepted < 20, `${accepted} are accepted, although hardly any can have a cause`);
});

test('markers that are doubled, missing or of unknown seats are refused', () => {
  const random = chances(13);
  for (const state of positions()) {
    const { position } = state;
    for (const stack of [[...position.track[0], 0], [0, 0], [3], [1, 0], [255], [-1]])
      judge('track', { ...state, position: { ...position, track: [stack, ...position.track.slice(1)] } }, random);
  }
});

test('outcomes that are not a tile or a board are refused', () => {
  for (const state of positions()) {
    const game = loire.Game.load(state);
    for (const outcome of ['board 200', { type: 'board', pair: 255 }, { type: 'tile', tile: 't27' }]) {
      const { error } = attempt(JSON.stringify(outcome), () => game.settle(outcome));
      assert.ok(error, JSON.stringify(outcome));
    }
    assert.equal(game.hash(), loire.hash(state));
    game.free();
  }
});
