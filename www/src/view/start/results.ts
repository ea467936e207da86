// The results of finished games: count and success by game and opponent, and a list of the last games.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { coverOf } from '../../games/covers.js';
import * as history from '../../storage/history.js';
import { settings } from '../../storage/settings.js';
import { Speaker } from '../settings-element.js';

/** Max number of games listed. */
const MOST = 20;

export class HistoryView extends Speaker {
  static override properties: PropertyDeclarations = { finished: { state: true } };
  declare finished: history.Finished[] | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // A browser without storage has no history.
    history.list().then(
      (finished) => (this.finished = finished),
      () => {},
    );
  }

  protected override render(): TemplateResult | typeof nothing {
    const t = this.t.history;
    if (!this.finished?.length) return nothing;
    return html`<details class="history">
      <summary>${t.title(this.finished.length)}</summary>
      ${this.#records(history.recordsOf(this.finished))}
      <h3>${t.last}</h3>
      <ol>${this.finished.slice(0, MOST).map((each) => html`<li>${this.#told(each)}</li>`)}</ol>
    </details>`;
  }

  #records(records: readonly history.Record[]): TemplateResult | typeof nothing {
    const t = this.t.history;
    if (!records.length) return nothing;
    const number = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 });
    return html`<div class="wide" tabindex="0" role="group" aria-label=${t.title(this.finished!.length)}><table>
      <thead><tr>${[t.game, t.against, t.played, t.won, t.best, t.mean].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${records.map(
        ({ game, against, played, won, best, mean }) => html`<tr data-against=${against}>
          <th scope="row">${coverOf(game).about(settings).title}</th>
          <td>${against === 'people' ? t.people : this.t.start.levels[against].title}</td>
          <td>${played}</td><td>${won ?? '–'}</td><td>${best}</td><td>${number.format(mean)}</td>
        </tr>`,
      )}</tbody>
    </table></div>`;
  }

  #told({ game, date, seats }: history.Finished): string {
    const when = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(date);
    const ranked = [...seats].sort((a, b) => a.rank - b.rank).map(({ name, points }) => `${name} ${points}`);
    return `${when}, ${coverOf(game).about(settings).title}: ${ranked.join(', ')}`;
  }
}

customElements.define('loire-history', HistoryView);
