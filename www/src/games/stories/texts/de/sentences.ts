// Actions, events, questions and refusals in German.

import type { ActionTexts, AskTexts, EventTexts, RefusalTexts, Say } from '../shapes.js';
import type { Place } from '../../types.js';
import { aBuilding, coins, fame, followers, many, missed, seasons, threats, trades } from './tables.js';

const quoted = (place: Place, say: Say): string => `„${say.placeTitle(place)}“`;

export const actions: ActionTexts = {
  settle: (a, say) => `Siedeln: ${say.area(a.area)}`,
  recall: (a, say, now) => `${now.standing(a.space)} zurücknehmen von ${say.space(a.space)}`,
  plan: (a, say) => `${say.tile(a.tile)} auf ${say.space(a.space)}`,
  ready: (_, __, now) =>
    now.ask?.type === 'recall'
      ? 'Jetzt ziehen'
      : now.ask?.type === 'unload'
        ? 'Den Rest liegen lassen'
        : 'Planung beenden',
  expand: (a, say) =>
    a.from === null
      ? `${say.placeTitle(a.place)}: ${say.area(a.area)} betreten`
      : `${say.placeTitle(a.place)}: von ${say.area(a.from)} nach ${say.area(a.area)}`,
  build: (a, say) => `${say.placeTitle(a.place)}: bauen auf ${say.area(a.area)}`,
  recruit: (a, say) => `${say.placeTitle(a.place)}: ${followers[a.follower].a} anwerben`,
  takeCard: (a, say) => `${a.place ? `${say.placeTitle(a.place)}: ` : ''}${quoted(a.card, say)} nehmen`,
  use: (a, say) => `${quoted(a.place, say)} nutzen`,
  spend: (a, say) => {
    const effect = say.effect(a.place);
    return effect.type === 'convert'
      ? `${say.placeTitle(a.place)}: aus ${a.amount} ${say.good(effect.from)} wird ${say.good(effect.to)}`
      : `${say.placeTitle(a.place)}: ${coins(a.amount)} für Ruhm`;
  },
  dispatch: (a, say) => {
    const why = { task: '', bonus: ', für den Bonus', advance: `, um in ${say.next} aufzusteigen` }[a.mode];
    return `${say.placeTitle(a.place)}: ${say.tile(a.tile)} zu „${say.destination(a.to)}“${why}`;
  },
  pass: () => 'Für diese Runde passen',
  sell: (a, say) => `${say.good(a.good)} verkaufen für ${coins(say.price(a.good))}`,
  buy: (a, say) => `${say.good(a.good)} kaufen für ${coins(say.price(a.good))}`,
  stop: (_, __, now) => (now.ask?.type === 'deliver' ? 'Nichts mehr liefern' : 'Nicht mehr handeln'),
  deliver: (a, say) => `${say.good(a.good)} liefern für ${fame(say.delivery(a.good))}`,
  stand: (a, say) => `${say.follower(a.follower)} auf ${a.space === null ? 'den Anger' : say.space(a.space)}`,
  return: (a, say) => `${say.follower(a.follower)} zurück in den Beutel`,
  choose: (a, _, now) =>
    now.ask?.type !== 'transmute' ? a.reward : a.reward === 'fame' ? fame(now.ask.fame) : coins(now.ask.coins),
  draw: () => 'Einen Gefolgsmann ziehen',
  decline: (_, __, now) =>
    now.ask?.type === 'barter'
      ? 'Nichts tauschen'
      : now.ask?.type === 'raid'
        ? 'Niemanden zurückschicken'
        : 'Nicht ziehen',
  swap: (a, say) => `${say.good(a.give)} geben für ${say.good(a.take)} von ${say.name(a.with)}`,
  sendBack: (a, say, now) =>
    `${now.standing(a.space, a.of)} von ${say.name(a.of)} zurückschicken, von ${say.space(a.space)}`,
  give: (a, say) => `${say.good(a.good)} geben`,
  takeTile: (a, say) => `${say.ware(a.ware)} nehmen`,
  unload: (a, say, now) => `${now.standing(a.space)} zurücknehmen von ${say.space(a.space)}`,
  payCoins: (_, __, now) => (now.ask?.type === 'payValue' ? `${coins(now.ask.left)} zahlen` : 'Münzen zahlen'),
  strike: () => 'Einen Bürger streichen',
  strikeField: (a, say, now) => `${say.task(a.task)}: ${now.field(a.task, a.field)} abhaken`,
};

export const events: EventTexts = {
  landLaid: () => undefined,
  startPlayer: (e, say) => `${say.name(e.seat)} ist Startspieler.`,
  settled: (e, say) => `${say.name(e.seat)} siedelt: ${say.area(e.area)}.`,
  roundStarted: (e) => `Runde ${e.round}.`,
  seasonStarted: (e) => `Es ist ${seasons[e.season]}.`,
  tilesArrived: (e, say) => `Auf den Marktplatz: ${e.count} × ${say.ware(e.ware)}.`,
  narrated: () => undefined,
  followerRecalled: (e, say) =>
    `${say.name(e.seat)} nimmt zurück: ${say.follower(e.follower)} von ${say.space(e.space)}.`,
  followerDrawn: (e, say) => `${say.name(e.seat)} zieht: ${say.follower(e.follower)}.`,
  planned: (e, say) => `${say.name(e.seat)} plant: ${say.tile(e.tile)} auf ${say.space(e.space)}.`,
  passed: (e, say) => `${say.name(e.seat)} passt.`,
  executed: (e, say) => `${say.name(e.seat)} nutzt ${quoted(e.place, say)}.`,
  coinsGained: (e, say) => `${say.name(e.seat)} erhält ${coins(e.coins)}.`,
  coinsPaid: (e, say) => `${say.name(e.seat)} zahlt ${coins(e.coins)}.`,
  goodsGained: (e, say) => `${say.name(e.seat)} erhält ${e.count} ${say.good(e.good)}.`,
  goodSpent: (e, say) => `${say.name(e.seat)} gibt ${say.good(e.good)}.`,
  technologyGained: (e, say) => `${say.name(e.seat)} erhält Technik.`,
  followerGained: (e, say) => `${say.name(e.seat)} wirbt ${followers[e.follower].a} an.`,
  followerLost: (e, say) => `${say.name(e.seat)} verliert ${followers[e.follower].a}.`,
  cardTaken: (e, say) => `${say.name(e.seat)} nimmt ${quoted(e.card, say)}.`,
  entered: (e, say) =>
    `${say.name(e.seat)} betritt ${say.area(e.area)}${e.from === null ? '' : `, von ${say.area(e.from)} her`}.`,
  displaced: (e, say) => `Der Siedler von ${say.name(e.seat)} wird vertrieben: ${say.area(e.area)}.`,
  built: (e, say) => `${say.name(e.seat)} baut ${aBuilding[e.building]} in Gebiet ${say.number(e.area)}.`,
  fameGained: (e, say) => `${say.name(e.seat)} erhält ${fame(e.fame)}.`,
  delivered: (e, say) => `${say.name(e.seat)} liefert ${say.good(e.good)}.`,
  dispatched: (e, say) =>
    `${say.name(e.seat)} sendet ${say.tile(e.tile)} zu „${say.destination(e.to)}“${e.mode === 'advance' ? ', um aufzusteigen' : ''}.`,
  deedCompleted: (e, say) => `${say.name(e.seat)} vollendet „${say.deed(e.deed)}“.`,
  deedLaidOut: (e, say) => `Ein neues Werk: „${say.deed(e.deed)}“.`,
  swapped: (e, say) => `${say.name(e.seat)} gibt ${say.good(e.give)} für ${say.good(e.take)} von ${say.name(e.with)}.`,
  sentBack: (e, say) =>
    `${say.follower(e.follower)} von ${say.name(e.seat)} wird zurückgeschickt, von ${say.space(e.space)}.`,
  unloaded: (e, say) => `${say.name(e.seat)} nimmt zurück: ${say.tile(e.tile)} von ${say.space(e.space)}.`,
  citizensStruck: (e, say) => `${say.name(e.seat)} streicht ${e.count} Bürger.`,
  fieldTicked: (e, say) => `${say.name(e.seat)} hakt ab: „${say.task(e.task)}“, Feld ${e.field}.`,
  epochEntered: (e, say) => `${say.name(e.seat)} kommt in Epoche ${say.epoch(e.epoch)}.`,
  threatDefeated: (e) => `Die ${threats[e.threat]} ist vorbei.`,
  yearJudged: (e, say) =>
    e.missed
      ? `${say.name(e.seat)} hat ${missed(e.missed)} verfehlt${e.favourites ? `; ausgeglichen durch Gunstplättchen: ${e.favourites}` : ''}.`
      : `${say.name(e.seat)} hat alles getan, was der König verlangt hat.`,
  eliminated: (e, say) => `${say.name(e.seat)} fällt in Ungnade und verlässt den Hof.`,
  yearStarted: (e) => `Jahr ${e.year} beginnt.`,
  gameEnded: () => 'Die Partie ist zu Ende.',
};

export const asks: AskTexts = {
  settle: () => ({ title: 'Wähle dein Startdorf', hint: 'Wähle ein Dorf auf der Karte: Dort beginnen deine Leute.' }),
  recall: () => ({
    title: 'Gefolgsleute zurücknehmen?',
    hint: 'Wähle sie an deinen Orten. Für jeden, der auf den Anger kommt, ziehst du einen weniger.',
  }),
  plan: () => ({
    title: 'Planung',
    hint: 'Wähle ein Plättchen auf dem Anger oder im Vorrat, dann ein Feld, oder zieh es dorthin.',
  }),
  turn: () => ({
    title: 'Du bist am Zug',
    hint: 'Nutze einen deiner besetzten Orte, sende ein Plättchen vom Tor, oder passe für diese Runde.',
  }),
  trade: (ask) => ({
    title: 'Markt',
    hint: `Noch ${trades(ask.left)}: Wähle eine deiner Waren, um sie zu verkaufen, oder eine vom Marktplatz, um sie zu kaufen.`,
  }),
  deliver: (ask) => ({
    title: 'Liefern',
    hint: `Noch bis zu ${many(ask.left, 'Ware', 'Waren')}: Wähle, welche du für Ruhm lieferst.`,
  }),
  place: (ask) => ({
    title: 'Setze ein, wen du gezogen hast',
    hint: `${ask.keep === 1 ? 'Einen davon' : `${ask.keep} davon`}: Wähle ein passendes freies Feld oder deinen Anger.`,
  }),
  transmute: () => ({ title: 'Alchemie', hint: 'Wähle, was der Gefolgsmann bringt: Ruhm oder Münzen.' }),
  draw: () => ({
    title: 'Einen Gefolgsmann ziehen?',
    hint: 'Er wird sofort eingesetzt, auf ein passendes freies Feld oder auf den Anger.',
  }),
  barter: () => ({
    title: 'Tauschhandel',
    hint: 'Wähle eine deiner Waren und eine andere Ware eines Gegners: Sie wechseln den Besitzer. Oder tausche nichts.',
  }),
  raid: () => ({
    title: 'Ritterbund',
    hint: 'Wähle einen Gefolgsmann an einem Ort eines Gegners: Er geht in dessen Beutel zurück. Oder schicke niemanden zurück.',
  }),
  feed: (ask) => ({
    title: 'Nahrung ist fällig',
    hint: `${ask.left} Nahrung zu geben: Wähle Essbares aus deinem Vorrat.`,
  }),
  pick: (ask) => ({
    title: 'Ein Bonus der Ruhmesleiste',
    hint: `Feld ${ask.space}: Wähle ein Plättchen vom Marktplatz.`,
  }),
  pickCard: (ask) => ({
    title: 'Ein Bonus der Ruhmesleiste',
    hint: `Feld ${ask.space}: Wähle eine der Ortskarten.`,
  }),
  unload: () => ({
    title: 'Entladen?',
    hint: 'Wähle Plättchen auf dem Tor und Waren an deinen Orten, die in den Vorrat zurückkommen.',
  }),
  payFood: (ask) => ({
    title: 'Bezahle den Aufstieg',
    hint: `${ask.left} Nahrung zu zahlen: Wähle Essbares aus deinem Vorrat.`,
  }),
  payValue: (ask) => ({
    title: 'Bezahle den Aufstieg',
    hint: `Noch ${ask.left} zu zahlen: Wähle deine Waren; Münzen zahlen genau den Rest.`,
  }),
  wild: () => ({
    title: 'Ein freier Haken',
    hint: 'Streiche einen Bürger, oder hake ein beliebiges offenes Feld deiner vier Aufgaben ab.',
  }),
};

export const refusals: RefusalTexts = {
  wrongAnswer: () => 'Danach wird jetzt nicht gefragt.',
  noStartVillage: ({ area }, say) => `Kein Startdorf: ${say.area(area)}.`,
  settled: ({ area }, say) => `Dort siedelt schon jemand: ${say.area(area)}.`,
  tooManyRecalled: ({ most }) => `Höchstens ${many(most, 'Gefolgsmann kommt', 'Gefolgsleute kommen')} zurück.`,
  greenFull: () => 'Auf dem Anger ist kein Platz.',
  nobodyThere: ({ space }, say) => `Dort steht niemand: ${say.space(space)}.`,
  sameAs: ({ space }, say) => `Diese Felder sind gleich: Nimm das erste, ${say.space(space)}.`,
  notThere: ({ tile }, say) => `Weder auf dem Anger noch im Vorrat: ${say.tile(tile)}.`,
  notYourSpace: ({ space }, say) => `Dieses Feld gehört dir nicht: ${say.space(space)}.`,
  notYourPlace: ({ place }, say) => `${quoted(place, say)} hast du nicht.`,
  spaceTaken: ({ space }, say) => `Dieses Feld ist besetzt: ${say.space(space)}.`,
  monkOnly: ({ space }, say) => `Dort darf nur ein Mönch stehen: ${say.space(space)}.`,
  unfit: ({ tile, space }, say) => `Das passt dort nicht hin: ${say.tile(tile)} auf ${say.space(space)}.`,
  sameKind: ({ tile }, say) => `Jede Art steht dort nur einmal: ${say.tile(tile)}.`,
  noCoinsThere: ({ space }, say) => `Dorthin gehen keine Münzen: ${say.space(space)}.`,
  noSuchSum: ({ coins: sum }) => `Kein Feld verlangt ${coins(sum)}, oder du hast nicht so viele.`,
  oneFollowerSpace: ({ place }, say) => `${quoted(place, say)} hat keine zwei Felder für Gefolgsleute.`,
  onlySpace: ({ space }, say) => `Es ist dort das einzige Feld und nimmt darum keine Technik: ${say.space(space)}.`,
  noTechnologyThere: ({ place }, say) => `${quoted(place, say)} nimmt keine Technik auf.`,
  nobodyToReplace: ({ space }, say) => `Dort gibt es niemanden, den Technik ersetzen könnte: ${say.space(space)}.`,
  secondTechnology: ({ place }, say) => `${quoted(place, say)} hat schon Technik.`,
  noAction: ({ place }, say) => `Das tut ${quoted(place, say)} nicht.`,
  notActivated: ({ place }, say) => `${quoted(place, say)} ist nicht ganz besetzt.`,
  forbidden: ({ place }, say) => `${quoted(place, say)} ist in dieser Epoche verboten; vorbereiten darf man es.`,
  sayWhere: () => 'Mehrere deiner Orte nehmen Karten: Sage, welcher genutzt wird.',
  onlyPlace: ({ place }, say) => `Nur ${quoted(place, say)} nimmt jetzt Karten und wird darum nicht genannt.`,
  sayMore: ({ place }, say) => `Sage, wofür ${quoted(place, say)} genutzt wird.`,
  notInPlay: ({ area }, say) => `Gebiet ${say.number(area)} ist nicht im Spiel.`,
  alreadyYours: ({ area }, say) => `Dort hast du schon einen Siedler: ${say.area(area)}.`,
  outOfReach: ({ area }, say) => `Liegt nicht neben einem Gebiet, das du beherrschst: ${say.area(area)}.`,
  reserveLeft: ({ settlers }) => `Solange Siedler im Vorrat sind (${settlers}), zieht keiner auf der Karte um.`,
  reserveEmpty: () => 'Kein Siedler ist im Vorrat: Sage, welcher auf der Karte umzieht.',
  noSettlerThere: ({ area }, say) => `Dort hast du keinen Siedler: ${say.area(area)}.`,
  foreignFortress: ({ area }, say) => `Dort steht eine fremde Festung: ${say.area(area)}.`,
  protected: ({ area }, say) => `Das Kloster beschützt dieses Gebiet: ${say.area(area)}.`,
  tooFewKnights: ({ needed, knights }) => `Dafür braucht es ${needed} Ritter; da sind ${knights}.`,
  notControlled: ({ area }, say) => `Das beherrschst du nicht: ${say.area(area)}.`,
  noLand: ({ area }, say) => `Gebiet ${say.number(area)} ist schon ein Dorf.`,
  noVillage: ({ area }, say) => `Kein Dorf: ${say.area(area)}.`,
  notAlone: ({ area }, say) => `Das beherrschst du nicht allein: ${say.area(area)}.`,
  hasFortress: ({ area }, say) => `Dort steht schon eine Festung: ${say.area(area)}.`,
  hasChurch: ({ area }, say) => `Dort steht schon eine Kirche: ${say.area(area)}.`,
  noneLeft: ({ building }, say) => `Nichts mehr da: ${say.building(building)}.`,
  notRecruitedThere: ({ place, follower }, say) =>
    `${quoted(place, say)} wirbt keinen solchen Gefolgsmann an: ${say.follower(follower)}.`,
  notOnOffer: ({ ware }, say) => `Nicht auf dem Marktplatz: ${say.ware(ware)}.`,
  cardNotOut: ({ card }, say) => `${quoted(card, say)} liegt nicht unter den Ortskarten.`,
  categoryClosed: ({ card }, say) => `Die Kategorie von ${quoted(card, say)} steht dir noch nicht offen.`,
  wrongAmount: ({ least, most }) => `Es dürfen ${least} bis ${most} sein.`,
  tooFewCoins: ({ needed, owned }) => `Das kostet ${coins(needed)}; du hast ${owned}.`,
  notInStock: ({ good }, say) => `Nicht im Vorrat: ${say.good(good)}.`,
  bagEmpty: () => 'Dein Beutel ist leer.',
  noCitizensLeft: () => 'Es gibt keinen Bürger mehr zu streichen.',
  notDrawn: ({ follower }, say) => `Nicht gezogen: ${say.follower(follower)}.`,
  thereIsRoom: ({ follower }, say) => `Es ist Platz da: ${say.follower(follower)}.`,
  noFood: ({ good }, say) => `Kann man nicht essen: ${say.good(good)}.`,
  notDelivered: ({ good }, say) => `Kann man nicht liefern: ${say.good(good)}.`,
  notOfThisBonus: ({ ware }, say) => `Das bringt dieses Feld nicht: ${say.ware(ware)}.`,
  notLoaded: ({ place, tile }, say) => `Liegt nicht auf ${quoted(place, say)}: ${say.tile(tile)}.`,
  deedNotOut: ({ deed }, say) => `„${say.deed(deed)}“ liegt nicht aus.`,
  noField: ({ tile, to }, say) => `„${say.destination(to)}“ hat dafür kein offenes Feld: ${say.tile(tile)}.`,
  wrongMode: ({ to }, say) => `So wird zu „${say.destination(to)}“ nichts gesandt.`,
  noAdvancing: ({ deed }, say) => `„${say.deed(deed)}“ lässt niemanden aufsteigen.`,
  noEpochs: () => 'In dieser Geschichte steigt niemand auf.',
  alreadyAdvanced: () => 'Du bist in dieser Runde schon aufgestiegen.',
  lastEpoch: () => 'Es gibt keine weitere Epoche.',
  conditionMissed: ({ epoch }, say) => `Du erfüllst nicht, was Epoche ${say.epoch(epoch)} verlangt.`,
  cannotPay: ({ epoch }, say) => `Du kannst Epoche ${say.epoch(epoch)} nicht bezahlen.`,
  noOpponent: ({ seat }) => `Platz ${seat + 1} ist kein Gegner im Spiel.`,
  sameGood: ({ good }, say) => `Das Gleiche gegen das Gleiche ist kein Tausch: ${say.good(good)}.`,
  noFields: ({ task }, say) => `Kein Feld von „${say.task(task)}“ kann abgehakt werden.`,
  fieldNotOpen: ({ task, field }, say) =>
    `Feld ${field} von „${say.task(task)}“ ist nicht das erste offene seiner Art.`,
  nothingToUnload: ({ space }, say) => `Nichts von dort kann in den Vorrat zurück: ${say.space(space)}.`,
};
