// A small picture of the game: a few hexes of country with a village, a fortress and settlers.

import { type SVGTemplateResult, svg } from 'lit';

import { country, village } from './country.js';
import * as glyphs from './glyphs.js';
import type { Area, Land } from './types.js';

const HEX: readonly [x: number, y: number, land: Land | 'village', area: Area][] = [
  [0, 0, 'forest', 'L01'],
  [86, 0, 'lake', 'L02'],
  [172, 0, 'hill', 'L03'],
  [43, 75, 'village', 'L07'],
  [129, 75, 'field', 'L08'],
  [215, 75, 'pasture', 'L09'],
];
const CORNERS = '43.3,25 0,50 -43.3,25 -43.3,-25 0,-50 43.3,-25';

export const picture = (): SVGTemplateResult => svg`<g transform="translate(18 24) scale(0.4)">
  ${HEX.map(
    ([x, y, land, area]) => svg`<g transform="translate(${x} ${y})">
      <polygon class="hex ${land}" points=${CORNERS} />
      <g class="country">${land === 'village' ? village(area, true) : country(land, area)}</g>
    </g>`,
  )}
  ${glyphs.sign('settler', 43, 100, 36, 'seatFill seat0')}
  ${glyphs.sign('settler', 129, 97, 36, 'seatFill seat1')}
  ${glyphs.sign('fortress', 172, -4, 32, 'seatFill seat1')}
</g>`;
