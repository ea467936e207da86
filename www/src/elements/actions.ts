// The list of legal actions: grouped, filtered by typing and by selected pieces, each with what it would change.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { brief, full } from '../changes.js';
import type { Legal } from '../engine.js';
import { StoreView } from './base.js';

export class Actions extends StoreView {
  static override properties: PropertyDeclarations = { filter: { state: true }, shown: { state: true }, open: { state: true } };
  /** What is typed, what is looked at, and whether a small screen shows the whole list. */
  declare filter: string;
  declare shown: Legal | undefined;
  declare open: boolean;

  constructor() {
    super();
    this.filter = '';
    this.open = false;
  }

  protected override render(): TemplateResult {
    const { store } = this;
    const { current, selected, refusal } = store;
    const asked = current && store.face.question(current.ask, store);
    const actions = this.#matching();
    const whole = this.open || selected.length > 0 || this.filter !== '';
    return html`<section class="actions ${whole ? 'open' : ''} ${this.open ? 'full' : ''}" aria-label="Actions" @keydown=${this.#escape}>
      <header>
        <div class="question" aria-live="polite">
          <h2>${current && asked ? html`<span class="marker seat${current.seat}">${current.seat + 1}</span> ${store.name(current.seat)}: ${asked.title}` : 'The game is over'}</h2>
          ${asked ? html`<p class="hint">${asked.hint}</p>` : nothing}
        </div>
        <button class="fold" ?hidden=${!current} aria-expanded=${whole} @click=${() => (this.open = !this.open)}>
          ${this.open ? 'Hide list' : `All ${store.legal.length}`}
        </button>
      </header>
      <div class="tools">
        <button data-do="undo" ?disabled=${store.undoes === undefined} @click=${() => this.#keepFocus(() => store.undo())}>↶ Undo</button>
        <button data-do="redo" ?disabled=${!store.look.canRedo} @click=${() => this.#keepFocus(() => store.redo())}>↷ Redo</button>
        <button data-do="clear" ?disabled=${!selected.length} @click=${() => store.clear()}>Clear selection</button>
      </div>
      ${store.asked.length > 1 ? this.#seats() : nothing}
      ${selected.length ? this.#selection() : nothing}
      ${refusal ? html`<p class="refusal" role="alert">${refusal.rule ? html`<b>${refusal.rule}</b> ` : nothing}${refusal.message}</p>` : nothing}
      ${current
        ? html`<form @submit=${this.#typed}>
            <label>Filter, or type a move
              <input name="filter" autocomplete="off" spellcheck="false" .value=${this.filter} @input=${(event: InputEvent) => (this.filter = (event.target as HTMLInputElement).value)} />
            </label>
          </form>`
        : nothing}
      <div class="list">${this.#groups(actions)}</div>
      <p class="preview" aria-live="polite">${this.shown ? this.#preview(this.shown) : nothing}</p>
    </section>`;
  }

  #matching(): Legal[] {
    const words = this.filter.toLowerCase().split(/\s+/).filter(Boolean);
    const { store } = this;
    return store.narrowed.filter(({ action, notation }) => {
      const text = `${store.face.label(action, store)} ${store.face.group(action, store)} ${notation}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  #groups(actions: Legal[]): unknown {
    const { store } = this;
    if (!actions.length && store.current) return html`<p>No action fits. Clear the selection or the filter.</p>`;
    const groups = new Map<string, Legal[]>();
    for (const legal of actions) {
      const group = store.face.group(legal.action, store);
      groups.set(group, [...(groups.get(group) ?? []), legal]);
    }
    return repeat(
      groups,
      ([name]) => name,
      ([name, members]) => html`<div class=${members.some(({ targets }) => targets.length) ? '' : 'plain'}>
        <h3>${name}</h3>
        <ul>
          ${repeat(members, ({ notation }) => notation, (legal) => html`<li>${this.#button(legal)}</li>`)}
        </ul>
      </div>`,
    );
  }

  #button(legal: Legal): TemplateResult {
    const preview = this.store.preview(legal.action);
    const changes = preview ? brief(this.store, legal, preview) : '';
    const show = () => this.#show(legal);
    const hide = () => this.#show(undefined);
    return html`<button class="action" data-notation=${legal.notation} @click=${(event: MouseEvent) => this.#play(legal, event)}
      @mouseenter=${show} @focus=${show} @mouseleave=${hide} @blur=${hide}>
      <span>${this.store.face.label(legal.action, this.store)}</span>${changes ? html`<small>${changes}</small>` : nothing}
    </button>`;
  }

  #preview(legal: Legal): string {
    const preview = this.store.legal.includes(legal) ? this.store.preview(legal.action) : undefined;
    return preview ? full(this.store, legal, preview).join(' ') || 'Changes nothing that is counted.' : '';
  }

  #seats(): TemplateResult {
    return html`<p class="seats">Several players choose at once. Answer for
      ${this.store.asked.map(({ seat }) => html`<button aria-pressed=${seat === this.store.current?.seat} @click=${() => this.store.answerFor(seat)}>${this.store.name(seat)}</button>`)}
    </p>`;
  }

  #selection(): TemplateResult {
    const { store } = this;
    return html`<ul class="selection" aria-label="Selected">
      ${store.selected.map((id) => html`<li><b>${store.face.pieceName(store, id)}</b> ${store.face.pieceAbout(store, id) ?? ''}</li>`)}
    </ul>`;
  }

  /** Shows what an action would change, and the pieces it touches on the board. */
  #show(legal: Legal | undefined): void {
    this.shown = legal;
    const touched = new Set(legal?.targets);
    for (const piece of document.querySelectorAll<SVGElement>('[data-piece]')) {
      piece.toggleAttribute('data-hint', touched.has(piece.dataset.piece!));
    }
  }

  #play(legal: Legal, event: MouseEvent): void {
    this.#show(undefined);
    if (this.store.play(legal.action)) this.#done(event.detail > 0);
  }

  /** After an answer the next one is wanted: the list starts afresh and keeps the focus. */
  #done(byPointer: boolean): void {
    this.filter = '';
    this.#focus('.list .action', byPointer);
  }

  #typed(event: SubmitEvent): void {
    event.preventDefault();
    const text = this.filter.trim();
    const actions = this.#matching();
    const exact = this.store.legal.find(({ notation }) => notation === text);
    if (actions.length > 1 && !exact) return this.#focus('.list .action', false);
    if (text && this.store.play(exact?.action ?? actions[0]?.action ?? text)) this.#done(false);
  }

  /** A button that has just been disabled would lose the focus. */
  #keepFocus(change: () => void): void {
    change();
    void this.updateComplete.then(() => {
      if (!this.contains(document.activeElement) || (document.activeElement as HTMLButtonElement).disabled) this.#focus('.list .action', true);
    });
  }

  #focus(selector: string, preventScroll: boolean): void {
    void this.updateComplete.then(() => {
      const wanted = this.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>('.scores h2');
      wanted?.focus({ preventScroll });
    });
  }

  #escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    this.filter = '';
    this.store.clear();
  }
}

customElements.define('loire-actions', Actions);
