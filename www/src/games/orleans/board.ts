// The main board: the map, the tracks, the deeds, and the supply in the middle of the table.

import { type TemplateResult, html, svg } from 'lit';

import { part } from '../../view/board/memo-part.js';
import { type Pieces, piece } from '../../view/board/piece.js';
import type { BoardPart } from '../game-view.js';
import { civicBoard, civicBoards } from './civics.js';
import { deeds } from './deeds.js';
import * as glyphs from './art.js';
import { map } from './map.js';
import { goods, names, placeOf } from './names.js';
import { openOrders } from './orders.js';
import { pieceName } from './pieces.js';
import { tileCard } from './place.js';
import { texts } from './texts/index.js';
import { development, tracks } from './tracks.js';
import { plays } from './trade.js';
import type { Player, Shown } from './types.js';

export function parts(session: Shown, pieces: Pieces): BoardPart[] {
  const { board: t } = texts(session);
  const { position, setup } = session.look;
  const { paths, places, supply: left, citizens, civics, deeds: sent, navigation, orders: open } = position;
  const ofEach = (what: (player: Player) => unknown) => position.players.map(what);
  const of = (
    id: string,
    title: string,
    holds: (piece: string) => boolean,
    values: unknown[],
    draw: () => unknown,
  ): BoardPart => ({
    id,
    title,
    place: id === 'map' ? 'board' : 'panel',
    holds,
    drawn: part(session, pieces, { pieces: holds, values }, draw),
  });
  const begins = (start: string) => (piece: string) => piece.startsWith(start);
  const onMap = [paths, open, ofEach(({ stations, merchant }) => [stations, merchant])];
  const onTracks = [left, citizens, ofEach((player) => player.tracks)];
  const developed = [citizens, ofEach((player) => player.development)];
  const boards = civicBoards(session);
  return [
    of('map', t.map, isOnMap, onMap, () => map(session, pieces)),
    of('tracks', t.followers, isOnTracks, onTracks, () => tracks(session, pieces)),
    of('development', t.development, isOnDevelopment, developed, () => development(session, pieces)),
    ...boards.map((module) =>
      of(module, t[module], begins('civic.'), [civics, citizens, navigation], () =>
        civicBoard(session, pieces, module),
      ),
    ),
    ...(boards.length ? [] : [of('deeds', t.deeds, begins('deed.'), [sent, citizens], () => deeds(session, pieces))]),
    ...(plays(setup, 'orders')
      ? [
          of('orders', t.openOrders, begins('order.'), [open, ofEach((player) => player.orders)], () =>
            openOrders(session, pieces),
          ),
        ]
      : []),
    of('places', t.stacks, begins('tile.'), [places], () =>
      (['I', 'II'] as const).map((category) => stack(session, pieces, category)),
    ),
    of('supply', t.goodsMarket, begins('goods.'), [position.goods, position.technology], () => supply(session, pieces)),
  ];
}

const isOnMap = (piece: string): boolean => /^(town|path)\.|\.(station\.|merchant$)/.test(piece);
const isOnTracks = (piece: string): boolean => /^track\.|\.marker\./.test(piece);
const isOnDevelopment = (piece: string): boolean => piece.endsWith('.development');

/** Goods are pieces while they can be taken from here. */
function supply(session: Shown, pieces: Pieces): TemplateResult {
  const { position } = session.look;
  const t = texts(session);
  const { good: goodName } = names(session);
  const all = goods().map((good) => `${position.goods[good] ?? 0} ${goodName(good)}`);
  const isOffered = goods().some((good) => pieces.offered.has(`goods.${good}`));
  return html`<svg class="supply" viewBox="0 0 500 44" role=${isOffered ? 'group' : 'img'} aria-label=${t.board.supplyOf(all.join(', '), position.technology)}>
    ${goods().map((good, i) => {
      const many = glyphs.words(`× ${position.goods[good] ?? 0}`, 42 + i * 82, 28, 15, 'start');
      const id = `goods.${good}`;
      if (pieces.offered.has(id))
        return piece(
          pieces,
          id,
          pieceName(session, id),
          svg`${glyphs.goodTile(good, 22 + i * 82, 22, 32, 'edge')}${many}`,
        );
      return svg`<g><title>${goodName(good)}</title>${glyphs.goodTile(good, 22 + i * 82, 22, 32)}${many}</g>`;
    })}
    <g><title>${t.technology}</title>${glyphs.gear(432, 22, 32)}${glyphs.words(`× ${position.technology}`, 452, 28, 15, 'start')}</g>
  </svg>`;
}

function stack(session: Shown, pieces: Pieces, category: 'I' | 'II'): TemplateResult {
  const tiles = session.look.position.places.filter((place) => placeOf(session, place).category === category);
  return html`<div>
    <h3>${texts(session).board.stack(category, tiles.length)}</h3>
    <div class="tiles">${tiles.map((place) => tileCard(session, pieces, place))}</div>
  </div>`;
}
