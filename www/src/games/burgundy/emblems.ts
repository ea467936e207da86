// The signs of Burgundy's tiles: paths on a grid of 24 by 24 around the origin, drawn with one line, 1.6 wide. How to
// draw a new one: docs/art.md.

/** One outline for each colour of tiles. */
export const COLOURS = {
  building: 'M-10 10V-1L0-10 10-1V10ZM-3 10V3H3V10',
  animal: 'M-9 1C-9-6-3-8 3-7L5-10 7-7C11-6 11-1 8 0V9H5V4H-4V9H-7V4Z',
  knowledge: 'M0-7C-4-10-8-10-11-9V8C-8 7-4 7 0 10 4 7 8 7 11 8V-9C8-10 4-10 0-7ZM0-7V10',
  castle: 'M-10 10V-9H-6V-5H-2V-9H2V-5H6V-9H10V10ZM-3 10V4A3 3 0 0 1 3 4V10',
  mine: 'M-9-4C-5-11 5-11 9-4 4-7-4-7-9-4ZM-1-7H1L2 10H-2Z',
  ship: 'M-11 3H11L7 10H-7ZM0 1V-11L9 1ZM-2 1V-8L-9 1Z',
} as const;

/** Heads of the four kinds of animals. */
export const ANIMALS = {
  cow: 'M-6-3C-6-9 6-9 6-3L4 8C3 11-3 11-4 8ZM-6-5-11-8-10-2ZM6-5 11-8 10-2ZM-4 5H4',
  sheep: 'M-5 0C-11-2-9-9-4-8-2-12 4-12 5-8 10-9 11-2 5 0L3 8C2 10-2 10-3 8ZM-5-2-10 2M5-2 10 2',
  pig: 'M-9 0C-9-11 9-11 9 0 9 10-9 10-9 0ZM-8-5-10-11-3-8M8-5 10-11 3-8M-4 2A4 3 0 1 0 4 2 4 3 0 1 0-4 2',
  chicken: 'M-8 2C-8-7 4-4 3-9L6-11 8-8 11-7 8-5C10 4 4 9 0 9-4 9-8 7-8 2ZM-1 9V12M3 9V12',
} as const;

export const BUILDINGS = {
  /** A barn with a wide gate. */
  warehouse: 'M-11 10V-3L0-10 11-3V10ZM-6 10V1H6V10M-6 5.5H6M0 1V10',
  /** A saw. */
  carpenter: 'M-11-4H3L5-9H11V1L6 4H-11ZM-11 4-9 8-7 4-5 8-3 4-1 8 1 4 3 8 5 4M6.5-5.5H8.5V-1H6.5Z',
  /** A steeple with a cross. */
  church: 'M0-12V-7M-2.5-10H2.5M-4 11V-2L0-7 4-2V11ZM-4 4H-10V11H-4M4 4H10V11H4M-1.5 11V7H1.5V11M-1 1H1',
  /** A stall under an awning. */
  market:
    'M-9-9H9L11-3H-11ZM-11-3A2.75 2.75 0 0 0-5.5-3 2.75 2.75 0 0 0 0-3 2.75 2.75 0 0 0 5.5-3 2.75 2.75 0 0 0 11-3M-9 0V10H9V0M-9 5H9',
  /** A bed. */
  boardingHouse: 'M-11-7V10M-11 6H11M11 10V1C11-2 9-3 7-3H-3V6M-9 2.5A2.5 2.5 0 1 1-4 2.5 2.5 2.5 0 1 1-9 2.5',
  /** A pile of coins. */
  bank: 'M-9-6C-9-10 9-10 9-6 9-2-9-2-9-6ZM-9-6V-1C-9 3 9 3 9-1V-6M-9-1V4C-9 8 9 8 9 4V-1M-9 4V7C-9 11 9 11 9 7V4',
  /** A hall with a flag on its tower. */
  cityHall: 'M-11 10V1H-4V-4L0-8 4-4V1H11V10ZM0-8V-12H5L4-10.5 5-9H0M-2 10V5H2V10M-8 5H-6M6 5H8M-1-1H1',
  /** A tower with battlements. */
  watchtower: 'M-4.5 11-4-3H4L4.5 11ZM-7-3V-10H-4V-8H-1.5V-10H1.5V-8H4V-10H7V-3ZM-1.5 4V0H1.5V4Z',
} as const;

const GOOD = 'M-8-8H8V8H-8ZM-8-3H8M-8 3H8M-3-3V3M3-3V3';
const CHIP = 'M-10 0C-10-9 10-9 10 0 10 9-10 9-10 0ZM-4 3V-1C-4-5 4-5 4-1V3Z';
const COIN = 'M-9 0A9 9 0 1 0 9 0 9 9 0 1 0-9 0M-5 0A5 5 0 1 0 5 0 5 5 0 1 0-5 0';
const DEPOT = 'M0-10 9-5V5L0 10-9 5V-5Z';
const SALE = 'M-9-2V-9H-2L9 2 2 9ZM-5.5-5.5A1 1 0 1 0-5.4-5.5';
const MEDAL =
  'M-5-11 0-4 5-11M-7 3A7 7 0 1 0 7 3 7 7 0 1 0-7 3M0-1 1.5 2 4 2.5 2 4.5 2.5 7 0 5.5-2.5 7-2 4.5-4 2.5-1.5 2Z';
const HAND = 'M-6 10V2L-9-2-7-4-4-1V-9H-1V-2L1-2V-10H4V-2L6-2V-8H9V4L6 10Z';

/** A sign inside a larger one: its path, its middle and its size. */
export type Part = readonly [path: string, x: number, y: number, size: number];

/** The signs of a knowledge tile, and its number. */
interface Lore {
  parts: readonly Part[];
  mark?: string;
}

const one = (path: string): readonly Part[] => [[path, 0, 0, 1]];
const two = (left: string, right: string): readonly Part[] => [
  [left, -8, -1, 0.75],
  [right, 8, 1, 0.75],
];
const three = (first: string, second: string, third: string): readonly Part[] => [
  [first, -10, 2, 0.6],
  [second, 0, -3, 0.6],
  [third, 10, 2, 0.6],
];
const { warehouse, watchtower, carpenter, church, market, boardingHouse, bank, cityHall } = BUILDINGS;
/** A tile that scores 4 points at the end for each of these. */
const scored = (path: string): Lore => ({ parts: one(path), mark: '+4' });

export const KNOWLEDGE = {
  t1: { parts: two(COLOURS.building, COLOURS.building) },
  t2: { parts: two(COLOURS.mine, CHIP) },
  t3: { parts: two(SALE, COIN), mark: '2' },
  t4: { parts: two(SALE, CHIP) },
  t5: {
    parts: [
      [COLOURS.ship, 0, -6, 0.75],
      [DEPOT, -7, 9, 0.5],
      [DEPOT, 7, 9, 0.5],
    ],
  },
  t6: {
    parts: [
      [COIN, 0, 0, 0.7],
      [DEPOT, -11, -8, 0.42],
      [DEPOT, 11, -8, 0.42],
      [DEPOT, -11, 8, 0.42],
      [DEPOT, 11, 8, 0.42],
    ],
  },
  t7: { parts: one(COLOURS.animal), mark: '+1' },
  t8: { parts: one(CHIP), mark: '±2' },
  t9: { parts: one(COLOURS.building), mark: '±1' },
  t10: { parts: two(COLOURS.animal, COLOURS.ship), mark: '±1' },
  t11: { parts: three(COLOURS.castle, COLOURS.mine, COLOURS.knowledge), mark: '±1' },
  t12: { parts: one(HAND), mark: '±1' },
  t13: { parts: two(CHIP, COIN) },
  t14: { parts: two(CHIP, CHIP), mark: '4' },
  t15: { parts: three(GOOD, GOOD, GOOD), mark: '+3' },
  t16: scored(warehouse),
  t17: scored(watchtower),
  t18: scored(carpenter),
  t19: scored(church),
  t20: scored(market),
  t21: scored(boardingHouse),
  t22: scored(bank),
  t23: scored(cityHall),
  t24: { parts: two(ANIMALS.cow, ANIMALS.chicken), mark: '+4' },
  t25: { parts: one(GOOD), mark: '+1' },
  t26: { parts: one(MEDAL), mark: '+2' },
} as const satisfies Record<string, Lore>;

/** The sign of a tile by its name, and its mark. */
export function signOf(tile: string): Lore {
  const lore = (KNOWLEDGE as Record<string, Lore>)[tile];
  if (lore) return lore;
  const [, kind = tile, count] = /^(\D+)(\d?)$/.exec(tile) ?? [];
  const path = { ...COLOURS, ...ANIMALS, ...BUILDINGS }[kind as keyof typeof COLOURS];
  return { parts: one(path), ...(count ? { mark: count } : {}) };
}
