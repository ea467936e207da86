// The main board: six depots in a ring around the black one. Only where things sit.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';

import { part } from '../../elements/part.js';
import { type Pieces, lying, piece } from '../../elements/piece.js';
import { printed } from '../../engine.js';
import type { BoardPart } from '../face.js';
import * as glyphs from './glyphs.js';
import { pieceAbout, pieceName } from './labels.js';
import { texts } from './texts/index.js';
import type { Good, Store, Tile } from './types.js';
import { allGoods } from './words.js';

const WIDTH = 600;
const HEIGHT = 512;
const BOX = { width: 188, height: 186 };
const RADIUS = 31;

/** Clockwise: three above, three below. */
const CORNERS = [
  [6, 6],
  [206, 6],
  [406, 6],
  [406, 320],
  [206, 320],
  [6, 320],
] as const;

const isHere = (piece: string): boolean => /^(depot|good)\./.test(piece);

export function parts(store: Store, pieces: Pieces): BoardPart[] {
  const { depots, black } = store.look.position;
  const shows = { pieces: isHere, values: [depots, black, store.current?.ask] };
  const { mainBoard: title } = texts(store);
  return [
    {
      id: 'depots',
      title,
      place: 'board',
      holds: isHere,
      drawn: part(store, pieces, shows, () => drawn(store, pieces)),
    },
  ];
}

function drawn(store: Store, pieces: Pieces): TemplateResult {
  const { position } = store.look;
  return html`<svg class="board" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${texts(store).mainBoard}>
    <rect class="wood" x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="16" />
    <path class="planks" d="M1 128H599M1 256H599M1 384H599M150 1V128M420 128V256M240 256V384M480 384V511" />
    ${CORNERS.map(([x, y], index) => depot(store, pieces, index, x, y))}
    ${blackDepot(store, pieces, position.black)}
  </svg>`;
}

function depot(store: Store, pieces: Pieces, index: number, x: number, y: number): SVGTemplateResult {
  const number = index + 1;
  const { tiles, goods } = store.look.position.depots[index]!;
  const slots = printed('burgundy')
    .depots[index]!.map((slot, at) => ({ ...slot, at }))
    .filter(({ players, at }) => players <= store.look.setup.seats || tiles[at]);
  const columns = 2;
  const rows = Math.ceil(slots.length / columns);
  return svg`<g>
    <rect class="plate" x=${x} y=${y} width=${BOX.width} height=${BOX.height} rx="8" />
    <rect class="stitches" x=${x + 5} y=${y + 5} width=${BOX.width - 10} height=${BOX.height - 10} rx="5" />
    ${glyphs.die(number, x + 26, y + 27, 30, 'label')}
    <text aria-hidden="true" class="depotName" x=${x + 50} y=${y + 35}>${texts(store).depot(number)}</text>
    ${slots.map(({ colour, at }, i) => {
      const inRow = Math.min(columns, slots.length - Math.floor(i / columns) * columns);
      const cx = x + 66 + ((i % columns) - (inRow - 1) / 2) * 58;
      const cy = y + 112 + (Math.floor(i / columns) - (rows - 1) / 2) * 66;
      const tile = tiles[at];
      const id = `depot.${number}.${at}`;
      return piece(
        pieces,
        id,
        pieceName(store, id),
        tile ? glyphs.tile(tile, cx, cy, RADIUS) : glyphs.space(colour, cx, cy, RADIUS),
        pieceAbout(store, id),
        { thing: glyphs.thing(tile) },
      );
    })}
    ${goodsSpace(store, pieces, number, goods, x + 158, y + 112)}
  </g>`;
}

function goodsSpace(
  store: Store,
  pieces: Pieces,
  depot: number,
  goods: { [K in Good]?: number },
  x: number,
  y: number,
): SVGTemplateResult {
  const here = allGoods().filter((good) => goods[good]);
  const id = `depot.${depot}.goods`;
  const ask = store.current?.ask;
  // While goods are chosen, the crates of that depot are the pieces; otherwise the whole space is one.
  const chosen = ask?.type === 'goods' && (ask.depot === depot || ask.and === depot);
  const step = Math.min(32, 130 / Math.max(1, here.length));
  const crates = here.map((good, i) => {
    const crate = glyphs.good(good, goods[good]!, x, y + (i - (here.length - 1) / 2) * step, 30);
    const kept = { kept: `good.${good}`, count: goods[good] };
    return chosen
      ? piece(pieces, `good.${good}`, pieceName(store, `good.${good}`), crate, '', kept)
      : svg`<g class="quiet">${lying(kept, crate)}</g>`;
  });
  const outline = svg`<rect class="edge goodsSpace" x=${x - 22} y=${y - 66} width="44" height="132" rx="10" />`;
  const { goods: names, none } = texts(store);
  const name = `${pieceName(store, id)}: ${here.map((good) => `${goods[good]} ${names[good]}`).join(', ') || none}`;
  return chosen ? svg`${outline}${crates}` : piece(pieces, id, name, svg`${outline}${crates}`, pieceAbout(store, id));
}

function blackDepot(store: Store, pieces: Pieces, tiles: readonly (Tile | null)[]): SVGTemplateResult {
  const y = 256;
  const step = 70;
  return svg`<g>
    <rect class="plate black" x="6" y="202" width="588" height="108" rx="8" />
    <rect class="stitches" x="11" y="207" width="578" height="98" rx="5" />
    <text aria-hidden="true" class="depotName onBlack" x="22" y="229">${texts(store).blackDepotHint}</text>
    ${tiles.map((tile, at) => {
      const x = WIDTH / 2 + (at - (tiles.length - 1) / 2) * step;
      const id = `depot.black.${at}`;
      return piece(
        pieces,
        id,
        pieceName(store, id),
        tile ? glyphs.tile(tile, x, y + 18, RADIUS - 1) : glyphs.space(undefined, x, y + 18, RADIUS - 1),
        pieceAbout(store, id),
        { thing: glyphs.thing(tile) },
      );
    })}
  </g>`;
}
