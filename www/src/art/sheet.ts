// The sheet of drawings: those of a game are defined on it once, and shown wherever they are wanted by reference.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';

import type { Stroke } from './drawings.js';

/** Drawings by their kind and their name: "tile", "castle" is shown as "tile-castle". */
export type Drawings = Readonly<Record<string, Readonly<Record<string, readonly Stroke[]>>>>;

const defined = (id: string, strokes: readonly Stroke[]): SVGTemplateResult =>
  svg`<g id=${id}>${strokes.map(([wash, path]) => svg`<path class="wash ${wash}" d=${path} />`)}</g>`;

const definitions = (drawings: Drawings): SVGTemplateResult[] =>
  Object.entries(drawings).flatMap(([kind, named]) =>
    Object.entries(named).map(([name, strokes]) => defined(`${kind}-${name}`, strokes)),
  );

/** Once in each tree of elements that shows drawings. */
export const sheet = (drawings: Drawings): TemplateResult =>
  html`<svg class="sheet" aria-hidden="true"><defs>${guard([drawings], () => definitions(drawings))}</defs></svg>`;

/** A drawing from the sheet, with its middle at a point. */
export const drawing = (id: string, x: number, y: number, scale: number): SVGTemplateResult =>
  svg`<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})" />`;
