// How much is tried: every combination (`npm run browser`), or so many that every two values meet (`npm test`).

/** Is every combination tried? */
export const isWhole = process.env.LOIRE_WHOLE === '1';

/** The values that the nth case is tried with: all, or one after the other in turn. */
export const turnOf = (values, nth) => (isWhole ? values : [values[nth % values.length]]);

/** Options of a test for values that other tests hold, too. */
export const ONLY_WHOLE = { skip: !isWhole && 'in "npm run browser"' };
