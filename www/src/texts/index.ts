// The page's own catalogues, one for each language. The English one is the type of all.

import type { Language, Speaking } from '../language.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type Texts = typeof en;

const TEXTS: Record<Language, Texts> = { en, de, fr };

export const texts = ({ language }: Speaking): Texts => TEXTS[language];
