// Pictures of events, in a box of 40 by 40.

import type { SVGTemplateResult } from 'lit';

import * as glyphs from './art.js';
import type { Event } from './types.js';

export function sign(event: Event): SVGTemplateResult | undefined {
  switch (event.type) {
    case 'tileTaken':
    case 'tilePlaced':
    case 'tileDiscarded':
      return glyphs.tile(event.tile, 20, 20, 19);
    case 'areaCompleted':
    case 'bonusTaken':
      return glyphs.space(event.colour, 20, 20, 19);
    case 'animalsScored':
      return glyphs.shape('animal', 20, 20, 1.4);
    case 'watchtowerScored':
      return glyphs.shape('building', 20, 20, 1.4);
    case 'goodsLoaded':
    case 'goodsSold':
      return glyphs.good(event.good, 1, 20, 20, 30);
    case 'chipsGained':
      return glyphs.chip(20, 20, event.chips);
    case 'silverGained':
    case 'silverPaid':
      return glyphs.coin(20, 20, event.silver);
    default:
      return undefined;
  }
}
