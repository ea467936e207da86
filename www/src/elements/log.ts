// What happened, in plain language; read out as it grows. Each line is a place in time to look at.

import { type TemplateResult, html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { StoreView, define } from './base.js';
import { Lines } from './lines.js';

/** Older lines than these are in the record, not on the page, unless their time is looked at. */
const SHOWN = 80;
/** So many leave the page at a time. */
const LEAVING = 20;

export class Log extends StoreView {
  readonly #lines = new Lines();
  /** What was scrolled to: how many lines there are, and how many of them are told. */
  #scrolled = '';

  protected override render(): TemplateResult {
    const { store } = this;
    const all = this.#lines.of(store);
    const told = this.#told();
    const from = Math.max(0, Math.min(all.length - SHOWN, told - SHOWN / 2));
    const first = from - (from % LEAVING);
    return html`<section class="log" data-part="log" aria-label=${this.t.log.title}>
      <h2>${this.t.log.title}</h2>
      <div role="log" aria-live="polite" tabindex="0" aria-label=${this.t.log.title}><ol start=${first + 1}>
        ${repeat(
          all.slice(first, from + SHOWN),
          (_, index) => first + index,
          ({ text, moment }, index) => html`<li class=${this.#kind(first + index, told)}>
            <button class="line" tabindex="-1" data-moment=${moment} @click=${() => store.lookAt(moment)}>${text}</button>
          </li>`,
        )}
      </ol></div>
    </section>`;
  }

  /** How many lines are told at the moment that is looked at. */
  #told(): number {
    const { store } = this;
    const all = this.#lines.of(store);
    const here = store.at === undefined ? Infinity : store.moments[store.at]!.events;
    return all.findLastIndex(({ upTo }) => upTo <= here) + 1;
  }

  #kind(line: number, told: number): string {
    if (line >= told) return 'later';
    return line === told - 1 && this.store.at !== undefined ? 'now' : '';
  }

  /** With the next picture, so that nothing is measured in between. */
  protected override updated(): void {
    const wanted = `${this.#lines.of(this.store).length} ${this.#told()}`;
    if (wanted === this.#scrolled) return;
    this.#scrolled = wanted;
    requestAnimationFrame(() => this.#scroll());
  }

  #scroll(): void {
    const list = this.querySelector<HTMLElement>('[role=log]');
    if (!list) return;
    const now = list.querySelector<HTMLElement>('.now');
    list.scrollTop = now ? now.offsetTop - list.clientHeight / 2 : list.scrollHeight;
  }
}

define('loire-log', Log);
