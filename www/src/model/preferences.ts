// How a reader likes to play: how fast bots answer, how fast things move, and when a turn ends.

export const PACES = ['slow', 'normal', 'fast', 'atOnce'] as const;

/** How long an answer is looked at before the next bot answers. */
export type Pace = (typeof PACES)[number];

/** In milliseconds. */
export const PAUSE: Record<Pace, number> = { slow: 1600, normal: 700, fast: 250, atOnce: 0 };

export const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const;

/** How fast things move on the boards. */
export type Motion = (typeof MOTIONS)[number];

/** How long one movement takes, in milliseconds. */
export const MOVEMENT: Record<Motion, number> = { slow: 550, normal: 300, fast: 160, off: 0 };

export const ENDS = ['always', 'revealing', 'never'] as const;

/** When the end of a turn waits for a button of its own: always, if something would be revealed, or never. */
export type Ends = (typeof ENDS)[number];

export interface Ways {
  pace: Pace;
  motion: Motion;
  ends: Ends;
  sound: boolean;
  /** Bots think while people do. */
  ponder: boolean;
  /** Cover the boards between two players on one device. */
  handover: boolean;
}

/** Where nobody has chosen, as in an embedded game. */
export const USUAL: Ways = {
  pace: 'normal',
  motion: 'normal',
  ends: 'revealing',
  sound: false,
  ponder: false,
  handover: false,
};
