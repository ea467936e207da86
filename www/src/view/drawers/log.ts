// The events in plain language, read aloud as they arrive. Each line links to a moment, by pointer or keyboard: the log
// is one stop of the Tab key, and the arrow keys walk its lines.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { Session } from '../../model/session.js';
import { define } from '../base.js';
import { SessionView } from '../session-view.js';
import { Lines } from './log-lines.js';

/** Number of lines rendered by default. Scrolling, viewing another moment, or the arrow keys render more. */
const SHOWN = 80;
/** Number of old lines removed at a time. */
const LEAVING = 20;
/** Distance from an edge at which more lines render, in px. */
const NEAR = 60;

/** The line that each key leads to, from the focused and the last line. */
const WAYS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => at - 8,
  PageDown: (at) => at + 8,
  Home: () => 0,
  End: (_, last) => last,
};

/** A range of lines by number, without its end. */
interface Range {
  from: number;
  to: number;
}

export class Log extends SessionView {
  static override properties: PropertyDeclarations = { focused: { state: true }, read: { state: true } };
  /** The number of the focused line; `undefined` without focus. */
  declare focused: number | undefined;
  /** The range that stays rendered for a reader who has scrolled there; `undefined` while the log follows new lines. */
  declare read: Range | undefined;
  readonly #lines = new Lines();
  /** The number of lines, and the rendered range. */
  #count = 0;
  #shown: Range = { from: 0, to: 0 };
  #walks = false;
  /** The session and the moment of the last render. */
  #looked: { session?: Session; at?: number | undefined } = {};
  /** The key of the last scroll target, its position, and whether the scroll is still pending. */
  #scrolled = '';
  #scrollTop = 0;
  #willScroll = false;
  /** The line at the upper edge and its position, which it keeps when earlier lines are inserted. */
  #edge: { line: HTMLElement; top: number } | undefined;

  protected override willUpdate(): void {
    super.willUpdate();
    const { session } = this;
    // Another moment or another game ends the reading.
    if (this.focused === undefined && (session !== this.#looked.session || session.at !== this.#looked.at))
      this.read = undefined;
    this.#looked = { session, at: session.at };
    const line = this.read && this.#atEdge();
    this.#edge = line && { line, top: line.offsetTop };
  }

  protected override render(): TemplateResult {
    const { session } = this;
    const all = this.#lines.of(session);
    const here = session.at === undefined ? Infinity : session.moments[session.at]!.events;
    const told = all.findLastIndex(({ upTo }) => upTo <= here) + 1;
    const start = Math.max(0, Math.min(all.length - SHOWN, (this.focused ?? told) - SHOWN / 2));
    const from = Math.min(start - (start % LEAVING), this.read?.from ?? start);
    const to = Math.min(all.length, Math.max(start + SHOWN, this.read?.to ?? 0));
    const shown = all.slice(from, to).map((line, index) => ({ ...line, number: from + index }));
    // Old lines that render again must not be read aloud as new.
    const isNews = all.length !== this.#count || (from >= this.#shown.from && to <= this.#shown.to);
    this.#count = all.length;
    this.#shown = { from, to };
    const stop = this.focused ?? Math.max(0, told - 1);
    const mark = (number: number) =>
      number === told - 1 && session.at !== undefined ? 'now' : number >= told ? 'later' : '';
    return html`<section class="log" aria-label=${this.t.log.title}>
      <h2>${this.t.log.title}</h2>
      <div role="log" aria-live=${isNews ? 'polite' : 'off'} aria-label=${this.t.log.title} @keydown=${this.#walk} @focusin=${this.#enter} @focusout=${this.#leave}
        @scroll=${this.#reading}><ol start=${from + 1}>
        ${repeat(
          shown,
          ({ number }) => number,
          ({ text, moment, number }) => html`<li class=${mark(number)}>
            <button class="line" tabindex=${number === stop ? 0 : -1} data-line=${number} data-moment=${moment}
              aria-current=${mark(number) === 'now' ? 'step' : nothing} @click=${() => session.lookAt(moment)}>${text}</button>
          </li>`,
        )}
      </ol></div>
    </section>`;
  }

  /** Scrolls to new lines in the next frame, so that nothing is measured in between. */
  protected override updated(): void {
    if (this.#edge) this.#list!.scrollTop += this.#edge.line.offsetTop - this.#edge.top;
    const wanted = [this.#count, this.session.at, this.focused].join();
    if (wanted === this.#scrolled) return;
    this.#scrolled = wanted;
    this.#willScroll = true;
    requestAnimationFrame(() => this.#scroll());
  }

  /** Shows the newest lines, as a reader expects when the log opens. */
  follow(): void {
    requestAnimationFrame(() => this.#scroll());
  }

  get #list(): HTMLElement | null {
    return this.querySelector('[role=log]');
  }

  #atEdge(): HTMLElement | undefined {
    const list = this.#list;
    return list ? [...list.querySelectorAll('li')].find(({ offsetTop }) => offsetTop >= list.scrollTop) : undefined;
  }

  /** Scrolls, except while the reader walks or reads the lines. */
  #scroll(): void {
    const list = this.#list;
    this.#willScroll = false;
    if (!list || this.focused !== undefined || this.read) return;
    const now = list.querySelector<HTMLElement>('.now');
    list.scrollTop = now ? now.offsetTop - list.clientHeight / 2 : list.scrollHeight;
    this.#scrollTop = list.scrollTop;
  }

  /** Renders more lines near an edge. At the very end the log follows new lines again. */
  #reading(): void {
    const { scrollTop, scrollHeight, clientHeight } = this.#list!;
    // Scroll events also come from added and removed lines; those are not the reader's.
    if (this.#willScroll || scrollTop === this.#scrollTop) return;
    const below = scrollHeight - clientHeight - scrollTop;
    const { from, to } = this.#shown;
    const isEnd = below < 2 && to === this.#count && this.focused === undefined;
    const read = { from: scrollTop < NEAR ? Math.max(0, from - SHOWN) : from, to: below < NEAR ? to + SHOWN : to };
    if (isEnd) this.read = undefined;
    else if (this.read?.from !== read.from || this.read.to !== read.to) this.read = read;
  }

  #walk(event: KeyboardEvent): void {
    const last = this.#count - 1;
    const way = WAYS[event.key]?.(this.focused ?? last, last);
    if (way === undefined) return;
    event.preventDefault();
    void this.#goTo(Math.max(0, Math.min(last, way)));
  }

  /** Moves to a line; renders it first if necessary. */
  async #goTo(line: number): Promise<void> {
    this.#walks = true;
    this.focused = line;
    await this.updateComplete;
    this.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus();
    this.#walks = false;
  }

  #enter(event: FocusEvent): void {
    this.focused = Number((event.target as HTMLElement).dataset.line);
  }

  #leave(event: FocusEvent): void {
    if (!this.#walks && !this.contains(event.relatedTarget as Node | null)) this.focused = this.read = undefined;
  }
}

define('loire-log', Log);
