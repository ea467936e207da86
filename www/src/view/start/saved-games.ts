// The saved games of this browser: continue or delete them. A deleted game can be restored while the list is open.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { setupOf } from '../../engine/index.js';
import type { GameId } from '../../engine/index.js';
import { coverOf } from '../../games/covers.js';
import * as saves from '../../storage/saved-games.js';
import { settings } from '../../storage/settings.js';
import type { Texts } from '../../i18n/texts/index.js';
import { Speaker } from '../settings-element.js';

export class Shelf extends Speaker {
  static override properties: PropertyDeclarations = { saved: { state: true }, deleted: { state: true } };
  declare saved: saves.Saved[] | undefined;
  /** The games deleted since the list was opened. */
  declare deleted: readonly saves.Saved[];

  constructor() {
    super();
    this.deleted = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  protected override render(): TemplateResult | typeof nothing {
    const t = this.t.start;
    const all = [...(this.saved ?? []), ...this.deleted].sort((a, b) => b.date - a.date);
    if (!all.length) return nothing;
    return html`<section class="shelf" aria-label=${t.saved}>
      <h2>${t.saved}</h2>
      <ul>
        ${all.map((saved) => {
          const what = titleOf(saved, this.t);
          if (this.deleted.includes(saved))
            return html`<li class="deleted">
            <span>${t.deleted(what)}</span>
            <button data-do="restore" data-id=${saved.id} aria-label=${t.restoreThis(what)} @click=${() => this.#restore(saved)}>${this.t.actions.undo}</button>
          </li>`;
          return html`<li>
            <span><b>${what}</b><small>${whenOf(saved, this.t)}</small></span>
            <a class="button" data-do="continue" href="#game=${saved.id}" aria-label=${t.continueThis(what)}>${t.continue}</a>
            <button data-do="delete" aria-label=${t.deleteThis(what)} @click=${() => this.#delete(saved)}>${t.delete}</button>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  async #read(): Promise<void> {
    try {
      this.saved = await saves.list();
    } catch {
      // The browser has no storage; the table reports that when it matters.
      this.saved = [];
    }
    this.dispatchEvent(new CustomEvent('listed', { detail: this.saved }));
  }

  async #delete(saved: saves.Saved): Promise<void> {
    await saves.remove(saved.id);
    this.deleted = [...this.deleted, saved];
    await this.#read();
    await this.updateComplete;
    this.querySelector<HTMLElement>(`[data-id="${saved.id}"]`)?.focus();
  }

  async #restore(saved: saves.Saved): Promise<void> {
    await saves.keep(saved);
    this.deleted = this.deleted.filter((other) => other !== saved);
    await this.#read();
    await this.updateComplete;
    this.querySelector<HTMLElement>(`[href="#game=${saved.id}"]`)?.focus();
  }
}

/** The title of a saved game, with its points if it is over. */
export function titleOf({ course, sittings, totals }: saves.Saved, { start: t, player }: Texts): string {
  try {
    const { game, seats, names } = setupOf(course) as { game?: string; seats: number; names?: string[] };
    const id = (game ?? ('record' in course ? course.record.game : course.base.game)) as GameId;
    const all = Array.from({ length: seats }, (_, seat) => {
      const kind = sittings[seat]?.kind === 'human' ? player(seat + 1) : t.botName(seat + 1);
      return [names?.[seat]?.trim() || kind, totals?.[seat]].filter((part) => part !== undefined).join(' ');
    });
    return t.savedGame(coverOf(id).about(settings).title, all);
  } catch {
    return '?';
  }
}

/** The progress of a saved game, and when it was last played. */
export function whenOf({ round, over, date }: saves.Saved, { start: t }: Texts): string {
  const when = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  return t.savedAt(round, over, when);
}

customElements.define('loire-shelf', Shelf);
