// What a strong player thinks of the question that is shown, now or at any moment of the past: what each answer leads
// to.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import type { Suggestion } from '../engine.js';
import { analyse } from '../engine.js';
import { StoreView, define } from './base.js';

/** So many answers are told. */
const MOST = 8;

export class Analysis extends StoreView {
  static override properties: PropertyDeclarations = { found: { state: true }, done: { state: true } };
  declare found: Suggestion | undefined;
  /** How far the thoughts are, from 0 to 1; nothing, while nobody thinks. */
  declare done: number | undefined;
  /** Says that it is enough: what is known by then is told. */
  #enough: AbortController | undefined;
  /** The question that was thought about. */
  #of = '';

  protected override willUpdate(): void {
    super.willUpdate();
    // Another question, and what was thought of the last one is worth nothing.
    const question = this.#question();
    if (question === this.#of) return;
    this.#of = question;
    this.#stop();
    this.found = undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override render(): TemplateResult {
    const { store } = this;
    const t = this.t.analysis;
    const thinks = this.done !== undefined;
    return html`<section class="analysis" aria-label=${t.title}>
      <h2>${t.title}</h2>
      <p class="hint">${store.current ? t.about(store.name(store.current.seat)) : t.nothing}</p>
      ${
        store.current
          ? html`<p><button class="primary" data-do="analyse" @click=${() => (thinks ? this.#enough?.abort() : void this.#think())}>${thinks ? t.stop : t.start}</button>
            ${thinks ? html`<progress max="1" .value=${this.done} aria-label=${this.t.actions.thought}></progress>` : nothing}</p>`
          : nothing
      }
      ${this.found ? this.#table(this.found) : nothing}
    </section>`;
  }

  #table({ candidates, playouts }: Suggestion): TemplateResult {
    const t = this.t.analysis;
    const { store } = this;
    const number = new Intl.NumberFormat(store.language, { maximumFractionDigits: 1 });
    const share = new Intl.NumberFormat(store.language, { style: 'percent' });
    return html`<table>
      <thead><tr><th scope="col">${t.action}</th><th scope="col">${t.points}</th><th scope="col">${t.win}</th></tr></thead>
      <tbody>${candidates.slice(0, MOST).map(
        ({ action, points, spread, win }) => html`<tr>
          <th scope="row">${store.face.label(action as never, store)}</th>
          <td>${points === null ? '–' : number.format(points)}${spread ? html` <small>± ${number.format(spread)}</small>` : nothing}</td>
          <td>${win === null ? '–' : share.format(win)}</td>
        </tr>`,
      )}</tbody>
    </table>
    <p class="hint">${t.playouts(playouts)}</p>`;
  }

  #question(): string {
    const { store } = this;
    return `${store.id} ${store.at ?? store.moments.length} ${store.current?.seat}`;
  }

  /** Ends the thoughts; nobody wants to hear of them. */
  #stop(): void {
    const enough = this.#enough;
    this.#enough = undefined;
    this.done = undefined;
    enough?.abort();
  }

  async #think(): Promise<void> {
    const { store } = this;
    const mine = new AbortController();
    this.#enough = mine;
    this.done = 0;
    const onProgress = (playouts: number, goal: number) => {
      if (this.#enough === mine) this.done = playouts / goal;
    };
    const found = await analyse(store.stateShown(), store.current!.seat, { enough: mine.signal, onProgress });
    if (this.#enough !== mine) return;
    this.found = found;
    this.#stop();
  }
}

define('loire-analysis', Analysis);
