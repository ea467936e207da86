// Names and effects of things in German.

import { choosing, counting, listing } from '../../../../i18n/language.js';
import type { Texts } from '../en.js';

export const many = counting('de');
const word = choosing('de');
const or = listing('de', 'disjunction');

export const coins: Texts['coins'] = (count) => many(count, 'Münze', 'Münzen');
export const fame: Texts['fame'] = (count) => `${count} Ruhm`;

export const followers: Texts['followers'] = {
  farmer: { one: 'Bauer', a: 'einen Bauern' },
  fisher: { one: 'Fischer', a: 'einen Fischer' },
  craftsman: { one: 'Handwerker', a: 'einen Handwerker' },
  trader: { one: 'Händler', a: 'einen Händler' },
  scholar: { one: 'Gelehrter', a: 'einen Gelehrten' },
  knight: { one: 'Ritter', a: 'einen Ritter' },
  monk: { one: 'Mönch', a: 'einen Mönch' },
};

export const goods: Texts['goods'] = {
  wood: 'Holz',
  brocade: 'Brokat',
  wool: 'Wolle',
  wine: 'Wein',
  bread: 'Brot',
  cheese: 'Käse',
  grain: 'Getreide',
  fish: 'Fisch',
};

export const lands: Texts['lands'] = { hill: 'Hügel', pasture: 'Weide', forest: 'Wald', lake: 'See', field: 'Feld' };
export const buildings: Texts['buildings'] = { village: 'Dorf', fortress: 'Festung', church: 'Kirche' };
export const aBuilding: Texts['aBuilding'] = { village: 'ein Dorf', fortress: 'eine Festung', church: 'eine Kirche' };
export const seasons: Texts['seasons'] = { spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' };
export const landmarks: Texts['landmarks'] = { tournamentGround: 'Turnierplatz', castle: 'Schloss' };
export const tasks: Texts['tasks'] = {
  well: 'Brunnen',
  baptistery: 'Taufkapelle',
  delegation: 'Gesandtschaft',
  harbour: 'Hafen',
  church: 'Eine Kirche bauen',
  citizens: 'Bürger',
  wealth: 'Waren und Münzen',
};
export const columns: Texts['columns'] = { areas: 'Gebiete', villages: 'Dörfer', churches: 'Kirchen' };
export const threats: Texts['threats'] = { hunger: 'Hungersnot', plague: 'Pest' };
export const epochs: Texts['epochs'] = [
  'Besiedlung',
  'Wissenschaft',
  'Hungersnot',
  'Ausdehnung',
  'Kloster',
  'Handel',
  'Pest',
  'Frieden',
];

export const places: Texts['places'] = {
  territory: 'Gebiet',
  village: 'Dorf',
  estate: 'Länderei',
  buildersYard: 'Bauhof',
  mill: 'Mühle',
  cottage: 'Kate',
  market: 'Markt',
  ropery: 'Seilerei',
  gate: 'Tor',
  university: 'Universität',
  castle: 'Burg',
  monastery: 'Kloster',
  laboratory: 'Labor',
  fortress: 'Festung',
  church: 'Kirche',
  grove: 'Hain',
  bathhouse: 'Badehaus',
  pub: 'Schänke',
  bakery: 'Bäckerei',
  hayrick: 'Heuschober',
  fishingHut: 'Fischerhütte',
  dairy: 'Käserei',
  brewery: 'Brauerei',
  tradingBoat: 'Handelskahn',
  countyFair: 'Jahrmarkt',
  taxOffice: 'Steueramt',
  gunpowderTower: 'Pulverturm',
  winery: 'Weingut',
  woolMill: 'Wollweberei',
  herbGarden: 'Kräutergarten',
  library: 'Bibliothek',
  parlatory: 'Sprechzimmer',
  tailor: 'Schneiderei',
  school: 'Schule',
  hostel: 'Herberge',
  masonsLodge: 'Bauhütte',
  watchtower: 'Wachturm',
  mint: 'Münze',
  marketHall: 'Markthalle',
};

export const deeds: Texts['deeds'] = {
  threeFieldFarming: 'Dreifelderwirtschaft',
  lawOfInheritance: 'Erbrecht',
  winepress: 'Weinpresse',
  loom: 'Webstuhl',
  barter: 'Tauschhandel',
  leagueOfKnights: 'Ritterbund',
  alchemyA: 'Alchemie',
  alchemyB: 'Alchemie (Rückseite)',
  feedingThePoor: 'Armenspeisung',
  orphanage: 'Waisenhaus',
  foodDepot: 'Vorratslager',
  medicine: 'Heilkunde',
};

export const rights: Texts['rights'] = {
  'Acquire the hunting rights': 'Jagdrecht',
  'Acquire the market rights': 'Marktrecht',
  'Equip the tournament': 'Das Turnier ausrüsten',
  'Acquire the minting rights': 'Münzrecht',
  'Gift for the king': 'Geschenk für den König',
};

const counters: Record<string, string> = {
  controlledVillage: 'Dorf, das du beherrschst',
  controlledArea: 'Gebiet, das du beherrschst',
  twoControlledAreas: 'zwei Gebiete, die du beherrschst',
  controlledLand: 'Land, das du beherrschst',
  controlledHill: 'Hügel, den du beherrschst',
  controlledPasture: 'Weide, die du beherrschst',
  controlledForest: 'Wald, den du beherrschst',
  controlledLake: 'See, den du beherrschst',
  controlledField: 'Feld, das du beherrschst',
  controlledFieldOrLake: 'Feld oder See, die du beherrschst',
  controlledChurch: 'Kirche, die du beherrschst',
  ownFortress: 'eigene Festung',
  followerOnCard: 'Gefolgsmann auf der Karte',
};
const per = (counter: string | undefined): string => (counter ? ` je ${counters[counter]}` : '');

export const effects: Texts['effects'] = {
  expand: ({ land, village }) =>
    `Setze einen Siedler neben ein eigenes Gebiet. Mit ${many(land, 'Ritter', 'Rittern')} auf seinen Feldern vertreibst du andere vom Land, mit ${village} auch aus einem Dorf.`,
  build: ({ building }) =>
    building === 'village'
      ? 'Mache aus einem Land, das du beherrschst, ein Dorf.'
      : building === 'fortress'
        ? 'Baue eine Festung in einem Gebiet, das du allein beherrschst: Niemand sonst darf hinein.'
        : 'Baue eine Kirche in einem Dorf, das du beherrschst.',
  produce: () => 'Eine Ware seiner Art je Land, das du beherrschst, soweit sie ausliegt.',
  takePlaceCard: () => 'Nimm eine Ortskarte einer offenen Kategorie.',
  recruit: ({ kinds }, say) => `Wirb an, in deinen Beutel: ${or(kinds.map(say.follower))}.`,
  trade: ({ per: counter }) => `Verkaufe oder kaufe eine Ware${per(counter)}, zu ihrem Preis.`,
  gainTechnology: ({ amount }) => `Nimm Technik: ${amount}.`,
  dispatch: () => 'Sende ein Plättchen von hier zu einem Werk, einer Aufgabe oder einem Ziel.',
  gainGood: ({ good, amount }, say) => `Nimm ${amount} ${say.good(good)}.`,
  gainCoins: ({ amount, per: counter }) => `Nimm ${coins(amount)}${per(counter)}.`,
  gainFame: ({ amount, per: counter }) => `${fame(amount)}${per(counter)}.`,
  convert: ({ from, to, max, ratio }, say) =>
    `Mache aus bis zu ${max} ${say.good(from)} je ${ratio === 1 ? '' : `${ratio} `}${say.good(to)}.`,
  coinsToFame: ({ max, rate }) => `Zahle bis zu ${coins(max)}: je ${fame(rate)}.`,
  drawAndKeep: ({ draw, keep }) =>
    `Ziehe ${many(draw, 'Gefolgsmann', 'Gefolgsleute')} aus deinem Beutel und setze ${keep} davon sofort ein.`,
  deliver: ({ per: counter }) => `Liefere eine Ware${per(counter)}, für Ruhm.`,
  buyCitizen: ({ coins: price, amount }) => `Zahle ${coins(price)} und streiche Bürger: ${amount}.`,
  secondGate: ({ green }) => `Ein zweites Tor, und ${many(green, 'Platz', 'Plätze')} mehr auf dem Anger.`,
  substitute: ({ follower, standsFor }, say) =>
    `Solange du es besitzt, steht bei dir „${say.follower(follower)}“ auch für: ${or(standsFor.map(say.follower))}.`,
  extraDraw: ({ amount }) => `Solange du es besitzt, ziehst du ${amount} mehr.`,
  extraTrade: ({ amount }) =>
    `Solange du es besitzt, erlaubt dein Markt ${many(amount, 'Geschäft', 'Geschäfte')} mehr.`,
  extraFamePerBuilding: ({ amount }) => `Solange du es besitzt, bringt jedes Bauwerk ${fame(amount)} mehr.`,
  extraKnightsAgainstYou: ({ amount }) => `Solange du es besitzt, sind gegen dich ${amount} Ritter mehr nötig.`,
};

export const bonuses: Texts['bonuses'] = {
  fame: ({ amount }) => `Jedes Plättchen bringt ${fame(amount)}.`,
  coins: ({ amount }) => `Jedes Plättchen bringt ${coins(amount)}.`,
  swap: () => 'Mit jedem Plättchen darfst du eine deiner Waren gegen eine eines Gegners tauschen.',
  sendBack: () =>
    'Mit jedem Plättchen darfst du einen eingesetzten Gefolgsmann eines Gegners in dessen Beutel zurückschicken.',
  alchemy: ({ fame: points, coins: sum }) =>
    `Jeder Gefolgsmann bringt ${fame(points)} oder ${coins(sum)}; dann darfst du einen ziehen und sofort einsetzen.`,
};

export const fameBonuses: Texts['fameBonuses'] = {
  coins: ({ amount }) => coins(amount),
  citizen: ({ amount }) => `${amount} Bürger`,
  wildCross: () => 'ein Bürger oder ein beliebiges offenes Feld deiner Aufgaben',
  technology: ({ elseCoins }) => `Technik${elseCoins ? ` (sonst ${coins(elseCoins)})` : ''}`,
  follower: ({ kinds }, say) => or(kinds.map(say.follower)),
  good: ({ good }, say) => say.good(good),
  goodUpTo: ({ price }) => `eine Ware für höchstens ${price}`,
  placeCard: () => 'eine Ortskarte',
  stop: ({ landmark, until }, say) => `${say.landmark(landmark)}: Vor dem Ende von Jahr ${until} kommt niemand vorbei`,
};

export const gains: Texts['gains'] = {
  coins: ({ amount, per: counter }) => `${coins(amount)}${per(counter)}`,
  fame: ({ amount, per: counter }) => `${fame(amount)}${per(counter)}`,
  delivery: ({ per: counter }) => `eine Ware liefern${per(counter)}`,
};
export const losses: Texts['losses'] = {
  food: ({ amount, per: counter, followers: lost }) =>
    `${amount} Nahrung geben${per(counter)}${lost ? `, oder für jede fehlende ${many(lost, 'Gefolgsmann', 'Gefolgsleute')} verlieren` : ''}`,
  followers: ({ amount, per: counter }) =>
    `${many(amount, 'Gefolgsmann', 'Gefolgsleute')} aus dem Beutel verlieren${per(counter)}`,
};
export const conditions: Texts['conditions'] = {
  controlAreas: ({ min }) => many(min, 'Gebiet', 'Gebiete'),
  controlVillages: ({ min }) => many(min, 'Dorf', 'Dörfer'),
  controlChurches: ({ min }) => many(min, 'Kirche', 'Kirchen'),
  ownFollower: ({ follower, min }, say) => `${min} × ${say.follower(follower)}`,
  built: ({ building, min }, say) => `gebaut: ${min} × ${say.building(building)}`,
  tasksCompleted: ({ min }) => `${many(min, 'Aufgabe', 'Aufgaben')} erfüllt`,
  payFood: ({ amount, per: counter }) => `${amount} Nahrung zahlen${per(counter)}`,
  payCoins: ({ amount, per: counter }) => `${coins(amount)} zahlen${per(counter)}`,
  payValue: ({ amount }) => `Waren und Münzen im Wert von ${amount} zahlen`,
};
export const goals: Texts['goals'] = {
  controlAreas: ({ min }) => `${many(min, 'Gebiet', 'Gebiete')} beherrschen`,
  controlVillages: ({ min }) => `${many(min, 'Dorf', 'Dörfer')} beherrschen`,
  controlChurches: ({ min }) => `${many(min, 'Kirche', 'Kirchen')} beherrschen`,
  built: ({ building, min }) =>
    min === 1 ? `${aBuilding[building].replace(/^e/, 'E')} bauen` : `${min} × ${buildings[building]} bauen`,
  reach: ({ landmark }) => (landmark === 'castle' ? 'Das Schloss erreichen' : 'Den Turnierplatz erreichen'),
};

export const words: Texts['words'] = {
  numbers: {
    coins: 'Münzen',
    goods: 'Waren',
    technology: 'Technik',
    followers: 'Gefolgsleute',
    cards: 'Ortskarten',
    reserve: 'Siedler im Vorrat',
    fame: 'Ruhm',
    areas: 'Gebiete',
    villages: 'Dörfer',
    churches: 'Kirchen',
    fortresses: 'Festungen',
    favourites: 'Gunstplättchen',
    citizens: 'Bürger',
    tasks: 'Aufgaben',
    epoch: 'Epoche',
  },
  counted: {
    coins: ['Münze', 'Münzen'],
    goods: ['Ware', 'Waren'],
    fame: ['Ruhm', 'Ruhm'],
    technology: ['Technik', 'Technik'],
    followers: ['Gefolgsmann', 'Gefolgsleute'],
    areas: ['Gebiet', 'Gebiete'],
    villages: ['Dorf', 'Dörfer'],
    churches: ['Kirche', 'Kirchen'],
    fortresses: ['Festung', 'Festungen'],
    citizens: ['Bürger', 'Bürger'],
    epoch: ['Epoche', 'Epochen'],
  },
  ties: {
    tasks: { more: 'erfüllte Aufgaben', fewer: 'weniger erfüllte Aufgaben' },
    citizens: { more: 'Bürger', fewer: 'weniger Bürger' },
    years: { more: 'Jahre am Hof', fewer: 'weniger Jahre am Hof' },
  },
  reveals: 'Es wird gezogen, darum lässt sich das nicht zurücknehmen.',
};

export const reconstructed: Texts['reconstructed'] = {
  'tables.map': 'welche Gebiete nebeneinanderliegen, und die Startdörfer',
  'tables.places': 'die Felder des Spielertableaus und der Basisortskarten',
  'tables.green': 'der Platz auf dem Anger',
  'tables.placeCards': 'die meisten Ortskarten',
  'tables.deeds': 'Felder und Boni der Werke',
  'tables.goodsTiles': 'wie viele Plättchen es von jeder Ware gibt',
  'tables.prices': 'die Preise von Brokat, Wein, Brot, Käse und Getreide',
  'tables.food': 'was man essen kann',
  'tables.delivery': 'der Ruhm für gelieferte Waren',
  'tables.market': 'was am Anfang auf dem Marktplatz liegt',
  'tables.startKit': 'womit die Spieler beginnen',
  'tables.fameTrack': 'die Ruhmesleiste',
  'tables.epochs': 'das meiste der Epochen und Ziele',
  'tables.narration': 'was die Wendepunkte im Ersten Königreich bringen',
  'tables.taskSheet': 'die Plättchen der Aufgaben',
  'tables.controlBoard': 'die meisten Zahlen des Kontrollplans',
  'tables.seasons': 'was fehlende Nahrung im Herbst kostet',
};
export const trades: Texts['trades'] = (left) => many(left, 'Geschäft', 'Geschäfte');
export const missed: Texts['missed'] = (count) => `${count} ${word(count, 'Ziel', 'Ziele')}`;
