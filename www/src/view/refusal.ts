// Why an action was refused: in the reader's language, with a sentence about the rule. It stays in the question bar for
// a few seconds, or until the game goes on.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import type { Cancel } from '../model/clock.js';
import type { Refusal } from '../model/ui.js';
import { define } from './base.js';
import { SessionView } from './session-view.js';

/** How long a refusal is shown, in ms. */
const SHOWN_MS = 5000;

export class RefusalView extends SessionView {
  static override properties: PropertyDeclarations = { rule: { state: true } };
  /** The text of the broken rule; `undefined` until it is loaded. */
  declare rule: string | undefined;
  /** The language and the rule that are loading. */
  #wanted = '';
  #last: Refusal | undefined;
  #cancel: Cancel | undefined;

  protected override willUpdate(): void {
    super.willUpdate();
    const { session } = this;
    const { refusal } = session;
    if (refusal === this.#last) return;
    this.#cancel?.();
    this.#last = refusal;
    if (refusal)
      this.#cancel = session.clock.after(SHOWN_MS, () => session.refusal === refusal && session.forgetRefusal());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancel?.();
    this.#last = undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { refusal, language } = this.session;
    const wanted = refusal?.rule ? `${language} ${refusal.rule}` : '';
    if (wanted !== this.#wanted) void this.#load(wanted);
    if (!refusal) return nothing;
    return html`<div class="refusal" role="alert">
      <p>${refusal.message}${refusal.rule ? html` <small>${refusal.rule}</small>` : nothing}</p>
      ${this.rule ? html`<div class="rule">${this.rule}</div>` : nothing}
    </div>`;
  }

  async #load(wanted: string): Promise<void> {
    this.#wanted = wanted;
    this.rule = undefined;
    const [language, rule] = wanted.split(' ');
    if (!rule) return;
    try {
      const { default: ruleText } = await import('virtual:rules');
      const text = await ruleText(language!, rule);
      if (this.#wanted === wanted) this.rule = text;
    } catch {
      // Offline, before the texts were ever fetched: only the rule's number is shown.
    }
  }
}

define('loire-refusal', RefusalView);
