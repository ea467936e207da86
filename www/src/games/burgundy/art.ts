// Small drawings of tiles, goods and dice. Shape and mark distinguish them, never colour alone.

import { type SVGTemplateResult, nothing, svg } from 'lit';

import { COLOURS, signOf } from './emblems.js';
import { drawing } from '../../art/sheet.js';
import type { Colour, Good, Tile } from './types.js';
import { allGoods, colourOf } from './printed.js';

/** Min font size, in units of the drawing: smaller text is unreadable where the boards are smallest. */
const LEAST = 21.6;

export function shape(colour: Colour, x: number, y: number, size: number, name = 'glyph'): SVGTemplateResult {
  return svg`<path class=${name} d=${COLOURS[colour]} transform="translate(${x} ${y}) scale(${size})" />`;
}

/** The name of a tile for animations; `undefined` without a tile. */
export const thing = (tile: Tile | null | undefined): string | undefined => (tile ? `tile.${tile}` : undefined);

/** A loose tile: a hexagon of its colour, thicker at the lower edge, with its sign. */
export function tile(face: Tile, x: number, y: number, radius: number): SVGTemplateResult {
  const colour = colourOf(face);
  return svg`
    <polygon class="edge tile ${colour}" points=${hexagon(x, y, radius)} />
    <polygon class="face ${colour}" points=${hexagon(x, y - radius * 0.03, radius * 0.91)} />
    ${sign(face, x, y, radius)}`;
}

/** The same in a duchy: a piece of countryside around its sign, which continues into its neighbours (`seams`). */
export function laid(face: Tile, x: number, y: number, radius: number): SVGTemplateResult {
  const colour = colourOf(face);
  return svg`
    <polygon class="edge tile laid ${colour}" points=${hexagon(x, y, radius)} />
    ${drawing(`ground-${colour}`, x, y, radius / 31)}
    ${sign(face, x, y, radius)}`;
}

/**
 * The sign of a tile: for knowledge a framed sheet with ink signs, for others their drawing. A number that
 * distinguishes tiles of one kind is below it.
 */
function sign(face: Tile, x: number, y: number, radius: number): SVGTemplateResult {
  const { parts, mark } = signOf(face);
  const scale = radius / 30;
  const up = mark ? y - 9 * scale : y;
  const isKnowledge = colourOf(face) === 'knowledge';
  const size = (mark ? 0.85 : isKnowledge ? 1.2 : 1.35) * scale;
  return svg`
    ${
      isKnowledge
        ? svg`<polygon class="frame" points=${hexagon(x, y - radius * 0.03, radius * 0.8)} />
          ${parts.map(([path, dx, dy, part]) => svg`<path class="glyph" d=${path} transform="translate(${x + dx * size} ${up + dy * size}) scale(${part * size})" />`)}`
        : drawing(`tile-${face.replace(/\d$/, '')}`, x, up, mark ? 1.05 * scale : size)
    }
    ${mark ? svg`<text aria-hidden="true" class="mark" x=${x} y=${y + 20 * scale} font-size=${21.6 * scale}>${mark}</text>` : nothing}`;
}

/** An empty space for tiles: a pale hexagon with the outline of its kind of tile, and its number if it has one. */
export function space(
  colour: Colour | undefined,
  x: number,
  y: number,
  radius: number,
  number?: number,
): SVGTemplateResult {
  const scale = radius / 30;
  return svg`
    <polygon class="edge space ${colour ?? ''}" points=${hexagon(x, y, radius)} />
    ${colour ? shape(colour, x, number === undefined ? y : y + 11 * scale, (number === undefined ? 0.9 : 0.55) * scale, 'glyph faint') : nothing}
    ${number === undefined ? nothing : svg`<text aria-hidden="true" class="number" x=${x} y=${y + 2 * scale} font-size=${22 * scale}>${number}</text>`}`;
}

/** A good: a crate with planks, the number of its colour, and the count. */
export function good(colour: Good, count: number, x: number, y: number, size: number): SVGTemplateResult {
  const half = size / 2;
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half];
  const board = size * 0.16;
  return svg`
    <rect class="edge good ${colour}" x=${left} y=${top} width=${size} height=${size} rx=${size / 9} />
    <path class="planks" d="M${left} ${top + board}H${right}M${left} ${bottom - board}H${right}" />
    <text aria-hidden="true" class="onGood" x=${x} y=${y + size * 0.23} font-size=${Math.max(LEAST, size * 0.65)}>${allGoods().indexOf(colour) + 1}</text>
    ${
      count > 1
        ? svg`<circle class="count" cx=${right} cy=${top} r=${size * 0.36} />
        <text aria-hidden="true" class="countText" x=${right} y=${top + size * 0.2} font-size=${Math.max(LEAST, size * 0.42)}>${count}</text>`
        : nothing
    }`;
}

/** Silver, in a small heap. */
export const coin = (x: number, y: number, count: number): SVGTemplateResult => svg`
  <circle class="edge coin" cx=${x} cy=${y + 1.5} r="18.5" />
  <circle class="coinFace" cx=${x - 0.5} cy=${y - 0.5} r="15.5" />
  <text aria-hidden="true" class="coinText" x=${x - 0.5} y=${y + 7} font-size="21">${count}</text>`;

/** Worker chips: a wooden disc with two notches. */
export const chip = (x: number, y: number, count: number): SVGTemplateResult => svg`
  <path class="edge chip" d="M${x - 20} ${y - 4}C${x - 20} ${y - 22} ${x + 20} ${y - 22} ${x + 20} ${y - 4}V${y + 5}C${x + 20} ${y + 23} ${x - 20} ${y + 23} ${x - 20} ${y + 5}Z" />
  <path class="chipFace" d="M${x - 17.5} ${y - 4}C${x - 17.5} ${y - 19} ${x + 17.5} ${y - 19} ${x + 17.5} ${y - 4}V${y}C${x + 17.5} ${y + 16} ${x - 17.5} ${y + 16} ${x - 17.5} ${y}Z" />
  <text aria-hidden="true" class="coinText" x=${x} y=${y + 6} font-size="21">${count}</text>`;

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die, with a visible lower edge. */
export function die(face: number, x: number, y: number, size: number, name = ''): SVGTemplateResult {
  const half = size / 2;
  const [top, height] = [y - half, size * 0.92];
  return svg`
    <rect class="edge die ${name}" x=${x - half} y=${top} width=${size} height=${size} rx=${size / 4.5} />
    <rect class="dieFace" x=${x - half + size * 0.04} y=${top + size * 0.03} width=${size * 0.92} height=${height - size * 0.05} rx=${size / 5} />
    ${(PIPS[face] ?? []).map(([dx, dy]) => svg`<circle class="pip" cx=${x + dx * size * 0.25} cy=${y - size * 0.035 + dy * size * 0.25} r=${size * 0.09} />`)}`;
}

/** The corners of a hexagon with a corner at the top. */
export function hexagon(x: number, y: number, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(' ');
}
