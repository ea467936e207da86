// The preview of an action: its changes as text below the list, and its pieces highlighted on the boards.

import { type PropertyDeclarations, type TemplateResult, html } from 'lit';

import { full } from '../../model/action-preview.js';
import type { Legal } from '../../engine/index.js';
import { define } from '../base.js';
import { SessionView } from '../session-view.js';
import { Pointing } from '../board/pointing.js';

export class PreviewView extends SessionView {
  static override properties: PropertyDeclarations = { legal: { attribute: false } };
  /** The previewed action; `undefined` if there is none. */
  declare legal: Legal | undefined;
  readonly #pointing = new Pointing();

  protected override render(): TemplateResult {
    return html`<p class="preview" aria-live="polite">${this.#words() ?? this.t.actions.preview}</p>`;
  }

  protected override updated(): void {
    this.#pointing.at(this.root, this.#isOffered() ? this.legal!.targets : []);
  }

  #isOffered(): boolean {
    return this.legal !== undefined && this.session.legal.includes(this.legal);
  }

  #words(): string | undefined {
    return this.#isOffered() ? full(this.session, this.legal!).join(' ') || this.t.actions.nothing : undefined;
  }
}

define('loire-preview', PreviewView);
