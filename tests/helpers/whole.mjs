// How much is tried: every combination (`npm run browser`), or enough that each pair of values meets (`npm test`).

/** Whether every combination is tried. */
export const isWhole = process.env.LOIRE_WHOLE === '1';

/** The values for the nth case: all, or one of them in rotation. */
export const turnOf = (values, nth) => (isWhole ? values : [values[nth % values.length]]);

/** Options of a test whose values other tests cover. */
export const ONLY_WHOLE = { skip: !isWhole && 'in "npm run browser"' };
