// The texts of the player aid.

import { type Language, type Speaking, counting } from '../../../i18n/language.js';

interface Texts {
  events: string;
  eventsNote: string;
  harvests: (count: number) => string;
  goods: string;
  census: string;
  censusNote: string;
  development: string;
  here: (space: number) => string;
  level: (level: number) => string;
  star: (level: number) => string;
  citizen: string;
  coins: (coins: number) => string;
  steps: (count: number) => string;
  draw: string;
  drawn: string;
  nextKnight: (knight: string) => string;
}

const [en, de, fr] = [counting('en'), counting('de'), counting('fr')];

const TEXTS: Record<Language, Texts> = {
  en: {
    events: 'Events and harvests',
    eventsNote: 'A harvest asks everyone for food: grain, cheese or wine.',
    harvests: (count) => (count ? `${en(count, 'harvest', 'harvests')} to come; food due` : 'no harvest to come'),
    goods: 'my goods',
    census: 'What the census counts',
    censusNote:
      'Steps on the farmer track. A player alone in front gains a coin; with three or more players, one alone at the back pays one.',
    development: 'Development',
    here: (space) => `I stand on space ${space}`,
    level: (level) => `status ${level}`,
    star: (level) => `to status ${level}`,
    citizen: 'to the next citizen',
    coins: (coins) => `to the next ${en(coins, 'coin', 'coins')}`,
    steps: (count) => en(count, 'step', 'steps'),
    draw: 'Drawing',
    drawn: 'followers I draw in a round',
    nextKnight: (knight) => `with one more step (${knight.toLowerCase()})`,
  },
  de: {
    events: 'Ereignisse und Ernten',
    eventsNote: 'Eine Ernte verlangt von allen Nahrung: Getreide, Käse oder Wein.',
    harvests: (count) =>
      count ? `${de(count, 'Ernte kommt', 'Ernten kommen')} noch; fällige Nahrung` : 'es kommt keine Ernte mehr',
    goods: 'meine Waren',
    census: 'Was die Volkszählung zählt',
    censusNote:
      'Schritte auf der Bauernleiste. Wer allein vorn liegt, erhält eine Münze; ab drei Spielern zahlt eine, wer allein hinten liegt.',
    development: 'Entwicklung',
    here: (space) => `Ich stehe auf Feld ${space}`,
    level: (level) => `Stand ${level}`,
    star: (level) => `bis Stand ${level}`,
    citizen: 'bis zum nächsten Bürger',
    coins: (coins) => `bis zu den nächsten Münzen (${coins})`,
    steps: (count) => de(count, 'Schritt', 'Schritte'),
    draw: 'Ziehen',
    drawn: 'Gefolgsleute, die ich je Runde ziehe',
    nextKnight: (knight) => `mit einem Schritt mehr (${knight})`,
  },
  fr: {
    events: 'Événements et récoltes',
    eventsNote: 'Une récolte demande à chacun de la nourriture : céréales, fromage ou vin.',
    harvests: (count) =>
      count ? `encore ${fr(count, 'récolte', 'récoltes')} ; nourriture due` : 'plus aucune récolte à venir',
    goods: 'mes marchandises',
    census: 'Ce que compte le recensement',
    censusNote:
      'Les pas sur la piste des fermiers. Qui est seul en tête gagne une pièce ; à trois ou plus, qui est seul dernier en paie une.',
    development: 'Développement',
    here: (space) => `Je suis sur la case ${space}`,
    level: (level) => `niveau ${level}`,
    star: (level) => `jusqu’au niveau ${level}`,
    citizen: 'jusqu’au prochain bourgeois',
    coins: (coins) => `jusqu’aux prochaines pièces (${coins})`,
    steps: (count) => fr(count, 'pas', 'pas'),
    draw: 'La pioche',
    drawn: 'partisans que je pioche par manche',
    nextKnight: (knight) => `avec un pas de plus (${knight.toLowerCase()})`,
  },
};

export const aidTexts = ({ language }: Speaking): Texts => TEXTS[language];
