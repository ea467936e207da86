// A player's board: the duchy of 37 spaces, and the means to build it: dice, silver, chips, storage and goods.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { part } from '../../view/board/memo-part.js';
import { type Lying, type Pieces, piece, piecesAmong } from '../../view/board/piece.js';
import { printed } from '../../engine/index.js';
import { once } from '../../boot/lazy.js';
import * as glyphs from './art.js';
import { pieceAbout, pieceName } from './labels.js';
import { bordersOf, seams } from './land.js';
import { texts } from './texts/index.js';
import type { DuchyId, Legal, Player, Shown } from './types.js';
import { allGoods, colourOf } from './printed.js';

const WIDTH = 430;
const RADIUS = 31;
const STEP = RADIUS * Math.sqrt(3);
const TOP = 36;

/** The middle of each of the 37 spaces. */
const centres = once((): [number, number][] =>
  printed('burgundy').rows.flatMap((length, row) =>
    Array.from({ length }, (_, i): [number, number] => [
      WIDTH / 2 + (i - (length - 1) / 2) * STEP,
      TOP + row * 1.5 * RADIUS,
    ]),
  ),
);

export function playerBoard(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const player = session.look.position.players[seat]!;
  const { estate } = player;
  if (estate !== null)
    return html`${part(session, pieces, { pieces: `seat.${seat}.`, values: [player] }, () => [land(session, pieces, seat, player, estate), hand(session, pieces, seat, player)])}`;
  return html`${sides(session, player).map((id) => html`<h3>${texts(session).duchy(id)}</h3>${land(session, piecesAmong(session, pieces.pick, onSide(id)), seat, player, id)}`)}`;
}

/** The small board; with several opponents, silver and chips are in the corners beside the duchy. */
export function smallBoard(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const player = session.look.position.players[seat]!;
  const { estate } = player;
  if (estate === null) return html``;
  const shows = { pieces: `seat.${seat}.`, values: [player, 'small'] };
  const inCorners = session.seats.length > 2;
  return html`${part(session, pieces, shows, () => [land(session, pieces, seat, player, estate, inCorners), hand(session, pieces, seat, player, !inCorners)])}`;
}

/** The duchy alone. */
export function portrait(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const player = session.look.position.players[seat]!;
  return player.estate === null ? html`` : html`${land(session, pieces, seat, player, player.estate)}`;
}

/** Both sides of a board have the same spaces; this filter separates their actions. */
const onSide =
  (id: DuchyId) =>
  ({ action }: Legal) =>
    action.type === 'chooseEstate' && action.duchy === id;

/** The duchies that a player can still choose from. */
function sides(session: Shown, player: Player): readonly DuchyId[] {
  return player.pair === undefined ? [] : (session.look.setup.options?.boardPairs?.[player.pair] ?? []);
}

type Own = (what: string, content: SVGTemplateResult, lying?: Lying) => SVGTemplateResult;

/** Draws pieces of a seat. */
const owner =
  (session: Shown, pieces: Pieces, seat: number): Own =>
  (what, content, lying) => {
    const name = `seat.${seat}.${what}`;
    return piece(pieces, name, pieceName(session, name), content, pieceAbout(session, name), lying);
  };

function land(
  session: Shown,
  pieces: Pieces,
  seat: number,
  player: Player,
  id: DuchyId,
  hasPurse = false,
): TemplateResult {
  const { duchies, numbers } = printed('burgundy');
  const colours = duchies.find((duchy) => duchy.id === id)!.colours;
  const own = owner(session, pieces, seat);
  const beside = hasPurse ? CORNER : 0;
  return html`<svg class="duchy" viewBox="${-beside} 0 ${WIDTH + 2 * beside} 351" role="group" aria-label=${texts(session).duchyOf(id, session.name(seat))}>
    <polygon class="cloth" points=${CLOTH} /><polygon class="stitches" points=${STITCHES} />
    ${centres().map(([x, y], at) => {
      const tile = player.duchy[at];
      return own(
        `duchy.${at}`,
        tile ? glyphs.laid(tile, x, y, RADIUS) : glyphs.space(colours[at]!, x, y, RADIUS - 1, numbers[at]),
        { thing: glyphs.thing(tile) },
      );
    })}
    ${seams(
      centres(),
      player.duchy.map((tile) => tile && colourOf(tile)),
      RADIUS,
      borders(),
    )}
    ${
      hasPurse
        ? purse(
            player,
            own,
            [
              [-8, 284],
              [WIDTH + 8, 284],
            ],
            3.5,
          )
        : nothing
    }
  </svg>`;
}

/** The extra width of a small duchy on each side, for silver and chips with their numbers. */
const CORNER = 82;

/** Silver and chips, each around a point. */
const purse = (
  { silver, chips }: Player,
  own: Own,
  [left, right]: [left: [number, number], right: [number, number]],
  scale: number,
): SVGTemplateResult[] => {
  const at = ([x, y]: [number, number], content: SVGTemplateResult) =>
    svg`<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
  return [
    own('silver', at(left, glyphs.coin(0, 0, silver)), { kept: 'silver', count: silver }),
    own('chips', at(right, glyphs.chip(0, 0, chips)), { kept: 'chips', count: chips }),
  ];
};

const borders = once(() => bordersOf(centres(), RADIUS));

/** The cloth below a duchy: a hexagon around all of its spaces. */
const CLOTH = '114.5,1.5 315.5,1.5 416,175.5 315.5,349.5 114.5,349.5 14,175.5';
const STITCHES = '117.5,6.5 312.5,6.5 410,175.5 312.5,344.5 117.5,344.5 20,175.5';

/** The middle of the player's stock, and the base line of its text. */
const MIDDLE = 33;
const WORDS = 77;

function hand(session: Shown, pieces: Pieces, seat: number, player: Player, hasPurse = true): TemplateResult {
  const t = texts(session);
  const own = owner(session, pieces, seat);
  const by = hasPurse ? 0 : -90;
  return html`<svg class="hand" viewBox=${hasPurse ? '0 0 450 82' : '0 0 360 66'} role="group" aria-label=${t.handOf(session.name(seat))}>
    ${places(printed('burgundy').room.dice).map((at) => {
      const face = player.dice[at];
      const x = 21 + at * 39;
      return face === undefined
        ? svg`<rect class="unused" x=${x - 17} y=${MIDDLE - 17} width="34" height="34" rx="7" />`
        : own(`die.${at}`, glyphs.die(face, x, MIDDLE, 35, `seat${seat}`), { thing: `die.${face}` });
    })}
    ${
      hasPurse
        ? purse(
            player,
            own,
            [
              [105, MIDDLE],
              [150, MIDDLE],
            ],
            1,
          )
        : nothing
    }
    ${storage(player, own, by)}
    ${goods(player, own, by)}
    ${
      hasPurse
        ? svg`${words(t.silver, 105)}${words(t.chips, 150)}${words(t.storage, 249)}
          ${words(t.goodsOwned(allGoods().reduce((sum, good) => sum + (player.sold[good] ?? 0), 0)), 390)}`
        : nothing
    }
  </svg>`;
}

const words = (text: string, x: number): SVGTemplateResult =>
  svg`<text aria-hidden="true" class="small" x=${x} y=${WORDS}>${text}</text>`;

/** The numbers from 0 to `many` − 1. */
const places = (many: number): number[] => Array.from({ length: many }, (_, at) => at);

function storage(player: Player, own: Own, by: number): SVGTemplateResult[] {
  return places(printed('burgundy').room.storage).map((at) => {
    const tile = player.storage[at];
    const x = 199 + by + at * 51;
    return tile
      ? own(`storage.${at}`, glyphs.tile(tile, x, MIDDLE, 28), { thing: glyphs.thing(tile) })
      : svg`<polygon class="unused" points=${glyphs.hexagon(x, MIDDLE, 27)} />`;
  });
}

function goods(player: Player, own: Own, by: number): SVGTemplateResult[] {
  const here = allGoods().filter((good) => player.goods[good]);
  return places(printed('burgundy').room.goods).map((at) => {
    const good = here[at];
    const x = 347 + by + at * 40;
    return good
      ? own(`goods.${good}`, glyphs.good(good, player.goods[good]!, x, MIDDLE + 2, 31), {
          kept: `good.${good}`,
          count: player.goods[good],
        })
      : svg`<rect class="unused" x=${x - 15} y=${MIDDLE - 13} width="31" height="31" rx="6" />`;
  });
}
