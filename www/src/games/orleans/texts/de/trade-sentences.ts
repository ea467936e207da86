// Handel & Intrige auf Deutsch: Aktionen, Ereignisse, Fragen, Ablehnungen, und was Intriganten im Schilde führen.

import { capital, counting } from '../../../../i18n/language.js';
import type { AskKind, Civic, From, Place, Space } from '../../types.js';
import type { PlotTexts, Say, TradeActionTexts, TradeAskTexts, TradeEventTexts, TradeRefusalTexts } from '../shapes.js';
import { roles, the } from './tables.js';
import { civics, markers } from './trade-tables.js';

const many = counting('de');
const coins = (count: number) => many(count, 'Münze', 'Münzen');
const quoted = (place: Place, say: Say) => `„${say.placeTitle(place)}“`;
const there = (space: Space, say: Say) => quoted(say.placeOfSpace(space), say);
const civic = (which: Civic, say: Say) => `„${say.civicTitle(which)}“`;
const from: Record<From, string> = { market: 'Markt', tower: 'Turm', bath: 'Badehaus', bag: 'Beutel' };
const barters = { wool: 'eine Wolle', coins: '4 Münzen', steps: '3 Schritte' };
const ways = { road: 'Landweg', waterway: 'Wasserweg' };

/** Was einem Gegner geschieht. */
export const plots: PlotTexts = {
  swindle: (p, say) => `${say.good(p.takes)}${p.stored ? ' aus der Brasserie' : ''} nehmen, ${say.good(p.gives)} geben`,
  burn: () => 'das Kontor anzünden',
  kidnap: () => 'die Händlerfigur entführen',
  torture: () => 'foltern',
  execute: () => 'einen Gefolgsmann aus dem Beutel ziehen und hinrichten',
  sabotage: (p, say) => `den Gefolgsmann von ${say.space(p.space)} in den Beutel schicken`,
  spy: (p, say) => `die Technik auf ${say.space(p.space)} stehlen`,
  tax: () => 'bis zu 2 Münzen eintreiben',
  betray: (p) => `den Stein auf ${markers[p.marker]} zurückschieben`,
};

export const declines: { [ask in AskKind]?: string } = {
  placeTile: 'Keine Karte nehmen',
  deliver: 'Nichts liefern',
  indulgence: 'Niemanden kaufen',
  education: 'Nichts lernen',
  bonVoyage: 'Nicht reisen',
  amnesty: 'Den Angeworbenen im Beutel lassen',
  alchemy: 'Niemanden ziehen',
  court: 'Keinen Ort nutzen',
  tow: 'Nicht reisen',
  navigate: 'Keine Technik nehmen',
  build: 'Nichts bauen',
  target: 'Niemandem schaden',
  bribe: 'Nichts anbieten',
  bribed: 'Die Bestechung ablehnen',
  rebuild: 'Nichts bauen',
};

export const actions: TradeActionTexts = {
  move: (a, say) =>
    `Nach ${say.town(a.to)} auf dem ${ways[a.way]}, ${a.take === null ? 'ohne Ware' : `mit ${say.good(a.take)}`}`,
  deliver: (a, say) => `Liefern: ${say.order(a.order)}`,
  barter: (a) => `Einen Käse für ${barters[a.reward]}`,
  shieldWith: (a, say) => `${say.good(a.good)} aus der Brasserie geben`,
  dispatch: (a, say, { good }) =>
    `${capital(say.role(a.role))} zu ${civic(a.civic, say)}: ${good ?? civics[a.civic].short}`,
  newEvents: {
    hire: (a) => `${capital(roles[a.role].a)} kaufen`,
    educate: (a) => `Einen Schritt auf ${markers[a.marker]} gehen`,
    study: (a, say) => `${say.good(a.good)} geben`,
    levy: (a, say) => (say.goods(a) ? `${say.goods(a)} geben` : 'Nichts geben'),
    return: () => 'Die Händlerfigur nach Orléans schicken',
    starve: (a, say) => `${capital(say.role(a.role))} (${from[a.from]})`,
    starveAt: (a, say, now) => `${capital(now.standing(a.space))} von ${say.space(a.space)}`,
  },
  newDeeds: {
    putBack: (a) => `${capital(the(a.follower))} zurück in den Beutel`,
    takeGear: () => 'Die Technik nehmen',
    build: (_, __, { merchant }) => `Kontor in ${merchant} bauen`,
  },
  intrigue: {
    plot: (a, say) => `${say.name(a.victim)}: ${say.plot(a.plot)}`,
    offer: () => 'Eine Bestechung anbieten',
    pledge: (a, _, { counted }) => counted(a.count),
    bribe: (a, say) =>
      `${capital(say.bundle({ coins: a.coins, goods: a.good === null ? {} : { [a.good]: 1 } }))} anbieten`,
    accept: () => 'Die Bestechung annehmen',
    takeGood: (a, say) => `${say.good(a.good)} nehmen`,
    rebuild: (_, __, { merchant }) => `Kontor in ${merchant} bauen`,
  },
};

export const events: TradeEventTexts = {
  orderRevealed: (e, say) => `Ein neuer Auftrag: ${say.order(e.order)}.`,
  orderDelivered: (e, say) => `${say.name(e.seat)} erfüllt einen Auftrag: ${say.order(e.order)}.`,
  goodStored: (e, say) => `${say.name(e.seat)} legt ${say.good(e.good)} auf die Brasserie.`,
  bartered: (e, say) => `${say.name(e.seat)} tauscht einen Käse gegen ${barters[e.reward]}.`,
  followerDispatched: (e, say) => `${say.name(e.seat)} schickt ${roles[e.role].a} zu ${civic(e.civic, say)}.`,
  civicCompleted: (e, say) => `${say.name(e.seat)} vollendet ${civic(e.civic, say)}.`,
  newEvents: {
    followerHired: (e, say) => `${say.name(e.seat)} kauft ${roles[e.role].a}.`,
    goodGiven: (e, say) => `${say.name(e.seat)} gibt ${say.good(e.good)}.`,
    technologyReturned: (e, say) =>
      `${say.name(e.seat)} gibt ${e.space === null ? 'ein Technikplättchen' : `die Technik von ${there(e.space, say)}`} zurück.`,
    merchantReturned: (e, say) => `Die Händlerfigur von ${say.name(e.seat)} geht nach Orléans.`,
    followerStarved: (e, say) => `${say.name(e.seat)} verliert durch die Hungersnot ${roles[e.role].a}.`,
    booksBurned: (e, say) => `${say.name(e.seat)} geht auf Feld ${e.field} der Entwicklungsleiste zurück.`,
    farmerDismissed: (e, say) => `Der Bauer von ${say.name(e.seat)} verlässt ${there(e.space, say)}.`,
  },
  newDeeds: {
    goodLaid: () => undefined,
    followerPutBack: (e, say) => `${say.name(e.seat)} legt ${the(e.follower)} in den Beutel zurück.`,
    courtFavoured: (e, say) => `Das Schöffengericht lässt ${say.name(e.seat)} ${quoted(e.place, say)} nutzen.`,
  },
  intrigue: {
    plotted: (e, say) => `${say.name(e.seat)} intrigiert gegen ${say.name(e.victim)}: ${say.plot(e.plot)}.`,
    bribeOffered: (e, say) => `${say.name(e.seat)} bietet ${say.name(e.to)} ${say.bundle(e.bundle)}.`,
    bribeAccepted: (e, say) => `${say.name(e.seat)} nimmt die Bestechung an und verschont ${say.name(e.from)}.`,
    bribeRefused: (e, say) => `${say.name(e.seat)} lehnt die Bestechung von ${say.name(e.from)} ab.`,
    goodsSwapped: (e, say) =>
      `${say.name(e.seat)} nimmt ${say.name(e.victim)} ${say.good(e.takes)} ab und gibt dafür ${say.good(e.gives)}.`,
    stationBurned: (e, say) =>
      `${say.name(e.seat)} zündet das Kontor von ${say.name(e.victim)} in ${say.town(e.town)} an.`,
    merchantKidnapped: (e, say) =>
      `${say.name(e.seat)} entführt die Händlerfigur von ${say.name(e.victim)} nach Orléans.`,
    followerExecuted: (e, say) =>
      `Bei ${say.name(e.seat)} wird ein ${say.follower(e.follower)} gezogen und ${e.lost ? 'geht verloren' : 'kommt zurück in den Beutel'}.`,
    followerSabotaged: (e, say) =>
      `${say.name(e.seat)} vertreibt einen Gefolgsmann von ${say.name(e.victim)} von ${there(e.space, say)}.`,
    technologyStolen: (e, say) =>
      `${say.name(e.seat)} stiehlt ${say.name(e.victim)} die Technik von ${there(e.space, say)}.`,
    coinsCollected: (e, say) => `${say.name(e.seat)} treibt bei ${say.name(e.victim)} ${coins(e.coins)} ein.`,
    betrayed: (e, say) =>
      `${say.name(e.seat)} geht auf ${markers[e.marker]} einen Schritt vor, ${say.name(e.victim)} ${e.spared ? 'wird verschont' : 'einen zurück'}.`,
  },
};

export const asks: TradeAskTexts = {
  deliver: () => ({
    title: 'Einen Auftrag liefern?',
    hint: 'Deine Händlerfigur steht in seiner Stadt, und du hast die Waren. Wer liefert, passt für diese Runde.',
  }),
  dispatchMore: (ask, say) => ({
    title: 'Noch einen schicken?',
    hint: `Auch dieser Gefolgsmann von ${quoted(ask.from, say)} darf in derselben Aktion gehen: ${say.role(ask.role)}.`,
  }),
  newEvents: {
    indulgence: () => ({
      title: 'Ablass',
      hint: 'Für 2 Münzen kommt ein Gefolgsmann gleich in deinen Beutel, ohne Schritt auf seiner Leiste.',
    }),
    education: () => ({
      title: 'Ausbildung',
      hint: 'Für 2 Münzen gehst du auf einer Leiste einen Schritt vor und erhältst den Bonus.',
    }),
    bonVoyage: () => ({
      title: 'Gute Reise',
      hint: 'Für 2 Münzen zieht deine Händlerfigur über einen Weg und darf dort eine Ware nehmen.',
    }),
    furtherEducation: () => ({
      title: 'Fortbildung',
      hint: 'Gib eine Ware für so viele Schritte, wie sie wert ist, oder zahle 3 Münzen.',
    }),
    defect: () => ({ title: 'Defekt', hint: 'Eines deiner Technikplättchen geht zurück: Wähle, welches.' }),
    levies: () => ({
      title: 'Abgaben',
      hint: 'Gib Waren im Wert von 5 Punkten. Für jeden fehlenden Punkt gibst du etwas anderes ab.',
    }),
    summons: () => ({ title: 'Einberufung', hint: 'Deine Händlerfigur geht nach Orléans, oder du zahlst 5 Münzen.' }),
    famine: (ask) => ({
      title: 'Hungersnot',
      hint: `Du verlierst noch ${many(ask.left, 'neutralen Gefolgsmann', 'neutrale Gefolgsleute')}: Wähle aus Beutel, Markt, Turm und Feldern.`,
    }),
    amnesty: (ask, say) => ({
      title: 'Amnestie',
      hint: `Der Angeworbene (${say.role(ask.role)}) darf sofort auf ein freies Feld gestellt werden.`,
    }),
  },
  newDeeds: {
    alchemy: (ask) => ({
      title: 'Alchemie',
      hint: `Du darfst ${ask.most > 1 ? `bis zu ${ask.most} Gefolgsleute` : 'einen Gefolgsmann'} aus deinem Beutel ziehen${ask.from === null ? '' : ', oder zuerst auch den zweiten hierher schicken'}.`,
    }),
    transmute: () => ({
      title: 'Alchemie',
      hint: 'Setze die Gezogenen ein: Wähle einen Gefolgsmann und ein Feld, oder lege ihn in den Beutel zurück.',
    }),
    court: () => ({
      title: 'Schöffengericht',
      hint: 'Nutze einen deiner Orte umsonst. Niemand muss dort stehen, und wer dort steht, bleibt.',
    }),
    freeBath: (ask) => ({
      title: 'Badehaus',
      hint: `Setze ${ask.left === 1 ? 'noch einen' : ask.left} der Gezogenen ein: Wähle einen Gefolgsmann und ein Feld.`,
    }),
    tow: () => ({
      title: 'Treideldienst',
      hint: 'Deine Händlerfigur darf über einen Wasserweg ziehen und dort eine Ware nehmen.',
    }),
    navigate: () => ({ title: 'Navigation', hint: 'Du darfst eines der Technikplättchen nehmen, die daneben liegen.' }),
    build: () => ({
      title: 'Architektur',
      hint: 'Du hast sie vollendet und darfst in der Stadt deiner Händlerfigur ein Kontor bauen.',
    }),
  },
  intrigue: {
    target: (ask, say) => ({
      title: say.civicTitle(ask.civic),
      hint: `${civics[ask.civic].about} Wähle auf den Plänen der anderen, wen oder was es treffen soll.`,
    }),
    bribe: (ask, say) => ({
      title: `${say.name(ask.actor)} intrigiert: ${say.plot(ask.plot)}. Bestechen?`,
      hint: `${say.name(ask.actor)} intrigiert gegen dich: ${say.plot(ask.plot)}. Wird die Bestechung angenommen, bist du verschont.`,
    }),
    pledge: (ask, say) => ({
      title: `Bestechung für ${say.name(ask.actor)}: wie ${ask.good === null ? 'viele Münzen' : `viel ${say.good(ask.good)}`}?`,
      hint: `${say.name(ask.actor)} intrigiert gegen dich: ${say.plot(ask.plot)}. Bisher geboten: ${say.bundle(ask.bundle)}.`,
    }),
    bribed: (ask, say) => ({
      title: `${say.name(ask.victim)} bietet ${say.bundle(ask.bundle)}. Annehmen?`,
      hint: `${say.name(ask.victim)} bietet ${say.bundle(ask.bundle)}, um verschont zu werden. Dein Plan: ${say.plot(ask.plot)}.`,
    }),
    loot: () => ({ title: 'Betrüger', hint: 'Du hast das letzte Feld besetzt: Nimm eine Ware vom Warenmarkt.' }),
    rebuild: () => ({
      title: 'Brandstifter',
      hint: 'Du hast das letzte Feld besetzt und darfst in der Stadt deiner Händlerfigur ein Kontor bauen.',
    }),
  },
};

export const refusals: TradeRefusalTexts = {
  stopped: ({ place }, say) => `${quoted(place, say)} kann in dieser Runde nicht genutzt werden.`,
  sentTogether: ({ civic: which }, say) =>
    `Zwei gehen zusammen zu ${civic(which, say)}, oder der zweite geht anderswohin.`,
  noSuchSpace: ({ civic: which, space, role }, say) =>
    `${civic(which, say)} hat kein Feld ${space} für ${roles[role].a}.`,
  civicTaken: ({ civic: which, space }, say) => `Feld ${space} von ${civic(which, say)} ist besetzt.`,
  likeAnother: ({ civic: which, space }, say) =>
    `Nenne das erste der Felder von ${civic(which, say)}, die wie Feld ${space} sind.`,
  orderNotOpen: ({ order }, say) => `Dieser Auftrag liegt nicht offen: ${say.order(order)}.`,
  goodsShort: ({ good, needed }, say) => `Der Auftrag verlangt ${needed} × ${say.good(good)}.`,
  notStored: ({ good }, say) => `Auf deiner Brasserie liegt das nicht: ${say.good(good)}.`,
  notForHire: ({ role }, say) => `Nicht zu kaufen: ${say.role(role)}.`,
  notTaught: ({ marker }) => `Die Ausbildung gilt nicht auf ${markers[marker]}.`,
  stepsDone: ({ marker }) => `Dein Stein steht am Ende ${markers[marker]}.`,
  notTheRecruit: ({ follower }, say) => `Nicht eben angeworben: ${say.follower(follower)}.`,
  lessWouldDo: ({ good }, say) => `Eine Ware weniger reicht auch: ${say.good(good)}.`,
  mustGiveEnough: () => 'Wer genug hat, muss die Abgaben ganz bezahlen.',
  outOfOrder: () => 'Gewählt wird der Reihe nach: Beutel, Markt, Turm, Felder; und es müssen genug übrig sein.',
  mustPlot: ({ civic: which }, say) => `${civic(which, say)} muss jemanden treffen.`,
  notItsPlot: ({ civic: which }, say) => `Das tut ${civic(which, say)} nicht.`,
  noOpponent: ({ seat }, say) => `${say.name(seat)} ist kein Gegner.`,
  notThatGood: ({ seat, good }, say) => `${say.name(seat)} hat das nicht: ${say.good(good)}.`,
  sameGood: ({ good }, say) => `${say.good(good)} gegen ${say.good(good)} ist kein Tausch.`,
  noStationThere: ({ seat, town }, say) => `${say.name(seat)} hat kein Kontor in ${say.town(town)}.`,
  noTechnologyThere: ({ space }, say) => `Dort liegt keine Technik: ${say.space(space)}.`,
  notOnBoard: ({ place }, say) => `${quoted(place, say)} ist eine Ortskarte und vor Spionen sicher.`,
  notAhead: ({ seat, marker }, say) => `${say.name(seat)} liegt auf ${markers[marker]} nicht vor dir.`,
  notOnList: () => 'Diese Bestechung steht nicht auf der Liste.',
  overBid: ({ most }) => `Davon kannst du höchstens ${most} bieten.`,
  emptyBribe: () => 'Jetzt musst du etwas bieten.',
};
