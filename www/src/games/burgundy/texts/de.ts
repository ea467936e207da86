// Burgundy auf Deutsch.

import { capital, counting, listing } from '../../../i18n/language.js';
import type { Words } from '../../game-view.js';
import type { Colour, Good, Tile } from '../types.js';
import type { Texts } from './en.js';
import type { ActionTexts, AskTexts, EventTexts, RefusalTexts } from './shapes.js';

type TileTexts = Texts['tiles'][Tile];

const many = counting('de');
const list = listing('de');
const chips = (count: number) => many(count, 'Arbeiterchip', 'Arbeiterchips');
const points = (count: number) => many(count, 'Punkt', 'Punkte');
const silver = (count: number) => many(count, 'Silberling', 'Silberlinge');

const building = (article: string, name: string, about: string): TileTexts => ({
  name,
  one: `${article} ${name}`,
  about,
});
const animals = (kind: string, count: number): TileTexts => ({
  name: `${count} ${kind}`,
  one: `${count} ${kind}`,
  about: `Bringt ${count} Punkte, und jedes Plättchen mit ${kind}n im selben Gebiet wird noch einmal gewertet.`,
});
const knowledge = (number: number, about: string): TileTexts => ({
  name: `Wissen ${number}`,
  one: `Wissen ${number}`,
  about,
});
const perBuilding = (number: number, each: string) =>
  knowledge(number, `Am Ende 4 Punkte für ${each} in deinem Fürstentum.`);

const tiles: Record<Tile, TileTexts> = {
  warehouse: building('ein', 'Warenhaus', 'Beim Legen: alle Waren einer Farbe verkaufen.'),
  carpenter: building('eine', 'Schreinerei', 'Beim Legen: ein Gebäude aus einem nummerierten Depot nehmen.'),
  church: building(
    'eine',
    'Kirche',
    'Beim Legen: ein Bergwerk, Wissen oder eine Burg aus einem nummerierten Depot nehmen.',
  ),
  market: building('einen', 'Markt', 'Beim Legen: ein Schiff oder Tiere aus einem nummerierten Depot nehmen.'),
  boardingHouse: building('ein', 'Wohnhaus', 'Beim Legen: 4 Arbeiterchips.'),
  bank: building('eine', 'Bank', 'Beim Legen: 2 Silberlinge.'),
  cityHall: building(
    'ein',
    'Rathaus',
    'Beim Legen: ein weiteres Plättchen aus dem Lager legen, auf eine beliebige Zahl.',
  ),
  watchtower: building('einen', 'Wachturm', 'Beim Legen: 4 Punkte.'),
  cow2: animals('Rinder', 2),
  cow3: animals('Rinder', 3),
  cow4: animals('Rinder', 4),
  sheep2: animals('Schafe', 2),
  sheep3: animals('Schafe', 3),
  sheep4: animals('Schafe', 4),
  pig2: animals('Schweine', 2),
  pig3: animals('Schweine', 3),
  pig4: animals('Schweine', 4),
  chicken2: animals('Hühner', 2),
  chicken3: animals('Hühner', 3),
  chicken4: animals('Hühner', 4),
  t1: knowledge(1, 'In einem Gebiet darf dasselbe Gebäude mehrmals stehen.'),
  t2: knowledge(2, 'Am Ende eines Durchgangs bringt jedes Bergwerk auch einen Arbeiterchip.'),
  t3: knowledge(3, 'Jeder Verkauf bringt 2 Silberlinge statt 1.'),
  t4: knowledge(4, 'Jeder Verkauf bringt auch einen Arbeiterchip.'),
  t5: knowledge(5, 'Ein Schiff darf die Waren zweier benachbarter Depots laden.'),
  t6: knowledge(6, 'Du darfst aus jedem Depot kaufen.'),
  t7: knowledge(7, 'Jedes Tierplättchen, das gewertet wird, bringt 1 Punkt mehr.'),
  t8: knowledge(8, 'Ein Arbeiterchip ändert einen Würfel um bis zu 2.'),
  t9: knowledge(9, 'Der Würfel, der ein Gebäude legt, darf kostenlos um 1 geändert werden.'),
  t10: knowledge(10, 'Der Würfel, der Tiere oder ein Schiff legt, darf kostenlos um 1 geändert werden.'),
  t11: knowledge(11, 'Der Würfel, der eine Burg, ein Bergwerk oder Wissen legt, darf kostenlos um 1 geändert werden.'),
  t12: knowledge(12, 'Der Würfel, der ein Plättchen nimmt, darf kostenlos um 1 geändert werden.'),
  t13: knowledge(13, 'Nimmst du Arbeiterchips, erhältst du auch 1 Silberling.'),
  t14: knowledge(14, 'Nimmst du Arbeiterchips, erhältst du 4 statt 2.'),
  t15: knowledge(15, 'Am Ende 3 Punkte für jede Farbe, von der du Waren verkauft hast.'),
  t16: perBuilding(16, 'jedes Warenhaus'),
  t17: perBuilding(17, 'jeden Wachturm'),
  t18: perBuilding(18, 'jede Schreinerei'),
  t19: perBuilding(19, 'jede Kirche'),
  t20: perBuilding(20, 'jeden Markt'),
  t21: perBuilding(21, 'jedes Wohnhaus'),
  t22: perBuilding(22, 'jede Bank'),
  t23: perBuilding(23, 'jedes Rathaus'),
  t24: knowledge(24, 'Am Ende 4 Punkte für jede Tierart in deinem Fürstentum.'),
  t25: knowledge(25, 'Am Ende 1 Punkt für jede verkaufte Ware.'),
  t26: knowledge(26, 'Am Ende 2 Punkte für jedes deiner Bonusplättchen.'),
  castle: {
    name: 'Burg',
    one: 'eine Burg',
    about: 'Beim Legen: eine weitere Aktion wie mit einem Würfel beliebiger Zahl.',
  },
  mine: { name: 'Bergwerk', one: 'ein Bergwerk', about: 'Bringt am Ende jedes Durchgangs 1 Silberling.' },
  ship: {
    name: 'Schiff',
    one: 'ein Schiff',
    about: 'Beim Legen: die Waren eines Depots laden und in der Zugfolge vorrücken.',
  },
};

const colours: Texts['colours'] = {
  building: { name: 'Gebäude', space: 'Gebäude', aSpace: 'ein Gebäudefeld' },
  animal: { name: 'Tiere', space: 'Tiere', aSpace: 'ein Tierfeld' },
  knowledge: { name: 'Wissen', space: 'Wissen', aSpace: 'ein Wissensfeld' },
  castle: { name: 'Burgen', space: 'Burgen', aSpace: 'ein Burgfeld' },
  mine: { name: 'Bergwerke', space: 'Bergwerke', aSpace: 'ein Bergwerksfeld' },
  ship: { name: 'Schiffe', space: 'Schiffe', aSpace: 'ein Schiffsfeld' },
};
const spaces: Record<Colour, string> = {
  building: 'Gebäudefeld',
  animal: 'Tierfeld',
  knowledge: 'Wissensfeld',
  castle: 'Burgfeld',
  mine: 'Bergwerksfeld',
  ship: 'Schiffsfeld',
};

const goods: Record<Good, string> = {
  turquoise: 'türkis',
  purple: 'lila',
  pink: 'rosa',
  red: 'rot',
  brown: 'braun',
  orange: 'orange',
};

const depot = (number: number | null) => (number === null ? 'dem schwarzen Depot' : `Depot ${number}`);
const withDie = (die: number | null) => (die === null ? '' : `Würfel ${die}: `);
const without = (tile: Tile | null) => (tile === null ? '' : `, dafür ${tiles[tile].one} abgeben`);
const ofGoods = (count: number, good: Good) => `${many(count, 'Ware', 'Waren')} in ${capital(goods[good])}`;
/** „auf eine 5“, wohin etwas gelegt wird; sonst heißt es „einer 5“. */
const onto = (space: string) => space.replace(/^einer /, 'eine ');

const actions: ActionTexts = {
  chooseEstate: ({ duchy, space }, say) => `Fürstentum ${duchy}, Burg auf ${say.space(space)}`,
  takeTile: (a) => `${withDie(a.die)}${capital(tiles[a.tile].one)} aus ${depot(a.depot)} nehmen${without(a.discard)}`,
  placeTile: (a, say) => `${withDie(a.die)}${capital(tiles[a.tile].one)} auf ${onto(say.space(a.space))} legen`,
  sellGoods: (a) => `${withDie(a.die)}Alle Waren in ${capital(goods[a.good])} verkaufen`,
  takeChips: (a) => `${withDie(a.die)}Arbeiterchips nehmen`,
  buyTile: (a) => `${capital(tiles[a.tile].one)} aus ${depot(a.depot)} kaufen${without(a.discard)}`,
  loadGoods: (a) => `Waren aus ${depot(a.depot)}${a.and === null ? '' : ` und ${depot(a.and)}`} laden`,
  keepGoods: (a) =>
    a.goods.length ? `Waren laden: ${list(a.goods.map((good) => capital(goods[good])))}` : 'Nichts Neues laden',
  decline: () => 'Verzichten',
  endTurn: () => 'Zug beenden',
};

const events: EventTexts = {
  startGoodDrawn: (e, { name }) => `${name(e.seat)} beginnt mit einer Ware in ${capital(goods[e.good])}.`,
  startPlayerDrawn: (e, { name }) => `${name(e.seat)} beginnt die Partie.`,
  boardDealt: (e, { name }) => `${name(e.seat)} erhält das Tableau mit den Fürstentümern ${list(e.sides)}.`,
  estateChosen: (e, { name }) => `${name(e.seat)} wählt Fürstentum ${e.duchy}.`,
  phaseStarted: (e) => `Durchgang ${e.phase} beginnt; die Depots sind gefüllt.`,
  tileLaidOut: () => undefined,
  roundGoodLaidOut: () => undefined,
  roundStarted: (e) => `Runde ${e.round}.`,
  dieRolled: (e, { name }) => `${name(e.seat)} würfelt ${e.face}.`,
  goodArrived: (e) => `Der weiße Würfel zeigt ${e.depot}: Dort trifft eine Ware in ${capital(goods[e.good])} ein.`,
  turnStarted: (e, { name }) => `${name(e.seat)} ist am Zug.`,
  dieUsed: (e, { name }) => `${name(e.seat)} nutzt eine ${e.die}${e.chips ? ` und ${chips(e.chips)}` : ''}.`,
  tileTaken: (e, { name }) => `${name(e.seat)} nimmt ${tiles[e.tile].one} aus ${depot(e.depot)}.`,
  tileDiscarded: (e, { name }) => `${name(e.seat)} gibt ${tiles[e.tile].one} ab.`,
  silverPaid: (e, { name }) => `${name(e.seat)} zahlt ${silver(e.silver)}.`,
  tilePlaced: (e, { name, space }) => `${name(e.seat)} legt ${tiles[e.tile].one} auf ${onto(space(e.space))}.`,
  areaCompleted: (e, { name }) =>
    `${name(e.seat)} vollendet ein Gebiet (${colours[e.colour].space}, Größe ${e.size}): ${points(e.points)}, dazu ${e.phasePoints} für den Durchgang.`,
  bonusTaken: (e, { name }) =>
    `${name(e.seat)} nimmt den ${e.large ? 'großen' : 'kleinen'} Bonus für ${colours[e.colour].name}: ${points(e.points)}.`,
  animalsScored: (e, { name }) => `${name(e.seat)} erhält ${points(e.points)} für Tiere.`,
  watchtowerScored: (e, { name }) => `${name(e.seat)} erhält ${points(e.points)} für einen Wachturm.`,
  goodsLoaded: (e, { name }) => `${name(e.seat)} lädt ${ofGoods(e.count, e.good)} aus Depot ${e.depot}.`,
  markerMoved: (e, { name }) => `${name(e.seat)} rückt auf Feld ${e.field} der Zugfolge vor.`,
  goodsSold: (e, { name }) => `${name(e.seat)} verkauft ${ofGoods(e.count, e.good)}: ${points(e.points)}.`,
  chipsGained: (e, { name }) => `${name(e.seat)} erhält ${chips(e.chips)}.`,
  silverGained: (e, { name }) => `${name(e.seat)} erhält ${silver(e.silver)}.`,
  declined: (e, { name }) => `${name(e.seat)} verzichtet.`,
  turnEnded: (e, { name }) => `Der Zug von ${name(e.seat)} endet.`,
  gameEnded: () => 'Die Partie ist zu Ende.',
};

const asks: AskTexts = {
  estate: () => ({
    title: 'Wähle dein Fürstentum',
    hint: 'Wähle eine Seite deines Tableaus und das Feld deiner ersten Burg.',
  }),
  turn: () => ({
    title: 'Du bist am Zug',
    hint: 'Wähle einen Würfel, ein Plättchen oder ein Feld, oder eine Aktion aus der Liste.',
  }),
  castle: () => ({ title: 'Burg', hint: 'Eine weitere Aktion wie mit einem Würfel beliebiger Zahl.' }),
  warehouse: () => ({ title: 'Warenhaus', hint: 'Du darfst alle Waren einer Farbe verkaufen.' }),
  carpenter: () => ({ title: 'Schreinerei', hint: 'Du darfst ein Gebäude aus einem nummerierten Depot nehmen.' }),
  church: () => ({
    title: 'Kirche',
    hint: 'Du darfst ein Bergwerk, Wissen oder eine Burg aus einem nummerierten Depot nehmen.',
  }),
  market: () => ({ title: 'Markt', hint: 'Du darfst ein Schiff oder Tiere aus einem nummerierten Depot nehmen.' }),
  cityHall: () => ({ title: 'Rathaus', hint: 'Du darfst ein weiteres Plättchen aus deinem Lager legen.' }),
  ship: () => ({ title: 'Schiff', hint: 'Wähle das Depot, dessen Waren du lädst.' }),
  goods: ({ depot, and }) => ({
    title: 'Zu viele Waren',
    hint: `Wähle, welche Waren aus ${and === null ? `Depot ${depot}` : `den Depots ${depot} und ${and}`} auf deine freien Plätze kommen.`,
  }),
};

const refusals: RefusalTexts = {
  wrongAnswer: () => 'Danach wird jetzt nicht gefragt.',
  dieNeeded: () => 'Diese Aktion braucht einen Würfel; sag, welchen.',
  noDieUsed: () => 'Diese Aktion braucht keinen Würfel.',
  noSuchDie: ({ die }) => `Du hast keinen unbenutzten Würfel mit einer ${die}.`,
  tooFewChips: ({ needed, owned }) => `Das kostet ${chips(needed)}; du hast ${owned}.`,
  notInDepot: ({ depot, tile }) => `In Depot ${depot} liegt kein solches Plättchen: ${tiles[tile].name}.`,
  notInBlackDepot: ({ tile }) => `Im schwarzen Depot liegt kein solches Plättchen: ${tiles[tile].name}.`,
  storageFull: () => 'Dein Lager ist voll: Sag, welches Plättchen du abgibst.',
  discardNotNeeded: () => 'Dein Lager hat Platz; es wird kein Plättchen abgegeben.',
  discardNotStored: ({ tile }) => `Das kannst du nicht abgeben, es liegt nicht in deinem Lager: ${tiles[tile].name}.`,
  notStored: ({ tile }) => `Das liegt nicht in deinem Lager: ${tiles[tile].name}.`,
  spaceFilled: ({ space }, say) => `Auf dem Feld mit ${say.space(space)} liegt schon ein Plättchen.`,
  wrongColour: ({ space, colour }, say) =>
    `Das Feld mit ${say.space(space)} ist ${colours[colour].aSpace}: Das Plättchen gehört dort nicht hin.`,
  notAdjacent: ({ space }, say) => `Neben dem Feld mit ${say.space(space)} liegt noch kein Plättchen von dir.`,
  sameKindInCity: ({ tile }) => `In diesem Gebiet steht das schon: ${tiles[tile].name}.`,
  nothingToSell: ({ good }) => `Du hast keine Waren in ${capital(goods[good])}.`,
  alreadyBought: () => 'Du hast in diesem Zug schon ein Plättchen gekauft.',
  tooLittleSilver: ({ needed, owned }) => `Das kostet ${silver(needed)}; du hast ${owned}.`,
  effectPending: () => 'Führe erst zu Ende, was du begonnen hast.',
  needsKnowledge: ({ tile }) => `Das erlaubt nur ${tiles[tile].name}.`,
  diceLeft: ({ dice }) => `Du musst noch ${many(dice, 'Würfel', 'Würfel')} nutzen.`,
  notNeighbours: ({ depot, and }) => `Die Depots ${depot} und ${and} sind keine Nachbarn.`,
  notCanonical: ({ depot, and }) => `Nenne die beiden Depots andersherum: ${and}, dann ${depot}.`,
  wrongBenefit: ({ tile }) => `Dieses Gebäude holt das nicht: ${tiles[tile].name}.`,
  wrongGoods: ({ count }) => `Wähle ${many(count, 'Farbe', 'Farben')} unter den Waren, die dort liegen.`,
  cannotDecline: () => 'Darauf kannst du nicht verzichten.',
  notYourBoard: ({ duchy }) => `Fürstentum ${duchy} ist nicht auf deinem Tableau.`,
  notACastleSpace: ({ space }, say) => `Das Feld mit ${say.space(space)} ist kein Burgfeld dieses Fürstentums.`,
};

const words: Words = {
  numbers: {
    areas: 'vollendete Gebiete',
    phases: 'früh vollendet',
    bonuses: 'Bonusplättchen',
    animals: 'Tiere',
    watchtowers: 'Wachtürme',
    sales: 'Verkäufe',
    goods: 'übrige Waren',
    silver: 'Silberlinge',
    chips: 'Arbeiterchips',
    knowledge: 'Wissen',
    goodsSold: 'verkaufte Waren',
    stored: 'Plättchen im Lager',
    dice: 'Würfel',
    emptySpaces: 'leere Felder',
    bonusTiles: 'Bonusplättchen',
  },
  counted: {
    silver: ['Silberling', 'Silberlinge'],
    chips: ['Chip', 'Chips'],
    goods: ['Ware', 'Waren'],
    bonusTiles: ['Bonusplättchen', 'Bonusplättchen'],
  },
  ties: {
    emptySpaces: { more: 'mehr leere Felder', fewer: 'weniger leere Felder' },
    turnOrder: { more: 'später in der Zugfolge', fewer: 'früher in der Zugfolge' },
  },
  reveals: 'Danach wird gewürfelt oder aufgedeckt; das lässt sich nicht zurücknehmen.',
};

export const de: Texts = {
  tiles,
  colours,
  goods,
  actions,
  events,
  asks,
  refusals,
  words,
  groups: {
    chooseEstate: 'Fürstentum wählen',
    takeTile: 'Plättchen nehmen',
    placeTile: 'Plättchen legen',
    sellGoods: 'Waren verkaufen',
    takeChips: 'Arbeiterchips nehmen',
    buyTile: 'Plättchen kaufen',
    loadGoods: 'Waren laden',
    keepGoods: 'Waren wählen',
    decline: 'Oder',
    endTurn: 'Zug beenden',
  },
  rolls: (name, faces) => `${name} würfelt ${list(faces)}.`,
  startsWith: (name, drawn) => `${name} beginnt mit Waren in ${list(drawn.map((good) => capital(goods[good])))}.`,
  space: (number, row, column) => `einer ${number} (Reihe ${row}, Feld ${column})`,
  pieces: {
    goods: (good) => `Waren in ${capital(goods[good])}`,
    depotGoods: (depot) => `Waren in Depot ${depot}`,
    depotTile: (depot, tile) => `Depot ${depot}: ${tile}`,
    blackTile: (tile) => `Schwarzes Depot: ${tile}`,
    ownSpace: (owner, colour, space, tile) =>
      `${colour ? spaces[colour] : 'Feld'} von ${owner} mit ${space}${tile ? `: ${tile}` : ''}`,
    storage: (owner, tile) => `Lager von ${owner}: ${tile}`,
    ownGoods: (owner, good) => `Waren von ${owner} in ${capital(goods[good])}`,
    die: (owner, face) => `Würfel von ${owner} mit ${face}`,
    chips: (owner, count) => `Arbeiterchips von ${owner}: ${count}`,
    silver: (owner, count) => `Silberlinge von ${owner}: ${count}`,
    about: {
      die: 'Jeder Würfel ist eine Aktion: ein Plättchen aus dem Depot seiner Zahl nehmen, eines auf ein Feld seiner Zahl legen, die Waren seiner Zahl verkaufen oder Arbeiterchips nehmen.',
      chips: 'Ein Arbeiterchip ändert einen Würfel vor dem Nutzen um 1; 6 und 1 sind Nachbarn.',
      silver: 'Für 2 Silberlinge darfst du einmal im Zug ein Plättchen aus dem schwarzen Depot kaufen.',
      goods: 'Waren einer Farbe werden zusammen verkauft: Punkte für jede, dazu 1 Silberling.',
      depotGoods: 'Wer ein Schiff legt, lädt die Waren eines Depots.',
      storage: 'Hier warten Plättchen, bis ein Würfel sie legt. Es ist Platz für drei.',
      space: 'Ein Plättchen dieser Farbe darf mit einem Würfel dieser Zahl hierher, neben ein schon gelegtes.',
    },
  },
  next: {
    where: (tile: Tile) => `Wähle nun das Feld für ${tiles[tile].one}.`,
    which: 'Wähle nun das Plättchen, das dorthin kommt.',
    giveUp: 'Dein Lager ist voll: Wähle nun das Plättchen, das du abgibst.',
    die: 'Wähle nun den Würfel, den du verwendest.',
    use: (face: number) => `Wähle nun, wofür die ${face} ist: Plättchen, Feld, Waren oder Chips.`,
  },
  empty: 'leer',
  free: 'frei',
  none: 'keine',
  nothing: 'nichts',
  mainBoard: 'Spielplan',
  depot: (number) => `Depot ${number}`,
  blackDepot: 'Schwarzes Depot',
  blackDepotHint: 'Schwarzes Depot: Kauf mit Silberlingen',
  duchy: (id) => `Fürstentum ${id}`,
  handOf: (owner: string) => `Was ${owner} zur Hand hat`,
  duchyOf: (id, owner) => `Fürstentum ${id} von ${owner}`,
  silver: 'Silber',
  chips: 'Chips',
  storage: 'Lager',
  goodsOwned: (sold) => `Waren${sold ? ` (${sold} verkauft)` : ''}`,
  status: {
    phase: 'Durchgang',
    round: 'Runde',
    roundOf: (round, all) => `${round} von ${all}`,
    whiteDie: 'Weißer Würfel',
    notRolled: 'nicht gewürfelt',
    shows: (face) => `zeigt ${face}`,
    goodsToCome: 'Kommende Waren',
    order: 'Zugfolge',
    orderHint: '(von rechts nach links)',
    field: (field) => `Feld ${field}`,
    bonuses: 'Bonusplättchen',
    bonusesHint: '(groß, klein)',
    largeFree: (points) => `groß: ${points} Punkte`,
    smallFree: (points) => `klein: ${points} Punkte`,
    largeOf: (name) => `groß: ${name}`,
    smallOf: (name) => `klein: ${name}`,
  },
  legend: { title: 'Was die Plättchen tun', goods: 'Waren' },
  text: {
    now: (phase, round, rounds, die, goods) =>
      `Durchgang ${phase}, Runde ${round} von ${rounds}. Weißer Würfel: ${die}. Kommende Waren: ${goods}.`,
    order: (seats) => `Zugfolge (weiter vorn ist früher, im Stapel ist der spätere oben): ${seats}.`,
    onField: (name, field) => `${name} auf Feld ${field}`,
    goodsToChoose: 'Waren zur Wahl',
    bonus: (colour, large, small) => `${colour}: groß ${large}, klein ${small}`,
    notChosen: 'noch nicht gewählt',
    placed: (tiles) => `Gelegt: ${tiles}.`,
    emptySpaces: (spaces) => `Leer: ${spaces}.`,
    spaces: 'Felder zur Wahl',
  },
  intro: {
    goal: {
      title: 'Ein eigenes Fürstentum',
      text: 'Alle bauen ein Fürstentum aus 37 Feldern um eine erste Burg. Plättchen füllen die Felder; fertige Gebiete bringen Punkte, je früher, desto mehr. Wer nach fünf Durchgängen zu fünf Runden die meisten Punkte hat, gewinnt.',
    },
    dice: {
      title: 'Zwei Würfel, zwei Aktionen',
      text: 'In jeder Runde würfeln alle mit zwei Würfeln, und jeder Würfel ist eine Aktion. Ein Arbeiterchip ändert einen Würfel vorher um eins; 6 und 1 sind Nachbarn.',
    },
    take: {
      title: 'Plättchen nehmen',
      text: 'Mit einem Würfel nimmst du ein Plättchen aus dem Depot seiner Zahl. Es kommt in dein Lager, in dem drei Platz haben.',
    },
    place: {
      title: 'Plättchen legen',
      text: 'Mit einem Würfel legst du ein Plättchen aus dem Lager auf ein Feld seiner Zahl und Farbe, neben eines, das schon in deinem Fürstentum liegt.',
    },
    effects: {
      title: 'Plättchen bewirken etwas',
      text: 'Die meisten Plättchen wirken beim Legen: Gebäude holen Plättchen, Chips oder Silber, eine Burg ist eine weitere Aktion, Tiere bringen Punkte. Wissen ändert die Regeln für dich, Bergwerke bringen nach jedem Durchgang Silber. Die Liste unter dem Plan sagt, was jedes tut.',
    },
    goods: {
      title: 'Schiffe und Waren',
      text: 'In jeder Runde trifft eine Ware in einem Depot ein. Ein Schiff lädt alle Waren eines Depots und bringt dich in der Zugfolge nach vorn. Mit einem Würfel verkaufst du die Waren seiner Zahl für Punkte und Silber.',
    },
    silver: {
      title: 'Das schwarze Depot',
      text: 'Einmal im Zug darfst du für 2 Silberlinge ein Plättchen aus dem schwarzen Depot kaufen, ohne Würfel.',
    },
    areas: {
      title: 'Punkte',
      text: 'Ein fertiges Gebiet bringt Punkte nach seiner Größe, und mehr in den frühen Durchgängen. Wer zuerst alle Felder einer Farbe füllt, nimmt deren großen Bonus. Und wenn nichts passt: Ein Würfel bringt immer zwei Arbeiterchips.',
    },
  },
};
