// A line about the other players' actions since the viewing player last decided, with a replay of them.

import { type TemplateResult, html, nothing } from 'lit';

import { type Told, newsOf, told } from '../model/news.js';
import { Replay } from '../model/replay.js';
import type { Session } from '../model/session.js';
import { define } from './base.js';
import { SessionView } from './session-view.js';
import { brim } from './board/scroll-fade.js';
import { disc, icon } from './icons.js';

/** Number of last events searched for one with a text. */
const RECENT = 40;

export class NewsView extends SessionView {
  #replay: Replay | undefined;
  #of: Session | undefined;

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.#of === this.session) return;
    this.#replay?.stop();
    this.#of = this.session;
    this.#replay = new Replay(this.session, () => this.requestUpdate());
  }

  protected override updated(): void {
    // After the update is complete: measuring earlier would cause a second layout.
    requestAnimationFrame(() => brim(this.querySelector('ol')!));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#replay?.stop();
  }

  protected override render(): TemplateResult {
    const { session } = this;
    const t = this.t.news;
    const news = newsOf(session);
    const playing = this.#replay?.playing;
    // In the past the line describes that moment.
    if (!news || (session.at !== undefined && !playing))
      return html`<section class="news quiet" aria-label=${t.title}><ol tabindex="0" aria-label=${t.title}><li>${this.#last()}</li></ol></section>`;
    return html`<section class="news" aria-label=${t.title}>
      <ol tabindex="0" aria-label=${t.title}>
        ${
          session.at === undefined
            ? news.deeds.map(
                ({ seat, told }) =>
                  html`<li class="deed">${disc(seat)} <b>${session.name(seat)}</b> ${told.map(words)}</li>`,
              )
            : html`<li>${this.#last()}</li>`
        }
      </ol>
      <button data-do="again" title=${playing ? t.stop : t.again} @click=${() => (playing ? this.#stop() : this.#replay!.play(news.from))}>
        <span aria-hidden="true">${playing ? '■' : '↺'}</span> <span class="word">${playing ? t.stop : t.again}</span>
      </button>
    </section>`;
  }

  /** The last event before the shown moment. */
  #last(): unknown {
    const { session } = this;
    const upTo = session.at === undefined ? session.events.length : session.moments[session.at]!.events;
    const last = told(session, session.events.slice(Math.max(0, upTo - RECENT), upTo)).at(-1);
    return last ? words(last) : nothing;
  }

  #stop(): void {
    this.#replay!.stop();
    this.session.lookAt(undefined);
  }
}

const words = ({ words, signs }: Told): TemplateResult =>
  html`<span class="told">${signs.map((sign) => icon(sign))} ${words}</span> `;

define('loire-news', NewsView);
