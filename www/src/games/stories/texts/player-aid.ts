// The texts of the player aid.

import { type Language, type Speaking, counting } from '../../../i18n/language.js';

interface Texts {
  now: (epoch: string) => string;
  asks: (epoch: string) => string;
  asksNote: string;
  year: (epoch: string) => string;
  yearNote: string;
  met: string;
  open: string;
  seasons: string;
  spring: string;
  summer: (coins: number) => string;
  autumn: (food: number, coins: number, followers: number) => string;
  winter: string;
}

const [en, de, fr] = [counting('en'), counting('de'), counting('fr')];

const TEXTS: Record<Language, Texts> = {
  en: {
    now: (epoch) => `Now: ${epoch}`,
    asks: (epoch) => `What ${epoch} asks for`,
    asksNote: 'You need all of it when a tile sent to a deed takes you there.',
    year: (epoch) => `${epoch}: what the king asks for`,
    yearNote: 'It is judged at the end of winter.',
    met: 'met',
    open: 'open',
    seasons: 'The seasons',
    spring: 'new tiles on the market place',
    summer: (coins) => `${en(coins, 'coin', 'coins')} for everyone`,
    autumn: (food, coins, followers) =>
      `everyone gives ${food} food; without any, ${en(coins, 'coin', 'coins')} or else ${en(followers, 'follower', 'followers')}`,
    winter: 'the year is judged',
  },
  de: {
    now: (epoch) => `Jetzt: ${epoch}`,
    asks: (epoch) => `Was „${epoch}“ verlangt`,
    asksNote: 'Alles davon muss erfüllt sein, wenn dich ein Plättchen für ein Werk dorthin bringt.',
    year: (epoch) => `${epoch}: was der König verlangt`,
    yearNote: 'Geprüft wird am Ende des Winters.',
    met: 'erfüllt',
    open: 'offen',
    seasons: 'Die Jahreszeiten',
    spring: 'neue Plättchen auf dem Marktplatz',
    summer: (coins) => `${de(coins, 'Münze', 'Münzen')} für alle`,
    autumn: (food, coins, followers) =>
      `alle geben ${food} Nahrung; wer keine hat, ${de(coins, 'Münze', 'Münzen')} oder sonst ${de(followers, 'Gefolgsmann', 'Gefolgsleute')}`,
    winter: 'das Jahr wird geprüft',
  },
  fr: {
    now: (epoch) => `Maintenant : ${epoch}`,
    asks: (epoch) => `Ce que demande « ${epoch} »`,
    asksNote: 'Il faut tout cela au moment où une tuile envoyée à une œuvre t’y mène.',
    year: (epoch) => `${epoch} : ce que demande le roi`,
    yearNote: 'Jugé à la fin de l’hiver.',
    met: 'rempli',
    open: 'à faire',
    seasons: 'Les saisons',
    spring: 'de nouvelles tuiles sur la place du marché',
    summer: (coins) => `${fr(coins, 'pièce', 'pièces')} pour chacun`,
    autumn: (food, coins, followers) =>
      `chacun donne ${food} de nourriture ; à défaut, ${fr(coins, 'pièce', 'pièces')}, ou sinon ${fr(followers, 'compagnon', 'compagnons')}`,
    winter: 'l’année est jugée',
  },
};

export const aidTexts = ({ language }: Speaking): Texts => TEXTS[language];
