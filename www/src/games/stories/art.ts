// The drawings of Orléans Stories, besides the shared ones.

import { type SVGTemplateResult, nothing, svg } from 'lit';

import { drawing } from '../../art/sheet.js';
import { disc, gear, good, goodTile, role, shape, words } from '../../art/shared.js';
import type { Follower, Good, Takes, Tile, Wanted, Ware } from './types.js';

export * from '../../art/shared.js';

const drawn = (path: string, x: number, y: number, size: number, name: string): SVGTemplateResult =>
  svg`<path class=${name} d=${path} transform="translate(${x} ${y}) scale(${size / 24})" />`;

/** In a box of 24 by 24 around the origin. */
const OWN = {
  settler: 'M-5-6.5A5 5 0 1 1 5-6.5 5 5 0 1 1-5-6.5M-9.5 11C-9.5 2-6-1.5 0-1.5S9.5 2 9.5 11Z',
  fortress: 'M-10 11V-9H-6V-5.5H-2V-9H2V-5.5H6V-9H10V11ZM-3 11V5A3 3 0 0 1 3 5V11Z',
  church: 'M-10 11V1L-3-4V-8M-5-8H-1M-3-11V-5M-10 1-3-4 4 1H10V11ZM4 1V11M-5 11V6A2 2 0 0 1-1 6V11Z',
  fame: 'M0-11 3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4Z',
  card: 'M-8-11H8V11H-8ZM-5-3H5M-5 1H5M-5 5H2M-5-8H5V-6H-5Z',
  swap: 'M-10-4H7M3-8 7-4 3 0M10 5H-7M-3 1-7 5-3 9',
  back: 'M9 8C9-2 2-5-7-5M-3-10-8-5-3 0',
  arrow: 'M-9 0H8M3-5 8 0 3 5',
  cross: 'M-8-8 8 8M8-8-8 8',
  tick: 'M-9 1-3 7 9-8',
  favour: 'M-9 8V-5L-4 0 0-9 4 0 9-5V8ZM-9 11H9',
  ban: 'M-10 0A10 10 0 1 0 10 0 10 10 0 1 0-10 0M-7-7 7 7',
  house: 'M-9 11V-1L0-10 9-1V11ZM-2 11V4H3V11Z',
  seal: 'M0-11 3-9 7-9 8-5 11-2 9 2 10 6 6 8 3 11 0 9-3 11-6 8-10 6-9 2-11-2-8-5-7-9-3-9Z',
} as const;

export type Sign = keyof typeof OWN;

export const sign = (which: Sign, x: number, y: number, size: number, name = 'glyph ink'): SVGTemplateResult =>
  drawn(OWN[which], x, y, size, name);

export const follower = (which: Follower, x: number, y: number, radius: number, edge = ''): SVGTemplateResult => svg`
  <circle class="thick" cx=${x + 0.6} cy=${y + radius * 0.12} r=${radius} />
  <circle class="${edge} token ${which}" cx=${x} cy=${y} r=${radius} />
  ${role(which, x, y, radius * 1.05, 'glyph onToken')}`;

/** Min font size, in units of the drawing: smaller text is unreadable on works, which are drawn smallest. */
export const LEAST = 15.4;

/** A sum of coins, small enough for a field. */
export const sum = (value: number | string, x: number, y: number, radius: number): SVGTemplateResult => svg`
  <circle class="coin" cx=${x} cy=${y} r=${radius} />${words(value, x, y + 5.5, Math.max(LEAST, radius * 1.2), 'onCoin')}`;

const isGood = (ware: Ware): ware is Good =>
  ['wood', 'brocade', 'wool', 'wine', 'bread', 'cheese', 'grain', 'fish'].includes(ware);

/** A tile of any kind, `size` high: a follower is a disc, a good a square. */
export function ware(which: Ware, x: number, y: number, size: number, edge = ''): SVGTemplateResult {
  if (which === 'technology') return gear(x, y, size, edge);
  return isGood(which) ? goodTile(which, x, y, size, edge) : follower(which, x, y, size / 2, edge);
}

export const tile = (which: Tile, x: number, y: number, size: number): SVGTemplateResult =>
  which.startsWith('coins') ? sum(which.slice(5), x, y, size / 2) : ware(which as Ware, x, y, size);

/** The printed requirement of a field; for coins, the sum. */
export function wanted(which: Wanted, x: number, y: number, size: number): SVGTemplateResult {
  if (which === 'any') return words('✱', x, y + size * 0.32, Math.max(LEAST, size * 0.9), 'faintText');
  if (which.startsWith('coins:'))
    return svg`<circle class="wantedCoin" cx=${x} cy=${y} r=${size * 0.62} />${words(which.slice(6), x, y + 5.5, Math.max(LEAST, size * 0.9), 'name')}`;
  if (which === 'technology') return shape('gear', x, y, size, 'glyph faint');
  return isGood(which as Ware)
    ? good(which as Good, x, y, size, 'glyph faint')
    : role(which as Follower, x, y, size, 'glyph faint');
}

/** The printed requirement of a space; alternatives are side by side. */
export function takes(which: Takes, x: number, y: number, size: number): SVGTemplateResult {
  if (which === 'cargo') return sign('arrow', x, y, size * 0.8, 'glyph faint');
  if (!Array.isArray(which)) return wanted(which as Wanted, x, y, size * 0.85);
  const each = which.length > 1 ? size * 0.58 : size * 0.85;
  return svg`${which.map((kind, i) =>
    role(
      kind,
      x + (i - (which.length - 1) / 2) * each,
      y + (i - (which.length - 1) / 2) * each * 0.7,
      each,
      'glyph faint',
    ),
  )}`;
}

/** A heading that fits into its width: shrunk to the min font size, and then narrowed. */
export function fitted(
  text: string,
  x: number,
  y: number,
  size: number,
  room: number,
  name = 'name start',
): SVGTemplateResult {
  const isTooWide = text.length * size * 0.53 > room;
  return svg`<text aria-hidden="true" class=${name} x=${x} y=${y} font-size=${size}
    textLength=${isTooWide ? room : nothing} lengthAdjust=${isTooWide ? 'spacingAndGlyphs' : nothing}>${text}</text>`;
}

/** A figure or building of a seat, with its number. */
export const owned = (
  which: 'settler' | 'fortress',
  seat: number,
  x: number,
  y: number,
  size: number,
  edge = '',
): SVGTemplateResult => svg`
  ${sign(which, x, y, size, `${edge} seatFill seat${seat}`)}
  ${words(seat + 1, x, y + size * 0.38, size * 0.5, 'onSeat')}`;

/** A fortress of a seat, under its banner. */
export const fortress = (seat: number, x: number, y: number, size: number): SVGTemplateResult => svg`
  ${drawing('tile-castle', x, y, size / 24)}
  ${disc(seat, x, y + size * 0.1, size * 0.24)}`;

/** A drawing at its own position. */
export const part = (path: string, name: string): SVGTemplateResult => svg`<path class=${name} d=${path} />`;
