// Why the winner won: the sources of points that decided the game, and bars that compare all sources.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';

import type { Score, Seat } from '../../engine/index.js';

/** Max number of sources named. */
const NAMED = 3;

/** A source of points, and how many more the winner made with it than the second player. */
export interface Difference {
  source: string;
  points: number;
}

/**
 * The sources with the largest differences between the first and the second player, the largest first. Empty if points
 * do not decide, or if there is no single winner.
 */
export function decisive(scores: readonly Score[]): Difference[] {
  const [first, second] = [...scores].sort((a, b) => a.rank - b.rank);
  if (!first || !second || first.standing?.length || first.total <= second.total) return [];
  return first.sources
    .map(({ source, points }, row) => ({ source, points: points - second.sources[row]!.points }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, NAMED);
}

/** The most points that any seat made with one source: the scale of all bars. */
export const mostOf = (scores: readonly Score[]): number =>
  Math.max(1, ...scores.flatMap(({ sources }) => sources.map(({ points }) => points)));

/** A number of points with its bar, in the seat's colour. */
export function bar(points: number | undefined, most: number, seat: Seat): TemplateResult {
  const width = (100 * Math.max(0, points ?? 0)) / most;
  const drawn: SVGTemplateResult = svg`<rect class="seat${seat}" width=${width.toFixed(1)} height="8" />`;
  return html`<svg class="measure" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg><span>${points}</span>`;
}
