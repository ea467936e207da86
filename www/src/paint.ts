// What can wait until the reader sees the next picture.

/** Does something right after the next picture; at once where none is drawn, as in a tab nobody sees. */
export function afterPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}
