// The main board: the map, the tracks, the deeds, and what is left in the middle of the table.

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
import type { Player, Store } from './types.js';

export function parts(store: Store, pieces: Pieces): BoardPart[] {
  const { board: t } = texts(store);
  const { position, setup } = store.look;
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
    drawn: part(store, pieces, { pieces: holds, values }, draw),
  });
  const begins = (start: string) => (piece: string) => piece.startsWith(start);
  const onMap = [paths, open, ofEach(({ stations, merchant }) => [stations, merchant])];
  const onTracks = [left, citizens, ofEach((player) => player.tracks)];
  const developed = [citizens, ofEach((player) => player.development)];
  const boards = civicBoards(store);
  return [
    of('map', t.map, isOnMap, onMap, () => map(store, pieces)),
    of('tracks', t.followers, isOnTracks, onTracks, () => tracks(store, pieces)),
    of('development', t.development, isOnDevelopment, developed, () => development(store, pieces)),
    ...boards.map((module) =>
      of(module, t[module], begins('civic.'), [civics, citizens, navigation], () => civicBoard(store, pieces, module)),
    ),
    ...(boards.length ? [] : [of('deeds', t.deeds, begins('deed.'), [sent, citizens], () => deeds(store, pieces))]),
    ...(plays(setup, 'orders')
      ? [
          of('orders', t.openOrders, begins('order.'), [open, ofEach((player) => player.orders)], () =>
            openOrders(store, pieces),
          ),
        ]
      : []),
    of('places', t.stacks, begins('tile.'), [places], () =>
      (['I', 'II'] as const).map((category) => stack(store, pieces, category)),
    ),
    of('supply', t.goodsMarket, begins('goods.'), [position.goods, position.technology], () => supply(store, pieces)),
  ];
}

const isOnMap = (piece: string): boolean => /^(town|path)\.|\.(station\.|merchant$)/.test(piece);
const isOnTracks = (piece: string): boolean => /^track\.|\.marker\./.test(piece);
const isOnDevelopment = (piece: string): boolean => piece.endsWith('.development');

/** Goods are pieces while they can be taken from here. */
function supply(store: Store, pieces: Pieces): TemplateResult {
  const { position } = store.look;
  const t = texts(store);
  const { good: goodName } = names(store);
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
          pieceName(store, id),
          svg`${glyphs.goodTile(good, 22 + i * 82, 22, 32, 'edge')}${many}`,
        );
      return svg`<g><title>${goodName(good)}</title>${glyphs.goodTile(good, 22 + i * 82, 22, 32)}${many}</g>`;
    })}
    <g><title>${t.technology}</title>${glyphs.gear(432, 22, 32)}${glyphs.words(`× ${position.technology}`, 452, 28, 15, 'start')}</g>
  </svg>`;
}

function stack(store: Store, pieces: Pieces, category: 'I' | 'II'): TemplateResult {
  const tiles = store.look.position.places.filter((place) => placeOf(store, place).category === category);
  return html`<div>
    <h3>${texts(store).board.stack(category, tiles.length)}</h3>
    <div class="tiles">${tiles.map((place) => tileCard(store, pieces, place))}</div>
  </div>`;
}
