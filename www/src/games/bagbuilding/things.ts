// Drawings of places, deeds, events and other named things in the games of followers: each is one object, recognizable
// by its shape, drawn as in drawings.ts. Several names may share a drawing; see the tables below.

import type { Stroke } from '../../art/drawings.js';

export const THINGS: Record<string, readonly Stroke[]> = {
  farm: [
    ['wall', 'M-11 9V0H3V9Z'],
    ['thatch', 'M-13 0-9-8H1L5 0Z'],
    ['gold', 'M3 9C3 2 12 2 12 9Z'],
    ['dark', 'M-6 9V4H-2V9Z'],
  ],
  hamlet: [
    ['wall', 'M-12 4V-2H-4V4ZM4 3V-3H12V3ZM-5 10V3H5V10Z'],
    ['roof', 'M-13-2-8-8-3-2ZM3-3 8-9 13-3Z'],
    ['thatch', 'M-7 3 0-4 7 3Z'],
    ['dark', 'M-1.5 10V6H1.5V10Z'],
  ],
  college: [
    ['wall', 'M-10 7V-3H10V7Z'],
    ['slate', 'M-12-3 0-11 12-3Z'],
    ['stone', 'M-12 10V7H12V10Z'],
    ['line', 'M-7-3V7M-2.5-3V7M2.5-3V7M7-3V7'],
  ],
  cart: [
    ['timber', 'M-11-5H7L6 3H-9Z'],
    ['sail', 'M-10-5C-9-12 5-12 6-5Z'],
    ['wall', 'M-9 6A4 4 0 1 0-1 6 4 4 0 1 0-9 6M1 6A4 4 0 1 0 9 6 4 4 0 1 0 1 6'],
    ['line', 'M6 1 12-1M-5 2V10M-9 6H-1M5 2V10M1 6H9'],
  ],
  quill: [
    ['wall', 'M-11 10V-4H5V10Z'],
    ['sail', 'M-3 4C-2-4 4-11 12-12 11-5 6 2-1 3Z'],
    ['line', 'M-5 7 6-6M-8 7.5H2M-8 0H-4'],
  ],
  hay: [
    ['gold', 'M-11 9C-12 2-6-9 0-9S12 2 11 9Z'],
    ['line', 'M-5 9C-6 3-3-3-1-5M5 9C6 3 4-2 2-5M0 9V1M-8 9C-8 6-7 3-6 1'],
    ['timber', 'M-1-9V-12H1V-9Z'],
  ],
  cheese: [
    ['gold', 'M-12 2 4-8C9-7 12-3 12 2Z'],
    ['thatch', 'M-12 2H12V9H-12Z'],
    ['line', 'M-6 5.5A1.3 1.3 0 1 0-5.9 5.5M3 6A1.3 1.3 0 1 0 3.1 6M4-3A1.3 1.3 0 1 0 4.1-3'],
  ],
  grapes: [
    ['leaf', 'M-1-6C-8-5-11-10-8-12-3-12 0-10-1-6ZM1-6C7-5 10-9 8-12 4-12 1-10 1-6Z'],
    [
      'wine',
      'M-8-3A3 3 0 1 1-2-3 3 3 0 1 1-8-3ZM-3-3A3 3 0 1 1 3-3 3 3 0 1 1-3-3ZM2-3A3 3 0 1 1 8-3 3 3 0 1 1 2-3ZM-6 2A3 3 0 1 1 0 2 3 3 0 1 1-6 2ZM0 2A3 3 0 1 1 6 2 3 3 0 1 1 0 2ZM-3 7A3 3 0 1 1 3 7 3 3 0 1 1-3 7Z',
    ],
  ],
  yarn: [
    ['wool', 'M-10 1A9 9 0 1 0 8 1 9 9 0 1 0-10 1'],
    ['line', 'M-8-4C-3-3 3 3 4 8M-4-7C2-5 7 0 7 4M-9 3C-6 3-3 6-3 9M6 7C9 10 11 9 12 11'],
  ],
  scissors: [
    ['steel', 'M-9-11-6-11 3 3 1 5ZM9-11 6-11-3 3-1 5Z'],
    ['rouge', 'M-8 7A3.5 3.5 0 1 1-1 7 3.5 3.5 0 1 1-8 7ZM1 7A3.5 3.5 0 1 1 8 7 3.5 3.5 0 1 1 1 7Z'],
  ],
  barrel: [
    ['timber', 'M-6-10H6C10-4 10 4 6 10H-6C-10 4-10-4-6-10Z'],
    ['line', 'M-8-5H8M-8 5H8M-2-10V10M2-10V10'],
  ],
  books: [
    ['rouge', 'M-11 10V-7H-6V10Z'],
    ['slate', 'M-6 10V-10H-1V10Z'],
    ['leaf', 'M0 10-1-6 4-7 6 9Z'],
    ['gold', 'M6 10V-3H11V10Z'],
    ['line', 'M-11-3H-6M-6-6H-1M6 1H11'],
  ],
  tub: [
    ['pale', 'M-6-5C-8-8-4-9-6-12M0-5C-2-8 2-9 0-12M6-5C4-8 8-9 6-12'],
    ['timber', 'M-11-2H11L9 10H-9Z'],
    ['water', 'M-11-2C-6-5 6-5 11-2Z'],
    ['line', 'M-10 3H10M-4-1V10M4-1V10'],
  ],
  chalice: [
    ['gold', 'M-8-10H8C8-3 4 1 1 2V7H6V10H-6V7H-1V2C-4 1-8-3-8-10Z'],
    ['line', 'M-7-6H7'],
  ],
  herb: [
    ['leaf', 'M0 4C-7 4-11-1-10-6-4-6 0-2 0 4ZM0 1C6 1 10-4 9-10 3-9 0-5 0 1Z'],
    ['roof', 'M-7 4H7L5 11H-5Z'],
    ['line', 'M-7-3-2 2M6.5-7 1.5-1'],
  ],
  mortar: [
    ['timber', 'M2-1 8-12 11-10 6 0Z'],
    ['stone', 'M-10-1H10C9 5 6 7 4 8V11H-4V8C-6 7-9 5-10-1Z'],
    ['line', 'M-8 2H7'],
  ],
  ledger: [
    ['timber', 'M-11 10V4H11V10Z'],
    ['sail', 'M-9 4V-9H5V4Z'],
    ['gold', 'M4 1A3.5 3.5 0 1 0 11 1 3.5 3.5 0 1 0 4 1'],
    ['line', 'M-6-5H2M-6-1H2'],
  ],
  horse: [
    ['hide', 'M-7 11C-8 3-6-4 1-9L2-12 5-9C8-7 11-2 11 2L8 5 3 1C3 5 6 7 6 11Z'],
    ['timber', 'M1-9C-6-6-9 2-8 11L-5 11C-6 4-4-2 2-6Z'],
    ['dark', 'M4-4A1.1 1.1 0 1 0 6.2-4 1.1 1.1 0 1 0 4-4'],
  ],
  flask: [
    ['sail', 'M-3-11V-3L-10 8C-11 10-10 11-9 11H9C10 11 11 10 10 8L3-3V-11Z'],
    ['leaf', 'M-6 3H6L10 8C11 10 10 11 9 11H-9C-10 11-11 10-10 8Z'],
    ['line', 'M-5-11H5M-2 7V7.2M3 6V6.2'],
  ],
  tankard: [
    ['timber', 'M-9-5H5V10H-9Z'],
    ['sail', 'M-10-5C-11-9-7-10-6-9-5-12 0-12 1-9 5-10 7-7 5-5Z'],
    ['line', 'M5-2H9V6H5M-5-2V8M0-2V8'],
  ],
  scales: [
    ['line', 'M0-11V9M-9-7H9'],
    ['gold', 'M-13 2-9-7-5 2C-5 6-13 6-13 2ZM5 2 9-7 13 2C13 6 5 6 5 2ZM-6 11C-6 8 6 8 6 11Z'],
  ],
  purse: [
    ['timber', 'M-3-6C-11-1-12 10-6 10H6C12 10 11-1 3-6Z'],
    ['rouge', 'M-5-11H5L3-6H-3Z'],
    ['gold', 'M-4 3A4 4 0 1 0 4 3 4 4 0 1 0-4 3'],
  ],
  sickle: [
    ['gold', 'M-8 10C-11 4-10-1-8-5-6-1-5 4-8 10ZM-2 10C-5 4-4-2-2-6 0-2 1 4-2 10Z'],
    ['steel', 'M0-11C10-10 13 0 8 6L6 4C9-1 6-8 0-9Z'],
    ['timber', 'M8 6 11 10 9 12 6 4Z'],
  ],
  skull: [
    ['sail', 'M-9-2C-9-13 9-13 9-2 9 2 6 4 5 5V10H-5V5C-6 4-9 2-9-2Z'],
    ['dark', 'M-6-2A2.4 2.4 0 1 0-1.2-2 2.4 2.4 0 1 0-6-2M1.2-2A2.4 2.4 0 1 0 6-2 2.4 2.4 0 1 0 1.2-2M-1 4 0 2 1 4Z'],
    ['line', 'M-2 7V10M2 7V10'],
  ],
  candle: [
    ['gold', 'M0-12C3-9 3-6 0-5-3-6-3-9 0-12Z'],
    ['sail', 'M-3-3H3V8H-3Z'],
    ['timber', 'M-9 8H9C8 11 6 11 5 11H-5C-6 11-8 11-9 8Z'],
    ['line', 'M0-3V-8'],
  ],
  scroll: [
    ['sail', 'M-8-10H8V7C8 11 3 11 3 8H-8Z'],
    ['wall', 'M3 8H-11C-11 11-8 12-6 12H6C3 12 3 10 3 8Z'],
    ['rouge', 'M1 2A3 3 0 1 0 7 2 3 3 0 1 0 1 2'],
    ['line', 'M-5-6H4M-5-2H2'],
  ],
  sword: [
    ['steel', 'M0-13 2.5-9V4H-2.5V-9Z'],
    ['gold', 'M-8 4H8V6.5H-8Z'],
    ['timber', 'M-1.6 6.5H1.6V12H-1.6Z'],
  ],
  hammer: [
    ['timber', 'M-1.8-4H1.8V12H-1.8Z'],
    ['steel', 'M-10-10H7L11-6V-3H-10Z'],
  ],
  rings: [
    ['line', 'M-11 3A6 6 0 1 0 1 3 6 6 0 1 0-11 3M-1 3A6 6 0 1 0 11 3 6 6 0 1 0-1 3'],
    ['gold', 'M2-6 5-11 8-6 5-3ZM2-6H8'],
  ],
  key: [['gold', 'M-11-1A5 5 0 1 1-2-3L10-3V3H7V0H4V3H1V0H-2A5 5 0 0 1-11-1ZM-8-1A2 2 0 1 0-4-1 2 2 0 1 0-8-1']],
  mask: [
    ['dark', 'M-11-6C-4-9 4-9 11-6 11 2 6 8 2 3 1 2-1 2-2 3-6 8-11 2-11-6Z'],
    ['sail', 'M-7-2C-5-4-3-4-2-1-4 1-6 1-7-2ZM7-2C5-4 3-4 2-1 4 1 6 1 7-2Z'],
  ],
  chain: [
    ['line', 'M-11-8A4 4 0 1 0-3-8 4 4 0 1 0-11-8M-5-3A4 4 0 1 0 3-3 4 4 0 1 0-5-3M1 2A4 4 0 1 0 9 2 4 4 0 1 0 1 2'],
    ['stone', 'M1 8A5 5 0 1 0 11 8 5 5 0 1 0 1 8'],
  ],
  sun: [
    ['gold', 'M-6 0A6 6 0 1 0 6 0 6 6 0 1 0-6 0'],
    ['line', 'M0-12V-9M0 9V12M-12 0H-9M9 0H12M-8-8-6-6M6 6 8 8M8-8 6-6M-6 6-8 8'],
  ],
  flame: [
    ['roof', 'M0 11C-9 11-11 4-8-1-7 1-6 2-5 2-6-4-2-10 2-12 1-8 3-6 5-3 6-4 6-5 6-7 10-2 11 3 9 6 7 10 4 11 0 11Z'],
    ['gold', 'M0 11C-5 11-5 6-2 3-1 4 0 4 0 2 4 5 5 11 0 11Z'],
  ],
  fork: [
    ['line', 'M0 12V-2M-7-11V-6C-7-1 7-1 7-6V-11M0-2V-11'],
    ['gold', 'M-11 12C-9 7 9 7 11 12Z'],
  ],
  bell: [
    ['gold', 'M-9 6C-6 3-7-9 0-9S6 3 9 6Z'],
    ['timber', 'M-2 6A2 2 0 1 0 2 6ZM-2-9V-12H2V-9Z'],
    ['line', 'M-6 2H6'],
  ],
  bowl: [
    ['timber', 'M-11-1H11C11 6 6 9 0 9S-11 6-11-1Z'],
    ['dark', 'M-11-1C-11-5 11-5 11-1 11 3-11 3-11-1Z'],
    ['line', 'M-4 11H4'],
  ],
  fish: [
    ['slate', 'M-12 0C-6-8 3-7 6 0 3 7-6 8-12 0ZM6 0 12-6V6Z'],
    ['line', 'M-7-1.5V-1.3M-2-4C0-1 0 1-2 4'],
  ],
  shell: [
    ['wall', 'M0 10C-4 10-3 6-5 5-14 0-9-11 0-11S14 0 5 5C3 6 4 10 0 10Z'],
    ['line', 'M0 7V-10M-2 6-6-8M2 6 6-8M-4 5-10-3M4 5 10-3'],
  ],
  mitre: [
    ['sail', 'M-8 9V-2C-8-6-3-11 0-13 3-11 8-6 8-2V9Z'],
    ['gold', 'M-8 9V4H8V9ZM-1.5 4V-9H1.5V4Z'],
  ],
  stars: [
    ['slate', 'M-12 0A12 12 0 1 0 12 0 12 12 0 1 0-12 0'],
    ['gold', 'M-1-9 1-4 6-4 2-1 4 4-1 1-6 4-4-1-8-4-3-4ZM6 4 7 6 9 6 7.5 7.5 8 9.5 6 8.5 4 9.5 4.5 7.5 3 6 5 6Z'],
  ],
  bridge: [
    ['water', 'M-12 11V5H12V11Z'],
    ['stone', 'M-12 5V-2C-6-6 6-6 12-2V5H10C10-1 2-1 2 5H-2C-2-1-10-1-10 5Z'],
    ['foam', 'M-8 9C-6 7-4 7-2 9M2 9C4 7 6 7 8 9'],
  ],
  cloister: [
    ['wall', 'M-12 10V-1H12V10Z'],
    ['roof', 'M-13-1-9-6H13V-1Z'],
    ['slate', 'M-10-6-7-12-4-6Z'],
    ['dark', 'M-9 10V5C-9 2-5 2-5 5V10ZM-2 10V5C-2 2 2 2 2 5V10ZM5 10V5C5 2 9 2 9 5V10Z'],
  ],
  eye: [
    ['sail', 'M-12 0C-6-9 6-9 12 0 6 9-6 9-12 0Z'],
    ['slate', 'M-5 0A5 5 0 1 0 5 0 5 5 0 1 0-5 0'],
    ['dark', 'M-2 0A2 2 0 1 0 2 0 2 2 0 1 0-2 0'],
  ],
  dagger: [
    ['rouge', 'M-12 5C-6 1 6 1 12 5L9 11H-9Z'],
    ['steel', 'M-2.5-3H2.5L0 9Z'],
    ['gold', 'M-6-5H6V-3H-6Z'],
    ['timber', 'M-1.5-12H1.5V-5H-1.5Z'],
  ],
  axe: [
    ['timber', 'M-1.5-12H1.5V12H-1.5Z'],
    ['steel', 'M1.5-9C6-11 10-9 11-11V4C10 2 6 0 1.5-2Z'],
  ],
  hall: [
    ['wall', 'M-8 10V-2L-5-2V-5H-2V-8H2V-5H5V-2H8V10Z'],
    ['gold', 'M-2.5-2A2.5 2.5 0 1 0 2.5-2 2.5 2.5 0 1 0-2.5-2'],
    ['timber', 'M-2 10V5H2V10Z'],
    ['line', 'M-6 3V6M6 3V6'],
  ],
};

/** The boards of Trade & Intrigue. */
export const CIVICS = {
  alchemy: 'thing-flask',
  court: 'thing-scales',
  harvestFestival: 'thing-sickle',
  sheepBreeding: 'tile-sheep',
  coinage: 'tile-bank',
  research: 'thing-books',
  towing: 'thing-horse',
  architecture: 'town-chartres',
  townRights: 'thing-scroll',
  navigation: 'thing-stars',
  swindler: 'thing-mask',
  arsonist: 'thing-flame',
  kidnapper: 'thing-key',
  torturer: 'thing-chain',
  executioner: 'thing-axe',
  saboteur: 'tile-carpenter',
  spy: 'thing-eye',
  taxCollector: 'thing-purse',
  traitor: 'thing-dagger',
} as const;

export const DEEDS = {
  cityWall: 'town-gate',
  papalConclave: 'thing-mitre',
  defeatOfThePlague: 'thing-mortar',
  astronomy: 'thing-stars',
  boatmenGuild: 'tile-ship',
  cathedral: 'town-chartres',
  peaceTreaty: 'thing-scroll',
  canalisation: 'thing-bridge',
} as const;

/** The events of a round. */
export const HAPPENINGS = {
  pilgrimage: 'thing-shell',
  income: 'tile-bank',
  harvest: 'thing-sickle',
  taxes: 'thing-purse',
  tradingDay: 'tile-market',
  plague: 'thing-skull',
  silentium: 'thing-candle',
  indulgence: 'thing-scroll',
  education: 'thing-books',
  bonVoyage: 'tile-ship',
  conference: 'thing-hall',
  crusade: 'thing-sword',
  strike: 'thing-hammer',
  coinTax: 'thing-purse',
  excursion: 'thing-cart',
  fishingGrounds: 'thing-fish',
  furtherEducation: 'thing-college',
  wedding: 'thing-rings',
  sabotage: 'tile-carpenter',
  amnesty: 'thing-key',
  defect: 'thing-mask',
  torture: 'thing-chain',
  holiday: 'thing-sun',
  bookBurning: 'thing-flame',
  levies: 'thing-sword',
  peasantsRevolt: 'thing-fork',
  technologyTax: 'thing-hammer',
  summons: 'thing-bell',
  famine: 'thing-bowl',
  pollTax: 'thing-purse',
  tithe: 'tile-church',
} as const;
