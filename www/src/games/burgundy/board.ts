// The main board: six depots in a ring around the black one. Positions only.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { part } from '../../view/board/memo-part.js';
import { type Pieces, lying, piece } from '../../view/board/piece.js';
import { printed } from '../../engine/index.js';
import type { BoardPart } from '../game-view.js';
import * as glyphs from './art.js';
import { pieceAbout, pieceName } from './labels.js';
import { texts } from './texts/index.js';
import type { Good, Shown, Tile } from './types.js';
import { allGoods } from './printed.js';

const WIDTH = 600;
const BOX = 188;
const BLACK = 108;
const RADIUS = 30;

/**
 * The measures of the depots: their height, the size and positions of their tiles, and the max height of a stack of
 * goods.
 */
interface Shape {
  height: number;
  /** Is there room for a name beside the die? */
  isNamed: boolean;
  radius: number;
  columns: [first: number, step: number];
  rows: [middle: number, step: number];
  goods: [x: number, y: number, height: number];
}
/**
 * The depots of a two-player game have two tiles each: they are lower, so that the board appears larger on the screen.
 */
const LOW: Shape = {
  height: 126,
  isNamed: true,
  radius: 35,
  columns: [73, 71.5],
  rows: [82, 0],
  goods: [164, 64, 110],
};
/** With more players there are two rows of tiles beside the die. */
const HIGH: Shape = {
  height: 138,
  isNamed: false,
  radius: 30.5,
  columns: [88, 57],
  rows: [69, 64],
  goods: [164, 69, 124],
};

/** Positions clockwise: three above, three below. */
const LEFT = [6, 206, 406, 406, 206, 6];

const isHere = (piece: string): boolean => /^(depot|good)\./.test(piece);

export function parts(session: Shown, pieces: Pieces): BoardPart[] {
  const { depots, black } = session.look.position;
  const shows = { pieces: isHere, values: [depots, black, session.current?.ask] };
  const { mainBoard: title } = texts(session);
  return [
    {
      id: 'depots',
      title,
      place: 'board',
      holds: isHere,
      drawn: part(session, pieces, shows, () => drawn(session, pieces)),
    },
  ];
}

function drawn(session: Shown, pieces: Pieces): TemplateResult {
  const slots = session.look.position.depots.map((_, index) => slotsOf(session, index));
  const shape = slots.every(({ length }) => length <= COLUMNS) ? LOW : HIGH;
  const [black, below] = [14 + shape.height, 22 + shape.height + BLACK];
  const height = below + shape.height + 6;
  return html`<svg class="board" viewBox="0 0 ${WIDTH} ${height}" role="group" aria-label=${texts(session).mainBoard}>
    <rect class="wood" x="1" y="1" width=${WIDTH - 2} height=${height - 2} rx="16" />
    <path class="planks" d="M1 122H599M1 244H599M1 366H599M150 1V122M420 122V244M240 244V366" />
    ${slots.map((own, index) => depot(session, pieces, index, own, shape, LEFT[index]!, index < 3 ? 6 : below))}
    ${blackDepot(session, pieces, session.look.position.black, black)}
  </svg>`;
}

const COLUMNS = 2;

/** The tile spaces of a depot in this game, which depend on the number of players. */
const slotsOf = ({ look: { position, setup } }: Shown, index: number) =>
  printed('burgundy')
    .depots[index]!.map((slot, at) => ({ ...slot, at }))
    .filter(({ players, at }) => players <= setup.seats || position.depots[index]!.tiles[at]);

function depot(
  session: Shown,
  pieces: Pieces,
  index: number,
  slots: ReturnType<typeof slotsOf>,
  shape: Shape,
  x: number,
  y: number,
): SVGTemplateResult {
  const number = index + 1;
  const { tiles, goods } = session.look.position.depots[index]!;
  const { height, radius, columns, rows } = shape;
  const many = Math.ceil(slots.length / COLUMNS);
  return svg`<g>
    <rect class="plate" x=${x} y=${y} width=${BOX} height=${height} rx="8" />
    <rect class="stitches" x=${x + 5} y=${y + 5} width=${BOX - 10} height=${height - 10} rx="5" />
    ${shape.isNamed ? glyphs.die(number, x + 26, y + 27, 30, 'label') : glyphs.die(number, x + 19, y + 19, 26, 'label')}
    ${shape.isNamed ? svg`<text aria-hidden="true" class="depotName" x=${x + 50} y=${y + 35}>${texts(session).depot(number)}</text>` : nothing}
    ${slots.map(({ colour, at }, i) => {
      const inRow = Math.min(COLUMNS, slots.length - Math.floor(i / COLUMNS) * COLUMNS);
      const cx = x + columns[0] + ((i % COLUMNS) - (inRow - 1) / 2) * columns[1];
      const cy = y + rows[0] + (Math.floor(i / COLUMNS) - (many - 1) / 2) * rows[1];
      const tile = tiles[at];
      const id = `depot.${number}.${at}`;
      return piece(
        pieces,
        id,
        pieceName(session, id),
        tile ? glyphs.tile(tile, cx, cy, radius) : glyphs.space(colour, cx, cy, radius),
        pieceAbout(session, id),
        { thing: glyphs.thing(tile) },
      );
    })}
    ${goodsSpace(session, pieces, number, goods, x, y, shape)}
  </g>`;
}

function goodsSpace(
  session: Shown,
  pieces: Pieces,
  depot: number,
  goods: { [K in Good]?: number },
  left: number,
  top: number,
  { goods: [dx, dy, height] }: Shape,
): SVGTemplateResult {
  const [x, y] = [left + dx, top + dy];
  const here = allGoods().filter((good) => goods[good]);
  const id = `depot.${depot}.goods`;
  const ask = session.current?.ask;
  // While goods are chosen, the crates of that depot are the pieces; otherwise the whole space is one piece.
  const chosen = ask?.type === 'goods' && (ask.depot === depot || ask.and === depot);
  const step = Math.min(32, (height - 2) / Math.max(1, here.length));
  const crates = here.map((good, i) => {
    const crate = glyphs.good(good, goods[good]!, x, y + (i - (here.length - 1) / 2) * step, 30);
    const kept = { kept: `good.${good}`, count: goods[good] };
    return chosen
      ? piece(pieces, `good.${good}`, pieceName(session, `good.${good}`), crate, '', kept)
      : svg`<g class="quiet">${lying(kept, crate)}</g>`;
  });
  const outline = svg`<rect class="edge goodsSpace" x=${x - 21} y=${y - height / 2} width="42" height=${height} rx="10" />`;
  const { goods: names, none } = texts(session);
  const name = `${pieceName(session, id)}: ${here.map((good) => `${goods[good]} ${names[good]}`).join(', ') || none}`;
  return chosen ? svg`${outline}${crates}` : piece(pieces, id, name, svg`${outline}${crates}`, pieceAbout(session, id));
}

function blackDepot(session: Shown, pieces: Pieces, tiles: readonly (Tile | null)[], top: number): SVGTemplateResult {
  const y = top + 72;
  const step = 70;
  return svg`<g>
    <rect class="plate black" x="6" y=${top} width="588" height=${BLACK} rx="8" />
    <rect class="stitches" x="11" y=${top + 5} width="578" height=${BLACK - 10} rx="5" />
    <text aria-hidden="true" class="depotName onBlack" x="22" y=${top + 27}>${texts(session).blackDepotHint}</text>
    ${tiles.map((tile, at) => {
      const x = WIDTH / 2 + (at - (tiles.length - 1) / 2) * step;
      const id = `depot.black.${at}`;
      return piece(
        pieces,
        id,
        pieceName(session, id),
        tile ? glyphs.tile(tile, x, y, RADIUS) : glyphs.space(undefined, x, y, RADIUS),
        pieceAbout(session, id),
        { thing: glyphs.thing(tile) },
      );
    })}
  </g>`;
}
