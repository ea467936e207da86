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
        <div class="boards" @keydown=${this.#keepFocus}>${this.asText ? textTable(store, piecesOf(store)) : this.#drawn()}
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

  /** A piece that was played by keyboard may be no button any more; the next one to click is on the same board. */
  #keepFocus(event: KeyboardEvent): void {
    const from = event.target as HTMLElement | SVGElement;
    if (!from.dataset.piece) return;
    void this.updateComplete.then(() => {
      if (from.isConnected && from.tabIndex >= 0) return;
      const next = this.querySelector<HTMLElement>('.player.current .piece.live, .text button.live');
      if (next) next.focus();
      else this.#toActions();
    });
  }

  #drawn(): TemplateResult {
    const { store } = this;
    const pieces = piecesOf(store);
    return html`<section class="main" aria-label="Main board">${store.face.board(store, pieces)}${store.face.status(store)}</section>
      ${store.seats.map((seat) => player(store, pieces, seat))}`;
  }
}

customElements.define('loire-table', Table);
