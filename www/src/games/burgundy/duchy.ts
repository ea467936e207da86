// A player's board: the duchy of 37 spaces, dice, silver and chips in its corners, storage and goods below it.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';

import { part } from '../../elements/part.js';
import { type Pieces, piece, piecesOf } from '../../elements/piece.js';
import { printed } from '../../engine.js';
import * as glyphs from './glyphs.js';
import { pieceAbout, pieceName } from './labels.js';
import { type Texts, texts } from './texts/index.js';
import type { DuchyId, Legal, Player, Store } from './types.js';
import { allGoods } from './words.js';

const WIDTH = 430;
const RADIUS = 31;
const STEP = RADIUS * Math.sqrt(3);
const TOP = 36;

/** The middle of each of the 37 spaces. */
const centres = (): [number, number][] =>
  printed('burgundy').rows.flatMap((length, row) =>
    Array.from({ length }, (_, i): [number, number] => [
      WIDTH / 2 + (i - (length - 1) / 2) * STEP,
      TOP + row * 1.5 * RADIUS,
    ]),
  );

export function playerBoard(store: Store, pieces: Pieces, seat: number): TemplateResult {
  const player = store.look.position.players[seat]!;
  const { estate } = player;
  if (estate !== null)
    return html`${part(store, pieces, { pieces: `seat.${seat}.`, values: [player] }, () => drawn(store, pieces, seat, player, estate))}`;
  return html`${sides(store, player).map((id) => html`<h3>${texts(store).duchy(id)}</h3>${drawn(store, piecesOf(store, onSide(id)), seat, player, id)}`)}`;
}

/** Both sides of a board have the same spaces; this tells their actions apart. */
const onSide =
  (id: DuchyId) =>
  ({ action }: Legal) =>
    action.type === 'chooseEstate' && action.duchy === id;

/** The duchies a player may still choose between. */
function sides(store: Store, player: Player): readonly DuchyId[] {
  return player.pair === undefined ? [] : (store.look.setup.options?.boardPairs?.[player.pair] ?? []);
}

function drawn(store: Store, pieces: Pieces, seat: number, player: Player, id: DuchyId): TemplateResult {
  const { duchies, numbers, room } = printed('burgundy');
  const t = texts(store);
  const colours = duchies.find((duchy) => duchy.id === id)!.colours;
  const own = (what: string, content: SVGTemplateResult) => {
    const name = `seat.${seat}.${what}`;
    return piece(pieces, name, pieceName(store, name), content, pieceAbout(store, name));
  };
  return html`<svg class="duchy" viewBox="0 0 ${WIDTH} 432" role="group" aria-label=${t.duchyOf(id, store.name(seat))}>
    ${centres().map(([x, y], at) => {
      const tile = player.duchy[at];
      return own(
        `duchy.${at}`,
        tile ? glyphs.tile(store, tile, x, y, RADIUS - 1) : glyphs.space(colours[at]!, x, y, RADIUS - 1, numbers[at]),
      );
    })}
    ${places(room.dice).map((at) => {
      const face = player.dice[at];
      const x = 26 + at * 42;
      return face === undefined
        ? svg`<rect class="unused" x=${x - 18} y="10" width="36" height="36" rx="7" />`
        : own(`die.${at}`, glyphs.die(face, x, 28, 36, `seat${seat}`));
    })}
    ${own('silver', coin(362, player.silver, t.silver))}
    ${own('chips', chip(407, player.chips, t.chips))}
    ${storage(store, player, own)}
    ${goods(t, player, own)}
  </svg>`;
}

/** So many places, from 0. */
const places = (many: number): number[] => Array.from({ length: many }, (_, at) => at);

type Own = (what: string, content: SVGTemplateResult) => SVGTemplateResult;

const coin = (x: number, count: number, name: string) => svg`
  <circle class="edge coin" cx=${x} cy="26" r="19" />
  <text aria-hidden="true" class="coinText" x=${x} y="33" font-size="20">${count}</text>
  <text aria-hidden="true" class="small" x=${x} y="58">${name}</text>`;

const chip = (x: number, count: number, name: string) => svg`
  <rect class="edge chip" x=${x - 19} y="9" width="38" height="34" rx="17" />
  <text aria-hidden="true" class="coinText" x=${x} y="33" font-size="20">${count}</text>
  <text aria-hidden="true" class="small" x=${x} y="58">${name}</text>`;

function storage(store: Store, player: Player, own: Own): SVGTemplateResult {
  return svg`<text aria-hidden="true" class="small start" x="6" y="362">${texts(store).storage}</text>
    ${places(printed('burgundy').room.storage).map((at) => {
      const tile = player.storage[at];
      const x = 34 + at * 58;
      return tile
        ? own(`storage.${at}`, glyphs.tile(store, tile, x, 398, 30))
        : svg`<polygon class="unused" points=${glyphs.hexagon(x, 398, 29)} />`;
    })}`;
}

function goods(t: Texts, player: Player, own: Own): SVGTemplateResult {
  const here = allGoods().filter((good) => player.goods[good]);
  const sold = allGoods().reduce((sum, good) => sum + (player.sold[good] ?? 0), 0);
  return svg`<text aria-hidden="true" class="small end" x="424" y="362">${t.goodsOwned(sold)}</text>
    ${places(printed('burgundy').room.goods).map((at) => {
      const good = here[at];
      const x = 258 + at * 66;
      return good
        ? own(`goods.${good}`, glyphs.good(good, player.goods[good]!, x, 400, 42))
        : svg`<rect class="unused" x=${x - 21} y="379" width="42" height="42" rx="7" />`;
    })}`;
}
