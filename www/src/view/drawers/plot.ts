// A line chart over the rounds of a game: one line per seat, distinguished by the seat's number and by dashes.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import type { Seat } from '../../engine/index.js';

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 40, right: 34, top: 12, bottom: 30 };

export interface Plot {
  /** The description for screen readers. */
  label: string;
  /** The names of the rounds. */
  rounds: readonly string[];
  /** By round, then by seat. */
  values: readonly (readonly number[])[];
  least: number;
  most: number;
  /** The values with a horizontal line, and their labels. */
  lines: readonly number[];
  written: (value: number) => string;
  /** The marked points. */
  marks?: readonly { at: number; seat: Seat }[];
}

export function plot({ label, rounds, values, least, most, lines, written, marks = [] }: Plot): TemplateResult {
  const x = (at: number) => EDGE.left + (at / Math.max(1, rounds.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - ((value - least) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const every = Math.ceil(rounds.length / 13);
  const last = values.at(-1)!;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${lines.map((value) => svg`<path class="grid" d="M${EDGE.left} ${y(value)}H${WIDTH - EDGE.right}" /><text class="axis end" x=${EDGE.left - 6} y=${y(value) + 4}>${written(value)}</text>`)}
    ${rounds.map((name, at) => (at % every ? nothing : svg`<text class="axis" x=${x(at)} y=${HEIGHT - 10}>${name}</text>`))}
    ${last.map((_, seat): SVGTemplateResult => {
      const points = values.map((round, at) => `${x(at).toFixed(1)} ${y(round[seat]!).toFixed(1)}`);
      return svg`<path class="course seat${seat}" d="M${points.join('L')}" />`;
    })}
    ${marks.map(({ at, seat }) => svg`<circle class="turn seat${seat}" cx=${x(at)} cy=${y(values[at]![seat]!)} r="7" />`)}
    ${apart(last.map(y)).map(
      (at, seat) => svg`<circle class="dot seat${seat}" cx=${x(values.length - 1) + 16} cy=${at} r="10" />
      <text class="onDot" x=${x(values.length - 1) + 16} y=${at + 4.5}>${seat + 1}</text>`,
    )}
  </svg>`;
}

/** The positions of the seats' numbers at the end of their lines, spread so that they do not overlap. */
function apart(wanted: readonly number[]): number[] {
  const placed = [...wanted];
  const order = wanted.map((_, seat) => seat).sort((a, b) => wanted[a]! - wanted[b]!);
  for (const [i, seat] of order.entries()) {
    const above = order[i - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat]!, placed[above]! + 21);
  }
  const over = Math.max(0, ...placed.map((at) => at - (HEIGHT - 12)));
  return placed.map((at) => at - over);
}
