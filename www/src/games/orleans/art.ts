// Orléans' own drawings, besides the shared ones.

import { type SVGTemplateResult, nothing, svg } from 'lit';

import { role, shape, words } from '../../art/shared.js';
import { isOwn, roleOf } from './printed.js';
import type { Follower, Role, Takes } from './types.js';

export * from '../../art/shared.js';

/** A follower: a disc with its tool; a seat's own follower has a ring and a spot in the seat's colour. */
export function follower(
  which: Follower,
  seat: number,
  x: number,
  y: number,
  radius: number,
  edge = '',
): SVGTemplateResult {
  return token(roleOf(which), isOwn(which) ? seat : undefined, x, y, radius, edge);
}

/** The same by its role, and by its seat if it belongs to one. */
export function token(
  trade: Role,
  seat: number | undefined,
  x: number,
  y: number,
  radius: number,
  edge = '',
): SVGTemplateResult {
  const isOwned = seat !== undefined;
  return svg`<circle class="thick" cx=${x + 0.6} cy=${y + radius * 0.12} r=${radius} />
    <circle class="${edge} token ${trade}" cx=${x} cy=${y} r=${radius} />
    ${isOwned ? svg`<circle class="ring seat${seat}" cx=${x} cy=${y} r=${radius * 0.86} />` : nothing}
    ${role(trade, x, y, radius * 1.05, 'glyph onToken')}
    ${isOwned ? svg`<circle class="disc seat${seat}" cx=${x + radius * 0.72} cy=${y + radius * 0.72} r=${radius * 0.36} />` : nothing}`;
}

/** The printed requirement of a space. */
export function wanted(takes: Takes, x: number, y: number, size: number): SVGTemplateResult {
  return takes === 'any' || takes === 'neutral'
    ? words(takes === 'any' ? '✱' : '○', x, y + size * 0.32, size * 0.9, 'faintText')
    : role(takes, x, y, size, 'glyph faint');
}

/** A building or figure of a seat, with its number. */
export const owned = (
  which: 'station' | 'merchant',
  seat: number,
  x: number,
  y: number,
  size: number,
): SVGTemplateResult => svg`
  ${shape(which, x, y, size, `edge seatFill seat${seat}`)}
  ${words(seat + 1, x, y + size * 0.36, Math.max(15.2, size * 0.52), 'onSeat')}`;
