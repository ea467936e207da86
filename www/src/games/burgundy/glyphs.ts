// Our own little drawings: tiles, goods, dice. Each is told apart by shape and mark, never by colour alone.

import { type SVGTemplateResult, nothing, svg } from 'lit';

import { COLOURS, signOf } from '../../signs/burgundy.js';
import type { Colour, Good, Tile } from './types.js';
import { allGoods, colourOf } from './words.js';

/** Smaller words could not be read where the boards are smallest. */
const LEAST = 21.6;

export function shape(colour: Colour, x: number, y: number, size: number, name = 'glyph'): SVGTemplateResult {
  return svg`<path class=${name} d=${COLOURS[colour]} transform="translate(${x} ${y}) scale(${size})" />`;
}

/** A tile as a thing that moves. */
export const thing = (tile: Tile | null | undefined): string | undefined => (tile ? `tile.${tile}` : undefined);

/** A tile: a hexagon of its colour with its sign and, where kinds differ in a number, that. Knowledge is framed. */
export function tile(face: Tile, x: number, y: number, radius: number): SVGTemplateResult {
  const colour = colourOf(face);
  const { parts, mark } = signOf(face);
  const scale = radius / 30;
  const up = mark ? y - 9 * scale : y;
  const size = (mark ? 0.85 : 1.3) * scale;
  return svg`
    <polygon class="edge tile ${colour}" points=${hexagon(x, y, radius)} />
    ${colour === 'knowledge' ? svg`<polygon class="frame" points=${hexagon(x, y, radius * 0.88)} />` : nothing}
    ${parts.map(([path, dx, dy, part]) => svg`<path class="glyph" d=${path} transform="translate(${x + dx * size} ${up + dy * size}) scale(${part * size})" />`)}
    ${mark ? svg`<text aria-hidden="true" class="mark" x=${x} y=${y + 19 * scale} font-size=${21.6 * scale}>${mark}</text>` : nothing}`;
}

/** An empty space for tiles: a pale hexagon with the outline of what belongs there, and its number if it has one. */
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
    ${number === undefined ? nothing : svg`<text aria-hidden="true" class="number" x=${x} y=${y + 1 * scale} font-size=${19 * scale}>${number}</text>`}`;
}

/** A good: a crate with the number of its colour, and how many there are. */
export function good(colour: Good, count: number, x: number, y: number, size: number): SVGTemplateResult {
  const half = size / 2;
  return svg`
    <rect class="edge good ${colour}" x=${x - half} y=${y - half} width=${size} height=${size} rx=${size / 6} />
    <text aria-hidden="true" class="onGood" x=${x} y=${y + size * 0.23} font-size=${Math.max(LEAST, size * 0.65)}>${allGoods().indexOf(colour) + 1}</text>
    ${
      count > 1
        ? svg`<circle class="count" cx=${x + half} cy=${y - half} r=${size * 0.36} />
        <text aria-hidden="true" class="countText" x=${x + half} y=${y - half + size * 0.2} font-size=${Math.max(LEAST, size * 0.42)}>${count}</text>`
        : nothing
    }`;
}

export const coin = (x: number, y: number, count: number): SVGTemplateResult => svg`
  <circle class="edge coin" cx=${x} cy=${y} r="19" />
  <text aria-hidden="true" class="coinText" x=${x} y=${y + 7} font-size="20">${count}</text>`;

export const chip = (x: number, y: number, count: number): SVGTemplateResult => svg`
  <rect class="edge chip" x=${x - 19} y=${y - 17} width="38" height="34" rx="17" />
  <text aria-hidden="true" class="coinText" x=${x} y=${y + 7} font-size="20">${count}</text>`;

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

export function die(face: number, x: number, y: number, size: number, name = ''): SVGTemplateResult {
  const half = size / 2;
  return svg`
    <rect class="edge die ${name}" x=${x - half} y=${y - half} width=${size} height=${size} rx=${size / 5} />
    ${(PIPS[face] ?? []).map(([dx, dy]) => svg`<circle class="pip" cx=${x + dx * size * 0.26} cy=${y + dy * size * 0.26} r=${size * 0.09} />`)}`;
}

/** The corners of a pointy-top hexagon. */
export function hexagon(x: number, y: number, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(' ');
}
