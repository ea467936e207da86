// Games of Orléans that reach each kind of question: players complete places and take the wanted tiles.

import { chances } from './values.mjs';

/** Every kind of question, with what a game needs to reach it. */
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

const EVENTS = { modules: ['newEvents'] };
const DEEDS = { modules: ['newDeeds'] };
const INTRIGUE = { modules: ['intrigue'], options: { bribery: 'full' } };

/** The same for Trade & Intrigue, whose modules nest their own questions. */
export const TRADE_ASKS = {
  deliver: { modules: ['orders'], wishes: ['travel', 'deliver'] },
  shield: { modules: ['newPlaces', 'newEvents'], tile: 'brasserie' },
  dispatchMore: INTRIGUE,
  indulgence: EVENTS,
  education: EVENTS,
  bonVoyage: EVENTS,
  furtherEducation: EVENTS,
  defect: EVENTS,
  levies: EVENTS,
  summons: EVENTS,
  famine: EVENTS,
  amnesty: EVENTS,
  alchemy: DEEDS,
  transmute: DEEDS,
  court: DEEDS,
  freeBath: { ...DEEDS, tile: 'bathhouse', civic: 'court' },
  tow: { ...DEEDS, civic: 'towing' },
  navigate: DEEDS,
  build: { ...DEEDS, civic: 'architecture' },
  target: INTRIGUE,
  bribe: INTRIGUE,
  pledge: INTRIGUE,
  bribed: INTRIGUE,
  loot: { ...INTRIGUE, civic: 'swindler' },
  rebuild: { ...INTRIGUE, civic: 'arsonist' },
};

/** The name of a question, also inside a module's. */
export const kindOf = (ask) => ask.ask?.type ?? ask.type;

/** The record of a game up to a question of this kind. */
export function recordUpTo(loire, kind, asks = ASKS) {
  const { options = {}, modules = [], tile, civic, wishes = [] } = asks[kind];
  const sizes = new Map(
    loire.components('orleans').places.map(({ id, spaces }) => [id, id === 'townHall' ? 1 : spaces.length]),
  );
  for (let attempt = 0; attempt < 200; attempt++) {
    const { pick } = chances(attempt + 1);
    const table = loire.Game.create({ game: 'orleans', seats: 3, seed: `${kind} ${attempt}`, options, modules });
    try {
      for (let turn = table.turn(); turn.type !== 'over'; turn = table.turn()) {
        if (turn.asks.length && kindOf(turn.asks[0].ask) === kind) return table.record();
        const { seat } = turn.asks[0];
        const legal = table.legal(seat);
        table.play(
          seat,
          pick(sensible(table.state().position.players[seat], legal, { tile, civic, wishes }, sizes)).action,
        );
      }
    } finally {
      table.free();
    }
  }
  throw new Error(`no game reaches ${kind}`);
}

/** Prefers the wanted tile, then a place that becomes complete, then anything but ending the turn. */
function sensible(player, legal, { tile, civic, wishes }, sizes) {
  const all = (wanted) => legal.filter(({ action }) => wanted(action));
  const spaces = legal.filter(({ action }) => action.type === 'plan').map(({ action }) => action.space);
  const place = (space) => space.split('.')[0];
  const completes = (space) => {
    const here = [...spaces, ...Object.keys(player.followers.spaces)].filter((other) => place(other) === place(space));
    return new Set(here).size >= sizes.get(place(space));
  };
  const choices = [
    all(({ type }) => wishes.includes(type)),
    all(({ type, place }) => tile && type === 'use' && place === tile),
    all((action) => action.type === 'dispatch' && action.civic === civic),
    all(({ type }) => !civic && type === 'dispatch'),
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
