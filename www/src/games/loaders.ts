// How the boards and the words of each game are fetched: a line each. Nothing of a game is in here, so that the page's
// first script can ask for it.

import type { Catalogue } from '../i18n/catalogue.js';
import type { GameId } from '../engine/index.js';
import { catalogue as burgundy } from './burgundy/texts/index.js';
import type { GameFace } from './game-view.js';
import { catalogue as orleans } from './orleans/texts/index.js';
import { catalogue as stories } from './stories/texts/index.js';

export interface Loader<G extends GameId> {
  face(): Promise<GameFace<G>>;
  words: Pick<Catalogue<unknown>, 'isWanted' | 'knows' | 'learn'>;
}

const LOADERS: { [G in GameId]?: Loader<G> } = {
  burgundy: { face: async () => (await import('./burgundy/index.js')).burgundy, words: burgundy },
  orleans: { face: async () => (await import('./orleans/index.js')).orleans, words: orleans },
  stories: { face: async () => (await import('./stories/index.js')).stories, words: stories },
};

/** The games that have boards here. */
export const isDrawn = (name: unknown): name is GameId => Object.hasOwn(LOADERS, String(name));

/** How a game is fetched; nothing for one that has no boards here. */
export const loaderOf = (name: unknown): Loader<GameId> | undefined =>
  isDrawn(name) ? (LOADERS[name] as Loader<GameId> | undefined) : undefined;

/** All words that somebody has asked for. */
export const wantedWords = (): Loader<GameId>['words'][] =>
  Object.values(LOADERS).flatMap(({ words }) => (words.isWanted ? [words] : []));
