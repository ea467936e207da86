// Orléans auf Deutsch: Aktionen, Ereignisse, Fragen und Ablehnungen.

import { capital, counting } from '../../../../i18n/language.js';
import type { From, Place, Space } from '../../types.js';
import type { ActionTexts, AskTexts, EventTexts, RefusalTexts, Say } from '../index.js';
import { into, places } from './places.js';
import { at, citizens, coins, gears, happenings, roles, the } from './tables.js';
import * as trade from './trade-sentences.js';

const many = counting('de');
const steps = (count: number) => many(count, 'Schritt', 'Schritte');
const quoted = (place: Place, say: Pick<Say, 'placeTitle'>) => `„${say.placeTitle(place)}“`;
const there = (space: Space, say: Say) => quoted(say.placeOfSpace(space), say);
const from: Record<From, string> = {
  market: '',
  tower: ' vom Turm',
  bath: ' aus dem Badehaus',
  bag: ' aus dem Beutel',
};
const rewards = { none: '', coin: ', für eine Münze', step: ', für einen Schritt' };

export const actions: ActionTexts = {
  recall: (a, say, now) => `${capital(now.standing(a.space))} von ${say.space(a.space)}`,
  draw: (a) => (a.count === 0 ? 'Niemanden ziehen' : `${a.count} ziehen`),
  keep: (a) => `${capital(the(a.follower))} behalten`,
  shelter: (a) => `${capital(the(a.follower))} auf den Turm`,
  plan: (a, say, { as }) =>
    `${capital(say.follower(a.follower))}${from[a.from]} ${into[say.placeOfSpace(a.space)]}${as ? `, als ${as}` : ''}`,
  install: (a, say) => `${capital(gears[a.gear].name)} auf ${say.space(a.space)}`,
  ready: (_, __, { ask }) =>
    (
      ({
        recall: 'Jetzt ziehen',
        plan: 'Planung beenden',
        shelter: 'Die anderen auf dem Markt lassen',
        install: 'Technik für später behalten',
      }) as Record<string, string>
    )[ask ?? ''] ?? 'Fertig',
  use: (a, say, { merchant }) =>
    `${say.placeTitle(a.place)}: ${a.place === 'guildhall' ? `Kontor in ${merchant} bauen` : places[a.place].short}`,
  recruit: (a) => `${capital(roles[a.role].a)} anwerben`,
  travel: (a, say) => `Nach ${say.town(a.to)}, ${a.take === null ? 'ohne Ware' : `mit ${say.good(a.take)}`}`,
  send: (a, say) => `${capital(say.role(a.role))} zu „${say.deedTitle(a.deed)}“${rewards[a.reward ?? 'none']}`,
  dose: (a) => `${coins(a.coins)} für ${steps(a.coins)} zahlen`,
  takePlace: (a, say) => `${quoted(a.place, say)} nehmen`,
  decline: (_, __, { ask }) => trade.declines[ask ?? 'turn'] ?? 'Niemanden mehr schicken',
  pass: () => 'Für diese Runde passen',
  shield: () => 'Den Mönch in den Beutel schicken',
  suffer: () => 'Das Ereignis ertragen',
  giveFood: (a, say) => `${say.good(a.good)} geben`,
  payCoins: (_, __, { ask }) =>
    ask === 'harvest' ? 'Münzen für die noch fällige Nahrung zahlen' : 'Stattdessen Münzen zahlen',
  surrenderStation: (a, say) =>
    a.town === null ? 'Ein noch nicht gebautes Kontor' : `Das Kontor in ${say.town(a.town)}`,
  surrenderFollower: () => 'Einen blind gezogenen Gefolgsmann aus dem Beutel',
  surrenderStep: () => 'Einen Schritt zurück auf der Entwicklungsleiste',
  surrenderGood: (a, say) => say.good(a.good),
  surrenderPlace: (a, say) => quoted(a.place, say),
  surrenderGear: (a) => capital(gears[a.gear].name),
  surrenderInstalled: (a, say) => `Die Technik auf ${say.space(a.space)}`,
  ...trade.actions,
};

export const events: EventTexts = {
  goodLaid: () => undefined,
  placeChosen: (e, say) => `${quoted(e.place, say)} ist im Spiel.`,
  startPlayerDrawn: (e, say) => `${say.name(e.seat)} beginnt die Partie.`,
  roundStarted: (e, say) => `Runde ${e.round} von ${say.rounds}.`,
  hourglassTurned: (e, say) => {
    const { happening, amount } = say.hourglass(e.tile);
    return `Das Stundenglas zeigt ${say.hourglassTitle(e.tile)}: ${happenings[happening].brings(amount)}.`;
  },
  censusHeld: (e, say) => {
    const words = [
      ...(e.first === null ? [] : [`${say.name(e.first)} liegt allein vorn`]),
      ...(e.last === null ? [] : [`${say.name(e.last)} allein hinten`]),
    ];
    return `Volkszählung: ${words.join(', ') || 'niemand erhält oder zahlt etwas'}.`;
  },
  coinsGained: (e, say) => `${say.name(e.seat)} erhält ${coins(e.coins)}.`,
  coinsPaid: (e, say) => `${say.name(e.seat)} zahlt ${coins(e.coins)}.`,
  followerRecalled: (e, say) => `${say.name(e.seat)} nimmt ${the(e.follower)} von ${there(e.space, say)} zurück.`,
  followerDrawn: (e, say) => `${say.name(e.seat)} zieht: ${say.follower(e.follower)}.`,
  followerKept: (e, say) => `${say.name(e.seat)} behält ${the(e.follower)}.`,
  followerSheltered: (e, say) => `${say.name(e.seat)} schickt ${the(e.follower)} auf den Turm.`,
  followerPlanned: (e, say) => `${say.name(e.seat)} schickt ${the(e.follower)} ${into[say.placeOfSpace(e.space)]}.`,
  technologyInstalled: (e, say) => `${say.name(e.seat)} legt Technik auf ${there(e.space, say)}.`,
  planFixed: (e, say) => `${say.name(e.seat)} beendet die Planung.`,
  placeUsed: (e, say) => `${say.name(e.seat)} nutzt ${quoted(e.place, say)}.`,
  followerRecruited: (e, say) => `${say.name(e.seat)} wirbt ${roles[e.role].a} an.`,
  trackAdvanced: (e, say) => `${say.name(e.seat)} rückt auf Stufe ${e.step} der Leiste „${say.role(e.track)}“.`,
  developmentAdvanced: (e, say) => `${say.name(e.seat)} rückt auf Feld ${e.field} der Entwicklungsleiste.`,
  goodGained: (e, say) => `${say.name(e.seat)} erhält ${say.good(e.good)}.`,
  technologyGained: (e, say) => `${say.name(e.seat)} erhält ein Plättchen: ${gears[e.gear].name}.`,
  placeTaken: (e, say) => `${say.name(e.seat)} nimmt ${quoted(e.place, say)}.`,
  merchantMoved: (e, say) =>
    `Die Händlerfigur von ${say.name(e.seat)} zieht über den ${say.way(e.path)} nach ${say.town(e.to)}.`,
  stationBuilt: (e, say) => `${say.name(e.seat)} baut ein Kontor in ${say.town(e.town)}.`,
  followerSent: (e, say) => `${say.name(e.seat)} schickt ${roles[e.role].a} zu „${say.deedTitle(e.deed)}“.`,
  citizenTaken: (e, say) => `${say.name(e.seat)} nimmt den Bürger ${citizens[e.citizen]}.`,
  actionEnded: () => undefined,
  passed: (e, say) => `${say.name(e.seat)} passt.`,
  shielded: (e, say) =>
    `${quoted(e.place, say)} schützt ${say.name(e.seat)}${e.good ? `, bezahlt mit ${say.good(e.good)}` : ''}.`,
  foodGiven: (e, say) => `${say.name(e.seat)} gibt ${say.good(e.good)}.`,
  plagueStruck: (e, say) =>
    `Die Pest zieht bei ${say.name(e.seat)} ${the(e.follower)}, er ${e.lost ? 'ist verloren' : 'geht zurück in den Beutel'}.`,
  tortureBegan: (e, say) => `${say.name(e.seat)} muss ${many(e.owed, 'Ding', 'Dinge')} abgeben.`,
  stationSurrendered: (e, say) =>
    `${say.name(e.seat)} gibt ${e.town === null ? 'ein noch nicht gebautes Kontor' : `das Kontor in ${say.town(e.town)}`} ab.`,
  followerSurrendered: (e, say) => `${say.name(e.seat)} gibt ${roles[e.role].a} aus dem Beutel ab.`,
  stepSurrendered: (e, say) => `${say.name(e.seat)} geht auf Feld ${e.field} der Entwicklungsleiste zurück.`,
  goodSurrendered: (e, say) => `${say.name(e.seat)} gibt ${say.good(e.good)} ab.`,
  placeSurrendered: (e, say) => `${say.name(e.seat)} gibt ${quoted(e.place, say)} ab.`,
  technologySurrendered: (e, say) =>
    `${say.name(e.seat)} gibt Technik${e.space === null ? '' : ` auf ${there(e.space, say)}`} ab.`,
  debtLapsed: (e, say) => `${say.name(e.seat)} hat nichts mehr zu geben; was noch fällig ist (${e.coins}), verfällt.`,
  startPlayerChanged: (e, say) => `${say.name(e.seat)} beginnt die nächste Runde.`,
  gameEnded: () => 'Die Partie ist zu Ende.',
  ...trade.events,
};

export const asks: AskTexts = {
  recall: () => ({
    title: 'Gefolgsleute zurücknehmen?',
    hint: 'Wähle sie an deinen Orten. Für jeden, der zurückkommt, ziehst du einen weniger.',
  }),
  draw: (ask) => ({ title: 'Gefolgsleute ziehen', hint: `Du darfst bis zu ${ask.most} ziehen.` }),
  keep: () => ({ title: 'Badehaus', hint: 'Wähle, wer auf deinem Markt bleibt.' }),
  shelter: () => ({
    title: 'Pulverturm',
    hint: 'Wähle bis zu zwei Gefolgsleute auf deinem Markt; sie gehen auf den Turm.',
  }),
  plan: () => ({
    title: 'Planung',
    hint: 'Wähle auf deinem Markt einen Gefolgsmann, dann ein Feld, oder zieh ihn dorthin.',
  }),
  turn: () => ({ title: 'Du bist am Zug', hint: 'Nutze einen deiner besetzten Orte, oder passe für diese Runde.' }),
  sendMore: (ask, say) => ({
    title: 'Noch einen zu den Werken?',
    hint: `Ein zweiter Gefolgsmann von ${quoted(ask.from, say)} darf in derselben Aktion gehen.`,
  }),
  placeTile: () => ({
    title: 'Ortskarte nehmen',
    hint: 'Wähle eine Karte aus den Stapeln; auf der ersten Stufe der Händlerleiste nur eine der Kategorie I.',
  }),
  bathhouse: (ask) => ({
    title: 'Badehaus',
    hint: `Setze ${ask.left === 1 ? 'noch einen' : ask.left} der Gezogenen ein: Wähle einen Gefolgsmann und ein Feld.`,
  }),
  install: () => ({
    title: 'Technik',
    hint: 'Du hast gepasst. Lege Technik auf ein freies Feld, oder behalte sie für später.',
  }),
  shield: () => ({
    title: 'Ereignis abwehren?',
    hint: 'Das kostet den Mönch der Sakristei, der in den Beutel zurückgeht, oder eine Ware der Brasserie.',
  }),
  harvest: (ask) => ({ title: 'Ernte', hint: `${ask.due} Nahrung zu geben: Getreide, Käse oder Wein.` }),
  torture: (ask) => ({
    title: 'Etwas abgeben',
    hint: `Noch ${many(ask.owed, 'Ding von dir verlässt', 'Dinge von dir verlassen')} das Spiel: Wähle, was.`,
  }),
  ...trade.asks,
};

export const refusals: RefusalTexts = {
  wrongAnswer: () => 'Danach wird jetzt nicht gefragt.',
  nobodyThere: ({ space }, say) => `Auf diesem Feld von ${there(space, say)} steht niemand.`,
  tooManyRecalled: ({ most }) => `Höchstens ${most} Gefolgsleute werden je Runde zurückgenommen.`,
  marketFull: () => 'Der Markt hat keinen Platz.',
  tooMany: ({ most }) => `Höchstens ${most}.`,
  notDrawn: ({ follower }, say) => `Nicht gezogen wurde: ${say.follower(follower)}.`,
  notOnMarket: ({ follower }, say) => `Nicht auf dem Markt: ${say.follower(follower)}.`,
  notThere: ({ follower, store }, say) => `Nicht ${at[store]}: ${say.follower(follower)}.`,
  towerFull: () => 'Der Turm hat Platz für zwei.',
  marketOverfull: ({ over }) => `${over} zu viel auf dem Markt: Schicke sie auf den Turm.`,
  notYourPlace: ({ place }, say) => `${quoted(place, say)} gehört dir nicht.`,
  spaceTaken: ({ space }, say) => `Dieses Feld von ${there(space, say)} ist besetzt.`,
  sameAs: ({ space }) => `Diese Felder sind gleich: Nimm das erste, ${space}.`,
  unfit: ({ follower, space }, say) =>
    `Dort darf er nicht stehen (${say.follower(follower)}): Das Feld von ${there(space, say)} ist für ${say.wanted(space)}.`,
  neutralOnly: ({ space }, say) => `${there(space, say)} nimmt nur neutrale Gefolgsleute auf.`,
  monkOnly: ({ space }, say) => `Dieses Feld von ${there(space, say)} ist nur für Mönche.`,
  mustPlaceMore: () => 'Dann könnte der andere nicht eingesetzt werden.',
  noGear: () => 'Du hast keine solche Technik.',
  passFirst: () => 'Technik legst du erst aus, wenn du gepasst hast.',
  noRoleThere: ({ space }, say) => `Dieses Feld von ${there(space, say)} nennt niemanden, den Technik ersetzen könnte.`,
  onlySpace: ({ space }, say) => `${there(space, say)} hat kein anderes Feld und nimmt darum keine Technik auf.`,
  secondGear: ({ place }, say) => `${quoted(place, say)} hat schon Technik.`,
  farmerSpacesOnly: ({ space }, say) =>
    `Die erste Technik ersetzt einen Bauern; dieses Feld ist für ${say.wanted(space)}.`,
  notActivated: ({ place }, say) => `${quoted(place, say)} ist nicht aktiviert.`,
  noAction: ({ place }, say) => `${quoted(place, say)} hat keine Aktion.`,
  sayMore: ({ place }, say) => `Sage, wofür ${quoted(place, say)} genutzt wird.`,
  notItsAction: ({ place }, say) => `Das tut ${quoted(place, say)} nicht.`,
  noneInSupply: ({ role }, say) => `Nicht mehr im Vorrat: ${say.role(role)}.`,
  goodMissing: ({ good }, say) => `Nicht auf dem Warenmarkt: ${say.good(good)}.`,
  noTechnology: () => 'Es ist keine Technik mehr da.',
  trackEnd: ({ role }, say) => `Dein Stein steht am Ende der Leiste „${say.role(role)}“.`,
  barredNow: ({ role }, say) => `In dieser Runde nicht anzuwerben: ${say.role(role)}.`,
  developmentEnd: () => 'Dein Stein steht am Ende der Entwicklungsleiste.',
  merchantElsewhere: ({ town }, say) => `Deine Händlerfigur steht nicht in ${say.town(town)}.`,
  noPath: ({ from, to }, say) => `Kein solcher Weg führt von ${say.town(from)} nach ${say.town(to)}.`,
  goodNotThere: ({ good }, say) => `Auf diesem Weg liegt das nicht: ${say.good(good)}.`,
  townTaken: ({ town }, say) => `${say.town(town)} hat schon ein Kontor.`,
  noStationLeft: () => 'Du hast kein Kontor mehr.',
  notStandingThere: ({ role, place }, say) =>
    `Auf ${quoted(place, say)} steht kein neutraler Gefolgsmann dieser Art: ${say.role(role)}.`,
  deedFull: ({ deed, role }, say) => `„${say.deedTitle(deed)}“ hat kein freies Feld für ${roles[role].a}.`,
  chooseReward: ({ deed }, say) => `„${say.deedTitle(deed)}“ bringt eine Münze oder einen Schritt: Sage, was.`,
  noChoiceOfReward: ({ deed }, say) => `„${say.deedTitle(deed)}“ lässt keine Wahl der Belohnung.`,
  doseOutOfRange: ({ most }) => `Zahle 1 bis ${most} Münzen.`,
  tooFewCoins: ({ needed, owned }) => `Das kostet ${coins(needed)}; du hast ${owned}.`,
  notInStack: ({ place }, say) => `${quoted(place, say)} liegt nicht in den Stapeln.`,
  categoryOneOnly: ({ place }, say) => `Deine erste Ortskarte ist aus Kategorie I; ${quoted(place, say)} ist es nicht.`,
  noShield: () => 'In deiner Sakristei steht kein Mönch.',
  notFood: ({ good }, say) => `${say.good(good)} kann man nicht essen.`,
  notOwned: ({ good }, say) => `Das hast du nicht: ${say.good(good)}.`,
  ownsFewer: ({ good, owned }, say) => `Davon hast du nur ${owned}: ${say.good(good)}.`,
  foodFirst: () => 'Solange Nahrung da ist, muss sie gegeben werden.',
  cannotSurrender: () => 'Davon hast du nichts abzugeben.',
  coinField: () => 'Ein Münzfeld versperrt den Schritt zurück.',
  ...trade.refusals,
};
