// Orléans' catalogue. The English words are the type of all.

import { Catalogue } from '../../../i18n/catalogue.js';
import type { Texts } from './en.js';

export type { Texts };

export const catalogue = new Catalogue<Texts>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
});

export const texts = catalogue.in;
