// Every player's points over the rounds: a line each, told apart by the number of its seat and by its dashes.

import { type TemplateResult, html, nothing, svg } from 'lit';

import type { Store } from '../store.js';
import { texts } from '../texts/index.js';

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 40, right: 34, top: 12, bottom: 30 };

/** The totals at the beginning of a round, and at last those of the end. */
interface Round {
  name: string;
  totals: number[];
}

/** The scores after each round. */
export function roundsOf(store: Store): Round[] {
  const { moments, events } = store;
  // Of several rounds that begin between two answers, the last one is played.
  const begun = new Map(
    store.face.rounds(events).map(({ name, event }) => [moments.findIndex(({ events }) => events > event), name]),
  );
  const starts = [...begun.keys()];
  // The totals at the beginning of a round were earned in the one before.
  return [...begun.values()].map((name, at) => ({
    name,
    totals: store.totalsAt(starts[at + 1] ?? moments.length - 1),
  }));
}

export function chart(store: Store): TemplateResult | typeof nothing {
  const rounds = roundsOf(store);
  const t = texts(store).scores;
  if (rounds.length < 2) return nothing;
  const most = Math.max(10, ...rounds.flatMap(({ totals }) => totals));
  const least = Math.min(0, ...rounds.flatMap(({ totals }) => totals));
  const x = (at: number) => EDGE.left + (at / (rounds.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (points: number) =>
    HEIGHT - EDGE.bottom - ((points - least) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const step = [5, 10, 20, 25, 50, 100, 200].find((each) => (most - least) / each <= 6) ?? 500;
  const lines = Array.from(
    { length: Math.floor(most / step) - Math.ceil(least / step) + 1 },
    (_, i) => (Math.ceil(least / step) + i) * step,
  );
  const every = Math.ceil(rounds.length / 13);
  return html`<figure class="chart">
    <figcaption>${t.chart}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t.chartOf(
      store.seats.map((seat) => store.name(seat)),
      rounds.at(-1)!.name,
    )}>
      ${lines.map((points) => svg`<path class="grid" d="M${EDGE.left} ${y(points)}H${WIDTH - EDGE.right}" /><text class="axis end" x=${EDGE.left - 6} y=${y(points) + 4}>${points}</text>`)}
      ${rounds.map(({ name }, at) => (at % every ? nothing : svg`<text class="axis" x=${x(at)} y=${HEIGHT - 10}>${name}</text>`))}
      ${store.seats.map((seat) => {
        const points = rounds.map(({ totals }, at) => `${x(at).toFixed(1)} ${y(totals[seat]!).toFixed(1)}`);
        return svg`<path class="course seat${seat}" d="M${points.join('L')}" />`;
      })}
      ${ends(store, rounds.at(-1)!.totals.map(y)).map(
        (at, seat) => svg`<circle class="dot seat${seat}" cx=${WIDTH - EDGE.right + 16} cy=${at} r="10" />
        <text class="onDot" x=${WIDTH - EDGE.right + 16} y=${at + 4.5}>${seat + 1}</text>`,
      )}
    </svg>
    <details>
      <summary>${t.table}</summary>
      <div class="wide" tabindex="0" role="group" aria-label=${t.chart}>
        <table>
          <thead><tr><th scope="col">${t.round}</th>${store.seats.map((seat) => html`<th scope="col">${store.name(seat)}</th>`)}</tr></thead>
          <tbody>${rounds.map(({ name, totals }) => html`<tr><th scope="row">${name}</th>${totals.map((total) => html`<td>${total}</td>`)}</tr>`)}</tbody>
        </table>
      </div>
    </details>
  </figure>`;
}

/** Where the numbers of the seats stand at the end of their lines, kept from covering each other. */
function ends(store: Store, wanted: number[]): number[] {
  const placed = [...wanted];
  const order = store.seats.map(Number).sort((a, b) => wanted[a]! - wanted[b]!);
  for (const [i, seat] of order.entries()) {
    const above = order[i - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat]!, placed[above]! + 21);
  }
  const over = Math.max(0, ...placed.map((at) => at - (HEIGHT - 12)));
  return placed.map((at) => at - over);
}
