// What happened, in plain language; read out as it grows. Each line is a place in time to look at.

import { type TemplateResult, html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { StoreView, define } from './base.js';

/** Older lines than these are in the record, not on the page, unless their time is looked at. */
const SHOWN = 80;

export class Log extends StoreView {
  protected override render(): TemplateResult {
    const { store } = this;
    const all = store.face.lines(store.events, store);
    const moment = (events: number) => store.moments.findIndex((moment) => moment.events >= events);
    const here = store.at === undefined ? store.events.length : store.moments[store.at]!.events;
    const told = all.filter(({ upTo }) => upTo <= here).length;
    const from = Math.max(0, Math.min(all.length - SHOWN, told - SHOWN / 2));
    const shown = all.slice(from, from + SHOWN).map(({ text, upTo }, index) => ({ text, upTo, number: from + index }));
    return html`<section class="log" data-part="log" aria-label=${this.t.log.title}>
      <h2>${this.t.log.title}</h2>
      <div role="log" aria-live="polite" tabindex="0" aria-label=${this.t.log.title}><ol start=${from + 1}>
        ${repeat(
          shown,
          ({ number }) => number,
          ({ text, upTo, number }) => html`<li class=${number === told - 1 && store.at !== undefined ? 'now' : number >= told ? 'later' : ''}>
            <button class="line" tabindex="-1" data-moment=${moment(upTo)} @click=${() => store.lookAt(moment(upTo))}>${text}</button>
          </li>`,
        )}
      </ol></div>
    </section>`;
  }

  /** With the next picture, so that nothing is measured in between. */
  protected override updated(): void {
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
