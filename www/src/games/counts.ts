// Counts by kind, as games use them.

/** A number of each kind. */
export type Counts<K extends string> = { readonly [kind in K]?: number };

/** "2 farmers and a knight" without grammar: "2 × farmer, knight". */
export const listed = <K extends string>(kinds: readonly K[], counts: Counts<K>, name: (kind: K) => string): string =>
  kinds
    .filter((kind) => counts[kind])
    .map((kind) => (counts[kind] === 1 ? name(kind) : `${counts[kind]} × ${name(kind)}`))
    .join(', ');

export const total = (counts: Counts<string>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
