// The same table as headings, lists and buttons, with the same pieces under the same names.

import { type TemplateResult, html } from 'lit';

import type { Pieces } from './board/piece.js';
import type { GameId } from '../engine/index.js';
import type { Shown } from '../games/game-view.js';
import { texts } from '../i18n/texts/index.js';

export function textTable(session: Shown, pieces: Pieces): TemplateResult {
  const { face } = session;
  const { board: t } = texts(session);
  return html`<section class="text" data-part="board" aria-label=${t.main}>
      <h2>${t.main}</h2>
      ${face.textBoard(session, pieces)}
    </section>
    ${session.seats.map((seat) => {
      const current = session.current?.seat === seat;
      return html`<section class="text" data-seat=${seat} data-part=${current ? 'own' : 'others'} aria-label=${t.of(session.name(seat))}>
        <h2>${session.name(seat)}${current ? ` (${t.atTurn})` : ''}</h2>
        ${face.textPlayer(session, pieces, seat)}
      </section>`;
    })}`;
}

/** A piece as a button while an action names it, as text otherwise. */
export function item<G extends GameId>(session: Shown<G>, pieces: Pieces, id: string, more = ''): TemplateResult {
  const words = `${session.face.pieceName(session, id)}${more ? `: ${more}` : ''}`;
  if (!pieces.offered.has(id)) return html`<li>${words}</li>`;
  const kind = pieces.live.has(id) ? 'live' : '';
  return html`<li>
    <button class=${kind} data-piece=${id} aria-pressed=${pieces.selected.has(id)} @click=${() => pieces.pick(id, false)}>${words}</button>
  </li>`;
}
