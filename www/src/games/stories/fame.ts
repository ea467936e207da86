// The fame track: its spaces in alternating rows, with their rewards and the markers on them.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { fieldAt, plateOn, road, sizeOf } from '../bagbuilding/road.js';
import { type Pieces, piece } from '../../view/board/piece.js';
import { aboutFame } from './about.js';
import { fameSign } from './effects.js';
import * as glyphs from './art.js';
import { storyOf } from './names.js';
import { pieceName } from './pieces.js';
import { texts } from './texts/index.js';
import type { Shown } from './types.js';

const ROAD = { columns: 10, width: 40, height: 32 };

/** Spaces are counted from 1. */
const at = (space: number): [x: number, y: number] => fieldAt(ROAD, space - 1);

export function fame(session: Shown, pieces: Pieces): TemplateResult {
  const { length, spaces } = storyOf(session).fameTrack;
  const all = Array.from({ length }, (_, i) => i + 1);
  const special = new Map(spaces.map((row) => [row.space, row.bonus]));
  return html`<svg class="fameTrack" viewBox="0 0 ${sizeOf(ROAD, length).join(' ')}" role="group" aria-label=${said(session)}>
    ${road(ROAD, length)}
    ${all.map((space) => {
      const [x, y] = at(space);
      const bonus = special.get(space);
      const number = glyphs.words(space, x + 4, y + 14.5, 14.2, 'dim start');
      if (!bonus) return number;
      const id = `fame.${space}`;
      return piece(
        pieces,
        id,
        pieceName(session, id),
        svg`${plateOn(ROAD, space - 1, 'edge coins')}${number}${fameSign(bonus, x + 27, y + 19)}`,
        aboutFame(session, space),
      );
    })}
    ${session.seats.map((seat) => marker(session, seat))}
  </svg>`;
}

const said = (session: Shown): string => {
  const { board, pieces: t } = texts(session);
  const { players } = session.look.position;
  return `${board.fame}. ${session.seats.map((seat) => t.fameOf(session.name(seat), players[seat]!.fame)).join(', ')}`;
};

/** Several markers on one space are side by side. */
function marker(session: Shown, seat: number): SVGTemplateResult | typeof nothing {
  const { players } = session.look.position;
  const { fame: space } = players[seat]!;
  if (space < 1) return nothing;
  const here = session.seats.filter((other) => players[other]!.fame === space);
  const [x, y] = at(space);
  // In the corner that the reward leaves free; further markers go below it.
  const step = here.length > 2 ? 8 : 14;
  return svg`<g class="onTop">${glyphs.disc(seat, x + 10 + here.indexOf(seat as never) * step, y + 21, 7.5)}</g>`;
}
