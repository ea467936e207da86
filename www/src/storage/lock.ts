// One tab at a time plays a saved game: the tab that holds its lock. Another tab may take the lock over.

/** A lock that is held until it is released or taken over. */
export interface Lock {
  release(): void;
}

/**
 * Takes the lock of a game; `undefined` if another tab holds it. `steal` takes it from that tab. Calls `lost` when
 * another tab takes the lock over. Without browser support every tab gets a lock.
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
      // A frame with an opaque origin has neither locks nor saved games.
      else got(free);
    });
  });
}
