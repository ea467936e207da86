// The sheet of drawings: every one is defined here once, and shown wherever it is wanted by reference.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';

import { GROUNDS, SEAMS, type Stroke, TILES } from './drawings.js';
import { STORY_THINGS } from './stories.js';
import { THINGS } from './things.js';
import { LANDS, TOWNS } from './towns.js';

const ALL: Record<string, Record<string, readonly Stroke[]>> = {
  tile: TILES,
  ground: GROUNDS,
  seam: SEAMS,
  town: TOWNS,
  land: LANDS,
  thing: { ...THINGS, ...STORY_THINGS },
};

const defined = (id: string, strokes: readonly Stroke[]): SVGTemplateResult =>
  svg`<g id=${id}>${strokes.map(([wash, path]) => svg`<path class="wash ${wash}" d=${path} />`)}</g>`;

const definitions = (): SVGTemplateResult[] =>
  Object.entries(ALL).flatMap(([kind, drawings]) =>
    Object.entries(drawings).map(([name, strokes]) => defined(`${kind}-${name}`, strokes)),
  );

/** Once in each tree of elements that shows drawings. */
export const sheet = (): TemplateResult =>
  html`<svg class="sheet" aria-hidden="true"><defs>${guard([], definitions)}</defs></svg>`;

/** A drawing from the sheet, with its middle at a point. */
export const drawing = (id: string, x: number, y: number, scale: number): SVGTemplateResult =>
  svg`<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})" />`;
