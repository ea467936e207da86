// All players' points over the rounds.

import { type TemplateResult, html, nothing } from 'lit';

import { spansOf } from '../../model/chances.js';
import type { Session } from '../../model/session.js';
import { texts } from '../../i18n/texts/index.js';
import { plot } from './plot.js';

/** The totals at the beginning of a round; in the last entry, those at the end. */
interface Round {
  name: string;
  totals: number[];
}

/** The totals after each round, which are those at the beginning of the next. */
export const roundsOf = (session: Session): Round[] =>
  spansOf(session).map(({ round, to }) => ({ name: round, totals: session.totalsAt(to) }));

export function chart(session: Session): TemplateResult | typeof nothing {
  const rounds = roundsOf(session);
  const t = texts(session).scores;
  if (rounds.length < 2) return nothing;
  const most = Math.max(10, ...rounds.flatMap(({ totals }) => totals));
  const least = Math.min(0, ...rounds.flatMap(({ totals }) => totals));
  const step = [5, 10, 20, 25, 50, 100, 200].find((each) => (most - least) / each <= 6) ?? 500;
  const lines = Array.from(
    { length: Math.floor(most / step) - Math.ceil(least / step) + 1 },
    (_, i) => (Math.ceil(least / step) + i) * step,
  );
  const names = session.seats.map((seat) => session.name(seat));
  return html`<figure class="chart">
    <figcaption>${t.chart}</figcaption>
    ${plot({
      label: t.chartOf(names, rounds.at(-1)!.name),
      rounds: rounds.map(({ name }) => name),
      values: rounds.map(({ totals }) => totals),
      least,
      most,
      lines,
      written: String,
    })}
    <details>
      <summary>${t.table}</summary>
      <div class="wide" tabindex="0" role="group" aria-label=${t.chart}>
        <table>
          <thead><tr><th scope="col">${t.round}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
          <tbody>${rounds.map(({ name, totals }) => html`<tr><th scope="row">${name}</th>${totals.map((total) => html`<td>${total}</td>`)}</tr>`)}</tbody>
        </table>
      </div>
    </details>
  </figure>`;
}
