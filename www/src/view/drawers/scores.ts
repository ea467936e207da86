// The score sheet: points by source at any moment; after the game also the winner and the reasons.

import { type TemplateResult, html, nothing } from 'lit';

import type { Score } from '../../engine/index.js';
import { define } from '../base.js';
import { SessionView } from '../session-view.js';
import './chances.js';
import { chart } from './chart.js';
import { bar, decisive, mostOf } from './difference.js';
import { signed } from '../../i18n/language.js';
import { disc } from '../icons.js';

export class Scores extends SessionView {
  protected override render(): TemplateResult {
    const { scores, turn } = this.session.look;
    const { numbers, ties: words } = this.session.face.words(this.session);
    const t = this.t.scores;
    const over = turn.type === 'over';
    const sources = scores[0]?.sources ?? [];
    const ties = scores[0]?.ties ?? [];
    const standing = scores[0]?.standing ?? [];
    const most = mostOf(scores);
    return html`<section class="scores ${over ? 'over' : ''}" data-part="scores" aria-label=${t.title} tabindex="0">
      <h2 tabindex="-1">${over ? t.final : t.title}</h2>
      ${
        over
          ? html`<div class="result">${this.#ranking(scores)}${this.#why(scores)}</div><p class="again"><button class="primary" data-do="rematch" @click=${() => this.#rematch(false)}>${t.rematch}</button>
            ${scores.length > 1 ? html`<button data-do="rotate" @click=${() => this.#rematch(true)}>${t.rotate}</button>` : nothing}</p>`
          : html`<p class="hint">${t.live}</p>`
      }
      <table>
        <thead>
          <tr><th scope="col">${t.pointsFor}</th>${scores.map(({ seat }) => html`<th scope="col">${this.session.name(seat)}</th>`)}</tr>
        </thead>
        <tbody>
          ${sources.map(
            ({ source, pending }, row) => html`<tr>
              <th scope="row">${numbers[source] ?? source}${pending && !over ? ' ∗' : nothing}</th>
              ${scores.map(({ seat, sources }) => (over ? html`<td class="measured">${bar(sources[row]?.points, most, seat)}</td>` : html`<td>${sources[row]?.points}</td>`))}
            </tr>`,
          )}
        </tbody>
        <tfoot>
          ${standing.map(
            ({ name, better }, row) => html`<tr class="standing">
              <th scope="row">${words[name]?.[better] ?? name}</th>
              ${scores.map((score) => html`<td>${score.standing?.[row]?.value}</td>`)}
            </tr>`,
          )}
          <tr class="total"><th scope="row">${t.total}</th>${scores.map(({ total }) => html`<td>${total}</td>`)}</tr>
          ${ties.map(({ name, better }, row) => {
            const what = words[name]?.[better] ?? name;
            return html`<tr class="tie">
              <th scope="row">${row ? t.then(what) : t.tie(what)}</th>
              ${scores.map((score) => html`<td>${score.ties[row]?.value}</td>`)}
            </tr>`;
          })}
          <tr><th scope="row">${t.rank}</th>${scores.map(({ rank }) => html`<td>${rank}</td>`)}</tr>
        </tfoot>
      </table>
      ${over ? html`${chart(this.session)}<loire-chances .session=${this.session}></loire-chances>` : nothing}
    </section>`;
  }

  /** The decisive sources, in one sentence. */
  #why(scores: Score[]): TemplateResult | typeof nothing {
    const { numbers } = this.session.face.words(this.session);
    const parts = decisive(scores).map(({ source, points }) => `${numbers[source] ?? source} ${signed(points)}`);
    return parts.length ? html`<p class="why">${this.t.scores.why(parts.join(', '))}</p>` : nothing;
  }

  #ranking(scores: Score[]): TemplateResult {
    const t = this.t.scores;
    const { ties: words } = this.session.face.words(this.session);
    const ranked = [...scores].sort((a, b) => a.rank - b.rank);
    return html`<ol class="ranking">
      ${ranked.map((score, index) => {
        const before = ranked[index - 1];
        const tied = before?.total === score.total && isAlike(before, score);
        const decided = tied ? before.ties.find((tie, at) => tie.value !== score.ties[at]?.value) : undefined;
        const result = this.session.face.result?.(this.session, score.seat) ?? this.t.points(score.total);
        const how = decided ? t.tieGoes(words[decided.name]?.[decided.better] ?? decided.name) : tied ? t.shared : '';
        return html`<li value=${score.rank}>
          ${disc(score.seat)} ${t.ranked(this.session.name(score.seat), result, score.rank === 1)}${how ? ` (${how})` : nothing}
        </li>`;
      })}
    </ol>`;
  }

  /** A new game with the same set-up; `rotated` moves every player by one seat. */
  #rematch(rotated: boolean): void {
    this.dispatchEvent(new CustomEvent('rematch', { bubbles: true, detail: rotated }));
  }
}

/** Are two players equal in all values that decide before points? */
const isAlike = (one: Score, other: Score): boolean =>
  JSON.stringify(one.standing ?? []) === JSON.stringify(other.standing ?? []);

define('loire-scores', Scores);
