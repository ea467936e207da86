// A small picture of the game: three towns on the river, a merchant, and followers at work.

import { type SVGTemplateResult, svg } from 'lit';

import * as glyphs from './glyphs.js';

export const picture = (): SVGTemplateResult => svg`
  <path class="edge waterway" d="M8 54C24 44 34 60 50 50S78 26 96 34 110 26 114 20" />
  <path class="edge road" d="M22 50 40 18 88 33" />
  <circle class="edge town" cx="22" cy="50" r="8" />
  <circle class="edge town" cx="40" cy="18" r="8" />
  <circle class="edge town" cx="88" cy="33" r="10" />
  ${glyphs.owned('station', 0, 40, 18, 15)}
  ${glyphs.owned('merchant', 1, 88, 24, 20)}
  ${glyphs.token('farmer', undefined, 46, 66, 10)}
  ${glyphs.token('boatman', undefined, 70, 66, 10)}
  ${glyphs.token('knight', undefined, 94, 66, 10)}`;
