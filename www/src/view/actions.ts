// The question as a line, with the actions that one click plays; and the drawer with all legal actions, grouped,
// filtered by text and by the selected pieces, each with a preview of its changes.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { brief, full } from '../model/action-preview.js';
import type { Legal } from '../engine/index.js';
import { choose, endingOf } from '../model/selection.js';
import { define } from './base.js';
import { SessionView } from './session-view.js';
import { brim } from './board/scroll-fade.js';
import { disc } from './icons.js';
import './drawers/preview.js';
import type { PreviewView } from './drawers/preview.js';
import './refusal.js';
import './thinking.js';

/** Max number of actions in the line; more are easier to read in the list. */
const MOST = 4;

export class Actions extends SessionView {
  static override properties: PropertyDeclarations = {
    filter: { state: true },
    more: { state: true },
    open: { attribute: false },
    views: { attribute: false },
    guide: { attribute: false },
  };
  /** The text in the filter. */
  declare filter: string;
  /** Is the rest of the bar shown, which an upright phone hides? */
  declare more: boolean;
  /** Is the list open? */
  declare open: boolean;
  /** Further controls of the table within the thumb's reach. */
  declare views: TemplateResult | undefined;
  /** The guide through the first moves. */
  declare guide: TemplateResult | undefined;

  constructor() {
    super();
    this.filter = '';
    this.more = false;
    this.open = false;
  }

  protected override render(): TemplateResult {
    const { session } = this;
    const t = this.t.actions;
    const several = session.asked.filter(({ seat }) => session.isHere(seat)).length > 1 && session.at === undefined;
    return html`<section class="actions" aria-label=${t.title} @keydown=${this.#escape}>
      ${this.guide ?? nothing}
      <div class="bar ${this.more ? 'more' : ''}">
        <div class="question" tabindex="-1" aria-live="polite">${this.#question()}</div>
        <loire-refusal .session=${session}></loire-refusal>
        ${several ? this.#seats() : nothing}
        ${session.selected.length ? this.#selection() : nothing}
        <div class="choices">${session.held === undefined ? this.#choices() : this.#end()}</div>
        <div class="rail">${this.views ?? nothing} ${this.#tools()}</div>
      </div>
      <aside class="drawer" ?hidden=${!this.open} aria-label=${t.title}>
        <button class="shut" aria-label=${this.t.close} title=${this.t.close} @click=${this.#toggle}>×</button>
        ${
          session.legal.length
            ? html`<form @submit=${this.#typed}>
              <label>${t.filter}
                <input name="filter" autocomplete="off" spellcheck="false" .value=${this.filter} @input=${(event: InputEvent) => (this.filter = (event.target as HTMLInputElement).value)} />
              </label>
            </form>
            <div class="list">${this.#groups(this.#matching())}</div>
            <loire-preview .session=${session}></loire-preview>`
            : nothing
        }
      </aside>
    </section>`;
  }

  protected override updated(): void {
    // After the update is complete: measuring earlier would cause a second layout.
    requestAnimationFrame(() => {
      for (const box of this.querySelectorAll('.choices, .list')) brim(box);
    });
  }

  /**
   * Buttons for the actions that need no piece, and for the remaining actions once a selection leaves few. A single
   * legal action has a button, too.
   */
  #choices(): unknown {
    const { session } = this;
    if (session.pending) return this.#pending(session.pending);
    const plain = session.legal.filter(({ targets }) => !targets.length);
    const left =
      session.selected.length || session.legal[0]?.forced
        ? session.narrowed.filter(({ targets }) => targets.length)
        : [];
    return repeat(
      [...(left.length > MOST ? [] : left), ...plain],
      ({ notation }) => notation,
      (legal) => this.#button(legal, legal === endingOf(session)),
    );
  }

  /** The button that ends a turn. */
  #end(): TemplateResult {
    return html`<button class="primary" data-do="end" @click=${() => this.session.end()}>${this.t.actions.end} <kbd>E</kbd></button>`;
  }

  /** The button of a chosen action that reveals something: it is played at the end of the turn. */
  #pending(legal: Legal): TemplateResult {
    const { end, final } = this.t.actions;
    const words = this.session.face.isEndedByReveal
      ? html`<span>${end}</span>`
      : html`<span>${this.session.face.label(legal.action, this.session)}</span><small>${final}</small>`;
    return html`<button class="action primary" data-do="end" title=${full(this.session, legal).join(' ')} data-notation=${legal.notation}
      @click=${(event: MouseEvent) => this.#play(legal, event)}>${words}<kbd>E</kbd></button>`;
  }

  #toggle(): void {
    this.dispatchEvent(new CustomEvent('drawer', { bubbles: true, detail: 'actions' }));
  }

  /** The question, and the seat that is asked. */
  #question(): TemplateResult {
    const { session } = this;
    const { current } = session;
    const t = this.t.actions;
    if (session.at !== undefined) return this.#past();
    if (!current) return html`<h2>${t.over}</h2><p class="hint">${this.#winners()}</p>`;
    if (session.held !== undefined)
      return html`<h2>${disc(session.held)} ${t.asked(session.name(session.held), t.done)}</h2>
        <p class="hint">${t.doneHint}</p>`;
    const name = session.name(current.seat);
    if (session.isBot(current.seat))
      return html`<h2>${disc(current.seat)} ${session.botsPaused ? t.paused(name) : t.thinks(name)}</h2>
        <loire-thinking .session=${session}></loire-thinking>`;
    if (!session.isHere(current.seat)) return html`<h2>${disc(current.seat)} ${t.awaited(name)}</h2>`;
    if (session.pending)
      return html`<h2>${disc(current.seat)} ${t.asked(name, t.done)}</h2>
        <p class="hint">${t.finalHint(session.face.label(session.pending.action, session))}</p>`;
    const { title, hint } = session.face.question(current.ask, session);
    return html`<h2>${disc(current.seat)} ${t.asked(name, title)}</h2>
      <p class="hint">${this.#step() ?? hint}</p>`;
  }

  /** The winners and their results. */
  #winners(): string {
    const { session } = this;
    return session.look.scores
      .filter(({ rank }) => rank === 1)
      .map(({ seat, total }) => {
        const result = session.face.result?.(session, seat) ?? this.t.points(total);
        return this.t.scores.ranked(session.name(seat), result, true);
      })
      .join(' · ');
  }

  /** The next step as text, while something is selected; otherwise `undefined`. */
  #step(): string | undefined {
    const { session } = this;
    if (!session.selected.length) return undefined;
    return session.narrowed.length === 1 ? this.t.actions.again : session.face.next?.(session);
  }

  /** In the past the only action is the way back to now. */
  #past(): TemplateResult {
    const { past, now } = this.t.time;
    return html`<h2>${past(this.session.at!, this.session.moments.length - 1)}</h2>
      <button class="primary" data-do="toNow" @click=${() => this.session.lookAt(undefined)}>${now}</button>`;
  }

  #tools(): TemplateResult {
    const { session } = this;
    const t = this.t.actions;
    const past = session.at !== undefined;
    const bots = session.seats.some((seat) => session.isBot(seat)) && !session.over;
    const pause = session.botsPaused ? t.resume : t.pause;
    const keepFocus = (change: () => void) => () => this.#keepFocus(change);
    return html`<div class="tools">
      <button data-do="undo" class=${session.playedAtOnce ? 'fresh' : ''} title=${t.undo} ?disabled=${past || (session.undoes === undefined && !session.pending)} @click=${keepFocus(() => session.undo())}><span aria-hidden="true">↶</span> <span class="word">${t.undo}</span></button>
      <button data-do="redo" title=${t.redo} ?disabled=${past || !session.look.canRedo} @click=${keepFocus(() => session.redo())}><span aria-hidden="true">↷</span> <span class="word">${t.redo}</span></button>
      <button data-do="reset" title=${t.reset} ?disabled=${past || session.undoes === undefined} @click=${keepFocus(() => session.reset())}><span aria-hidden="true">⟲</span> <span class="word">${t.reset}</span></button>
      ${session.selected.length ? html`<button data-do="clear" title=${t.clear} @click=${() => session.select([])}><span aria-hidden="true">✕</span> <span class="word">${t.clear}</span></button>` : nothing}
      ${bots ? html`<button data-do="pause" aria-pressed=${session.botsPaused} title=${pause} @click=${() => session.pauseBots(!session.botsPaused)}><span aria-hidden="true">${session.botsPaused ? '▶' : '❙❙'}</span> <span class="word">${pause}</span></button>` : nothing}
      <button class="fold" data-do="all" title=${t.all(session.narrowed.length)} ?hidden=${!session.legal.length} aria-expanded=${this.open} @click=${this.#toggle}>
        <span aria-hidden="true">☰ ${session.narrowed.length}</span> <span class="word">${this.open ? t.hide : t.all(session.narrowed.length)}</span>
      </button>
      <button data-do="more" title=${t.more} aria-label=${t.more} aria-expanded=${this.more} @click=${() => (this.more = !this.more)}>⋯</button>
    </div>`;
  }

  #matching(): readonly Legal[] {
    const words = this.filter.toLowerCase().split(/\s+/).filter(Boolean);
    const { session } = this;
    if (!words.length) return session.narrowed;
    return session.narrowed.filter(({ action, notation }) => {
      const text =
        `${session.face.label(action, session)} ${session.face.group(action, session)} ${notation}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  #groups(actions: readonly Legal[]): unknown {
    const { session } = this;
    if (!actions.length) return html`<p>${this.t.actions.none}</p>`;
    const groups = new Map<string, Legal[]>();
    for (const legal of actions) {
      const group = session.face.group(legal.action, session);
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

  /** With `ends` it is the action of the key that ends a turn. */
  #button(legal: Legal, ends = false): TemplateResult {
    const changes = brief(this.session, legal);
    if (ends && legal.reveals) changes.push({ words: this.t.actions.final, isCost: false });
    const show = () => void this.#show(legal);
    const hide = () => void this.#show(undefined);
    return html`<button class="action ${ends ? 'primary' : ''}" title=${full(this.session, legal).join(' ')} data-notation=${legal.notation} @click=${(event: MouseEvent) => this.#play(legal, event)}
      @mouseenter=${show} @focus=${show} @mouseleave=${hide} @blur=${hide}>
      <span>${this.session.face.label(legal.action, this.session)}</span>${changes.length ? html`<small>${changes.map(({ words, isCost }, at) => html`${at ? ', ' : ''}<b class=${isCost ? 'spent' : ''}>${words}</b>`)}</small>` : nothing}${ends ? html`<kbd>E</kbd>` : nothing}
    </button>`;
  }

  #seats(): TemplateResult {
    const { session } = this;
    const people = session.asked.filter(({ seat }) => session.isHere(seat));
    return html`<p class="seats"><span class="word">${this.t.actions.atOnce}</span>
      ${people.map(({ seat }) => html`<button aria-pressed=${seat === session.current?.seat} @click=${() => session.answerFor(seat)}><span>${session.name(seat)}</span></button>`)}
    </p>`;
  }

  #selection(): TemplateResult {
    const { session } = this;
    return html`<ul class="selection" aria-label=${this.t.actions.selected}>
      ${session.selected.map((id) => html`<li><b>${session.face.pieceName(session, id)}</b> ${session.face.pieceAbout(session, id) ?? ''}</li>`)}
    </ul>`;
  }

  /** Shows the preview of an action. */
  async #show(legal: Legal | undefined): Promise<void> {
    const preview = this.querySelector<PreviewView>('loire-preview');
    if (!preview) return;
    preview.legal = legal;
    await preview.updateComplete;
  }

  #play(legal: Legal, event: MouseEvent): void {
    void this.#show(undefined);
    this.#choose(legal, event.detail > 0);
  }

  #choose(legal: Legal, byPointer: boolean): void {
    if (choose(this.session, legal)) this.#done(byPointer);
    else if (this.session.pending) void this.#keepAtHand(byPointer);
  }

  /** Resets the list after an answer: it starts without a filter, and keeps the focus while it is open. */
  #done(byPointer: boolean): void {
    this.filter = '';
    // Removing a button that has the focus is slow in browsers.
    (this.root.activeElement as HTMLElement | null)?.blur();
    void this.#focus(this.#fold() ? '.choices .action' : this.#next, byPointer);
  }

  /**
   * A chosen action that waits can be chosen again in the list; if the list closes, or an action has disappeared, its
   * button gets the focus.
   */
  async #keepAtHand(byPointer: boolean): Promise<void> {
    const folds = this.#fold();
    await this.updateComplete;
    if (folds || !this.contains(this.root.activeElement)) await this.#focus('[data-do=end]', byPointer);
  }

  /** Closes a sheet that covers the boards, so that the changes are visible; returns whether it did. */
  #fold(): boolean {
    const covers = this.open && getComputedStyle(this.querySelector('.drawer')!).position === 'fixed';
    if (covers) this.#toggle();
    return covers;
  }

  /** The selector of the element that gets the focus after an answer: the list if it is open. */
  get #next(): string {
    return this.open ? '.list .action' : '.choices .action';
  }

  #typed(event: SubmitEvent): void {
    event.preventDefault();
    const text = this.filter.trim();
    const actions = this.#matching();
    // Complete notation is played, or refused if it is not legal; other text only filters.
    const meant = this.session.understands(text);
    if (actions.length > 1 && !meant) return void this.#focus('.list .action', false);
    if (!text) return;
    const { session } = this;
    const offered = meant ? session.legal.find(({ notation }) => notation === text) : actions[0];
    if (offered) this.#choose(offered, false);
    else if (session.play(text)) this.#done(false);
  }

  /** A button that becomes disabled would lose the focus. */
  #keepFocus(change: () => void): void {
    change();
    void this.updateComplete.then(() => {
      if (!this.contains(this.root.activeElement) || (this.root.activeElement as HTMLButtonElement).disabled)
        void this.#focus(this.#next, true);
    });
  }

  /** Shows the preview of an action before focusing it, so that the page is laid out once rather than twice. */
  async #focus(selector: string, preventScroll: boolean): Promise<void> {
    await this.updateComplete;
    const wanted =
      this.querySelector<HTMLElement>(selector) ??
      this.querySelector<HTMLElement>('[data-do=end]') ??
      // At the end of the game the table moves the focus to its scores.
      (this.session.over ? null : this.querySelector<HTMLElement>('.question'));
    await this.#show(this.session.legal.find(({ notation }) => notation === wanted?.dataset.notation));
    wanted?.focus({ preventScroll });
  }

  #escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || (!this.filter && !this.session.selected.length)) return;
    event.preventDefault();
    this.filter = '';
    this.session.select([]);
  }
}

define('loire-actions', Actions);
