// The deeds on display: the reward of each tile, the tiles sent there, and the missing ones.

import { type TemplateResult, html } from 'lit';

import type { Pieces } from '../../view/board/piece.js';
import { STORY_DEEDS } from './emblems.js';
import { bonusSign } from './effects.js';
import { ROW, work } from './fields.js';
import { names } from './names.js';
import type { Shown } from './types.js';

export function deeds(session: Shown, pieces: Pieces): TemplateResult {
  const { deeds: out } = session.look.position;
  return html`<div class="works">
    ${session.look.printed.deeds
      .filter(({ id }) => out[id])
      .map(({ id, fields, bonus, defeats }) =>
        work(session, pieces, {
          id: `deed.${id}`,
          hasPieces: true,
          title: names(session).deed(id),
          emblem: STORY_DEEDS[id],
          fields,
          sent: (field) => out[id]?.[field],
          sign: bonusSign(bonus, ROW.width - 30, 18),
          name: defeats ? 'relief' : '',
        }),
      )}
  </div>`;
}
