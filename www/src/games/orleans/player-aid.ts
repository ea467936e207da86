// The player aid: the demands of future harvests, the standings of the census, and the next steps of development.

import type { AidPart, AidRow } from '../game-view.js';
import * as glyphs from './art.js';
import { listedGoods, names } from './names.js';
import { cardOf } from './status.js';
import { aidTexts } from './texts/player-aid.js';
import type { Shown } from './types.js';
import { hourglassOf } from './trade.js';

export function aid(session: Shown): AidPart[] {
  const t = aidTexts(session);
  return [
    { title: t.events, note: t.eventsNote, rows: events(session) },
    { title: t.census, note: t.censusNote, rows: census(session) },
    { title: t.development, rows: development(session) },
    { title: t.draw, rows: drawing(session) },
  ];
}

/** The event of this round, and the harvests that are still in the stack. */
function events(session: Shown): AidRow[] {
  const t = aidTexts(session);
  const { hourglasses, players } = session.look.position;
  const turned = hourglasses.map((tile) => hourglassOf(session, tile));
  const now = turned.at(-1);
  const harvests = session.look.printed.hourglasses.filter(({ happening }) => happening === 'harvest');
  const left = harvests.filter(({ id }) => !hourglasses.includes(id));
  const card = now && cardOf(session, now);
  return [
    ...(card
      ? [{ sign: glyphs.shape('hourglass', 20, 20, 34, 'glyph ink'), words: `${card.title}: ${card.brings}` }]
      : []),
    { words: t.harvests(left.length), value: left.map(({ amount }) => amount).join(', ') },
    { words: t.goods, value: listedGoods(session, players[session.mine]!.goods) },
  ];
}

/** All players' farmers, the leaders first. */
function census(session: Shown): AidRow[] {
  const steps = session.seats.map((seat) => ({
    seat,
    step: session.look.position.players[seat]!.tracks.farmer ?? 0,
  }));
  return steps
    .sort((a, b) => b.step - a.step)
    .map(({ seat, step }) => ({ words: session.name(seat), value: String(step) }));
}

/** The next space of each kind on the track. */
function development(session: Shown): AidRow[] {
  const t = aidTexts(session);
  const { status, citizens, coins } = session.look.printed.tracks;
  const here = session.look.position.players[session.mine]!.development;
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

/** The number of followers drawn per round. */
function drawing(session: Shown): AidRow[] {
  const t = aidTexts(session);
  const { drawLimits } = session.look.status;
  const { roleTitle } = names(session);
  const { knight } = session.look.printed.tracks;
  const step = session.look.position.players[session.mine]!.tracks.knight ?? 0;
  const more = knight[step + 1];
  return [
    ...(drawLimits ? [{ words: t.drawn, value: String(drawLimits[session.mine]) }] : []),
    ...(more === undefined ? [] : [{ words: t.nextKnight(roleTitle('knight')), value: String(more) }]),
  ];
}
