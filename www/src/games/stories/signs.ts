// What happened, as a picture in a box of 40 by 40.

import type { SVGTemplateResult } from 'lit';

import * as glyphs from './glyphs.js';
import type { Event } from './types.js';

const MIDDLE = [20, 20] as const;

export function sign(event: Event): SVGTemplateResult | undefined {
  switch (event.type) {
    case 'followerDrawn':
    case 'followerRecalled':
    case 'followerGained':
    case 'followerLost':
    case 'sentBack':
      return glyphs.follower(event.follower, ...MIDDLE, 17);
    case 'planned':
    case 'dispatched':
    case 'unloaded':
      return glyphs.tile(event.tile, ...MIDDLE, 34);
    case 'goodsGained':
    case 'goodSpent':
    case 'delivered':
      return glyphs.goodTile(event.good, ...MIDDLE, 32);
    case 'swapped':
      return glyphs.goodTile(event.take, ...MIDDLE, 32);
    case 'coinsGained':
    case 'coinsPaid':
      return glyphs.coin(event.coins, ...MIDDLE, 17);
    case 'technologyGained':
      return glyphs.gear(...MIDDLE, 34);
    case 'cardTaken':
      return glyphs.sign('card', ...MIDDLE, 34);
    case 'settled':
    case 'entered':
    case 'displaced':
      return glyphs.sign('settler', ...MIDDLE, 34, `seatFill seat${event.seat}`);
    case 'built':
      return glyphs.sign(event.building === 'village' ? 'house' : event.building, ...MIDDLE, 34);
    case 'fameGained':
      return glyphs.sign('fame', ...MIDDLE, 36, 'glyph rankStar');
    case 'citizensStruck':
      return glyphs.shape('citizen', ...MIDDLE, 32, 'glyph figure');
    case 'fieldTicked':
    case 'deedCompleted':
      return glyphs.sign('tick', ...MIDDLE, 30, 'glyph ticked');
    case 'epochEntered':
      return glyphs.sign('seal', ...MIDDLE, 36, 'glyph waxen');
    default:
      return undefined;
  }
}
