// The sheet of drawings: it defines the drawings of a game once, and boards show them by reference.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';

import type { Stroke } from './drawings.js';

/** Drawings by kind and name: "castle" of kind "tile" has the id "tile-castle". */
export type Drawings = Readonly<Record<string, Readonly<Record<string, readonly Stroke[]>>>>;

const defined = (id: string, strokes: readonly Stroke[]): SVGTemplateResult =>
  svg`<g id=${id}>${strokes.map(([wash, path]) => svg`<path class="wash ${wash}" d=${path} />`)}</g>`;

const definitions = (drawings: Drawings): SVGTemplateResult[] =>
  Object.entries(drawings).flatMap(([kind, named]) =>
    Object.entries(named).map(([name, strokes]) => defined(`${kind}-${name}`, strokes)),
  );

/** Renders the sheet; each DOM tree that shows drawings needs it once. */
export const sheet = (drawings: Drawings): TemplateResult =>
  html`<svg class="sheet" aria-hidden="true"><defs>${guard([drawings], () => definitions(drawings))}</defs></svg>`;

/** A drawing from the sheet, centred on a point. */
export const drawing = (id: string, x: number, y: number, scale: number): SVGTemplateResult =>
  svg`<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})" />`;
