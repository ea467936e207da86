// A reader's preferences: the speed of bots and of motion, and when a turn ends.

export const PACES = ['slow', 'normal', 'fast', 'atOnce'] as const;

/** The pause between an answer and the next bot's answer. */
export type Pace = (typeof PACES)[number];

/** Pause by pace, in ms. */
export const PAUSE: Record<Pace, number> = { slow: 1600, normal: 700, fast: 250, atOnce: 0 };

export const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const;

/** The speed of motion on the boards. */
export type Motion = (typeof MOTIONS)[number];

/** Duration of one movement, in ms. */
export const MOVEMENT: Record<Motion, number> = { slow: 550, normal: 300, fast: 160, off: 0 };

export const ENDS = ['always', 'revealing', 'never'] as const;

/** When a turn waits for the button that ends it: always, if the action reveals something, or never. */
export type Ends = (typeof ENDS)[number];

export interface Ways {
  pace: Pace;
  motion: Motion;
  ends: Ends;
  sound: boolean;
  /** May bots think while people decide? */
  ponder: boolean;
  /** Cover the boards between two players on one device? */
  handover: boolean;
}

/** The defaults, as in an embedded game. */
export const USUAL: Ways = {
  pace: 'normal',
  motion: 'normal',
  ends: 'revealing',
  sound: false,
  ponder: false,
  handover: false,
};
