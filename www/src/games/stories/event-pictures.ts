// Pictures of events, in a box of 40 by 40.

import type { SVGTemplateResult } from 'lit';

import { STORY_DEEDS, STORY_PLACES, STORY_TASKS, TURNS } from './emblems.js';
import * as glyphs from './art.js';
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
    case 'executed':
      return glyphs.emblem(STORY_PLACES[event.place], ...MIDDLE, 19);
    case 'cardTaken':
      return glyphs.emblem(STORY_PLACES[event.card], ...MIDDLE, 19);
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
      return glyphs.emblem(STORY_TASKS[event.task], ...MIDDLE, 19);
    case 'deedCompleted':
    case 'deedLaidOut':
      return glyphs.emblem(STORY_DEEDS[event.deed], ...MIDDLE, 19);
    case 'narrated':
      return glyphs.emblem(TURNS[event.card], ...MIDDLE, 19);
    case 'seasonStarted':
      return glyphs.emblem(TURNS[event.season], ...MIDDLE, 19);
    case 'yearStarted':
      return glyphs.emblem(TURNS.year, ...MIDDLE, 19);
    case 'epochEntered':
      return glyphs.sign('seal', ...MIDDLE, 36, 'glyph waxen');
    default:
      return undefined;
  }
}
