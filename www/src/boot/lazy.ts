/** Reckons something when it is asked for, and never again: what is printed does not change once it is loaded. */
export function once<T>(reckon: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= reckon());
}
