// What happened, in plain language; read out as it grows. Each line is a place in time to look at, by pointer or by
// keyboard: the log is one stop of the Tab key, and the arrow keys walk its lines.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { StoreView, define } from './base.js';
import { Lines } from './lines.js';

/** Older lines than these are in the record, not on the page, unless their time is looked at or the keys lead there. */
const SHOWN = 80;
/** How many old lines are removed at a time. */
const LEAVING = 20;

/** The line that each key leads to, from a line and the last one. */
const WAYS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => at - 8,
  PageDown: (at) => at + 8,
  Home: () => 0,
  End: (_, last) => last,
};

export class Log extends StoreView {
  static override properties: PropertyDeclarations = { focused: { state: true } };
  /** The line that has the focus, by its number. */
  declare focused: number | undefined;
  readonly #lines = new Lines();
  #last = 0;
  #walks = false;
  /** The last state that the log has scrolled for. */
  #scrolled = '';

  protected override render(): TemplateResult {
    const { store } = this;
    const all = this.#lines.of(store);
    const here = store.at === undefined ? Infinity : store.moments[store.at]!.events;
    const told = all.findLastIndex(({ upTo }) => upTo <= here) + 1;
    this.#last = all.length - 1;
    const from = Math.max(0, Math.min(all.length - SHOWN, (this.focused ?? told) - SHOWN / 2));
    const first = from - (from % LEAVING);
    const shown = all.slice(first, from + SHOWN).map((line, index) => ({ ...line, number: first + index }));
    const stop = this.focused ?? Math.max(0, told - 1);
    const mark = (number: number) => (number === told - 1 && store.at !== undefined ? 'now' : number >= told ? 'later' : '');
    return html`<section class="log" data-part="log" aria-label=${this.t.log.title}>
      <h2>${this.t.log.title}</h2>
      <div role="log" aria-live="polite" aria-label=${this.t.log.title} @keydown=${this.#walk} @focusin=${this.#enter} @focusout=${this.#leave}><ol start=${first + 1}>
        ${repeat(
          shown,
          ({ number }) => number,
          ({ text, moment, number }) => html`<li class=${mark(number)}>
            <button class="line" tabindex=${number === stop ? 0 : -1} data-line=${number} data-moment=${moment}
              aria-current=${mark(number) === 'now' ? 'step' : nothing} @click=${() => store.lookAt(moment)}>${text}</button>
          </li>`,
        )}
      </ol></div>
    </section>`;
  }

  /** Scrolls to what is new with the next picture, so that nothing is measured in between. */
  protected override updated(): void {
    const wanted = [this.#last, this.store.at, this.focused].join();
    if (wanted === this.#scrolled) return;
    this.#scrolled = wanted;
    requestAnimationFrame(() => this.#scroll());
  }

  /** Whoever walks the lines keeps their place. */
  #scroll(): void {
    const list = this.querySelector<HTMLElement>('[role=log]');
    if (!list || this.focused !== undefined) return;
    const now = list.querySelector<HTMLElement>('.now');
    list.scrollTop = now ? now.offsetTop - list.clientHeight / 2 : list.scrollHeight;
  }

  #walk(event: KeyboardEvent): void {
    const way = WAYS[event.key]?.(this.focused ?? this.#last, this.#last);
    if (way === undefined) return;
    event.preventDefault();
    void this.#goTo(Math.max(0, Math.min(this.#last, way)));
  }

  /** A line that is not on the page yet is shown first. */
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
    if (!this.#walks && !this.contains(event.relatedTarget as Node | null)) this.focused = undefined;
  }
}

define('loire-log', Log);
