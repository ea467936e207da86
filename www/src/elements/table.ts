// A game in progress: boards, actions, score sheet and log; the boards drawn or as text.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';

import type { Seat } from '../engine.js';
import { textTable } from '../text.js';
import './actions.js';
import { StoreView, define } from './base.js';
import './glossary.js';
import './log.js';
import { piecesOf } from './piece.js';
import { player, standings } from './player.js';
import './scores.js';
import './time.js';

/** The parts of the table that a small screen jumps between. */
const PARTS = ['board', 'own', 'others', 'scores', 'log'] as const;

export class Table extends StoreView {
  static override properties: PropertyDeclarations = {
    asText: { type: Boolean },
    handover: { type: Boolean },
    holder: { state: true },
  };
  declare asText: boolean;
  /** Are the boards covered between two players on one device? */
  declare handover: boolean;
  /** Who holds the device. */
  declare holder: Seat | undefined;

  constructor() {
    super();
    this.addEventListener('keydown', this.#escape);
  }

  protected override render(): TemplateResult {
    const { store, t } = this;
    const next = this.#handedTo();
    if (next !== undefined) return this.#handover(next);
    const over = store.look.turn.type === 'over';
    return html`<button class="skip" @click=${this.#toActions}>${t.nav.toActions}</button>
      <nav class="parts" aria-label=${t.nav.parts}>
        ${PARTS.map((part) => html`<button data-to=${part} @click=${() => this.#show(`[data-part="${part}"]`)}>${t.nav[part]}</button>`)}
      </nav>
      <div class="table ${store.look.game} hints-${store.hints} ${store.selected.length ? 'selecting' : ''}">
        <div class="boards" @keydown=${this.#keepFocus}>${this.asText ? textTable(store, piecesOf(store)) : this.#drawn()}
          <loire-scores part="scores" class=${over ? 'over' : ''} .store=${store}></loire-scores>
        </div>
        <div class="side" part="side">
          ${standings(store, (seat) => this.#show(`[data-seat="${seat}"]`))}
          <loire-time part="time" .store=${store}></loire-time>
          <loire-actions part="actions" .store=${store}></loire-actions>
          <loire-log part="log" .store=${store}></loire-log>
          ${guard([store, store.language], () => store.face.legend(store))}
        </div>
      </div>
      ${this.asText ? nothing : html`<loire-glossary></loire-glossary>`}`;
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (!changed.has('store')) return;
    for (const seat of this.store.seats)
      this.style.setProperty(`--seat${seat}`, `var(--colour-${this.store.sittings[seat]!.colour})`);
  }

  /** The next of several people on one device, while the last one still holds it. */
  #handedTo(): Seat | undefined {
    const { store } = this;
    const people = store.seats.filter((seat) => store.isHere(seat));
    const seat = store.current?.seat;
    if (!this.handover || people.length < 2 || store.at !== undefined || seat === undefined || !store.isHere(seat))
      return undefined;
    return seat === this.holder ? undefined : seat;
  }

  #handover(seat: Seat): TemplateResult {
    const name = this.store.name(seat);
    const { title, about, ready } = this.t.handover;
    return html`<section class="handover">
      <h2>${title(name)}</h2>
      <p>${about}</p>
      <button class="primary" data-do="ready" @click=${() => (this.holder = seat)}>${ready(name)}</button>
    </section>`;
  }

  /** From the past back to now. */
  #escape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.store.at !== undefined) this.store.lookAt(undefined);
  }

  #show(part: string): void {
    this.querySelector(part)?.scrollIntoView({
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      block: 'start',
    });
  }

  /** Skips the many pieces of the boards, for people who use the keyboard. */
  #toActions(): void {
    const wanted = this.querySelector<HTMLElement>('.list .action') ?? this.querySelector<HTMLElement>('.question');
    wanted?.focus();
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
    return html`<section class="main" part="board" data-part="board" aria-label=${this.t.board.main}>${store.face.board(store, pieces)}${store.face.status(store)}</section>
      ${store.seats.map((seat) => player(store, pieces, seat))}`;
  }
}

define('loire-table', Table);
