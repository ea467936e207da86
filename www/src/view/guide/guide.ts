// Guides a new player through the first moves of a game: explains a move, suggests an action and marks it on the table.
// The player may always do something else.

import { type TemplateResult, html, nothing } from 'lit';

import { define } from '../base.js';
import { SessionView } from '../session-view.js';
import type { GameId } from '../../engine/index.js';
import { Session } from '../../model/session.js';
import { COLOURS } from '../../storage/saved-games.js';
import { type Guidance, guidanceOf } from './guidance.js';
import { introductionOf } from './lessons.js';
import { mark, wanted } from './marker.js';
import { type GuideTexts, guideTexts } from './texts/index.js';

export class Guide extends SessionView {
  #guidance: Guidance | undefined;
  #table: Element | null = null;
  readonly #remark = () => requestAnimationFrame(() => this.#mark());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#table = this.closest('loire-table');
    // Tabs, drawers and the halves of the table change without a change of the game.
    this.#table?.addEventListener('click', this.#remark);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#table?.removeEventListener('click', this.#remark);
    if (this.#table) mark(this.#table, []);
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.#guidance = guidanceOf(this.session);
  }

  protected override render(): TemplateResult | typeof nothing {
    const [guidance, t] = [this.#guidance, guideTexts(this.session)];
    if (!guidance) return nothing;
    const { title, text } = this.#words(guidance, t);
    return html`<section class="guide ${guidance.kind}" aria-label=${t.title} data-lesson=${guidance.kind === 'lesson' ? guidance.number : nothing}>
      <div class="said" aria-live="polite">
        <p><b>${title}</b> <small>${guidance.kind === 'lesson' ? t.lesson(guidance.number, guidance.of) : nothing}</small></p>
        <p>${text} ${this.#suggestion(guidance, t)}</p>
      </div>
      <button class=${guidance.kind === 'done' ? 'primary' : ''} data-do="leaveGuide" @click=${() => this.session.leaveGuide()}>${guidance.kind === 'done' ? t.done.leave : t.leave}</button>
    </section>`;
  }

  protected override updated(): void {
    this.#remark();
  }

  #words(guidance: Guidance, t: GuideTexts): { title: string; text: string } {
    return guidance.kind === 'lesson' ? t.lessons[this.session.look.game][guidance.lesson.id]! : t[guidance.kind];
  }

  /** The suggested action, in the words of its button. */
  #suggestion(guidance: Guidance, t: GuideTexts): TemplateResult | typeof nothing {
    if (!('legal' in guidance)) return nothing;
    const { session } = this;
    const label = session.face.label(guidance.legal.action, session);
    const lead = guidance.kind !== 'lesson' ? '' : guidance.adapted ? t.adapted : t.suggested;
    return html`<span class="suggested">${lead} <b>${label}.</b> ${t.how}</span>`;
  }

  #mark(): void {
    if (this.isConnected && this.#table) mark(this.#table, wanted(this.session, this.#guidance));
  }
}

define('loire-guide', Guide);

/** A game for learning: one person and a bot, always with the same beginning. The rest is an ordinary game. */
export function guidedGame(game: GameId): Session {
  const { setup, level } = introductionOf(game);
  const session = Session.create(setup, [
    { kind: 'human', colour: COLOURS[0] },
    { kind: level, colour: COLOURS[1] },
  ]);
  session.guided = true;
  return session;
}

export const guideOf = (session: Session): TemplateResult => html`<loire-guide .session=${session}></loire-guide>`;
