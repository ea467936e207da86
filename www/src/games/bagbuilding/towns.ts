// The valley of the Loire: silhouettes of towns, and the plants between them. As in drawings.ts, each is a list of
// washed paths on a grid of 24 by 24 around the origin; the base line of a town is at y = 9.

import type { Stroke } from '../../art/drawings.js';

/** Towns with a well-known silhouette. */
export const TOWNS: Record<string, readonly Stroke[]> = {
  /** Two towers of the cathedral, above the gate. */
  orleans: [
    ['roof', 'M-13 9V2L-10-2-7 2V9ZM7 9V2L10-2 13 2V9Z'],
    ['slate', 'M-3 2V-4L0-8 3-4V2Z'],
    ['wall', 'M-7 9V-10H-6V-12H-5V-10H-4V-12H-3V-10H-2V9ZM2 9V-10H3V-12H4V-10H5V-12H6V-10H7V9Z'],
    ['wall', 'M-3 9V0H3V9Z'],
    ['dark', 'M-1.5 9V6C-1.5 3.5 1.5 3.5 1.5 6V9Z'],
    ['line', 'M-4.5-7V-3M4.5-7V-3M-4.5 0V3M4.5 0V3'],
  ],
  /** Two unequal spires. */
  chartres: [
    ['roof', 'M-13 9V3L-10 0-7 3V9ZM6 9V2L10-1 13 2V9Z'],
    ['wall', 'M-7 9V-1H7V9Z'],
    ['slate', 'M-3-1 0-4 3-1Z'],
    ['wall', 'M-7 9V-3H-3V9ZM3 9V-5H7V9Z'],
    ['slate', 'M-7.5-3-5-12-2.5-3Z'],
    ['leaf', 'M2.5-5 5-17 7.5-5Z'],
    ['line', 'M-5 0V3M5-2V2M-1 5A1.6 1.6 0 1 0 1 5'],
  ],
  /** Two domed towers along the river. */
  tours: [
    ['roof', 'M-13 9V2L-9-2-5 2V9ZM4 9V3L9-1 13 3V9Z'],
    ['wall', 'M-6 9V-5H-2V9ZM2 9V-5H6V9Z'],
    ['slate', 'M-6.5-5C-6.5-9-1.5-9-1.5-5ZM1.5-5C1.5-9 6.5-9 6.5-5Z'],
    ['wall', 'M-2 9V0L0-2 2 0V9Z'],
    ['line', 'M-4-9V-11M4-9V-11M0 3V6M-4-2V1M4-2V1'],
  ],
  /** A castle on its hill. */
  blois: [
    ['mound', 'M-14 9C-9 1-5-1 0-1S9 1 14 9Z'],
    ['roof', 'M-12 9V5L-9 3-6 5V9ZM6 9V5L9 3 12 5V9Z'],
    ['wall', 'M-7 2V-6H7V2Z'],
    ['slate', 'M-8-6-5-11H5L8-6Z'],
    ['wall', 'M-2 3V-9H2V3Z'],
    ['slate', 'M-3-9 0-15 3-9Z'],
    ['line', 'M-5-3V-1M5-3V-1M0-6V-3'],
  ],
  bourges: [
    ['roof', 'M-13 9V4L-10 1-7 4V9ZM7 9V4L10 1 13 4V9Z'],
    ['wall', 'M-8 9V-4H8V9Z'],
    ['slate', 'M-9-4-6-9H6L9-4Z'],
    ['wall', 'M-8 9V-9H-5V9ZM5 9V-12H8V9Z'],
    ['dark', 'M-3.5 9V6.5C-3.5 4.5-1 4.5-1 6.5V9ZM1 9V6.5C1 4.5 3.5 4.5 3.5 6.5V9Z'],
    ['line', 'M-2-1A2 2 0 1 0 2-1 2 2 0 1 0-2-1'],
  ],
  nevers: [
    ['roof', 'M-13 9V3L-9-1-5 3V9ZM5 9V3L9-1 13 3V9Z'],
    ['wall', 'M-6 9V-2H6V9Z'],
    ['wall', 'M-2.5 9V-9H2.5V9Z'],
    ['slate', 'M-3.5-9 0-14 3.5-9Z'],
    ['roof', 'M-7-2-4-6H-2.5V-2ZM7-2 4-6H2.5V-2Z'],
    ['line', 'M0-6V-3M0 2V5'],
  ],
  /** All others are a few roofs, with a steeple or a tower. */
  steeple: [
    ['wall', 'M-12 9V3H-4V9ZM5 9V3H12V9Z'],
    ['roof', 'M-13 3-11-2H-5L-3 3ZM4 3 6-1H11L13 3Z'],
    ['wall', 'M-3 9V-4H3V9Z'],
    ['slate', 'M-4-4 0-12 4-4Z'],
    ['line', 'M0-1V2M-8 5V7M8.5 5V7'],
  ],
  tower: [
    ['wall', 'M-11 9V2H-2V9ZM-3 9V5H5V9Z'],
    ['roof', 'M-13 2-10-3H-4L-1 2Z'],
    ['thatch', 'M-4 5-2 1H5L7 5Z'],
    ['wall', 'M5 9V-8H6.5V-9.5H8V-8H9V-9.5H10.5V-8H12V9Z'],
    ['line', 'M8.5-4V-1M-7 4V7'],
  ],
  gate: [
    ['roof', 'M-9 3V-1L-6-5-3-1V3ZM2 3V-2L5-6 8-2V3Z'],
    ['wall', 'M-13 9V1H-10V3H-6V1H-3V3H3V1H6V3H10V1H13V9Z'],
    ['dark', 'M-2 9V7C-2 4.5 2 4.5 2 7V9Z'],
  ],
};

const PLAIN = ['steeple', 'tower', 'gate'] as const;

/** The drawing of a town; `at`, its place among all towns, varies the plain ones. */
export const townDrawing = (town: string, at: number): string =>
  `town-${town in TOWNS ? town : PLAIN[at % PLAIN.length]!}`;

/** Plants and buildings between towns. */
export const LANDS: Record<string, readonly Stroke[]> = {
  wood: [
    ['tree', 'M-15 6C-19 6-19-1-15-2-14-7-8-7-7-3-3-2-4 6-8 6Z'],
    ['tree', 'M8 6C4 6 3-1 7-2 8-8 15-7 15-2 19-1 19 6 15 6Z'],
    ['leaf', 'M-4 9C-9 9-9 1-5 0-5-7 5-7 5 0 9 1 9 9 4 9Z'],
    ['line', 'M-12 10V6M12 10V6M0 13V9'],
  ],
  pines: [
    ['tree', 'M-14 6-9-8-4 6ZM4 6 9-8 14 6Z'],
    ['tree', 'M-5 10 0-6 5 10Z'],
    ['line', 'M-9 9V6M9 9V6M0 13V10'],
  ],
  vines: [
    ['mound', 'M-19 9C-15-4-7-8 0-8S16-4 19 9Z'],
    ['pale', 'M-14 2C-8-3 8-3 14 2M-16 6C-8 1 8 1 16 6M-10-3C-5-6 5-6 10-3'],
    [
      'leaf',
      'M-9 1A1.8 1.8 0 1 0-8.9 1M-1-1A1.8 1.8 0 1 0-.9-1M7 1A1.8 1.8 0 1 0 7.1 1M-12 6A1.8 1.8 0 1 0-11.9 6M-4 4A1.8 1.8 0 1 0-3.9 4M4 4A1.8 1.8 0 1 0 4.1 4M12 6A1.8 1.8 0 1 0 12.1 6M-5-4A1.8 1.8 0 1 0-4.9-4M4-4A1.8 1.8 0 1 0 4.1-4',
    ],
  ],
  wheat: [
    ['gold', 'M-20 6-12-8H16L20 6Z'],
    ['pale', 'M-14 6-8-8M-8 6-4-8M-2 6 0-8M4 6 4-8M10 6 8-8M16 6 12-8'],
  ],
  pond: [
    ['water', 'M-13 1C-14-5-4-6 2-5S14-4 13 2 3 6-3 6-12 6-13 1Z'],
    ['foam', 'M-7 0C-5-2-3-2-1 0M3 2C5 0 7 0 9 2'],
  ],
  mill: [
    ['wall', 'M-5 10-3-3H3L5 10Z'],
    ['roof', 'M-4-3 0-8 4-3Z'],
    ['sail', 'M0-4 8-11 10-9ZM0-4-8-11-10-9ZM0-4 8 3 6 5ZM0-4-8 3-6 5Z'],
    ['dark', 'M-1.4 10V6H1.4V10Z'],
  ],
  sheep: [
    ['dark', 'M-9 3V5H-8V3ZM-4 3V5H-3V3ZM4 6V8H5V6ZM9 6V8H10V6Z'],
    [
      'wool',
      'M-11 1C-12-3-9-4-8-3-7-5-4-4-4-3-1-3-2 2-4 3H-9C-10 3-11 2-11 1ZM2 4C1 0 4-1 5 0 6-2 9-1 9 0 12 0 11 5 9 6H4C3 6 2 5 2 4Z',
    ],
    ['dark', 'M-2-2C0-2 1 0-1 1ZM11 1C13 1 14 3 12 4Z'],
  ],
  barge: [
    ['sail', 'M-1-9C5-7 6-3 6 1H-1Z'],
    ['timber', 'M-12 3H12C11 7 9 8 7 8H-7C-9 8-11 7-12 3Z'],
    ['line', 'M-2 3V-11'],
  ],
  compass: [
    ['sail', 'M-11 0A11 11 0 1 0 11 0 11 11 0 1 0-11 0'],
    ['rouge', 'M0-14 3 0H-3Z'],
    ['slate', 'M0 14 3 0H-3Z'],
    ['line', 'M-14 0H14M-7-7 7 7M7-7-7 7'],
  ],
};

/** The places of these drawings: name, middle and size. */
export const COUNTRY: readonly [what: string, x: number, y: number, size: number][] = [
  ['wood', 24, 34, 1],
  ['wood', 52, 50, 1.1],
  ['pines', 100, 28, 1],
  ['wood', 142, 44, 0.9],
  ['vines', 190, 28, 0.8],
  ['pines', 330, 28, 0.9],
  ['wheat', 318, 98, 1.1],
  ['wheat', 352, 124, 0.9],
  ['mill', 338, 70, 0.8],
  ['pines', 484, 96, 0.9],
  ['wood', 476, 212, 1],
  ['wood', 350, 200, 1],
  ['wood', 376, 216, 1.1],
  ['pines', 336, 222, 0.9],
  ['wood', 40, 176, 1],
  ['pines', 66, 194, 0.9],
  ['wood', 36, 236, 1.1],
  ['vines', 150, 244, 0.9],
  ['wood', 262, 246, 0.9],
  ['pond', 260, 286, 0.9],
  ['wood', 362, 292, 1.1],
  ['pines', 392, 306, 1],
  ['wood', 372, 336, 0.9],
  ['vines', 480, 318, 0.8],
  ['vines', 14, 312, 0.8],
  ['wood', 100, 372, 0.9],
  ['sheep', 258, 376, 0.9],
  ['wood', 24, 486, 1],
  ['pines', 44, 514, 1],
  ['wood', 22, 548, 1],
  ['wheat', 424, 552, 0.9],
  ['wood', 492, 520, 1],
  ['sheep', 430, 108, 0.9],
  ['sheep', 318, 478, 0.9],
  ['wood', 222, 494, 0.7],
  ['vines', 116, 566, 0.7],
  ['barge', 14, 352, 0.7],
  ['compass', 482, 36, 0.9],
];
