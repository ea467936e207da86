// The games kept in this browser: to continue, or to delete.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { setupOf } from '../engine.js';
import type { GameId } from '../engine.js';
import { coverOf } from '../games/covers.js';
import * as saves from '../saves.js';
import { settings } from '../settings.js';
import { Speaker } from './speaker.js';

export class Shelf extends Speaker {
  static override properties: PropertyDeclarations = { saved: { state: true } };
  declare saved: saves.Saved[] | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  protected override render(): TemplateResult | typeof nothing {
    const t = this.t.start;
    if (!this.saved?.length) return nothing;
    return html`<section class="shelf" aria-label=${t.saved}>
      <h2>${t.saved}</h2>
      <ul>
        ${this.saved.map((saved, index) => {
          const what = this.#called(saved);
          return html`<li>
            <span><b>${what}</b><small>${this.#when(saved)}</small></span>
            <a class="button ${index ? '' : 'primary'}" data-do="continue" href="#game=${saved.id}" aria-label=${t.continueThis(what)}>${t.continue}</a>
            <button data-do="delete" aria-label=${t.deleteThis(what)} @click=${() => this.#delete(saved.id)}>${t.delete}</button>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  /** What a saved game is called, as far as it can be told; with its points, if it is over. */
  #called({ course, sittings, totals }: saves.Saved): string {
    const { start: t, player } = this.t;
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

  #when({ round, over, date }: saves.Saved): string {
    const when = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
    return this.t.start.savedAt(round, over, when);
  }

  async #read(): Promise<void> {
    try {
      this.saved = await saves.list();
    } catch {
      // A browser that keeps nothing: the table says so when it matters.
      this.saved = [];
    }
  }

  async #delete(id: string): Promise<void> {
    await saves.remove(id);
    await this.#read();
  }
}

customElements.define('loire-shelf', Shelf);
