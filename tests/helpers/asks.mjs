// Games of Orléans that stop at a question of each kind: played so that places get complete and wanted tiles are taken.

import { chances } from './values.mjs';

/** Every kind of question, with what a game must be like to come to it. */
export const ASKS = {
  recall: {},
  draw: { options: { drawOptional: true } },
  keep: { options: { bathhouse: 'draw' }, tile: 'bathhouse' },
  shelter: { tile: 'gunpowderTower' },
  plan: {},
  turn: {},
  sendMore: {},
  placeTile: {},
  bathhouse: { tile: 'bathhouse' },
  install: {},
  shield: { tile: 'sacristy' },
  harvest: {},
  torture: {},
};

/** The record of a game up to a question of this kind. */
export function recordUpTo(loire, kind) {
  const { options = {}, tile } = ASKS[kind];
  const sizes = new Map(loire.components('orleans').places.map(({ id, spaces }) => [id, id === 'townHall' ? 1 : spaces.length]));
  for (let attempt = 0; attempt < 200; attempt++) {
    const { pick } = chances(attempt + 1);
    const table = loire.Game.create({ game: 'orleans', seats: 3, seed: `${kind} ${attempt}`, options });
    try {
      for (let turn = table.turn(); turn.type !== 'over'; turn = table.turn()) {
        if (turn.asks.length && turn.asks[0].ask.type === kind) return table.record();
        const { seat } = turn.asks[0];
        const legal = table.legal(seat);
        table.play(seat, pick(sensible(table.state().position.players[seat], legal, tile, sizes)).action);
      }
    } finally {
      table.free();
    }
  }
  throw new Error(`no game came to ${kind}`);
}

/** Whatever leads on: the wanted tile first, then a place that becomes complete, then anything but ending. */
function sensible(player, legal, tile, sizes) {
  const all = (wanted) => legal.filter(({ action }) => wanted(action));
  const spaces = legal.filter(({ action }) => action.type === 'plan').map(({ action }) => action.space);
  const place = (space) => space.split('.')[0];
  const completes = (space) => {
    const here = [...spaces, ...Object.keys(player.followers.spaces)].filter((other) => place(other) === place(space));
    return new Set(here).size >= sizes.get(place(space));
  };
  const choices = [
    all(({ type, place }) => type === 'takePlace' && place === tile),
    all(({ type, role }) => tile && type === 'recruit' && role === 'trader'),
    all(({ type, space }) => tile && type === 'plan' && place(space) === tile),
    all(({ type, space }) => type === 'plan' && completes(space)),
    all(({ type }) => !['plan', 'ready', 'pass', 'decline', 'recall'].includes(type)),
    all(({ type }) => type === 'ready'),
    legal,
  ];
  return choices.find((some) => some.length);
}
