// Small drawings of trades, goods, coins and the like that several games use. Shape distinguishes them, never colour
// alone. The class "edge" marks the shape that shows the state of a piece.

import { type SVGTemplateResult, nothing, svg } from 'lit';

import { drawing } from './sheet.js';

/** The tool of each trade, in a box of 24 by 24 around the origin. */
const ROLES = {
  farmer: 'M0 11V-2M-7-10V-6C-7-1 7-1 7-6V-10M0-2V-10',
  boatman: 'M0-6V10M-6-2H6M-10 3C-9 8-4 10 0 10 4 10 9 8 10 3M-2.5-8.5A2.5 2.5 0 1 0 2.5-8.5 2.5 2.5 0 1 0-2.5-8.5',
  craftsman: 'M-9-9H5L10-4V-2H-9ZM-3-2H2V11H-3Z',
  trader: 'M0-10V10M-6 10H6M-8-7H8M-8-7-12 2A4 4 0 0 0-4 2ZM8-7 4 2A4 4 0 0 0 12 2Z',
  knight: 'M-9-9H9V0C9 6 4 9 0 11-4 9-9 6-9 0ZM0-9V11M-9-1H9',
  scholar: 'M0-6C-4-9-8-9-11-8V8C-8 7-4 7 0 10 4 7 8 7 11 8V-8C8-9 4-9 0-6ZM0-6V10',
  monk: 'M-2.5-11H2.5V-5H9V0H2.5V11H-2.5V0H-9V-5H-2.5Z',
  fisher: 'M5-8V3A6.5 6.5 0 1 1-8 3V-1M-8-1-11 3M-8-1-4 2M5-8A1.8 1.8 0 1 0 5-11.6 1.8 1.8 0 1 0 5-8',
} as const;

const GOODS = {
  grain:
    'M0 11V-3M0-11C3-8 3-5 0-3-3-5-3-8 0-11ZM0 3C1-3 5-5 8-4 8 0 4 3 0 3ZM0 3C-1-3-5-5-8-4-8 0-4 3 0 3ZM0 9C1 4 5 2 8 3 8 6 4 9 0 9ZM0 9C-1 4-5 2-8 3-8 6-4 9 0 9Z',
  cheese: 'M-11 1 5-9C9-7 11-4 11 1ZM-11 1H11V9H-11ZM-5 5H-4M2 6H3M6 3H7',
  wine: 'M-7-11H7C7-4 4 0 1 1V8H6V10H-6V8H-1V1C-4 0-7-4-7-11ZM-6-6H6',
  wool: 'M-10 0A10 10 0 1 0 10 0 10 10 0 1 0-10 0M-8-6C-2-4 4 2 6 8M-3-9C3-7 8-1 9 4M-10 2C-6 3-3 6-2 10',
  brocade: 'M-10-10H10V10H-10ZM0-10 10 0 0 10-10 0ZM0-4 4 0 0 4-4 0Z',
  wood: 'M-11 2 5-8 9-3-7 7ZM-11 2A3.2 3.2 0 0 0-7 7M-8 10H10V6H-3M-9 4.5-8.6 4.9',
  bread: 'M-11 3C-11-5-5-8 0-8S11-5 11 3V8H-11ZM-5-6-3 0M0-7V-1M5-6 3 0',
  fish: 'M-11 0C-6-7 2-7 6 0 2 7-6 7-11 0ZM6 0 11-5V5ZM-6-1.5A.8.8 0 1 0-4.4-1.5.8.8 0 1 0-6-1.5',
} as const;

const SHAPES = {
  station: 'M-10 10V-2L0-11 10-2V10Z',
  merchant: 'M0-12A5 5 0 0 1 4-4L9 11H-9L-4-4A5 5 0 0 1 0-12Z',
  citizen: 'M-4.5-5.5A4.5 4.5 0 1 0 4.5-5.5 4.5 4.5 0 1 0-4.5-5.5M-9 10C-9 0 9 0 9 10Z',
  bag: 'M-5-11H5L3-6C11-2 12 10 6 10H-6C-12 10-11-2-3-6ZM-4-6H4',
  star: 'M0-11 3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4Z',
  step: 'M-9 9H-3V3H3V-3H9V-9',
  hourglass: 'M-8-11H8V-8C8-3 3-2 1 0 3 2 8 3 8 8V11H-8V8C-8 3-3 2-1 0-3-2-8-3-8-8ZM-4 9 0 4 4 9Z',
  tile: 'M-10-8H10V8H-10ZM-6 4V-1L0-5 6-1V4Z',
  order: 'M-7-11H8V7C8 12 2 12 2 8H-7ZM2 8H-10C-10 12-7 12-6 12H5M-7-11C-11-11-11-6-7-6',
  draw: 'M-9 4V10H9V4M0 4V-10M-5-5 0-10 5-5',
  gear: wheel(),
} as const;

/** A wheel with eight teeth. */
function wheel(): string {
  const corner = (at: number, radius: number) =>
    `${(radius * Math.cos(at)).toFixed(1)} ${(radius * Math.sin(at)).toFixed(1)}`;
  const tooth = (i: number) =>
    [-0.3, -0.18, 0.18, 0.3].map((by, at) => corner((Math.PI / 4) * i + by, at === 1 || at === 2 ? 11 : 8));
  return `M${[0, 1, 2, 3, 4, 5, 6, 7].flatMap(tooth).join('L')}ZM-3.5 0A3.5 3.5 0 1 0 3.5 0 3.5 3.5 0 1 0-3.5 0`;
}

const drawn = (path: string, x: number, y: number, size: number, name: string): SVGTemplateResult =>
  svg`<path class=${name} d=${path} transform="translate(${x} ${y}) scale(${size / 24})" />`;

/** A shape, scaled to the height `size`. */
export const shape = (
  which: keyof typeof SHAPES,
  x: number,
  y: number,
  size: number,
  name = 'glyph',
): SVGTemplateResult => drawn(SHAPES[which], x, y, size, name);
export const role = (
  which: keyof typeof ROLES,
  x: number,
  y: number,
  size: number,
  name = 'glyph',
): SVGTemplateResult => drawn(ROLES[which], x, y, size, name);
export const good = (
  which: keyof typeof GOODS,
  x: number,
  y: number,
  size: number,
  name = 'glyph',
): SVGTemplateResult => drawn(GOODS[which], x, y, size, name);

/** Min font size, in units of the drawing: smaller text is unreadable where the boards are smallest. */
const LEAST = 14.8;

/** Text in a drawing. Screen readers skip it: they read the names of the pieces. */
export const words = (text: string | number, x: number, y: number, size: number, name = ''): SVGTemplateResult =>
  svg`<text aria-hidden="true" class=${name} x=${x} y=${y} font-size=${Math.max(size, LEAST)}>${text}</text>`;

/** A left-aligned heading, shrunk until it fits into its width. */
export const title = (
  text: string,
  x: number,
  y: number,
  size: number,
  room: number,
  name = 'name start',
): SVGTemplateResult =>
  words(text, x, y, Math.min(size, room / (text.length * (name.startsWith('name') ? 0.58 : 0.54))), name);

/** A seat's disc with its number. */
export const disc = (seat: number, x: number, y: number, radius: number, edge = ''): SVGTemplateResult => svg`
  <circle class="disc seat${seat} ${edge}" cx=${x} cy=${y} r=${radius} />
  ${words(seat + 1, x, y + Math.max(radius * 0.42, 5), radius * 1.25, 'onSeat')}`;

/** A count in the upper right corner of a drawing, `reach` from its middle. */
export const count = (many: number, x: number, y: number, reach: number): SVGTemplateResult | typeof nothing =>
  many > 1
    ? svg`<circle class="count" cx=${x + reach} cy=${y - reach} r=${9} />${words(many, x + reach, y - reach + 4, 12, 'countText')}`
    : nothing;

/** Technology: a gear, which replaces a follower permanently. */
export const gear = (x: number, y: number, size: number, edge = ''): SVGTemplateResult => svg`
  <rect class="${edge} token technology" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} rx=${size / 5} />
  ${shape('gear', x, y, size * 0.75, 'glyph onToken')}`;

/** A good: a square tile. */
export const goodTile = (
  which: keyof typeof GOODS,
  x: number,
  y: number,
  size: number,
  edge = '',
): SVGTemplateResult => svg`
  <rect class="thick" x=${x - size / 2 + 0.8} y=${y - size / 2 + size * 0.07} width=${size} height=${size} rx=${size / 6} />
  <rect class="${edge} good ${which}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} rx=${size / 6} />
  ${good(which, x, y, size * 0.78, 'glyph onToken')}`;

/** A coin with its value. */
export const coin = (value: number, x: number, y: number, radius: number, edge = ''): SVGTemplateResult => svg`
  <circle class="${edge} coin" cx=${x} cy=${y} r=${radius} />
  ${words(value, x, y + Math.max(radius * 0.42, 5), radius * (value > 99 ? 0.9 : 1.2), 'onCoin')}`;

/** A drawing on a small light disc, so that its ink is visible on every background. */
export const emblem = (id: string, x: number, y: number, radius: number): SVGTemplateResult => svg`
  <circle class="emblem" cx=${x} cy=${y} r=${radius} />${drawing(id, x, y, radius / 15)}`;
