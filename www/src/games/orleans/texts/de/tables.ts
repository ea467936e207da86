// Orléans auf Deutsch: was die Dinge tun. Wie sie heißen, ist gedruckt: siehe names.ts.

import { counting } from '../../../../i18n/language.js';
import type { Words } from '../../../game-view.js';
import type { Follower, Role } from '../../types.js';
import type { Texts } from '../index.js';
import * as trade from './trade-tables.js';

const many = counting('de');
export const coins = (count: number) => many(count, 'Münze', 'Münzen');

export const roles: Texts['roles'] = {
  farmer: { a: 'einen Bauern', more: 'Bauern' },
  boatman: { a: 'einen Schiffer', more: 'Schiffer' },
  craftsman: { a: 'einen Handwerker', more: 'Handwerker' },
  trader: { a: 'einen Händler', more: 'Händler' },
  knight: { a: 'einen Ritter', more: 'Ritter' },
  scholar: { a: 'einen Gelehrten', more: 'Gelehrte' },
  monk: { a: 'einen Mönch', more: 'Mönche' },
};

/** Der Gefolgsmann als Ziel eines Satzes: „den Bauern“, „den eigenen Bauern“. */
export function the(follower: Follower): string {
  const role = follower.replace(/^own/, '').toLowerCase() as Role;
  const noun = roles[role].a.replace('einen ', '');
  return follower.startsWith('own') ? `den eigenen ${noun}` : `den ${noun}`;
}

export const happenings: Texts['happenings'] = {
  pilgrimage: {
    about: 'Es werden keine Mönche angeworben.',
    brings: () => 'in dieser Runde werden keine Mönche angeworben',
  },
  income: { about: 'Münzen nach Stand.', brings: (amount) => `${coins(amount)} je Punkt des Entwicklungsstands` },
  harvest: {
    about: 'Nahrung ist fällig, oder 5 Münzen.',
    brings: (amount) => `alle geben ${amount} Nahrung, oder 5 Münzen für jede fehlende`,
  },
  taxes: {
    about: 'Münzen sind nach Waren fällig.',
    brings: (amount) => `alle zahlen 1 Münze je ${amount === 1 ? 'Ware' : `${amount} Waren`}`,
  },
  tradingDay: { about: 'Münzen nach Kontoren.', brings: (amount) => `${coins(amount)} je Kontor` },
  plague: {
    about: 'Ein neutraler Gefolgsmann kann verloren gehen.',
    brings: () => 'alle ziehen einen Gefolgsmann aus dem Beutel und verlieren ihn, wenn er neutral ist',
  },
  ...trade.happenings,
};

export const gears: Texts['gears'] = {
  farmerOnly: { name: 'erste Technik', about: 'Deine erste: Sie darf nur einen Bauern ersetzen.' },
  free: { name: 'Technik', about: 'Sie ersetzt einen Gefolgsmann für immer: eine je Ort, und nie einen Mönch.' },
};

export const citizens: Texts['citizens'] = {
  development3: 'auf Feld 3 der Entwicklungsleiste',
  development18: 'auf Feld 18 der Entwicklungsleiste',
  development28: 'auf Feld 28 der Entwicklungsleiste',
  knight: 'auf der Ritterleiste',
  boatman: 'auf der Schifferleiste',
  cityWall: 'der Stadtmauer',
  papalConclave: 'der Papstwahl',
  defeatOfThePlague: 'der Bekämpfung der Pest',
  astronomy: 'der Astronomie',
  boatmenGuild: 'der Schiffergilde',
  cathedral: 'der Kathedrale',
  peaceTreaty: 'des Friedensvertrags',
  canalisation: 'der Kanalisation',
  stations: 'für die meisten Kontore',
  ...trade.citizens,
};

export const at: Texts['at'] = {
  market: 'auf dem Markt',
  tower: 'auf dem Turm',
  bath: 'im Badehaus',
  bag: 'im Beutel',
};

export const words: Words = {
  numbers: {
    coins: 'Münzen',
    grain: 'Getreide',
    cheese: 'Käse',
    wine: 'Wein',
    wool: 'Wolle',
    brocade: 'Brokat',
    stations: 'Kontore',
    citizens: 'Bürger',
    goods: 'Waren',
    development: 'Entwicklung',
    status: 'Stand',
    bag: 'Gefolgsleute im Beutel',
    market: 'Gefolgsleute auf dem Markt',
    technology: 'Technik',
    places: 'Ortskarten',
    orders: 'Aufträge',
    tradingHouse: 'Handelshaus',
  },
  counted: {
    coins: ['Münze', 'Münzen'],
    goods: ['Ware', 'Waren'],
    development: ['Schritt', 'Schritte'],
    stations: ['Kontor', 'Kontore'],
    citizens: ['Bürger', 'Bürger'],
    technology: ['Technik', 'Technik'],
    places: ['Ortskarte', 'Ortskarten'],
  },
  ties: {
    development: { more: 'weiter auf der Entwicklungsleiste', fewer: 'weniger weit auf der Entwicklungsleiste' },
  },
  reveals: 'Danach wird gezogen oder aufgedeckt; das lässt sich nicht zurücknehmen.',
};
