// Hexes of countryside: how they touch, and how countryside of one colour continues across an edge.

import { type SVGTemplateResult, svg } from 'lit';

import { drawing } from '../../art/sheet.js';
import type { Colour } from './types.js';

export type Point = readonly [x: number, y: number];

/** Two touching spaces, and the middle of their common edge. */
interface Border {
  one: number;
  other: number;
  x: number;
  y: number;
}

/** All borders between hexes with these centres and this radius. */
export const bordersOf = (centres: readonly Point[], radius: number): Border[] =>
  centres.flatMap(([ax, ay], one) =>
    centres.flatMap(([bx, by], other) =>
      other > one && Math.hypot(bx - ax, by - ay) < radius * 1.9
        ? [{ one, other, x: (ax + bx) / 2, y: (ay + by) / 2 }]
        : [],
    ),
  );

/**
 * Joins the countryside of one colour across edges, with a line around it and a shore around water. A space without a
 * colour is empty.
 */
export function seams(
  centres: readonly Point[],
  colours: readonly (Colour | null | undefined)[],
  radius: number,
  borders = bordersOf(centres, radius),
): SVGTemplateResult {
  const inner = borders.filter(({ one, other }) => colours[one] && colours[one] === colours[other]);
  const open = new Set(inner.flatMap(({ one, other, x, y }) => [edgeName(one, x, y), edgeName(other, x, y)]));
  const around = (which: (colour: Colour) => boolean, inset: number) =>
    centres
      .flatMap((centre, at) => {
        const colour = colours[at];
        if (!colour || !which(colour)) return [];
        return edges(centre, radius, inset).flatMap(({ line, x, y }) => (open.has(edgeName(at, x, y)) ? [] : line));
      })
      .join('');
  return svg`<g class="seams" aria-hidden="true">
    <path class="shoreline" d=${around((colour) => colour === 'ship', radius * 0.11)} />
    ${inner.map(({ one, x, y }) => drawing(`seam-${colours[one]}`, x, y, radius / 39))}
    <path class="border" d=${around(() => true, 0)} />
  </g>`;
}

const edgeName = (at: number, x: number, y: number): string => `${at} ${Math.round(x)} ${Math.round(y)}`;

/** The six edges of a hexagon: the line of each, moved inwards, and its unmoved middle. */
function edges([x, y]: Point, radius: number, inset: number): { line: string; x: number; y: number }[] {
  const corner = (at: number): string => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    const reach = radius - inset;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  };
  const apothem = (radius * Math.sqrt(3)) / 2;
  return [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (Math.PI / 3) * (at + 0.5) - Math.PI / 2;
    return {
      line: `M${corner(at)}L${corner(at + 1)}`,
      x: x + apothem * Math.cos(angle),
      y: y + apothem * Math.sin(angle),
    };
  });
}
