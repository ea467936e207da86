// Schedules work after the next frame.

/** Runs a callback right after the next frame; at once in a hidden tab, which draws none. */
export function afterPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}

/** Max time that work waits for the page to become idle, in ms. */
const PATIENCE = 2000;

/** Resolves after the next frame, when the page is idle. */
export const leisure = (): Promise<void> =>
  new Promise((done) =>
    afterPaint(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: PATIENCE });
      else setTimeout(done, PATIENCE / 4);
    }),
  );
