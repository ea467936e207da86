// The languages of the page, and how each of them writes numbers and lists.

import { once } from '../boot/lazy.js';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const CALLED: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** An object with a language: the settings, a session. */
export interface Speaking {
  readonly language: Language;
}

/** The first of the reader's languages that the page supports; English if there is none. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return (known.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? 'en';
}

/** Chooses the singular or the plural by the language's plural rule. */
export function choosing(language: Language): (count: number, one: string, other: string) => string {
  const rules = once(() => new Intl.PluralRules(language));
  return (count, one, other) => (rules().select(count) === 'one' ? one : other);
}

/** "1 chip", "2 chips". */
export function counting(language: Language): (count: number, one: string, other: string) => string {
  const word = choosing(language);
  return (count, one, other) => `${count} ${word(count, one, other)}`;
}

/** "red, pink and brown"; with "unit", "red, pink, brown". */
export function listing(
  language: Language,
  type: Intl.ListFormatType = 'conjunction',
): (words: Iterable<string>) => string {
  // Creating a format is slow in browsers, and the first board shows no list.
  const format = once(() => new Intl.ListFormat(language, { type, style: type === 'unit' ? 'short' : 'long' }));
  return (words) => format().format(words);
}

export const capital = (text: string): string => text.replace(/^\p{L}/u, (first) => first.toUpperCase());

/** A noun with its indefinite article in English: "a church", "an orange good". */
export const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** A number with its sign. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** The French genitive of a name: "de Bruno", "d’Anna". */
export const of = (name: string): string => (/^[aàâeéèêëiîïoôuûyh]/i.test(name) ? `d’${name}` : `de ${name}`);
