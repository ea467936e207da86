// The curve of chances after a game, computed in the worker while the drawer is open, with links to its turning points.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { type Chances, type Turn, chancesOf, spansOf, turnsOf } from '../../model/chances.js';
import type { Moment } from '../../engine/index.js';
import type { Session } from '../../model/session.js';
import { define } from '../base.js';
import { SessionView } from '../session-view.js';
import { disc } from '../icons.js';
import { plot } from './plot.js';

/**
 * Results of the games viewed so far, so that none is computed twice. The key is the last moment, since undo may lead
 * to another end.
 */
const KNOWN = new WeakMap<Moment, Chances[]>();

const endOf = (session: Session): Moment => session.moments.at(-1)!;

const LINES = [0, 0.25, 0.5, 0.75, 1];

export class ChancesView extends SessionView {
  static override properties: PropertyDeclarations = { known: { state: true }, thinking: { state: true } };
  declare known: Chances[];
  declare thinking: AbortController | undefined;

  protected override willUpdate(): void {
    super.willUpdate();
    this.known = KNOWN.get(endOf(this.session)) ?? [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override render(): TemplateResult {
    const t = this.t.chances;
    const { known, thinking } = this;
    const all = spansOf(this.session).length;
    // The last entry is the end of the game: then the computation is complete.
    const isDone = known.length > all;
    return html`<figure class="chart chances">
      <figcaption>${t.title}</figcaption>
      <p class="hint">${t.about}</p>
      ${
        isDone
          ? nothing
          : html`<p><button data-do="chances" @click=${() => (thinking ? this.#stop() : void this.#think())}>${thinking ? t.stop : t.start}</button>
        ${thinking ? html`<progress max=${all} .value=${known.length} aria-label=${this.t.actions.thought}></progress>` : nothing}</p>`
      }
      ${known.length > 1 ? this.#curve(known) : nothing}
    </figure>`;
  }

  #curve(known: Chances[]): TemplateResult {
    const t = this.t.chances;
    const { session } = this;
    const share = new Intl.NumberFormat(session.language, { style: 'percent' });
    const turns = turnsOf(known);
    return html`${plot({
      label: t.label(session.seats.map((seat) => session.name(seat))),
      rounds: known.map(({ round }) => round),
      values: known.map(({ shares }) => shares),
      least: 0,
      most: 1,
      lines: LINES,
      written: (value) => share.format(value),
      marks: turns,
    })}
    ${turns.length ? html`<h3>${t.turns}</h3><ol class="turns">${turns.map((turn) => html`<li>${this.#turn(known, turn, share)}</li>`)}</ol>` : nothing}`;
  }

  #turn(known: readonly Chances[], { at, seat }: Turn, share: Intl.NumberFormat): TemplateResult {
    const t = this.t.chances;
    const { session } = this;
    // The change comes from the round before.
    const { round, moment } = known[at - 1]!;
    const [before, after] = [known[at - 1]!, known[at]!].map(({ shares }) => share.format(shares[seat]!));
    return html`<button data-moment=${moment} @click=${() => this.#lookAt(moment)}>
      ${disc(seat)} ${t.turn(round, session.name(seat), before!, after!)}</button>`;
  }

  #lookAt(moment: number): void {
    this.session.lookAt(moment);
    this.dispatchEvent(new CustomEvent('drawer', { bubbles: true, detail: 'log' }));
  }

  #stop(): void {
    this.thinking?.abort();
    this.thinking = undefined;
  }

  async #think(): Promise<void> {
    const { session } = this;
    const end = endOf(session);
    const mine = new AbortController();
    this.thinking = mine;
    try {
      for await (const known of chancesOf(session, this.known, mine.signal)) {
        KNOWN.set(end, known);
        this.known = known;
      }
    } catch (error) {
      if (!mine.signal.aborted) throw error;
    } finally {
      if (this.thinking === mine) this.thinking = undefined;
    }
  }
}

define('loire-chances', ChancesView);
