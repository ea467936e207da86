// The clock of the page: bots, replay, motion and timed messages use it, so that a test can control time.

/** Cancels a wait; has no effect after its end. */
export type Cancel = () => void;

/**
 * Tests set the property `clock` of `<loire-app>` to a clock that they move; it applies to all games opened after that.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, after a time in milliseconds. */
  after(milliseconds: number, then: () => void): Cancel;
  /** Makes an animation follow this clock. */
  drive(animation: Animation): void;
}

/** The clock of the device. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  // The browser runs animations.
  drive: () => {},
};
