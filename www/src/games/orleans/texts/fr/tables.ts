// Orléans en français : ce que font les choses. Leurs noms sont imprimés : voir names.ts.

import { counting } from '../../../../i18n/language.js';
import type { Words } from '../../../game-view.js';
import type { Follower, Role } from '../../types.js';
import type { Texts } from '../index.js';
import * as trade from './trade-tables.js';

const many = counting('fr');
export const coins = (count: number) => many(count, 'pièce', 'pièces');

export const roles: Texts['roles'] = {
  farmer: { a: 'un fermier', more: 'fermiers' },
  boatman: { a: 'un marinier', more: 'mariniers' },
  craftsman: { a: 'un artisan', more: 'artisans' },
  trader: { a: 'un négociant', more: 'négociants' },
  knight: { a: 'un chevalier', more: 'chevaliers' },
  scholar: { a: 'un érudit', more: 'érudits' },
  monk: { a: 'un moine', more: 'moines' },
};

/** Le partisan dans une phrase : « le fermier », « l’artisan », « son fermier ». */
export function the(follower: Follower): string {
  const role = follower.replace(/^own/, '').toLowerCase() as Role;
  const noun = roles[role].a.replace('un ', '');
  if (follower.startsWith('own')) return `son ${noun}`;
  return `${/^[aeiouéè]/.test(noun) ? 'l’' : 'le '}${noun}`;
}

export const happenings: Texts['happenings'] = {
  pilgrimage: {
    about: 'On ne recrute pas de moines.',
    brings: () => 'on ne recrute pas de moines pendant cette manche',
  },
  income: { about: 'Des pièces selon le niveau.', brings: (amount) => `${coins(amount)} par point de niveau` },
  harvest: {
    about: 'De la nourriture est due, ou 5 pièces.',
    brings: (amount) => `chacun donne ${amount} de nourriture, ou 5 pièces pour ce qui manque`,
  },
  taxes: {
    about: 'Des pièces sont dues selon les marchandises.',
    brings: (amount) => `chacun paie 1 pièce ${amount === 1 ? 'par marchandise' : `toutes les ${amount} marchandises`}`,
  },
  tradingDay: { about: 'Des pièces selon les comptoirs.', brings: (amount) => `${coins(amount)} par comptoir` },
  plague: {
    about: 'Un partisan neutre peut être perdu.',
    brings: () => 'chacun pioche un partisan de son sac et le perd s’il est neutre',
  },
  ...trade.happenings,
};

export const gears: Texts['gears'] = {
  farmerOnly: { name: 'première technologie', about: 'La première : elle ne peut remplacer qu’un fermier.' },
  free: { name: 'technologie', about: 'Elle remplace un partisan pour toujours : une par lieu, et jamais un moine.' },
};

export const citizens: Texts['citizens'] = {
  development3: 'de la case 3 de la piste de développement',
  development18: 'de la case 18 de la piste de développement',
  development28: 'de la case 28 de la piste de développement',
  knight: 'de la piste des chevaliers',
  boatman: 'de la piste des mariniers',
  cityWall: 'du rempart',
  papalConclave: 'du conclave',
  defeatOfThePlague: 'de la lutte contre la peste',
  astronomy: 'de l’astronomie',
  boatmenGuild: 'de la guilde des mariniers',
  cathedral: 'de la cathédrale',
  peaceTreaty: 'du traité de paix',
  canalisation: 'de la canalisation',
  stations: 'du plus grand nombre de comptoirs',
  ...trade.citizens,
};

export const at: Texts['at'] = { market: 'au marché', tower: 'à la poudrière', bath: 'aux étuves', bag: 'dans le sac' };

export const words: Words = {
  numbers: {
    coins: 'pièces',
    grain: 'céréales',
    cheese: 'fromage',
    wine: 'vin',
    wool: 'laine',
    brocade: 'brocart',
    stations: 'comptoirs',
    citizens: 'bourgeois',
    goods: 'marchandises',
    development: 'développement',
    status: 'niveau',
    bag: 'partisans dans le sac',
    market: 'partisans au marché',
    technology: 'technologie',
    places: 'tuiles de lieu',
    orders: 'commandes',
    tradingHouse: 'maison de commerce',
  },
  counted: {
    coins: ['pièce', 'pièces'],
    goods: ['marchandise', 'marchandises'],
    development: ['pas', 'pas'],
    stations: ['comptoir', 'comptoirs'],
    citizens: ['bourgeois', 'bourgeois'],
    technology: ['technologie', 'technologies'],
    places: ['tuile de lieu', 'tuiles de lieu'],
  },
  ties: {
    development: { more: 'plus loin sur la piste de développement', fewer: 'moins loin sur la piste de développement' },
  },
  reveals: 'Quelque chose est pioché ou révélé ensuite : impossible de revenir en arrière.',
};
