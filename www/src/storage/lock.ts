// A saved game is played in one tab at a time. Whoever holds its lock plays; another tab may take it over.

/** A lock that is held until it is let go, or taken over. */
export interface Lock {
  release(): void;
}

/**
 * Takes the lock of a game; nothing if another tab holds it. `steal` takes it from there. `lost` is called when another
 * tab takes it over. Where the browser knows no locks, every tab gets one.
 */
export async function lock(id: string, steal: boolean, lost: () => void): Promise<Lock | undefined> {
  const free: Lock = { release() {} };
  if (!('locks' in navigator)) return free;
  return new Promise((got) => {
    let held = false;
    const hold = (granted: unknown) => {
      if (!granted) return got(undefined);
      held = true;
      return new Promise<void>((release) => got({ release: () => ((held = false), release()) }));
    };
    navigator.locks.request(`loire.${id}`, steal ? { steal } : { ifAvailable: true }, hold).catch(() => {
      if (held) lost();
      // A frame without an origin of its own has no locks, and no saved games either.
      else got(free);
    });
  });
}
