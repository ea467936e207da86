// How much of what can be touched is marked.

export const HINTS = ['all', 'targets', 'none'] as const;

/** Which pieces are marked: all that can be touched, what goes with the selection, or none. */
export type Hints = (typeof HINTS)[number];
