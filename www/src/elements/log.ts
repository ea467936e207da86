// What happened, in plain English; read out as it grows.

import { type TemplateResult, html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import { StoreView } from './base.js';

/** Older lines than these are in the record, not on the page. */
const SHOWN = 80;

export class Log extends StoreView {
  protected override render(): TemplateResult {
    const { store } = this;
    const all = store.face.lines(store.events, (seat) => store.name(seat));
    const from = Math.max(0, all.length - SHOWN);
    const shown = all.slice(from).map((line, index) => ({ line, number: from + index }));
    return html`<section class="log" aria-label="Log">
      <h2>Log</h2>
      <ol role="log" aria-live="polite" tabindex="0" start=${from + 1}>
        ${repeat(shown, ({ number }) => number, ({ line }) => html`<li>${line}</li>`)}
      </ol>
    </section>`;
  }

  protected override updated(): void {
    const list = this.querySelector('ol');
    if (list) list.scrollTop = list.scrollHeight;
  }
}

customElements.define('loire-log', Log);
