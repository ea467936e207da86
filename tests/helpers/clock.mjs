// A clock that stands still until a test moves it: for bots, replay, motion and what disappears by itself.

/**
 * Gives the page such a clock, for the games that are opened from here on. While nothing is waited for (`waits`) and no
 * bot thinks, nothing happens by itself.
 */
export async function holdClock(tab) {
  await tab.evaluate(standStill);
  const call = (method, ...given) =>
    tab.evaluate(([method, given]) => document.querySelector('loire-app').clock[method](...given), [method, given]);
  return {
    /** Lets a time in milliseconds pass. */
    move: (milliseconds) => call('move', milliseconds),
    /** How many milliseconds each of the waits still takes, the shortest first. */
    waits: () => call('waits'),
    /** Lets time pass until a selector is matched; what it takes in the worker is waited for. */
    moveUntil: (selector) => call('moveUntil', selector),
    /** Waits, without moving the clock, until a bot thinks. */
    thinking: () => tab.waitForFunction(() => document.querySelector('loire-table').session.thought),
  };
}

/** In the page. */
function standStill() {
  const app = document.querySelector('loire-app');
  let time = Date.now();
  let waits = [];
  let movements = [];
  const next = () => waits.reduce((first, wait) => (first && first.due <= wait.due ? first : wait), undefined);
  const task = () => new Promise((done) => setTimeout(done));
  const clock = {
    now: () => time,
    after(milliseconds, then) {
      const wait = { due: time + milliseconds, then };
      waits.push(wait);
      return () => void (waits = waits.filter((other) => other !== wait));
    },
    drive(animation) {
      animation.pause();
      movements.push({ animation, since: time });
    },
    async move(milliseconds) {
      const end = time + milliseconds;
      for (let wait; (wait = next()) && wait.due <= end; ) {
        waits = waits.filter((other) => other !== wait);
        time = wait.due;
        wait.then();
        await task();
      }
      time = end;
      movements = movements.filter(({ animation, since }) => {
        if (animation.playState !== 'paused') return false;
        const { endTime } = animation.effect.getComputedTiming();
        if (time - since < endTime) animation.currentTime = time - since;
        else animation.finish();
        return time - since < endTime;
      });
    },
    waits: () => waits.map(({ due }) => due - time).sort((a, b) => a - b),
    async moveUntil(selector) {
      while (!document.querySelector(selector)) {
        const wait = next();
        // What bots think about is worked out elsewhere.
        if (wait && !app.querySelector('loire-table')?.session.thought) await clock.move(wait.due - time);
        else await task();
      }
    },
  };
  app.clock = clock;
}
