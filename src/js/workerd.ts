// The entry for workerd, which compiles no wasm at run time: it imports modules, each when it is wanted.

import initFrom, { type GameId, type InitInput, type InitOptions } from './core.js';

export * from './core.js';

const MODULES: Record<GameId, () => Promise<{ default: InitInput }>> = {
  burgundy: () => import('./burgundy.wasm'),
  orleans: () => import('./orleans.wasm'),
  stories: () => import('./stories.wasm'),
};

/** Loads games, all or those that are named, or takes what is given. It may be called again. */
export function init(what?: InitOptions | null): Promise<void> {
  return initFrom(what, async (game, given) => given ?? (await MODULES[game]()).default);
}
