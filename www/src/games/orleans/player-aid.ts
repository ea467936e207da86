// The player aid: what harvests will ask for, what the census counts, and what the next steps of development bring.

import type { AidPart, AidRow } from '../game-view.js';
import * as glyphs from './art.js';
import { listedGoods, names } from './names.js';
import { cardOf } from './status.js';
import { aidTexts } from './texts/player-aid.js';
import type { Store } from './types.js';
import { hourglassOf } from './trade.js';

export function aid(store: Store): AidPart[] {
  const t = aidTexts(store);
  return [
    { title: t.events, note: t.eventsNote, rows: events(store) },
    { title: t.census, note: t.censusNote, rows: census(store) },
    { title: t.development, rows: development(store) },
    { title: t.draw, rows: drawing(store) },
  ];
}

/** The event of this round, and the harvests that are still in the stack. */
function events(store: Store): AidRow[] {
  const t = aidTexts(store);
  const { hourglasses, players } = store.look.position;
  const turned = hourglasses.map((tile) => hourglassOf(store, tile));
  const now = turned.at(-1);
  const harvests = store.look.printed.hourglasses.filter(({ happening }) => happening === 'harvest');
  const left = harvests.filter(({ id }) => !hourglasses.includes(id));
  const card = now && cardOf(store, now);
  return [
    ...(card
      ? [{ sign: glyphs.shape('hourglass', 20, 20, 34, 'glyph ink'), words: `${card.title}: ${card.brings}` }]
      : []),
    { words: t.harvests(left.length), value: left.map(({ amount }) => amount).join(', ') },
    { words: t.goods, value: listedGoods(store, players[store.mine]!.goods) },
  ];
}

/** Everybody's farmers, those first that are ahead. */
function census(store: Store): AidRow[] {
  const steps = store.seats.map((seat) => ({
    seat,
    step: store.look.position.players[seat]!.tracks.farmer ?? 0,
  }));
  return steps
    .sort((a, b) => b.step - a.step)
    .map(({ seat, step }) => ({ words: store.name(seat), value: String(step) }));
}

/** The next of each kind of space on the track. */
function development(store: Store): AidRow[] {
  const t = aidTexts(store);
  const { status, citizens, coins } = store.look.printed.tracks;
  const here = store.look.position.players[store.mine]!.development;
  const next = (spaces: readonly number[]) => spaces.find((space) => space > here);
  const paid = coins.find(([space]) => space! > here);
  const level = 1 + status.filter((space) => space <= here).length;
  const rows: [words: string, space: number | undefined][] = [
    [t.star(level + 1), next(status)],
    [t.citizen, next(citizens)],
    [paid ? t.coins(paid[1]!) : '', paid?.[0]],
  ];
  return [
    { words: t.here(here), value: t.level(level) },
    ...rows.flatMap(([words, space]) => (space === undefined ? [] : [{ words, value: t.steps(space - here) }])),
  ];
}

/** How many are drawn in a round. */
function drawing(store: Store): AidRow[] {
  const t = aidTexts(store);
  const { drawLimits } = store.look.status;
  const { roleTitle } = names(store);
  const { knight } = store.look.printed.tracks;
  const step = store.look.position.players[store.mine]!.tracks.knight ?? 0;
  const more = knight[step + 1];
  return [
    ...(drawLimits ? [{ words: t.drawn, value: String(drawLimits[store.mine]) }] : []),
    ...(more === undefined ? [] : [{ words: t.nextKnight(roleTitle('knight')), value: String(more) }]),
  ];
}
