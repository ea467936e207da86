// Our own little drawings: tiles, goods, dice. Each is told apart by shape and mark, never by colour alone.

import { type SVGTemplateResult, nothing, svg } from 'lit';

import type { Speaking } from '../../language.js';
import { texts } from './texts/index.js';
import type { Colour, Good, Tile } from './types.js';
import { allGoods, colourOf } from './words.js';

/** One outline per colour of tiles, in a box of 24 by 24 around the origin. */
const SHAPES: Record<Colour, string> = {
  building: 'M-10 10V-1L0-10 10-1V10ZM-3 10V3H3V10',
  animal: 'M-9 1C-9-6-3-8 3-7L5-10 7-7C11-6 11-1 8 0V9H5V4H-4V9H-7V4Z',
  knowledge: 'M0-7C-4-10-8-10-11-9V8C-8 7-4 7 0 10 4 7 8 7 11 8V-9C8-10 4-10 0-7ZM0-7V10',
  castle: 'M-10 10V-9H-6V-5H-2V-9H2V-5H6V-9H10V10ZM-3 10V4A3 3 0 0 1 3 4V10',
  mine: 'M-9-4C-5-11 5-11 9-4 4-7-4-7-9-4ZM-1-7H1L2 10H-2Z',
  ship: 'M-11 3H11L7 10H-7ZM0 1V-11L9 1ZM-2 1V-8L-9 1Z',
};

/** Heads of the four kinds of animals, in the same box. */
const ANIMALS: Record<string, string> = {
  cow: 'M-6-3C-6-9 6-9 6-3L4 8C3 11-3 11-4 8ZM-6-5-11-8-10-2ZM6-5 11-8 10-2ZM-4 5H4',
  sheep: 'M-5 0C-11-2-9-9-4-8-2-12 4-12 5-8 10-9 11-2 5 0L3 8C2 10-2 10-3 8ZM-5-2-10 2M5-2 10 2',
  pig: 'M-9 0C-9-11 9-11 9 0 9 10-9 10-9 0ZM-8-5-10-11-3-8M8-5 10-11 3-8M-4 2A4 3 0 1 0 4 2 4 3 0 1 0-4 2',
  chicken: 'M-8 2C-8-7 4-4 3-9L6-11 8-8 11-7 8-5C10 4 4 9 0 9-4 9-8 7-8 2ZM-1 9V12M3 9V12',
};

export function shape(colour: Colour, x: number, y: number, size: number, name = 'glyph'): SVGTemplateResult {
  return svg`<path class=${name} d=${SHAPES[colour]} transform="translate(${x} ${y}) scale(${size})" />`;
}

/** A tile: a hexagon of its colour with a drawing and, where kinds differ, a mark. */
export function tile(speaking: Speaking, face: Tile, x: number, y: number, radius: number): SVGTemplateResult {
  const colour = colourOf(face);
  const { mark } = texts(speaking).tiles[face];
  const scale = radius / 30;
  const animal = ANIMALS[face.replace(/\d$/, '')];
  const up = mark ? y - 7 * scale : y;
  const size = (mark ? 0.85 : 1.2) * scale;
  return svg`
    <polygon class="edge tile ${colour}" points=${hexagon(x, y, radius)} />
    ${
      animal && colour === 'animal'
        ? svg`<path class="glyph" d=${animal} transform="translate(${x} ${up}) scale(${size})" />`
        : shape(colour, x, up, size)
    }
    ${mark ? svg`<text aria-hidden="true" class="mark" x=${x} y=${y + 18 * scale} font-size=${15 * scale}>${mark}</text>` : nothing}`;
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
    <text aria-hidden="true" class="onGood" x=${x} y=${y + size * 0.2} font-size=${size * 0.55}>${allGoods().indexOf(colour) + 1}</text>
    ${
      count > 1
        ? svg`<circle class="count" cx=${x + half} cy=${y - half} r=${size * 0.3} />
        <text aria-hidden="true" class="countText" x=${x + half} y=${y - half + size * 0.14} font-size=${size * 0.42}>${count}</text>`
        : nothing
    }`;
}

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
