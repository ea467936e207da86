// The game in time: a slider over all its moments, a replay, and the way back to now.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { StoreView, define } from './base.js';

/** How long a moment of the replay is shown. */
const STEP = 700;

export class Time extends StoreView {
  static override properties: PropertyDeclarations = { playing: { state: true } };
  declare playing: boolean;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.playing = false;
  }

  protected override render(): TemplateResult {
    const { store } = this;
    const t = this.t.time;
    const last = store.moments.length - 1;
    const past = store.at !== undefined;
    return html`<section class="time ${past ? 'past' : ''}" aria-label=${t.title}>
      <button data-do="replay" ?disabled=${last < 1} @click=${() => (this.playing ? this.#stop() : this.#play())}>
        <span aria-hidden="true">${this.playing ? '❙❙' : '▶'}</span> ${this.playing ? t.pause : past ? t.play : t.replay}
      </button>
      <input type="range" name="moment" min="0" max=${last} .value=${String(store.at ?? last)} ?disabled=${last < 1}
        aria-label=${t.slider} @input=${this.#slide} />
      ${past ? html`<button class="primary" data-do="now" @click=${this.#now}>${t.now}</button>` : nothing}
    </section>`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  #slide(event: InputEvent): void {
    this.#stop();
    this.store.lookAt(Number((event.target as HTMLInputElement).value));
  }

  #now(): void {
    this.#stop();
    this.store.lookAt(undefined);
  }

  #play(): void {
    this.playing = true;
    if (this.store.at === undefined) this.store.lookAt(0);
    this.#timer = setInterval(() => {
      if (this.store.at === undefined) this.#stop();
      else this.store.lookAt(this.store.at + 1);
    }, STEP);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }
}

define('loire-time', Time);
