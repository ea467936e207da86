// Everything that is said here in words: the page's own, and those of the games that were asked for.

import { wantedWords } from '../games/loaders.js';
import type { Language } from './language.js';
import { catalogue } from './texts/index.js';

/** Can all of it be said in this language at once? */
export const isSpoken = (language: Language): boolean =>
  [catalogue, ...wantedWords()].every((words) => words.knows(language));

/** Fetches what is wanting for that. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([catalogue, ...wantedWords()].map((words) => words.learn(language)));
}
