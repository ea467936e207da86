// The score sheet: points by source at any moment, and who has won once the game is over.

import { type TemplateResult, html, nothing } from 'lit';

import type { Score } from '../engine.js';
import { StoreView } from './base.js';

export class Scores extends StoreView {
  protected override render(): TemplateResult {
    const { scores, turn } = this.store.look;
    const { numbers, ties: words } = this.store.face.words;
    const over = turn.type === 'over';
    const sources = scores[0]?.sources ?? [];
    const ties = scores[0]?.ties ?? [];
    return html`<section class="scores ${over ? 'over' : ''}" aria-label="Score sheet">
      <h2 tabindex="-1">${over ? 'Final scores' : 'Score sheet'}</h2>
      ${over ? this.#ranking(scores) : html`<p class="hint">As if the game ended now. Lines marked ∗ are only paid at the end.</p>`}
      <table>
        <thead>
          <tr><th scope="col">Points for</th>${scores.map(({ seat }) => html`<th scope="col">${this.store.name(seat)}</th>`)}</tr>
        </thead>
        <tbody>
          ${sources.map(
            ({ source, pending }, row) => html`<tr>
              <th scope="row">${numbers[source] ?? source}${pending && !over ? ' ∗' : nothing}</th>
              ${scores.map((score) => html`<td>${score.sources[row]?.points}</td>`)}
            </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr class="total"><th scope="row">Total</th>${scores.map(({ total }) => html`<td>${total}</td>`)}</tr>
          ${ties.map(
            ({ name, better }, row) => html`<tr class="tie">
              <th scope="row">${row ? 'Then' : 'In a tie'}: ${words[name]?.[better] ?? name}</th>
              ${scores.map((score) => html`<td>${score.ties[row]?.value}</td>`)}
            </tr>`,
          )}
          <tr><th scope="row">Rank</th>${scores.map(({ rank }) => html`<td>${rank}</td>`)}</tr>
        </tfoot>
      </table>
    </section>`;
  }

  #ranking(scores: Score[]): TemplateResult {
    const { ties: words } = this.store.face.words;
    const ranked = [...scores].sort((a, b) => a.rank - b.rank);
    return html`<ol class="ranking">
      ${ranked.map((score, index) => {
        const before = ranked[index - 1];
        const decided = before?.total === score.total ? before.ties.find((tie, at) => tie.value !== score.ties[at]?.value) : undefined;
        return html`<li value=${score.rank}>
          <b>${this.store.name(score.seat)}</b> with ${score.total} points${score.rank === 1 ? ' wins' : ''}${decided
            ? ` (the tie goes to ${words[decided.name]?.[decided.better] ?? decided.name})`
            : nothing}
        </li>`;
      })}
    </ol>`;
  }
}

customElements.define('loire-scores', Scores);
