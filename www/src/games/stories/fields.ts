// A work that is filled tile by tile: a plate with a title, and its fields in a row.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';

import { type Pieces, lying, piece } from '../../view/board/piece.js';
import * as glyphs from './art.js';
import { names, thingOf } from './names.js';
import { pieceAbout, pieceName } from './pieces.js';
import type { Shown, Tile, Wanted } from './types.js';

export const ROW = { width: 232, height: 58 };
const Y = 39;

export interface Work {
  /** The id of the piece, and whether its fields are pieces as well. */
  id: string;
  hasPieces: boolean;
  title: string;
  /** The drawing at the left of the title. */
  emblem?: string | undefined;
  fields: readonly Wanted[];
  /** The tile on a field; `true` if only a tick is left of it. */
  sent: (field: number) => Tile | true | null | undefined;
  /** A drawing at the right end of the title. */
  sign?: SVGTemplateResult | undefined;
  name?: string;
}

export function work(
  session: Shown,
  pieces: Pieces,
  { id, hasPieces, title, emblem, fields, sent, sign, name = '' }: Work,
): TemplateResult {
  const step = Math.min(32, (ROW.width - 14) / Math.max(1, fields.length));
  const x = (i: number) => 8 + step * (i + 0.5);
  const field = (wanted: Wanted, i: number): SVGTemplateResult => {
    const lies = sent(i);
    const size = Math.min(25, step - 3);
    const ground = svg`<rect class="edge space" x=${x(i) - size / 2} y=${Y - size / 2} width=${size} height=${size} rx="6" />`;
    if (lies === true)
      return svg`${ground}${glyphs.wanted(wanted, x(i), Y, size * 0.66)}${glyphs.sign('tick', x(i), Y, size, 'glyph ticked')}`;
    return svg`${ground}${lies ? lying({ thing: thingOf(lies) }, glyphs.tile(lies, x(i), Y, size * 0.86)) : glyphs.wanted(wanted, x(i), Y, size * 0.66)}`;
  };
  const all = svg`<rect class="edge plate ${name}" x="2" y="2" width=${ROW.width - 4} height=${ROW.height - 4} rx="7" />
    ${emblem ? glyphs.emblem(emblem, 15, 15, 12) : ''}
    ${glyphs.fitted(title, emblem ? 32 : 10, 20, glyphs.LEAST, ROW.width - (sign ? 66 : 22) - (emblem ? 22 : 0))}${sign ?? ''}
    ${hasPieces ? '' : fields.map(field)}`;
  return html`<svg class="work" viewBox="0 0 ${ROW.width} ${ROW.height}" role="group" aria-label=${title}>
    ${piece(pieces, id, pieceName(session, id), all, pieceAbout(session, id))}
    ${
      hasPieces
        ? fields.map((wanted, i) => {
            const which = `${id}.${i + 1}`;
            return svg`<g class="onTop">${piece(pieces, which, pieceName(session, which), field(wanted, i), names(session).wanted(wanted))}</g>`;
          })
        : ''
    }
  </svg>`;
}
