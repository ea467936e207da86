// Order cards: the open ones with town, goods and points, and those that a player has fulfilled.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';

import { type Pieces, piece } from '../../view/board/piece.js';
import * as glyphs from './art.js';
import { goods, names, onLines } from './names.js';
import { pieceName } from './pieces.js';
import { TEXT, card, plate } from './place.js';
import { texts } from './texts/index.js';
import { ordersWords } from './trade-pieces.js';
import { orderOf, ordersFor, pileOf } from './trade.js';
import type { Order, Player, Shown, Town } from './types.js';

export function openOrders(session: Shown, pieces: Pieces): TemplateResult {
  const { position } = session.look;
  return html`<h3>${texts(session).board.orders(pileOf(session))}</h3>
    <div class="tiles orders">${(position.orders ?? []).map((order) => orderCard(session, pieces, order))}</div>`;
}

function orderCard(session: Shown, pieces: Pieces, order: Order): TemplateResult {
  const { town, goods: wanted, points } = orderOf(session, order);
  const id = `order.${order}`;
  const tiles = goods().flatMap((good) => Array.from({ length: wanted[good] ?? 0 }, () => good));
  const step = Math.min(27, 112 / tiles.length);
  const lines = onLines(names(session).town(town));
  return html`<svg class="tile" viewBox="0 0 128 66" role="group" aria-label=${names(session).town(town)}>
    ${piece(
      pieces,
      id,
      pieceName(session, id),
      svg`<rect class="edge plate scroll" x="2" y="2" width="124" height="62" rx="7" />
        ${lines.map((line, i) => glyphs.title(line, 9, (lines.length > 1 ? 15 : 20) + i * 12, lines.length > 1 ? 11 : 13, 78))}
        ${star(points, 108, 18, 30)}
        ${tiles.map((good, i) => glyphs.goodTile(good, 21 + i * step, 46, 24))}`,
      texts(session).pieces.about.order,
    )}
  </svg>`;
}

const star = (points: number, x: number, y: number, size: number): SVGTemplateResult =>
  svg`${glyphs.shape('star', x, y, size, 'glyph rankStar')}${glyphs.words(points, x, y + size * 0.16, size * 0.4, 'onCoin')}`;

/** The orders that a player has delivered. */
export function fulfilled(session: Shown, player: Player): TemplateResult {
  const { home: t } = texts(session);
  const done = (player.orders ?? []).map((order) => orderOf(session, order));
  const sum = done.reduce((total, { points }) => total + points, 0);
  const words = t.ordersOf(ordersWords(session, player.orders ?? []));
  const step = Math.min(33, 132 / Math.max(1, Math.ceil(done.length / 2) - 1));
  return card(
    words,
    svg`${plate()}${glyphs.words(t.orders(sum), 10, 21, TEXT, 'name start')}
      ${glyphs.shape('order', 142, 15, 18, 'glyph scroll')}
      ${done.map(({ points }, i) => star(points, 22 + Math.floor(i / 2) * step, i % 2 ? 72 : 44, 30))}`,
    undefined,
    'belongings',
  );
}

/** A scroll beside a town with an open order, with its points. */
export const mark = (session: Shown, town: Town, x: number, y: number): SVGTemplateResult[] =>
  ordersFor(session, town).map(
    ({ points }, i) =>
      svg`${glyphs.shape('order', x + i * 24, y, 34, 'glyph scroll')}${glyphs.words(points, x + i * 24, y + 5, 15.2, 'onCoin')}`,
  );
