// Orléans auf Deutsch: was die Dinge tun. Wie sie heißen, ist gedruckt: siehe names.ts.

import { counting } from '../../../../i18n/language.js';
import type { Words } from '../../../game-view.js';
import type { Follower, Place, Role } from '../../types.js';
import type { Texts } from '../en.js';
import * as trade from './trade-tables.js';

const many = counting('de');
export const coins = (count: number) => many(count, 'Münze', 'Münzen');
const steps = (count: number) => many(count, 'Schritt', 'Schritte');

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

/** Wohin jemand geht. */
export const into: Record<Place, string> = {
  farmhouse: 'ins Bauernhaus',
  village: 'ins Dorf',
  university: 'in die Universität',
  castle: 'auf die Burg',
  monastery: 'ins Kloster',
  ship: 'aufs Schiff',
  wagon: 'auf den Wagen',
  guildhall: 'ins Gildenhaus',
  scriptorium: 'ins Scriptorium',
  townHall: 'ins Rathaus',
  hayrick: 'zum Heuschober',
  cheeseFactory: 'in die Käserei',
  winery: 'in die Winzerei',
  woolManufacturer: 'in die Wollmanufaktur',
  tailorShop: 'in die Schneiderei',
  brewery: 'in die Brauerei',
  library: 'in die Bibliothek',
  windmill: 'in die Windmühle',
  bathhouse: 'ins Badehaus',
  hospital: 'ins Hospital',
  sacristy: 'in die Sakristei',
  herbGarden: 'in den Kräutergarten',
  shippingLine: 'in die Reederei',
  cellar: 'in den Ratskeller',
  pharmacy: 'in die Apotheke',
  office: 'in die Kämmerei',
  horseWagon: 'auf den Pferdewagen',
  school: 'in die Schule',
  laboratory: 'ins Laboratorium',
  gunpowderTower: 'auf den Pulverturm',
  brasserie: 'in die Brasserie',
  tradingHouse: 'ins Handelshaus',
  sheepFarm: 'auf die Schafsfarm',
  tavern: 'in die Taverne',
};

export const places: Texts['places'] = {
  farmhouse: {
    short: 'Bauer + Ware',
    about: 'Wirb einen Bauern an; das nächste Feld der Bauernleiste bringt eine Ware.',
  },
  village: {
    short: 'einer von dreien',
    about: 'Wirb einen Schiffer (Münzen), einen Handwerker (Technik) oder einen Händler (Ortskarte) an.',
  },
  university: {
    short: 'Gelehrter + Schritte',
    about: 'Wirb einen Gelehrten an; das nächste Feld der Gelehrtenleiste bringt Entwicklung.',
  },
  castle: { short: 'Ritter', about: 'Wirb einen Ritter an; mit mehr Rittern werden mehr Gefolgsleute gezogen.' },
  monastery: {
    short: 'Mönch',
    about: 'Wirb einen Mönch an, der für alle stehen darf. Nicht in der Runde einer Wallfahrt.',
  },
  ship: {
    short: 'auf dem Wasser',
    about: 'Deine Händlerfigur zieht über einen Wasserweg und darf dort eine Ware nehmen.',
  },
  wagon: {
    short: 'auf dem Land',
    about: 'Deine Händlerfigur zieht über einen Landweg und darf dort eine Ware nehmen.',
  },
  guildhall: {
    short: 'Kontor bauen',
    about: 'Baue ein Kontor in der Stadt deiner Händlerfigur, wenn dort noch keines steht.',
  },
  scriptorium: { short: steps(1), about: 'Ein Schritt auf der Entwicklungsleiste.' },
  townHall: {
    short: 'zu Werken',
    about:
      'Schicke einen oder beide neutralen Gefolgsleute zu segensreichen Werken; sie bleiben dort und bringen Münzen.',
  },
  hayrick: { short: '1 Getreide', about: 'Nimm ein Getreide vom Warenmarkt.' },
  cheeseFactory: { short: '1 Käse', about: 'Nimm einen Käse vom Warenmarkt.' },
  winery: { short: '1 Wein', about: 'Nimm einen Wein vom Warenmarkt.' },
  woolManufacturer: { short: '1 Wolle', about: 'Nimm eine Wolle vom Warenmarkt.' },
  tailorShop: { short: '1 Brokat', about: 'Nimm einen Brokat vom Warenmarkt.' },
  brewery: { short: '2 Münzen', about: 'Nimm 2 Münzen.' },
  library: { short: '2 Schritte', about: 'Zwei Schritte auf der Entwicklungsleiste.' },
  windmill: {
    short: '2 Münzen + 1 Schritt',
    about: 'Nimm 2 Münzen und gehe einen Schritt auf der Entwicklungsleiste.',
  },
  bathhouse: { short: 'mehr ziehen', about: 'Gefolgsleute aus dem Beutel, zusätzlich zu den gezogenen.' },
  hospital: { short: 'Münzen nach Stand', about: 'Nimm so viele Münzen wie dein Entwicklungsstand.' },
  sacristy: {
    short: 'wehrt Ereignis ab',
    about: 'Ihr Mönch geht in den Beutel und wehrt so eine Ernte, Steuern oder die Pest von dir ab.',
  },
  herbGarden: {
    short: 'Schiffer passen öfter',
    about: 'Deine Schiffer dürfen für Handwerker, Händler und Bauern stehen.',
  },
  shippingLine: { short: steps(1), about: 'Ein Schritt auf der Entwicklungsleiste.' },
  cellar: { short: '4 Münzen', about: 'Nimm 4 Münzen.' },
  pharmacy: {
    short: 'Münzen zu Schritten',
    about: 'Zahle 1 bis 3 Münzen; jede ist ein Schritt auf der Entwicklungsleiste.',
  },
  office: { short: 'Münzen je Kontor', about: 'Nimm eine Münze für jedes deiner Kontore auf der Karte.' },
  horseWagon: {
    short: 'auf dem Land',
    about: 'Deine Händlerfigur zieht über einen Landweg und darf dort eine Ware nehmen.',
  },
  school: { short: 'Gelehrte passen öfter', about: 'Deine Gelehrten dürfen für alle außer Mönchen stehen.' },
  laboratory: { short: '1 Technik', about: 'Nimm ein Technikplättchen.' },
  gunpowderTower: {
    short: 'Platz für 2, zu Werken',
    about: 'Platz für zwei weitere Gefolgsleute; auch von hier gehen sie auf Felder oder zu Werken.',
  },
  ...trade.places,
};

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
