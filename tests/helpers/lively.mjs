// Eventful games: players place tiles, complete and use places, and never end a turn while they can act.

import { chances } from './values.mjs';

const ENDING = ['plan', 'ready', 'pass', 'decline', 'recall', 'endTurn', 'takeChips'];

/** The record of a whole game. */
export function livelyRecord(loire, setup) {
  const { pick } = chances(1);
  const sizes = new Map((loire.components(setup.game).places ?? []).map(({ id, spaces }) => [id, spaces.length]));
  const table = loire.Game.create(setup);
  try {
    for (let turn = table.turn(); turn.type !== 'over'; turn = table.turn()) {
      const { seat } = turn.asks[0];
      table.play(seat, pick(lively(table.state().position.players[seat], table.legal(seat), sizes)).action);
    }
    return table.record();
  } finally {
    table.free();
  }
}

const bag = ({ followers }) => Object.values(followers.bag).reduce((sum, count) => sum + count, 0);

/** The actions of the first kind that has any. */
function lively(player, legal, sizes) {
  const all = (wanted) => legal.filter(({ action }) => wanted(action));
  const place = (space) => space.split('.')[0];
  const spaces = all(({ type }) => type === 'plan').map(({ action }) => action.space);
  const completes = (space) => {
    const here = [...spaces, ...Object.keys(player.followers.spaces)].filter((other) => place(other) === place(space));
    return new Set(here).size >= sizes.get(place(space));
  };
  const choices = [
    all(({ type }) => type === 'placeTile'),
    all(({ type, space }) => type === 'plan' && completes(space)),
    all(({ type }) => !ENDING.includes(type)),
    // A player with enough followers spares one for good.
    all(({ type, space }) => type === 'plan' && place(space) === 'townHall' && bag(player) > 4),
    all(({ type }) => type === 'ready'),
    legal,
  ];
  return choices.find((some) => some.length);
}
