// A small picture of the game: hexes of country with a village, a fortress and settlers, and the seal of a story.

import { type SVGTemplateResult, svg } from 'lit';

import { country, village } from './country.js';
import * as glyphs from './art.js';
import type { Area, Land } from './types.js';

const HEX: readonly [x: number, y: number, land: Land | 'village', area: Area][] = [
  [0, 0, 'forest', 'L01'],
  [86.6, 0, 'forest', 'L02'],
  [173.2, 0, 'lake', 'L03'],
  [259.8, 0, 'hill', 'L04'],
  [-43.3, 75, 'pasture', 'L06'],
  [43.3, 75, 'village', 'L07'],
  [129.9, 75, 'field', 'L08'],
  [216.5, 75, 'pasture', 'L09'],
  [303.1, 75, 'forest', 'L10'],
  [0, 150, 'field', 'L11'],
  [86.6, 150, 'hill', 'L12'],
  [173.2, 150, 'village', 'L13'],
  [259.8, 150, 'lake', 'L14'],
];
const CORNERS = '43.3,25 0,50 -43.3,25 -43.3,-25 0,-50 43.3,-25';

export const picture = (): SVGTemplateResult => svg`<g transform="translate(8 8) scale(0.4)">
  ${HEX.map(
    ([x, y, land, area]) => svg`<g transform="translate(${x} ${y})">
      <polygon class="hex ${land}" points=${CORNERS} />
      <g class="country">${land === 'village' ? village(area, area === 'L07') : country(land, area)}</g>
    </g>`,
  )}
  ${glyphs.fortress(1, 130, 72, 58)}
  ${glyphs.sign('settler', 70, 104, 40, 'seatFill seat0')}
  ${glyphs.sign('settler', 216, 82, 40, 'seatFill seat1')}
  ${glyphs.sign('seal', 262, 150, 62, 'glyph waxen')}
  ${glyphs.sign('favour', 262, 150, 30, 'glyph onWax')}
</g>`;
