// All texts in use: the page's own, and those of the games that were requested.

import { wantedWords } from '../games/loaders.js';
import type { Language } from './language.js';
import { catalogue } from './texts/index.js';

/** Are all of them loaded in this language? */
export const isSpoken = (language: Language): boolean =>
  [catalogue, ...wantedWords()].every((words) => words.knows(language));

/** Fetches the texts that are missing in this language. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([catalogue, ...wantedWords()].map((words) => words.learn(language)));
}
