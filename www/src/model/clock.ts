// Time on the page: bots, replay, motion and what disappears by itself ask one clock, so that a test can move it.

/** Ends a wait before its time; does nothing later. */
export type Cancel = () => void;

/**
 * The property `clock` of `<loire-app>` takes another one, for all games that are opened after that: tests give it one
 * that they move.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, after a time in milliseconds. */
  after(milliseconds: number, then: () => void): Cancel;
  /** Lets a movement run by this clock. */
  drive(animation: Animation): void;
}

/** The clock of the device. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  // Animations run by themselves.
  drive: () => {},
};
