// Why a wish was refused: in the reader's words, with the rule and what the ledger says about it.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { StoreView, define } from './base.js';

type Rule = { title: string; text: string };

export class RefusalView extends StoreView {
  static override properties: PropertyDeclarations = { rule: { state: true } };
  /** The text of the rule that was broken, once it is loaded. */
  declare rule: Rule | undefined;
  #wanted: string | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { refusal } = this.store;
    if (refusal?.rule !== this.#wanted) void this.#load(refusal?.rule);
    if (!refusal) return nothing;
    return html`<div class="refusal" role="alert">
      <p>${refusal.rule ? html`<b>${refusal.rule}</b> ` : nothing}${refusal.message}</p>
      ${
        this.rule
          ? html`<details class="rule" open>
            <summary>${this.t.actions.ruleText}</summary>
            <p lang="en" tabindex="0"><b>${this.rule.title}.</b> ${this.rule.text}</p>
          </details>`
          : nothing
      }
    </div>`;
  }

  async #load(id: string | undefined): Promise<void> {
    this.#wanted = id;
    this.rule = undefined;
    if (!id) return;
    try {
      const { default: rules } = await import('virtual:rules');
      if (this.#wanted === id) this.rule = rules[id];
    } catch {
      // Offline, before the texts were ever fetched: the rule's number has to do.
    }
  }
}

define('loire-refusal', RefusalView);
