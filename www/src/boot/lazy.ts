/** Memoizes a lazy value; for printed data, which does not change after loading. */
export function once<T>(reckon: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= reckon());
}
