// A small picture of the game: the Loire below Orléans, and followers at work.

import { type SVGTemplateResult, svg } from 'lit';

import { drawing } from '../../art/sheet.js';
import * as glyphs from './art.js';

const RIVER = 'M126 30C104 30 92 34 74 36S44 38 42 46 62 58 54 70 40 84 40 84';

export const picture = (): SVGTemplateResult => svg`<g class="valley">
  <rect class="sky" width="120" height="80" />
  <path class="far" d="M-2 30C12 18 26 20 40 25S66 14 82 20 108 12 122 20V40H-2Z" />
  <path class="meadowland" d="M-2 30C20 25 40 31 60 28S100 24 122 27V82H-2Z" />
  <path class="corn" d="M66 50C80 42 104 42 122 46V70C100 74 76 70 66 64S60 54 66 50Z" />
  <path class="riverside small" d=${RIVER} /><path class="shore" d=${RIVER} /><path class="stream" d=${RIVER} />
  ${drawing('land-pines', 8, 26, 0.45)}${drawing('land-wood', 20, 28, 0.5)}${drawing('town-chartres', 97, 18, 0.42)}
  ${drawing('land-vines', 60, 24, 0.4)}${drawing('land-mill', 76, 22, 0.4)}
  ${drawing('town-orleans', 24, 41, 1.25)}
  ${drawing('land-barge', 74, 34, 0.55)}
  ${drawing('town-blois', 104, 46, 0.8)}${drawing('land-wheat', 88, 60, 0.55)}${drawing('land-wood', 14, 62, 0.75)}
  ${drawing('land-vines', 76, 48, 0.5)}${drawing('land-sheep', 28, 72, 0.55)}
</g>
${glyphs.token('farmer', undefined, 68, 70, 7)}
${glyphs.token('boatman', undefined, 84, 72, 7)}
${glyphs.token('knight', undefined, 100, 70, 7)}`;
