// Texts in several languages; those of a language are fetched on first use.

import type { Language, Speaking } from './language.js';

export class Catalogue<T> {
  readonly #fetch: Record<Language, () => Promise<T>>;
  readonly #known = new Map<Language, T>();
  /** Has any code asked for these texts, in any language? */
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

  /** The texts of a language; until they are loaded, those of a language that is. */
  readonly in = ({ language }: Speaking): T => {
    const [any] = this.#known.values();
    const words = this.#known.get(language) ?? any;
    if (!words) throw new Error(`the words in ${language} are not there yet`);
    return words;
  };
}
