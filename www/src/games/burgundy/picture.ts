// A small picture of the game: a duchy as countryside, and two dice.

import { type SVGTemplateResult, svg } from 'lit';

import { drawing } from '../../art/sheet.js';
import * as glyphs from './art.js';
import { seams } from './land.js';
import type { Colour } from './types.js';

const RADIUS = 15;
const STEP = 26;

/** The hexes row by row: the colour and the drawing of each; a colour alone is an empty space. */
const ROWS: readonly (readonly [colour: Colour, tile?: string])[][] = [
  [['animal', 'sheep'], ['animal', 'cow'], ['castle', 'castle'], ['building', 'church'], ['building'], ['mine']],
  [['animal', 'pig'], ['knowledge'], ['building', 'market'], ['building', 'cityHall'], ['building', 'watchtower']],
  [['ship', 'ship'], ['ship', 'ship'], ['ship', 'ship'], ['castle'], ['mine', 'mine'], ['mine']],
  [['animal'], ['building', 'warehouse'], ['ship', 'ship'], ['knowledge'], ['animal']],
];

const HEXES = ROWS.flatMap((row, y) =>
  row.map(([colour, tile], x) => ({ colour, tile, x: (y % 2 ? 10 : -3) + x * STEP, y: 4 + y * RADIUS * 1.5 })),
);

export const picture = (): SVGTemplateResult => svg`
  ${HEXES.map(
    ({ colour, tile, x, y }) => svg`
      <polygon class="edge ${tile ? 'tile laid' : 'space'} ${colour}" points=${glyphs.hexagon(x, y, RADIUS)} />
      ${
        tile
          ? svg`${drawing(`ground-${colour}`, x, y, RADIUS / 31)}${drawing(`tile-${tile}`, x, y, RADIUS / 23)}`
          : glyphs.shape(colour, x, y, 0.5, 'glyph faint')
      }`,
  )}
  ${seams(
    HEXES.map(({ x, y }) => [x, y] as const),
    HEXES.map(({ colour, tile }) => (tile ? colour : undefined)),
    RADIUS,
  )}
  ${glyphs.die(5, 80, 62, 20, 'seat0')}
  ${glyphs.die(3, 104, 66, 20, 'seat0')}`;
