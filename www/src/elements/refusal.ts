// Why a wish was refused: in the reader's words, with the rule and a sentence on what it is about.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { StoreView, define } from './base.js';

export class RefusalView extends StoreView {
  static override properties: PropertyDeclarations = { rule: { state: true } };
  /** What the rule that was broken says, once that is loaded. */
  declare rule: string | undefined;
  /** The language and the rule that are wanted. */
  #wanted = '';

  protected override render(): TemplateResult | typeof nothing {
    const { refusal, language } = this.store;
    const wanted = refusal?.rule ? `${language} ${refusal.rule}` : '';
    if (wanted !== this.#wanted) void this.#load(wanted);
    if (!refusal) return nothing;
    return html`<div class="refusal" role="alert">
      <p>${refusal.rule ? html`<b>${refusal.rule}</b> ` : nothing}${refusal.message}</p>
      ${
        this.rule
          ? html`<details class="rule" open>
            <summary>${this.t.actions.ruleText}</summary>
            <p tabindex="0">${this.rule}</p>
          </details>`
          : nothing
      }
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
      // Offline, before the texts were ever fetched: the rule's number has to do.
    }
  }
}

define('loire-refusal', RefusalView);
