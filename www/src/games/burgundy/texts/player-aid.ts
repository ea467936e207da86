// The texts of the player aid.

import type { Language, Speaking } from '../../../i18n/language.js';

interface Texts {
  areas: string;
  phases: string;
  mine: string;
  mineNote: (full: number, all: number) => string;
  /** The needs of an area, by the numbers of its empty spaces and its size. */
  needs: (numbers: number[], size: number) => string;
}

const listed = (numbers: number[]): string => numbers.join(' · ');

const TEXTS: Record<Language, Texts> = {
  en: {
    areas: 'Points for a full area, by its size',
    phases: 'Phase bonus on top',
    mine: 'What my areas still need',
    mineNote: (full, all) => `${full} of ${all} are full. On the right: what the area brings if you fill it now.`,
    needs: (numbers, size) => `missing: ${listed(numbers)} (area of ${size})`,
  },
  de: {
    areas: 'Punkte für ein volles Gebiet, nach seiner Größe',
    phases: 'Dazu, nach Durchgang',
    mine: 'Was meinen Gebieten noch fehlt',
    mineNote: (full, all) =>
      `${full} von ${all} sind voll. Rechts steht, was das Gebiet bringt, wenn es jetzt voll wird.`,
    needs: (numbers, size) => `${numbers.length > 1 ? 'es fehlen' : 'es fehlt'} ${listed(numbers)} (Größe ${size})`,
  },
  fr: {
    areas: 'Points d’une région complète, selon sa taille',
    phases: 'En plus, selon la phase',
    mine: 'Ce qui manque à mes régions',
    mineNote: (full, all) =>
      `Complètes : ${full} sur ${all}. À droite, ce que rapporte la région si elle est remplie maintenant.`,
    needs: (numbers, size) => `${numbers.length > 1 ? 'manquent' : 'manque'} ${listed(numbers)} (taille ${size})`,
  },
};

export const aidTexts = ({ language }: Speaking): Texts => TEXTS[language];
