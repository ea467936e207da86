// A picture of a saved game's board. Shows the cover of the game until its engine and its boards are loaded.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { sheet } from '../../art/sheet.js';
import { type GameId, gameOf } from '../../engine/index.js';
import { coverOf } from '../../games/covers.js';
import { faceOf, load, shownGames } from '../../games/registry.js';
import { Session } from '../../model/session.js';
import type { Saved } from '../../storage/saved-games.js';
import { settings } from '../../storage/settings.js';
import type { Pieces } from '../board/piece.js';
import { Speaker } from '../settings-element.js';

/** A board without interaction. */
const STILL: Pieces = { offered: new Set(), live: new Set(), selected: new Set(), marked: () => false, pick() {} };

export class BoardPicture extends Speaker {
  static override properties: PropertyDeclarations = { saved: { attribute: false }, session: { state: true } };
  declare saved: Saved;
  declare session: Session | undefined;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('saved')) void this.#load(this.saved);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { session } = this;
    const game = this.#game;
    if (!game) return nothing;
    if (!session)
      return html`<svg class="cover" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice">${coverOf(game).picture()}</svg>`;
    session.show(settings.language, 'all');
    const face = faceOf(game);
    return html`<div class="board ${game}" inert>${sheet(face.drawings)}${face.portrait(session, STILL)}</div>`;
  }

  /** `undefined` for a game that this page does not have. */
  get #game(): GameId | undefined {
    return shownGames().find(({ id }) => id === gameOf(this.saved.course))?.id;
  }

  async #load(saved: Saved): Promise<void> {
    this.#close();
    try {
      await load(this.#game!, settings.language);
      if (this.saved === saved && this.isConnected) this.session = new Session(saved);
    } catch {
      // The cover stays. *Continue* reports the error in the game.
    }
  }

  #close(): void {
    this.session?.close();
    this.session = undefined;
  }
}

customElements.define('loire-board-picture', BoardPicture);
