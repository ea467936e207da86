// What can wait until the reader sees the next picture.

/** Does something right after the next picture; at once where none is drawn, as in a tab nobody sees. */
export function afterPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}

/** The longest that something waits until the page has nothing else to do, in milliseconds. */
const PATIENCE = 2000;

/** When the next picture is there, and the page has nothing else to do. */
export const leisure = (): Promise<void> =>
  new Promise((done) =>
    afterPaint(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: PATIENCE });
      else setTimeout(done, PATIENCE / 4);
    }),
  );
