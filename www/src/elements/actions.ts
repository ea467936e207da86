// The list of legal actions: grouped, filtered by typing and by selected pieces, each with what it would change.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { brief, previewOf } from '../changes.js';
import type { Legal } from '../engine.js';
import { StoreView, define } from './base.js';
import { disc } from './marks.js';
import './preview.js';
import type { PreviewView } from './preview.js';
import './refusal.js';

export class Actions extends StoreView {
  static override properties: PropertyDeclarations = { filter: { state: true }, open: { state: true } };
  /** What is typed, and whether a small screen shows the whole list. */
  declare filter: string;
  declare open: boolean;

  constructor() {
    super();
    this.filter = '';
    this.open = false;
  }

  protected override render(): TemplateResult {
    const { store } = this;
    const t = this.t.actions;
    const offered = store.legal.length > 0;
    const whole = this.#isWhole;
    return html`<section class="actions ${whole ? 'open' : ''} ${this.open ? 'full' : ''}" aria-label=${t.title} @keydown=${this.#escape}>
      <header>
        <div class="question" tabindex="-1" aria-live="polite">${this.#question()}</div>
      </header>
      ${this.#tools()}
      ${store.asked.filter(({ seat }) => store.isHere(seat)).length > 1 && store.at === undefined ? this.#seats() : nothing}
      ${store.selected.length ? this.#selection() : nothing}
      <loire-refusal .store=${store}></loire-refusal>
      ${
        offered
          ? html`<form @submit=${this.#typed}>
            <label>${t.filter}
              <input name="filter" autocomplete="off" spellcheck="false" .value=${this.filter} @input=${(event: InputEvent) => (this.filter = (event.target as HTMLInputElement).value)} />
            </label>
          </form>
          <div class="list">${this.#groups(this.#matching())}</div>
          <loire-preview .store=${store}></loire-preview>`
          : nothing
      }
    </section>`;
  }

  get #isWhole(): boolean {
    return this.open || this.store.selected.length > 0 || this.filter !== '';
  }

  /** What is asked, and of whom. */
  #question(): TemplateResult {
    const { store } = this;
    const { current } = store;
    const t = this.t.actions;
    if (store.at !== undefined) return this.#past();
    if (!current) return html`<h2>${t.over}</h2>`;
    const name = store.name(current.seat);
    if (store.isBot(current.seat))
      return html`<h2>${disc(current.seat)} ${store.botsPaused ? t.paused(name) : t.thinks(name)}</h2>`;
    if (!store.isHere(current.seat)) return html`<h2>${disc(current.seat)} ${t.awaited(name)}</h2>`;
    const { title, hint } = store.face.question(current.ask, store);
    return html`<h2>${disc(current.seat)} ${t.asked(name, title)}</h2>
      <p class="hint">${hint}</p>`;
  }

  /** In the past there is nothing to play; small screens, which hide the slider, get a button back to now. */
  #past(): TemplateResult {
    const { past, now } = this.t.time;
    return html`<h2>${past(this.store.at!, this.store.moments.length - 1)}</h2>
      <button class="primary onlySmall" @click=${() => this.store.lookAt(undefined)}>${now}</button>`;
  }

  #tools(): TemplateResult {
    const { store } = this;
    const t = this.t.actions;
    const past = store.at !== undefined;
    const bots = store.seats.some((seat) => store.isBot(seat)) && !store.over;
    const pause = store.botsPaused ? t.resume : t.pause;
    const keepFocus = (change: () => void) => () => this.#keepFocus(change);
    return html`<div class="tools">
      <button data-do="undo" title=${t.undo} ?disabled=${past || store.undoes === undefined} @click=${keepFocus(() => store.undo())}><span aria-hidden="true">↶</span> <span class="word">${t.undo}</span></button>
      <button data-do="redo" title=${t.redo} ?disabled=${past || !store.look.canRedo} @click=${keepFocus(() => store.redo())}><span aria-hidden="true">↷</span> <span class="word">${t.redo}</span></button>
      <button data-do="reset" title=${t.reset} ?disabled=${past || store.undoes === undefined} @click=${keepFocus(() => store.reset())}><span aria-hidden="true">⟲</span> <span class="word">${t.reset}</span></button>
      ${store.selected.length ? html`<button data-do="clear" @click=${() => store.clear()}>${t.clear}</button>` : nothing}
      ${bots ? html`<button data-do="pause" aria-pressed=${store.botsPaused} title=${pause} @click=${() => store.pauseBots(!store.botsPaused)}><span aria-hidden="true">${store.botsPaused ? '▶' : '❙❙'}</span> <span class="word">${pause}</span></button>` : nothing}
      <button class="fold" ?hidden=${!store.legal.length} aria-expanded=${this.#isWhole} @click=${() => (this.open = !this.open)}>
        ${this.open ? t.hide : t.all(store.legal.length)}
      </button>
    </div>`;
  }

  #matching(): Legal[] {
    const words = this.filter.toLowerCase().split(/\s+/).filter(Boolean);
    const { store } = this;
    if (!words.length) return store.narrowed;
    return store.narrowed.filter(({ action, notation }) => {
      const text = `${store.face.label(action, store)} ${store.face.group(action, store)} ${notation}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  #groups(actions: Legal[]): unknown {
    const { store } = this;
    if (!actions.length) return html`<p>${this.t.actions.none}</p>`;
    const groups = new Map<string, Legal[]>();
    for (const legal of actions) {
      const group = store.face.group(legal.action, store);
      groups.set(group, [...(groups.get(group) ?? []), legal]);
    }
    const touches = ([, members]: [string, Legal[]]) => members.some(({ targets }) => targets.length);
    const touching = [...groups].filter(touches);
    const plain = [...groups].filter((group) => !touches(group));
    return html`${touching.length ? html`<div class="touching">${this.#named(touching)}</div>` : nothing}
      ${plain.length ? html`<div class="plain">${this.#named(plain)}</div>` : nothing}`;
  }

  #named(groups: [string, Legal[]][]): unknown {
    return repeat(
      groups,
      ([name]) => name,
      ([name, members]) => html`<h3>${name}</h3>
        <ul>
          ${repeat(
            members,
            ({ notation }) => notation,
            (legal) => html`<li>${this.#button(legal)}</li>`,
          )}
        </ul>`,
    );
  }

  #button(legal: Legal): TemplateResult {
    const preview = previewOf(this.store, legal);
    const changes = preview ? brief(this.store, legal, preview) : '';
    const show = () => void this.#show(legal);
    const hide = () => void this.#show(undefined);
    return html`<button class="action" data-notation=${legal.notation} @click=${(event: MouseEvent) => this.#play(legal, event)}
      @mouseenter=${show} @focus=${show} @mouseleave=${hide} @blur=${hide}>
      <span>${this.store.face.label(legal.action, this.store)}</span>${changes ? html`<small>${changes}</small>` : nothing}
    </button>`;
  }

  #seats(): TemplateResult {
    const { store } = this;
    const people = store.asked.filter(({ seat }) => store.isHere(seat));
    return html`<p class="seats">${this.t.actions.atOnce}
      ${people.map(({ seat }) => html`<button aria-pressed=${seat === store.current?.seat} @click=${() => store.answerFor(seat)}>${store.name(seat)}</button>`)}
    </p>`;
  }

  #selection(): TemplateResult {
    const { store } = this;
    return html`<ul class="selection" aria-label=${this.t.actions.selected}>
      ${store.selected.map((id) => html`<li><b>${store.face.pieceName(store, id)}</b> ${store.face.pieceAbout(store, id) ?? ''}</li>`)}
    </ul>`;
  }

  /** Shows what an action would change. */
  async #show(legal: Legal | undefined): Promise<void> {
    const preview = this.querySelector<PreviewView>('loire-preview');
    if (!preview) return;
    preview.legal = legal;
    await preview.updateComplete;
  }

  #play(legal: Legal, event: MouseEvent): void {
    void this.#show(undefined);
    if (this.store.play(legal.action)) this.#done(event.detail > 0);
  }

  /** After an answer the next one is wanted: the list starts afresh and keeps the focus. */
  #done(byPointer: boolean): void {
    this.filter = '';
    // Removing a button that has the focus is slow in browsers.
    (this.root.activeElement as HTMLElement | null)?.blur();
    void this.#focus('.list .action', byPointer);
  }

  #typed(event: SubmitEvent): void {
    event.preventDefault();
    const text = this.filter.trim();
    const actions = this.#matching();
    // A move that is written out is meant, even where it is not legal; other words only filter.
    const meant = this.store.understands(text);
    if (actions.length > 1 && !meant) return void this.#focus('.list .action', false);
    if (text && this.store.play(meant ? text : (actions[0]?.action ?? text))) this.#done(false);
  }

  /** A button that has just been disabled would lose the focus. */
  #keepFocus(change: () => void): void {
    change();
    void this.updateComplete.then(() => {
      if (!this.contains(this.root.activeElement) || (this.root.activeElement as HTMLButtonElement).disabled)
        void this.#focus('.list .action', true);
    });
  }

  /** Shows the preview of an action before focusing it, so that the page is laid out once rather than twice. */
  async #focus(selector: string, preventScroll: boolean): Promise<void> {
    await this.updateComplete;
    const wanted =
      this.querySelector<HTMLElement>(selector) ??
      (this.store.over
        ? this.root.querySelector<HTMLElement>('.scores h2')
        : this.querySelector<HTMLElement>('.question'));
    await this.#show(this.store.legal.find(({ notation }) => notation === wanted?.dataset.notation));
    wanted?.focus({ preventScroll });
  }

  #escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    this.filter = '';
    this.store.clear();
  }
}

define('loire-actions', Actions);
