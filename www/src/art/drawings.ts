// Wash drawings. Each is a list of paths on a grid of 24 by 24 around the origin, from back to front, with the wash
// that fills each path. The sheet defines each drawing once, and boards show it by reference; see docs/art.md.

/** A wash and the path that it fills; "line" is ink without a wash, "pale" is light ink without a wash. */
export type Stroke = readonly [wash: string, path: string];

/** The tiles of Burgundy, except knowledge tiles. */
export const TILES: Record<string, readonly Stroke[]> = {
  warehouse: [
    ['wall', 'M-9 10V-1H9V10Z'],
    ['roof', 'M-12-1-6-10H6L12-1Z'],
    ['timber', 'M-5 10V2H5V10Z'],
    ['line', 'M0 2V10M-5 6H5M-6-5H6'],
  ],
  carpenter: [
    ['steel', 'M-12 1 6-9 9-3-8 8-9 5-10 6-11 3Z'],
    ['timber', 'M4-8 8-12C11-12 13-8 12-5L8-2C6-3 4-5 4-8ZM7.5-7.5 8.5-5.5 10-6.5 9-9Z'],
    ['wall', 'M-11 11V8L11 4V8Z'],
    ['line', 'M-7 7.6-6 5M-4 5.6-3 3.4M-1 3.7 0 1.5M2 1.7 3-.4'],
  ],
  church: [
    ['wall', 'M-11 11V4H3V11Z'],
    ['roof', 'M-12 4-9-2H3V4Z'],
    ['wall', 'M2 11V-3H9V11Z'],
    ['slate', 'M1-3 5.5-11 10-3Z'],
    ['line', 'M5.5-11V-13M4-12.2H7M5.5 1V4M-8 6.5V8.5M-3.5 6.5V8.5'],
  ],
  market: [
    ['wall', 'M-9 10V-3H9V10Z'],
    ['timber', 'M-10 10V4H10V10Z'],
    ['sail', 'M-9-10H9L11-3A2.75 2.75 0 0 1 5.5-3 2.75 2.75 0 0 1 0-3 2.75 2.75 0 0 1-5.5-3 2.75 2.75 0 0 1-11-3Z'],
    ['rouge', 'M-9-10H-4L-5.5-3A2.75 2.75 0 0 1-11-3ZM0-10H4.5L5.5-3A2.75 2.75 0 0 1 0-3Z'],
    ['line', 'M-6 4A2 2 0 0 1-2 4M0 4A2 2 0 0 1 4 4'],
  ],
  boardingHouse: [
    ['timber', 'M-12-8H-9V10H-12ZM9-1H12V10H9Z'],
    ['wall', 'M-9 1H9V7H-9Z'],
    ['rouge', 'M-3-2H7C8-2 9-1 9 1V6H-3Z'],
    ['sail', 'M-9 1C-9-3-3-3-3 1V2H-9Z'],
  ],
  bank: [
    ['gold', 'M-10 4C-10 0 4 0 4 4V8C4 12-10 12-10 8Z'],
    ['gold', 'M-10-1C-10-5 4-5 4-1V4C4 8-10 8-10 4Z'],
    ['gold', 'M-10-6C-10-10 4-10 4-6V-1C4 3-10 3-10-1Z'],
    ['gold', 'M-10-6C-10-10 4-10 4-6 4-2-10-2-10-6Z'],
    ['gold', 'M1 5A5 5 0 1 0 11 5 5 5 0 1 0 1 5M4 5A2 2 0 1 0 8 5 2 2 0 1 0 4 5'],
  ],
  cityHall: [
    ['wall', 'M-11 10V1H11V10Z'],
    ['roof', 'M-12 1-9-4H9L12 1Z'],
    ['wall', 'M-4 10V-5H4V10Z'],
    ['slate', 'M-5-5 0-10 5-5Z'],
    ['rouge', 'M0-10V-13H6L4.5-11.5 6-10Z'],
    ['timber', 'M-2 10V5C-2 3 2 3 2 5V10Z'],
    ['line', 'M0-2V1M-8 4V7M8 4V7'],
  ],
  watchtower: [
    ['wall', 'M-5 11-4-3H4L5 11Z'],
    ['wall', 'M-7-3V-10H-4V-8H-1.5V-10H1.5V-8H4V-10H7V-3Z'],
    ['timber', 'M-1.7 11V6C-1.7 4 1.7 4 1.7 6V11Z'],
    ['line', 'M0-1V2M-7-6H7'],
  ],
  castle: [
    ['mound', 'M-13 11C-9 6-6 5 0 5S9 6 13 11Z'],
    ['wall', 'M-6 8V-2H6V8Z'],
    ['wall', 'M-11 8V-5H-6V8ZM6 8V-5H11V8Z'],
    ['slate', 'M-12-5-8.5-11-5-5ZM5-5 8.5-11 12-5Z'],
    ['wall', 'M-6-2V-5H-3.5V-3.5H-1.2V-5H1.2V-3.5H3.5V-5H6V-2Z'],
    ['timber', 'M-2.4 8V4C-2.4 1 2.4 1 2.4 4V8Z'],
    ['line', 'M-8.5-1V2M8.5-1V2'],
  ],
  mine: [
    ['stone', 'M-12 10-9 0-4-7 1-10 6-5 10 1 12 10Z'],
    ['dark', 'M-5 10V2C-5-3 5-3 5 2V10Z'],
    ['timber', 'M-7 10V-1H-5V10ZM5 10V-1H7V10ZM-8-3H8V-1H-8Z'],
    ['silver', 'M-3 10 0 5 3 10Z'],
    ['line', 'M-8 3-10 5M8-4 6-6'],
  ],
  ship: [
    ['sail', 'M-1-11C6-9 9-3 9 1H-1Z'],
    ['rouge', 'M-3-9C-4-5-7-1-9 1H-3Z'],
    ['timber', 'M-12 3H12C11 7 9 10 7 10H-7C-9 10-11 7-12 3Z'],
    ['line', 'M-2 3V-13M-9 6.5H10'],
  ],
  cow: [
    ['line', 'M-10-4C-13-3-12 1-12 3'],
    [
      'hide',
      'M-10 9V-4C-10-6-9-6-7-6H4L5-8 3-11C5-11 6-10 7-9H8C9-10 10-11 12-11L10-8 12-3C12-1 11 0 9 0H7V9H4V3H-6V9Z',
    ],
    ['dark', 'M-7-6H-1C0-3-2-1-4-1S-8-3-7-6ZM3-1C5-2 7 0 6 2H3Z'],
  ],
  sheep: [
    ['dark', 'M-6 4V10H-4V4ZM3 4V10H5V4Z'],
    ['wool', 'M-8 4C-12 3-12-1-9-2-10-6-6-8-4-6-3-9 2-9 3-6 6-8 9-5 8-3 10 0 8 4 5 4 3 6-5 6-8 4Z'],
    ['dark', 'M6-7C8-9 12-7 12-3 12 0 9 1 8-1 7-3 6-5 6-7ZM6-6 4-8 7-8Z'],
  ],
  pig: [
    ['line', 'M-10 0C-13 0-12-4-10-3'],
    ['pig', 'M-10 1C-10-6-2-7 3-6L4-10 8-7C10-5 10-3 10-3H12V2H9C8 4 7 5 7 5V9H4V6H-5V9H-8V5C-9 4-10 3-10 1Z'],
    ['line', 'M6.5-2.5V-2.4M-5-2C-3-3-1-3 0-3'],
  ],
  chicken: [
    ['line', 'M-2 8V12H1M3 8V12H6'],
    ['sail', 'M-12-6C-8-7-6-2-2-2 2-2 2-8 5-10 8-11 10-8 9-5 8 2 9 8 1 8-6 8-9 4-9-1-10-3-11-4-12-6Z'],
    ['rouge', 'M4-10C3-13 6-13 6-11 7-14 9-12 8-10ZM9-4C11-3 11 0 9 0Z'],
    ['gold', 'M9-8 12-6.5 9-5Z'],
    ['line', 'M-5 1C-3 4 1 4 3 1'],
  ],
};

/** The countryside of a duchy: the drawing around the sign of a filled space, by colour. */
export const GROUNDS: Record<string, readonly Stroke[]> = {
  building: [
    ['pave', 'M-26 12C-14 9-4 12 3 16S20 19 26 13V15L0 30-26 15Z'],
    ['thatch', 'M-24-8V-12L-20-16-16-12V-8Z'],
    ['roof', 'M-9-20V-24L-5-27-1-24V-20ZM16-9V-14L20-17 24-14V-9Z'],
  ],
  animal: [
    ['leaf', 'M-25-6C-25-12-17-14-16-8-12-7-13-2-17-3-21 0-26-2-25-6Z'],
    ['pale', 'M14-17 15-21 16.5-17 18-21 19-17M-22 13-21 9-19.5 13-18 9-17 13M15 17 16 13 17.5 17 19 13 20 17'],
  ],
  knowledge: [['pale', 'M-26-10 0-25 26-10M-26 13 0 28 26 13M-26-4-14-11M26-4 14-11M-26 7-14 14M26 7 14 14']],
  castle: [
    ['tree', 'M-21 12C-26 11-25 3-20 3-15 3-14 11-19 12ZM20 14C15 13 16 6 21 6S26 12 22 14Z'],
    ['pale', 'M-20 12V16M21 14V18M-8 22C-3 18 3 18 8 22M10-19C14-21 17-20 19-17'],
  ],
  mine: [
    ['stone', 'M-25 13-20 4-15 9-12 15ZM13 16 18 6 24 13Z'],
    ['pale', 'M-18-14-13-18-8-13M6-16 11-21 17-15M-10 22H-2M5 20H10'],
  ],
  ship: [
    [
      'foam',
      'M-24-8C-21-11-18-11-15-8S-9-5-6-8M10-17C13-20 16-20 19-17M-20 14C-17 11-14 11-11 14S-5 17-2 14M6 20C9 17 12 17 15 20M14 6C17 3 20 3 23 6',
    ],
  ],
};

/** The drawing on the border between two filled spaces of one colour, which joins their countryside. */
export const SEAMS: Record<string, readonly Stroke[]> = {
  building: [
    ['wall', 'M-8 5V0H-1V5ZM1 6V-1H8V6Z'],
    ['roof', 'M-9.5 0-7-5H-2L.5 0Z'],
    ['thatch', 'M0-1 2.5-6H6.5L9.5-1Z'],
  ],
  animal: [
    ['tree', 'M-4 3C-11 3-10-4-6-5-5-10 2-10 3-6 8-7 10 0 5 3Z'],
    ['line', 'M-1 7V1'],
  ],
  knowledge: [
    ['gold', 'M-6 7C-9 2-8-3-6-6-4-3-3 2-6 7ZM0 7C-3 2-2-3 0-8 2-3 3 2 0 7ZM6 7C3 2 4-3 6-6 8-3 9 2 6 7Z'],
    ['line', 'M-9 7H9'],
  ],
  castle: [
    ['tree', 'M-6 5C-11 4-10-4-5-4-4-10 4-9 4-4 10-4 10 4 5 5Z'],
    ['line', 'M-3 9V3M3 9V3'],
  ],
  mine: [['stone', 'M-10 6-6-3-2-6 1-1 4-5 10 6Z']],
  ship: [['foam', 'M-11-3C-8-6-5-6-2-3S4 0 7-3M-6 4C-3 1 0 1 3 4S9 7 12 4']],
};
