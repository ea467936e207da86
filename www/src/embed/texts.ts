// loire/texts: the page's texts, for front ends with their own boards.

import type { Catalogue } from '../i18n/catalogue.js';
import { catalogue as burgundy } from '../games/burgundy/texts/index.js';
import { catalogue as stories } from '../games/stories/texts/index.js';
import { LANGUAGES, type Language } from '../i18n/language.js';

/** The texts of a language, fetched on first use. */
async function learnt<T>(catalogue: Catalogue<T>, language: Language): Promise<T> {
  await catalogue.learn(language);
  return catalogue.in({ language });
}

/** The texts of each game; the names of Orléans are in `components('orleans')`. */
const GAMES = {
  async burgundy(language: Language) {
    const { tiles, colours, goods, asks, actions, events, refusals } = await learnt(burgundy, language);
    return { tiles, colours, goods, asks, actions, events, refusals };
  },
  async stories(language: Language) {
    const words = await learnt(stories, language);
    const { places, deeds, goods, buildings, lands, landmarks, seasons, tasks, technology } = words;
    const followers = Object.fromEntries(Object.entries(words.followers).map(([id, { one }]) => [id, one]));
    return { places, deeds, followers, goods, technology, buildings, lands, landmarks, seasons, tasks };
  },
};

export async function texts(game: string, language: string): Promise<unknown> {
  const known = Object.keys(GAMES);
  if (!known.includes(game))
    throw new RangeError(`game: "${game}" has no texts here, only ${known.join(' and ')} have`);
  if (!LANGUAGES.includes(language as Language))
    throw new RangeError(`language: "${language}" is not one of ${LANGUAGES.join(', ')}`);
  return GAMES[game as keyof typeof GAMES](language as Language);
}
