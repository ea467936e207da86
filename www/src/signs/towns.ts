// Silhouettes of towns and what grows between them: paths on a grid of 24 by 24 around the origin, as in docs/art.md.

/** Towns that are known from afar; all others are a few roofs. */
export const SILHOUETTES: Record<string, string> = {
  /** Two towers of the cathedral. */
  orleans: 'M-11 9V3H-8V-9H-6.5L-5.5-11-4.5-9H-3V0H3V-9H4.5L5.5-11 6.5-9H8V3H11V9ZM-1.5 9V5H1.5V9',
  /** Two unequal spires. */
  chartres: 'M-11 9V2H-7V-3L-5-10-3-3V1H2V-5L4.5-12 7-5V2H11V9Z',
  /** A round tower and roofs along the river. */
  tours: 'M-11 9V1L-7-3-3 1V-7C-3-10 2-10 2-7V1L6-3 11 1V9Z',
  /** A castle on its hill. */
  blois: 'M-12 9C-8 4-6 2-6 2V-6H-4V-4H-2V-6H0V-4H2V-8L4-11 6-8V2C6 2 8 4 12 9Z',
  bourges: 'M-11 9V3L-7-1-4 2V-8H-1V-5H1V-8H4V2L7-1 11 3V9Z',
  nevers: 'M-11 9V2L-7-2-3 2V-6L0-10 3-6V2L7-2 11 2V9Z',
};

export const ROOFS = 'M-10 8V2L-6-2-2 2V0L2-5 6 0V3L8 1 11 4V8Z';

export const TREE = 'M0-10C5-8 6-2 3 1H-3C-6-2-5-8 0-10ZM0 1V8';
export const VINES = 'M-9-6V8M0-6V8M9-6V8M-12-3H12M-12 3H12';

/** What grows where: the middle of each, and how large it is. */
export const COUNTRY: readonly [what: 'tree' | 'vines', x: number, y: number, size: number][] = [
  ['tree', 60, 30, 0.9],
  ['tree', 76, 38, 1.1],
  ['tree', 94, 28, 0.8],
  ['tree', 466, 128, 1],
  ['tree', 482, 118, 0.8],
  ['tree', 40, 232, 0.9],
  ['tree', 56, 242, 1.1],
  ['tree', 28, 250, 0.8],
  ['tree', 350, 262, 0.9],
  ['tree', 364, 270, 0.8],
  ['tree', 40, 548, 1],
  ['tree', 58, 556, 0.8],
  ['tree', 492, 330, 0.8],
  ['tree', 480, 342, 1],
  ['vines', 140, 352, 0.7],
  ['vines', 372, 196, 0.7],
  ['vines', 434, 548, 0.7],
  ['vines', 196, 240, 0.6],
];
