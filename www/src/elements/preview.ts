// What an action would change: in words below the list, and by the pieces it touches on the boards.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { full } from '../changes.js';
import type { Legal } from '../engine.js';
import { StoreView, define } from './base.js';

export class PreviewView extends StoreView {
  static override properties: PropertyDeclarations = { legal: { attribute: false } };
  /** The action that is looked at. */
  declare legal: Legal | undefined;
  #hinted: Element[] = [];

  protected override render(): TemplateResult {
    return html`<p class="preview" aria-live="polite">${this.#words() ?? nothing}</p>`;
  }

  /** The pieces may have been drawn anew, so that they are looked for each time. */
  protected override updated(): void {
    const targets = this.#isOffered() ? this.legal!.targets : [];
    const touched = targets.flatMap((target) => [...this.root.querySelectorAll(`[data-piece="${target}"]`)]);
    for (const piece of this.#hinted) if (!touched.includes(piece)) piece.removeAttribute('data-hint');
    for (const piece of touched) piece.setAttribute('data-hint', '');
    this.#hinted = touched;
  }

  #isOffered(): boolean {
    return this.legal !== undefined && this.store.legal.includes(this.legal);
  }

  #words(): string | undefined {
    return this.#isOffered() ? full(this.store, this.legal!).join(' ') || this.t.actions.nothing : undefined;
  }
}

define('loire-preview', PreviewView);
