// Pictures of events, in a box of 40 by 40.

import type { SVGTemplateResult } from 'lit';

import * as glyphs from './art.js';
import { PLACES } from './place-emblems.js';
import type { Event } from './types.js';

const MIDDLE = [20, 20] as const;

export function sign(event: Event): SVGTemplateResult | undefined {
  switch (event.type) {
    case 'followerDrawn':
    case 'followerPlanned':
    case 'followerRecalled':
    case 'followerKept':
    case 'followerSheltered':
      return glyphs.follower(event.follower, event.seat, ...MIDDLE, 17);
    case 'followerRecruited':
    case 'followerSent':
      return glyphs.follower(event.role, event.seat, ...MIDDLE, 17);
    case 'technologyInstalled':
    case 'technologyGained':
      return glyphs.gear(...MIDDLE, 34);
    case 'placeUsed':
    case 'placeTaken':
      return glyphs.emblem(PLACES[event.place], ...MIDDLE, 19);
    case 'goodGained':
    case 'foodGiven':
    case 'goodSurrendered':
      return glyphs.goodTile(event.good, ...MIDDLE, 32);
    case 'coinsGained':
    case 'coinsPaid':
      return glyphs.coin(event.coins, ...MIDDLE, 17);
    case 'merchantMoved':
      return glyphs.shape('merchant', ...MIDDLE, 34, `seatFill seat${event.seat}`);
    case 'stationBuilt':
      return glyphs.shape('station', ...MIDDLE, 34, `seatFill seat${event.seat}`);
    case 'citizenTaken':
      return glyphs.shape('citizen', ...MIDDLE, 32, 'glyph figure');
    case 'developmentAdvanced':
    case 'trackAdvanced':
      return glyphs.shape('step', ...MIDDLE, 30, 'glyph ink');
    default:
      return undefined;
  }
}
