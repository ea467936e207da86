// Places, deeds, tasks and turning points of Orléans Stories: the drawings that only they use, drawn as in drawings.ts,
// and the drawing of each name.

import type { Stroke } from '../../art/drawings.js';

export const STORY_THINGS: Record<string, readonly Stroke[]> = {
  banner: [
    ['timber', 'M-8 12V-12H-5.5V12Z'],
    ['rouge', 'M-5.5-11H11L7-5 11 1H-5.5Z'],
    ['gold', 'M-1.5-5A2.5 2.5 0 1 0 3.5-5 2.5 2.5 0 1 0-1.5-5'],
  ],
  hut: [
    ['stone', 'M4-3V-11H8V0Z'],
    ['wall', 'M-8 10V0H8V10Z'],
    ['thatch', 'M-12 1 0-10 12 1Z'],
    ['dark', 'M-2.5 10V4H2.5V10Z'],
  ],
  grove: [
    ['timber', 'M-7 1H-4.5V11H-7ZM5.5 4H7.5V11H5.5Z'],
    ['tree', 'M-8 3C-13 3-13-3-10-4-11-12-1-13-1-5 3-4 2 3-3 3Z'],
    ['leaf', 'M4.5 6C1.5 6 1.5 2 3.5 1 3.5-5 10-5 10 1 12.5 2 12 6 9 6Z'],
    ['line', 'M-11 11H11'],
  ],
  rope: [
    ['thatch', 'M-11 1A10 9 0 1 0 9 1 10 9 0 1 0-11 1ZM-5 1A4 3.5 0 1 1 3 1 4 3.5 0 1 1-5 1Z'],
    ['line', 'M-9-4-5-1M-1-8-1-2.5M7-4 3-1M-9 6-5 3M-1 10-1 4.5M7 6 3 3M8 5C10 9 12 9 12 11'],
  ],
  fort: [
    ['stone', 'M-12 10V-3H-9V-1H-7V-3H-4V10ZM4 10V-3H7V-1H9V-3H12V10Z'],
    ['wall', 'M-6 10V-11H-3V-8H-1.5V-11H1.5V-8H3V-11H6V10Z'],
    ['dark', 'M-2.5 10V5C-2.5 2 2.5 2 2.5 5V10Z'],
    ['line', 'M0-4V-1'],
  ],
  loaf: [
    ['thatch', 'M-12 4C-13-5-6-9 0-9S13-5 12 4C12 9-12 9-12 4Z'],
    ['line', 'M-6-5-3 2M-1-7 2 0M4-6 7 1'],
  ],
  tent: [
    ['rouge', 'M-12 10 0-7 12 10Z'],
    ['sail', 'M-6 10 0-7 6 10Z'],
    ['dark', 'M-2.5 10 0 3 2.5 10Z'],
    ['gold', 'M-.8-6V-13L6-10.5.8-8.5V-6Z'],
  ],
  keg: [
    ['timber', 'M-8-5H6C9-1 9 7 6 11H-8C-11 7-11-1-8-5Z'],
    ['line', 'M-10 0H8M-10 6H8M-1-5C-1-9 3-7 6-9'],
    ['gold', 'M6-9 5-13 8-11 11-13 10-9.5 12-7 8.5-7.5 6-5Z'],
  ],
  trowel: [
    ['steel', 'M-12 12-8-4 4 8Z'],
    ['line', 'M-2 2 3-3'],
    ['timber', 'M2-5 8-11 11-8 5-2Z'],
  ],
  loom: [
    ['rouge', 'M-8 1H8V8H-8Z'],
    ['line', 'M-5-6V8M-2-6V8M2-6V8M5-6V8'],
    ['timber', 'M-11 11V-11H-8V11ZM8 11V-11H11V11ZM-11-9H11V-6H-11ZM-11 8H11V10.5H-11Z'],
  ],
  cradle: [
    ['sail', 'M-10-2C-10-10-2-10-1-2Z'],
    ['wall', 'M-10-2H10L8 6H-8Z'],
    ['timber', 'M-12 6C-7 12 7 12 12 6L9 5C5 9-5 9-9 5Z'],
    ['line', 'M-5-2V6M0-2V6M5-2V6'],
  ],
  well: [
    ['timber', 'M-9 5V-6H-6.5V5ZM6.5 5V-6H9V5Z'],
    ['roof', 'M-13-4 0-12 13-4Z'],
    ['stone', 'M-11 5H11V12H-11Z'],
    ['line', 'M0-4V-2M-11 8.5H11M-4 5V8.5M4 5V8.5M0 8.5V12'],
    ['timber', 'M-3-2H3L2.2 2H-2.2Z'],
  ],
  font: [
    ['stone', 'M-11-3H11C10 3 6 4 4 5V8H8V11H-8V8H-4V5C-6 4-10 3-11-3Z'],
    ['water', 'M-11-3C-11-7 11-7 11-3 11 0-11 0-11-3Z'],
    ['line', 'M0-7V-13M-3-10.5H3'],
  ],
  sack: [
    ['thatch', 'M-8 11C-13 4-8-3-3-6H3C8-3 13 4 8 11Z'],
    ['timber', 'M-6-12H6L3-6H-3Z'],
    ['line', 'M0 8V-1M0 3C-3 3-4 1-4 0M0 3C3 3 4 1 4 0M0 7C-3 7-4 5-4 4M0 7C3 7 4 5 4 4'],
  ],
  crown: [
    ['gold', 'M-10 6V-6L-5-1 0-9 5-1 10-6V6Z'],
    ['rouge', 'M-10 10V6H10V10Z'],
    [
      'sail',
      'M-11.8-7A1.8 1.8 0 1 0-8.2-7 1.8 1.8 0 1 0-11.8-7M-1.8-10A1.8 1.8 0 1 0 1.8-10 1.8 1.8 0 1 0-1.8-10M8.2-7A1.8 1.8 0 1 0 11.8-7 1.8 1.8 0 1 0 8.2-7',
    ],
  ],
  blossom: [
    ['leaf', 'M-1 3C-8 2-11 6-9 11-3 12 0 8-1 3ZM1 3C8 2 11 6 9 11 3 12 0 8 1 3Z'],
    [
      'pig',
      'M0-12C3-12 4-9 3-7 6-9 9-6 8-3 7-1 5-1 4-1 6 2 3 5 0 2-3 5-6 2-4-1-5-1-7-1-8-3-9-6-6-9-3-7-4-9-3-12 0-12Z',
    ],
    ['gold', 'M-2.5-3.5A2.5 2.5 0 1 0 2.5-3.5 2.5 2.5 0 1 0-2.5-3.5'],
  ],
  snow: [
    ['slate', 'M-12 0A12 12 0 1 0 12 0 12 12 0 1 0-12 0'],
    [
      'foam',
      'M0-9V9M-8-4.5 8 4.5M-8 4.5 8-4.5M-3-8 0-5 3-8M-3 8 0 5 3 8M-8.5-1-4.5-2.5-5-6.5M8.5 1 4.5 2.5 5 6.5M8.5-1 4.5-2.5 5-6.5M-8.5 1-4.5 2.5-5 6.5',
    ],
  ],
};

export const STORY_PLACES = {
  territory: 'thing-banner',
  village: 'thing-hamlet',
  estate: 'thing-farm',
  buildersYard: 'thing-hammer',
  mill: 'land-mill',
  cottage: 'thing-hut',
  market: 'tile-market',
  ropery: 'thing-rope',
  gate: 'town-gate',
  university: 'thing-college',
  castle: 'tile-castle',
  monastery: 'thing-cloister',
  laboratory: 'thing-flask',
  fortress: 'thing-fort',
  church: 'tile-church',
  grove: 'thing-grove',
  bathhouse: 'thing-tub',
  pub: 'thing-tankard',
  bakery: 'thing-loaf',
  hayrick: 'thing-hay',
  fishingHut: 'thing-fish',
  dairy: 'thing-cheese',
  brewery: 'thing-barrel',
  tradingBoat: 'tile-ship',
  countyFair: 'thing-tent',
  taxOffice: 'thing-purse',
  gunpowderTower: 'thing-keg',
  winery: 'thing-grapes',
  woolMill: 'thing-yarn',
  herbGarden: 'thing-herb',
  library: 'thing-books',
  parlatory: 'thing-candle',
  tailor: 'thing-scissors',
  school: 'thing-bell',
  hostel: 'tile-boardingHouse',
  masonsLodge: 'thing-trowel',
  watchtower: 'tile-watchtower',
  mint: 'tile-bank',
  marketHall: 'thing-hall',
} as const;

export const STORY_DEEDS = {
  threeFieldFarming: 'thing-sickle',
  lawOfInheritance: 'thing-scroll',
  winepress: 'thing-grapes',
  loom: 'thing-loom',
  barter: 'thing-scales',
  leagueOfKnights: 'thing-sword',
  alchemyA: 'thing-flask',
  alchemyB: 'thing-flask',
  feedingThePoor: 'thing-bowl',
  orphanage: 'thing-cradle',
  foodDepot: 'thing-sack',
  medicine: 'thing-mortar',
} as const;

export const STORY_TASKS = {
  well: 'thing-well',
  baptistery: 'thing-font',
  delegation: 'thing-horse',
  harbour: 'land-barge',
  church: 'tile-church',
  citizens: 'thing-hamlet',
  wealth: 'tile-bank',
} as const;

/** The turning points of the story: its cards, the seasons, and other events. */
export const TURNS = {
  I: 'thing-hamlet',
  II: 'thing-college',
  III: 'thing-bowl',
  IV: 'thing-sword',
  V: 'thing-cloister',
  VI: 'thing-cart',
  VII: 'thing-skull',
  VIII: 'thing-scroll',
  foodDepot: 'thing-sack',
  medicine: 'thing-mortar',
  spring: 'thing-blossom',
  summer: 'thing-sun',
  autumn: 'thing-sickle',
  winter: 'thing-snow',
  begins: 'thing-banner',
  year: 'thing-crown',
  out: 'town-gate',
  end: 'thing-crown',
  hunger: 'thing-bowl',
  plague: 'thing-skull',
} as const;
