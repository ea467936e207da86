// Which of the available pieces are highlighted.

export const HINTS = ['all', 'targets', 'none'] as const;

/** The highlighted pieces: all available ones, those that go with the selection, or none. */
export type Hints = (typeof HINTS)[number];
