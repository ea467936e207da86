// The main board: the map, the tracks, the deeds, and what is left in the middle of the table.

import { type TemplateResult, html, nothing, svg } from 'lit';

import { part } from '../../elements/part.js';
import { type Pieces, piece } from '../../elements/piece.js';
import { civicBoard, civicBoards } from './civics.js';
import { deeds } from './deeds.js';
import * as glyphs from './glyphs.js';
import { map } from './map.js';
import { goods, names, placeOf } from './names.js';
import { openOrders } from './orders.js';
import { pieceName } from './pieces.js';
import { tileCard } from './place.js';
import { texts } from './texts/index.js';
import { development, tracks } from './tracks.js';
import { plays } from './trade.js';
import type { Player, Store } from './types.js';

export function board(store: Store, pieces: Pieces): TemplateResult {
  const { board: t } = texts(store);
  const boards = civicBoards(store);
  const { position, setup } = store.look;
  const { paths, places, supply: left, citizens, civics, deeds: sent, navigation, orders: open } = position;
  const ofEach = (what: (player: Player) => unknown) => position.players.map(what);
  const orders = plays(setup, 'orders')
    ? part(store, pieces, { pieces: 'order.', values: [open, ofEach((player) => player.orders)] }, () =>
        openOrders(store, pieces),
      )
    : nothing;
  return html`<div class="middle">
    <div>
      ${part(store, pieces, { pieces: isOnMap, values: [paths, open, ofEach(({ stations, merchant }) => [stations, merchant])] }, () => map(store, pieces))}
      <h3>${t.supply}</h3>
      ${part(store, pieces, { pieces: 'goods.', values: [position.goods, position.technology] }, () => supply(store, pieces))}
      ${boards.length ? nothing : orders}
    </div>
    <div>
      <h3>${t.followers}</h3>
      ${part(store, pieces, { pieces: isOnTracks, values: [left, citizens, ofEach((player) => player.tracks)] }, () => tracks(store, pieces))}
      <h3>${t.development}</h3>
      ${part(store, pieces, { pieces: isOnDevelopment, values: [citizens, ofEach((player) => player.development)] }, () => development(store, pieces))}
      ${boards.length ? orders : html`<h3>${t.deeds}</h3> ${part(store, pieces, { pieces: 'deed.', values: [sent, citizens] }, () => deeds(store, pieces))}`}
    </div>
    ${boards.map((module) => html`<div class="stacks"><h3>${t[module]}</h3> ${part(store, pieces, { pieces: 'civic.', values: [civics, citizens, navigation] }, () => civicBoard(store, pieces, module))}</div>`)}
    <div class="stacks">${part(store, pieces, { pieces: 'tile.', values: [places] }, () => (['I', 'II'] as const).map((category) => stack(store, pieces, category)))}</div>
  </div>`;
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
