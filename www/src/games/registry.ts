// The games that this page can show. The boards and texts of a game load together with its engine, on first use.

import * as engine from '../engine/index.js';
import type { GameId, GameInfo } from '../engine/index.js';
import type { Language } from '../i18n/language.js';
import { catalogue } from '../i18n/texts/index.js';
import type { GameFace } from './game-view.js';
import { isDrawn, loaderOf } from './loaders.js';

/** The loaded games. Each is typed for its own game; only this map drops the types. */
const faces = new Map<unknown, unknown>();

/** The games to choose from on the start page. */
export function shownGames(): (GameInfo & { id: GameId })[] {
  return engine.games().filter((info): info is GameInfo & { id: GameId } => isDrawn(info.id));
}

/** A game that this page has no boards for. */
export class NoBoards extends Error {
  readonly game: string;

  constructor(game: string) {
    super(`this page has no boards for ${game}`);
    this.game = game;
  }
}

/** Are the game with this name and its texts in this language loaded? */
export function isLoaded(name: unknown, language: Language): boolean {
  const isTold = catalogue.knows(language) && (loaderOf(name)?.words.knows(language) ?? true);
  return isTold && engine.isLoaded(name) && (faces.has(name) || !isDrawn(name));
}

/** Loads a game: its engine, its boards and its texts. Call it before everything else. */
export async function load(name: unknown, language: Language): Promise<void> {
  await Promise.all([
    engine.load(name),
    loadFace(name),
    loaderOf(name)?.words.learn(language),
    catalogue.learn(language),
  ]);
}

async function loadFace(name: unknown): Promise<void> {
  const loader = loaderOf(name);
  if (loader && !faces.has(name)) faces.set(name, await loader.face());
}

/** The view of a loaded game. */
export function faceOf<G extends GameId>(game: G): GameFace<G> {
  const face = knownFace(game);
  if (!face) throw new NoBoards(game);
  return face;
}

/** The view of a game; `undefined` until it is loaded. */
export const knownFace = <G extends GameId>(game: G): GameFace<G> | undefined =>
  faces.get(game) as GameFace<G> | undefined;
