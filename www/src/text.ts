// The same table as headings, lists and buttons; the same pieces, under the same names.

import { type TemplateResult, html } from 'lit';

import type { Pieces } from './elements/piece.js';
import type { GameId } from './engine.js';
import type { Store } from './store.js';

export function textTable(store: Store, pieces: Pieces): TemplateResult {
  const { face } = store;
  return html`<section class="text" aria-label="Main board">
      <h2>Main board</h2>
      ${face.textBoard(store, pieces)}
    </section>
    ${store.seats.map(
      (seat) => html`<section class="text" aria-label="${store.name(seat)}’s board">
        <h2>${store.name(seat)}${store.current?.seat === seat ? ' (at turn)' : ''}</h2>
        ${face.textPlayer(store, pieces, seat)}
      </section>`,
    )}`;
}

/** A piece as a button while an action names it, as words otherwise. */
export function item<G extends GameId>(store: Store<G>, pieces: Pieces, id: string, more = ''): TemplateResult {
  const words = `${store.face.pieceName(store, id)}${more ? `: ${more}` : ''}`;
  if (!pieces.offered.has(id)) return html`<li>${words}</li>`;
  const kind = pieces.live.has(id) ? 'live' : '';
  return html`<li>
    <button class=${kind} data-piece=${id} aria-pressed=${pieces.selected.has(id)} @click=${() => pieces.pick(id, false)}>${words}</button>
  </li>`;
}
