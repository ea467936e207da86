// Requests the files that the address needs early: the first script runs this while the other scripts still load.
// Failures are ignored here, because the code that needs a file requests it again and reports its error.

import { FILES } from './wasm-urls.js';
import { textIn } from '../storage/fragment.js';
import { loaderOf } from '../games/loaders.js';
import { noted } from './last-game.js';
import { settings } from '../storage/settings.js';
import { speak } from '../i18n/load.js';

/** The game that an address names, by the kind of the address. */
const NAMED: Record<string, (value: string) => unknown> = {
  play: async (value) => JSON.parse(await textIn(value)).game,
  challenge: async (value) => JSON.parse(await textIn(value)).setup.game,
  game: noted,
  learn: (game) => game,
  guide: (game) => game,
};

/** Requests the files of the first view: the page's texts, and a game or the start page. */
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
    // The address is malformed, or the network is unavailable.
  }
}

/** Preloads a file; the engine's later fetch of the same address reuses the response. */
function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
  );
}
