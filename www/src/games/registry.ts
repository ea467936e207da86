// The games this page can show. The boards and words of a game come with its engine, when it is first wanted.

import * as engine from '../engine/index.js';
import type { GameId, GameInfo } from '../engine/index.js';
import type { Language } from '../i18n/language.js';
import { catalogue } from '../i18n/texts/index.js';
import type { GameFace } from './game-view.js';
import { isDrawn, loaderOf } from './loaders.js';

/** Those that are there. Each is written for its own game's types; here, and only here, they are forgotten. */
const faces = new Map<unknown, unknown>();

/** What there is to choose from before the first move. */
export function shownGames(): (GameInfo & { id: GameId })[] {
  return engine.games().filter((info): info is GameInfo & { id: GameId } => isDrawn(info.id));
}

/** A game that this page cannot draw. */
export class NoBoards extends Error {
  readonly game: string;

  constructor(game: string) {
    super(`this page has no boards for ${game}`);
    this.game = game;
  }
}

/** Is the game of this name there to be played and drawn, and told in this language? */
export function isLoaded(name: unknown, language: Language): boolean {
  const isTold = catalogue.knows(language) && (loaderOf(name)?.words.knows(language) ?? true);
  return isTold && engine.isLoaded(name) && (faces.has(name) || !isDrawn(name));
}

/** Loads a game, its engine, its boards and its words, before anything else is done with it. */
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

/** The face of a game that is there. */
export function faceOf<G extends GameId>(game: G): GameFace<G> {
  const face = knownFace(game);
  if (!face) throw new NoBoards(game);
  return face;
}

/** The face of a game; nothing, as long as it is not there. */
export const knownFace = <G extends GameId>(game: G): GameFace<G> | undefined =>
  faces.get(game) as GameFace<G> | undefined;
