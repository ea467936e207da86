// The market place with every kind of tile on offer, and the place cards on display.

import { type TemplateResult, html, nothing, svg } from 'lit';

import { type Pieces, piece } from '../../view/board/piece.js';
import * as glyphs from './art.js';
import { epochNumber, epochOf, placeOf, thingOf, wares } from './names.js';
import { pieceAbout, pieceName } from './pieces.js';
import { tableCard } from './place.js';
import { texts } from './texts/index.js';
import type { Category, Shown } from './types.js';

export function market(session: Shown, pieces: Pieces): TemplateResult {
  const { market: offered } = session.look.position;
  return html`<ul class="wares" aria-label=${texts(session).board.market}>
    ${wares().map((ware) => {
      const id = `market.${ware}`;
      const many = offered[ware] ?? 0;
      const price = session.look.printed.goods.find((good) => good.id === ware)?.price;
      const content = svg`<rect class="edge plate ${many ? '' : 'none'}" x="1.5" y="1.5" width="59" height="31" rx="7" />
        ${glyphs.ware(ware, 18, 17, 24)}
        ${price === undefined ? nothing : glyphs.sum(price, 31, 25, 8.5)}
        ${glyphs.words(many, 49, 22, glyphs.LEAST, many ? 'name' : 'dim')}`;
      return html`<li><svg class="ware" viewBox="0 0 62 34" role="group" aria-label=${pieceName(session, id)}>${piece(pieces, id, pieceName(session, id), content, pieceAbout(session, id), { kept: thingOf(ware), count: many })}</svg></li>`;
    })}
  </ul>`;
}

export function cards(session: Shown, pieces: Pieces): TemplateResult {
  const { cards: out } = session.look.position;
  const { board: t } = texts(session);
  const open = epochOf(session, epochNumber(session, session.mine)).categories;
  const stack = (category: Category) => {
    const here = out.filter((card) => placeOf(session, card).category === category);
    return html`<h3>${t.stack(category, open.includes(category))}</h3>
      <div class="stack ${open.includes(category) ? '' : 'closed'}">${here.map((card) => tableCard(session, pieces, card))}</div>`;
  };
  return html`${(['I', 'II', 'III'] as const).map(stack)}`;
}
