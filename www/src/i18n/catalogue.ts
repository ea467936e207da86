// Words in several languages: those of a language are fetched when it is first spoken.

import type { Language, Speaking } from './language.js';

export class Catalogue<T> {
  readonly #fetch: Record<Language, () => Promise<T>>;
  readonly #known = new Map<Language, T>();
  /** Has anybody asked for these words, in any language? */
  isWanted = false;

  constructor(fetch: Record<Language, () => Promise<T>>) {
    this.#fetch = fetch;
  }

  knows(language: Language): boolean {
    return this.#known.has(language);
  }

  async learn(language: Language): Promise<void> {
    this.isWanted = true;
    if (!this.knows(language)) this.#known.set(language, await this.#fetch[language]());
  }

  /** The words of a language; until they are there, those of another that are. */
  readonly in = ({ language }: Speaking): T => {
    const [any] = this.#known.values();
    const words = this.#known.get(language) ?? any;
    if (!words) throw new Error(`the words in ${language} are not there yet`);
    return words;
  };
}
