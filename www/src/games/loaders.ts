// How to load the boards and texts of each game: a line each. This module contains no part of a game, so that the
// page's first script can import it.

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

/** Does this page have boards for the game? */
export const isDrawn = (name: unknown): name is GameId => Object.hasOwn(LOADERS, String(name));

/** The loader of a game; `undefined` if this page has no boards for it. */
export const loaderOf = (name: unknown): Loader<GameId> | undefined =>
  isDrawn(name) ? (LOADERS[name] as Loader<GameId> | undefined) : undefined;

/** The texts of all games that any code has asked for. */
export const wantedWords = (): Loader<GameId>['words'][] =>
  Object.values(LOADERS).flatMap(({ words }) => (words.isWanted ? [words] : []));
