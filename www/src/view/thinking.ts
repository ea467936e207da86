// A bot's progress, and the button that makes it answer now. The element updates by itself, many times a second,
// without rendering the table.

import { type TemplateResult, html, nothing } from 'lit';

import type { Session } from '../model/session.js';
import { define } from './base.js';
import { SessionView } from './session-view.js';

export class ThinkingView extends SessionView {
  #heard: Session | undefined;
  readonly #further = () => this.requestUpdate();

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.#heard === this.session) return;
    this.#heard?.removeEventListener('think', this.#further);
    this.#heard = this.session;
    this.session.addEventListener('think', this.#further);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#heard?.removeEventListener('think', this.#further);
    this.#heard = undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { session } = this;
    const t = this.t.actions;
    const { playouts = 0, goal = 1 } = session.thought ?? {};
    if (session.botsPaused) return nothing;
    return html`<progress max="100" .value=${(playouts / goal) * 100} aria-label=${t.thought}></progress>
      <button data-do="hurry" @click=${() => session.hurry()}>${t.hurry}</button>`;
  }
}

define('loire-thinking', ThinkingView);
