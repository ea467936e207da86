// Orléans en français : ce que font les choses. Leurs noms sont imprimés : voir names.ts.

import { counting } from '../../../../i18n/language.js';
import type { Words } from '../../../game-view.js';
import type { Follower, Place, Role } from '../../types.js';
import type { Texts } from '../en.js';
import * as trade from './trade-tables.js';

const many = counting('fr');
export const coins = (count: number) => many(count, 'pièce', 'pièces');
const steps = (count: number) => many(count, 'pas', 'pas');

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

/** Où va quelqu’un. */
export const into: Record<Place, string> = {
  farmhouse: 'à la ferme',
  village: 'au village',
  university: 'à l’université',
  castle: 'au château',
  monastery: 'au monastère',
  ship: 'sur le bateau',
  wagon: 'sur le chariot',
  guildhall: 'à la maison des guildes',
  scriptorium: 'au scriptorium',
  townHall: 'à l’hôtel de ville',
  hayrick: 'à la meule de foin',
  cheeseFactory: 'à la fromagerie',
  winery: 'au domaine viticole',
  woolManufacturer: 'à la manufacture de laine',
  tailorShop: 'à l’atelier de couture',
  brewery: 'à la brasserie',
  library: 'à la bibliothèque',
  windmill: 'au moulin à vent',
  bathhouse: 'aux étuves',
  hospital: 'à l’hôpital',
  sacristy: 'à la sacristie',
  herbGarden: 'au jardin des simples',
  shippingLine: 'chez l’armateur',
  cellar: 'à la taverne du conseil',
  pharmacy: 'à l’apothicairerie',
  office: 'à la trésorerie',
  horseWagon: 'sur l’attelage',
  school: 'à l’école',
  laboratory: 'au laboratoire',
  gunpowderTower: 'à la poudrière',
  brasserie: 'à l’auberge',
  tradingHouse: 'à la maison de commerce',
  sheepFarm: 'à la bergerie',
  tavern: 'à la taverne',
};

export const places: Texts['places'] = {
  farmhouse: {
    short: 'fermier + bien',
    about: 'Recrute un fermier ; la case suivante de la piste des fermiers rapporte une marchandise.',
  },
  village: {
    short: 'un des trois',
    about: 'Recrute un marinier (pièces), un artisan (technologie) ou un négociant (tuile de lieu).',
  },
  university: {
    short: 'érudit + pas',
    about: 'Recrute un érudit ; la case suivante de la piste des érudits rapporte du développement.',
  },
  castle: { short: 'chevalier', about: 'Recrute un chevalier ; plus de chevaliers font piocher plus de partisans.' },
  monastery: {
    short: 'moine',
    about: 'Recrute un moine, qui peut remplacer tout le monde. Pas pendant la manche d’un pèlerinage.',
  },
  ship: { short: 'par l’eau', about: 'Ton marchand suit une voie d’eau et peut y prendre une marchandise.' },
  wagon: { short: 'par la route', about: 'Ton marchand suit une route et peut y prendre une marchandise.' },
  guildhall: {
    short: 'bâtir un comptoir',
    about: 'Bâtis un comptoir dans la ville de ton marchand, si elle n’en a pas.',
  },
  scriptorium: { short: steps(1), about: 'Un pas sur la piste de développement.' },
  townHall: {
    short: 'aux bienfaits',
    about: 'Envoie un ou deux partisans neutres aux bienfaits ; ils y restent et rapportent des pièces.',
  },
  hayrick: { short: '1 céréale', about: 'Prends une céréale au marché aux marchandises.' },
  cheeseFactory: { short: '1 fromage', about: 'Prends un fromage au marché aux marchandises.' },
  winery: { short: '1 vin', about: 'Prends un vin au marché aux marchandises.' },
  woolManufacturer: { short: '1 laine', about: 'Prends une laine au marché aux marchandises.' },
  tailorShop: { short: '1 brocart', about: 'Prends un brocart au marché aux marchandises.' },
  brewery: { short: '2 pièces', about: 'Prends 2 pièces.' },
  library: { short: '2 pas', about: 'Deux pas sur la piste de développement.' },
  windmill: { short: '2 pièces + 1 pas', about: 'Prends 2 pièces et avance d’un pas sur la piste de développement.' },
  bathhouse: { short: 'piocher plus', about: 'Des partisans du sac, en plus de ceux de la pioche.' },
  hospital: { short: 'pièces par niveau', about: 'Prends autant de pièces que ton niveau de développement.' },
  sacristy: {
    short: 'évite un événement',
    about: 'Son moine va au sac et t’épargne ainsi une récolte, des impôts ou la peste.',
  },
  herbGarden: {
    short: 'mariniers plus utiles',
    about: 'Tes mariniers peuvent remplacer artisans, négociants et fermiers.',
  },
  shippingLine: { short: steps(1), about: 'Un pas sur la piste de développement.' },
  cellar: { short: '4 pièces', about: 'Prends 4 pièces.' },
  pharmacy: { short: 'pièces en pas', about: 'Paie 1 à 3 pièces ; chacune est un pas sur la piste de développement.' },
  office: { short: 'pièces par comptoir', about: 'Prends une pièce par comptoir sur la carte.' },
  horseWagon: { short: 'par la route', about: 'Ton marchand suit une route et peut y prendre une marchandise.' },
  school: { short: 'érudits plus utiles', about: 'Tes érudits peuvent remplacer tout le monde sauf les moines.' },
  laboratory: { short: '1 technologie', about: 'Prends une tuile de technologie.' },
  gunpowderTower: {
    short: '2 places, bienfaits',
    about: 'De la place pour deux partisans de plus ; d’ici aussi ils vont aux cases ou aux bienfaits.',
  },
  ...trade.places,
};

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
