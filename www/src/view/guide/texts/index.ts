// The texts of the introductions in each language. The English ones are the type of all.

import type { Language, Speaking } from '../../../i18n/language.js';
import { de } from './de.js';
import { type GuideTexts, en } from './en.js';
import { fr } from './fr.js';

export type { GuideTexts };

const TEXTS: Record<Language, GuideTexts> = { en, de, fr };

export const guideTexts = ({ language }: Speaking): GuideTexts => TEXTS[language];
