// The time controls: a slider over all moments, a replay, and the way back to now.

import { type TemplateResult, html, nothing } from 'lit';

import { Replay } from '../../model/replay.js';
import type { Session } from '../../model/session.js';
import { define } from '../base.js';
import { SessionView } from '../session-view.js';

export class Time extends SessionView {
  #replay: Replay | undefined;
  #of: Session | undefined;

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.#of === this.session) return;
    this.#replay?.stop();
    this.#of = this.session;
    this.#replay = new Replay(this.session, () => this.requestUpdate());
  }

  protected override render(): TemplateResult {
    const { session } = this;
    const playing = this.#replay?.playing;
    const t = this.t.time;
    const last = session.moments.length - 1;
    const past = session.at !== undefined;
    return html`<section class="time ${past ? 'past' : ''}" aria-label=${t.title}>
      <button data-do="replay" ?disabled=${last < 1} @click=${() => (playing ? this.#replay!.stop() : this.#replay!.play())}>
        <span aria-hidden="true">${playing ? '❙❙' : '▶'}</span> ${playing ? t.pause : past ? t.play : t.replay}
      </button>
      <input type="range" name="moment" min="0" max=${last} .value=${String(session.at ?? last)} ?disabled=${last < 1}
        aria-label=${t.slider} @input=${this.#slide} />
      ${past ? html`<button class="primary" data-do="now" @click=${this.#now}>${t.now}</button>` : nothing}
    </section>`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#replay?.stop();
  }

  #slide(event: InputEvent): void {
    this.#replay!.stop();
    this.session.lookAt(Number((event.target as HTMLInputElement).value));
  }

  #now(): void {
    this.#replay!.stop();
    this.session.lookAt(undefined);
  }
}

define('loire-time', Time);
