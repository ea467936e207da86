// What the address names is asked for at once, by the page's first script, while the others are still on their way.
// Whatever fails here is tried again by whoever wants it, and told then.

import { FILES } from './wasm-urls.js';
import { textIn } from '../storage/fragment.js';
import { loaderOf } from '../games/loaders.js';
import { noted } from './last-game.js';
import { settings } from '../storage/settings.js';
import { speak } from '../i18n/load.js';

/** The game that each kind of address is about. */
const NAMED: Record<string, (value: string) => unknown> = {
  play: async (value) => JSON.parse(await textIn(value)).game,
  challenge: async (value) => JSON.parse(await textIn(value)).setup.game,
  game: noted,
  learn: (game) => game,
  guide: (game) => game,
};

/** Asks for what is shown first: the words of the page, and a game or the start. */
export async function hasten(address: string): Promise<void> {
  const [name = '', value = ''] = address.slice(1).split('=');
  void speak(settings.language).catch(() => {});
  if (!Object.hasOwn(NAMED, name)) return void import('../view/start/start.js').catch(() => {});
  try {
    const game = await NAMED[name]!(value);
    const loader = loaderOf(game);
    if (!loader) return;
    preload(FILES[game as keyof typeof FILES]);
    await Promise.all([loader.face(), loader.words.learn(settings.language)]);
  } catch {
    // The address is broken, or there is no network.
  }
}

/** The engine fetches it in the same way, and is given this answer. */
function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
  );
}
