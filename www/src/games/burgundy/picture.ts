// A small picture of the game: a duchy with a few tiles, and two dice.

import { type SVGTemplateResult, svg } from 'lit';

import * as glyphs from './glyphs.js';
import type { Colour } from './types.js';

const TILES: readonly [colour: Colour, x: number, y: number][] = [
  ['animal', 32, 22],
  ['castle', 55, 22],
  ['knowledge', 20, 42],
  ['building', 43, 42],
  ['ship', 66, 42],
  ['mine', 32, 62],
  ['building', 55, 62],
];

export const picture = (): SVGTemplateResult => svg`
  ${TILES.map(([colour, x, y]) => svg`<polygon class="edge tile ${colour}" points=${glyphs.hexagon(x, y, 12.6)} />${glyphs.shape(colour, x, y, 0.5)}`)}
  ${glyphs.die(5, 95, 28, 26)}
  ${glyphs.die(3, 95, 60, 26)}`;
