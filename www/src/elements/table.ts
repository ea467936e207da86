// A game in progress: boards, actions, score sheet and log; the boards drawn or as text.

import { type PropertyDeclarations, type TemplateResult, html } from 'lit';

import { textTable } from '../text.js';
import './actions.js';
import { StoreView } from './base.js';
import './log.js';
import { piecesOf } from './piece.js';
import { player } from './player.js';
import './scores.js';

export class Table extends StoreView {
  static override properties: PropertyDeclarations = { asText: { type: Boolean } };
  declare asText: boolean;

  protected override render(): TemplateResult {
    const { store } = this;
    const over = store.look.turn.type === 'over';
    return html`<button class="skip" @click=${this.#toActions}>Go to the actions</button>
      <div class="table ${store.look.game}">
        <div class="boards">${this.asText ? textTable(store, piecesOf(store)) : this.#drawn()}
          <loire-scores class=${over ? 'over' : ''} .store=${store}></loire-scores>
        </div>
        <div class="side">
          <loire-actions .store=${store}></loire-actions>
          <loire-log .store=${store}></loire-log>
          ${store.face.legend(store)}
        </div>
      </div>`;
  }

  /** Past the many pieces of the boards, for whoever comes by keyboard. */
  #toActions(): void {
    this.querySelector<HTMLElement>('.list .action, .actions button')?.focus();
  }

  #drawn(): TemplateResult {
    const { store } = this;
    const pieces = piecesOf(store);
    return html`<section class="main" aria-label="Main board">${store.face.board(store, pieces)}${store.face.status(store)}</section>
      ${store.seats.map((seat) => player(store, pieces, seat))}`;
  }
}

customElements.define('loire-table', Table);
