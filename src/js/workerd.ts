// The entry for workerd, which cannot compile wasm at run time: it imports each module on demand.

import initFrom, { type GameId, type InitInput, type InitOptions } from './core.js';

export * from './core.js';

const MODULES: Record<GameId, () => Promise<{ default: InitInput }>> = {
  burgundy: () => import('./burgundy.wasm'),
  orleans: () => import('./orleans.wasm'),
  stories: () => import('./stories.wasm'),
};

/** Loads all games, the given ones, or given modules. May be called again. */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, async (game, given) => given ?? (await MODULES[game]()).default);
}
