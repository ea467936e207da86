// The five-minute introduction to a game: its steps on a real table in the middle of a game.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import type { GameId, Setup } from '../../engine/index.js';
import { faceOf } from '../../games/registry.js';
import { settings } from '../../storage/settings.js';
import { sheet } from '../../art/sheet.js';
import { Session } from '../../model/session.js';
import { Speaker } from '../settings-element.js';
import '../board/glossary.js';
import type { Pieces } from '../board/piece.js';
import { player } from '../board/player.js';

/** Min number of answers played in the sample game. */
const ANSWERS = 36;

export class Intro extends Speaker {
  static override properties: PropertyDeclarations = { game: { attribute: false }, step: { state: true } };
  declare game: GameId;
  declare step: number;
  #session: Session | undefined;

  constructor() {
    super();
    this.step = 0;
  }

  protected override render(): TemplateResult {
    const session = (this.#session ??= shown(this.game));
    session.show(settings.language, 'all');
    const face = faceOf(this.game);
    const t = this.t.intro;
    const steps = face.introduction(settings);
    const { title, text, show, marks } = steps[this.step]!;
    const marked = (piece: string) => marks.some((mark) => piece.startsWith(mark));
    const pieces: Pieces = { offered: new Set(), live: new Set(), selected: new Set(), marked, pick() {} };
    const last = this.step === steps.length - 1;
    return html`<article class="intro ${this.game}">
      ${sheet(face.drawings)}
      <header>
        <h2>${t.title(face.about(settings).title)}</h2>
        <span>${t.step(this.step + 1, steps.length)}</span>
      </header>
      <div class="words" aria-live="polite">
        <h3 tabindex="-1">${title}</h3>
        <p>${text}</p>
      </div>
      <p class="walk">
        <button data-do="back" ?disabled=${!this.step} @click=${() => this.#go(-1)}>${t.back}</button>
        ${last ? nothing : html`<button class="primary" data-do="next" @click=${() => this.#go(1)}>${t.next}</button>`}
        ${last ? html`<a class="button" data-do="guide" href="#guide=${this.game}">${this.t.start.guide}</a>` : nothing}
        ${last ? html`<a class="button primary" href="#">${t.play}</a>` : html`<a class="button" href="#">${t.leave}</a>`}
      </p>
      <div class="picture">
        ${show === 'own' ? player(session, pieces, 0) : html`<section class="main" aria-label=${this.t.board.main}>${face.parts(session, pieces).map(({ id, title, drawn }) => html`<div class="shared part-${id}" role="group" tabindex="0" aria-label=${title}>${drawn}</div>`)}${face.status(session)}</section>`}
      </div>
      <loire-glossary></loire-glossary>
    </article>`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#session?.close();
    this.#session = undefined;
  }

  #go(by: number): void {
    this.step += by;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.words h3')?.focus());
  }
}

/** The sample game: two players, a few rounds old, always the same. */
function shown(game: GameId): Session {
  const session = Session.create({ game, seats: 2, seed: 'five minutes', ...faceOf(game).sample } as Setup, []);
  // Ends where seat 0 is asked, so that its board is the large one.
  for (let count = 0; session.current && (count < ANSWERS || session.current.seat !== 0); count++)
    session.play(session.anyAction(`${count}`));
  return session;
}

customElements.define('loire-intro', Intro);
