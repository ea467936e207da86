// Trade & Intrigue in English: actions, events, questions, refusals, and plots of intriguers.

import { article, capital, counting } from '../../../../i18n/language.js';
import type { AskKind, Follower, From } from '../../types.js';
import type { PlotTexts, Say, TradeActionTexts, TradeAskTexts, TradeEventTexts, TradeRefusalTexts } from '../shapes.js';
import { civics, markers } from './trade-tables.js';

const many = counting('en');
const coins = (count: number) => many(count, 'coin', 'coins');
const the = (follower: Follower, say: Say, whose = 'their') =>
  `${follower.startsWith('own') ? whose : 'the'} ${say.follower(follower)}`;
const from: Record<From, string> = { market: 'market', tower: 'tower', bath: 'bathhouse', bag: 'bag' };
const barters = { wool: 'a wool', coins: '4 coins', steps: '3 steps' };

/** The effect of a plot on an opponent. */
export const plots: PlotTexts = {
  swindle: (p, say) => `take ${say.good(p.takes)}${p.stored ? ' from the brasserie' : ''} for ${say.good(p.gives)}`,
  burn: () => 'burn the station',
  kidnap: () => 'kidnap the merchant',
  torture: () => 'torture',
  execute: () => 'execute a follower drawn from the bag',
  sabotage: (p, say) => `send the follower of ${say.space(p.space)} back to the bag`,
  spy: (p, say) => `steal the technology of ${say.space(p.space)}`,
  tax: () => 'collect up to 2 coins',
  betray: (p) => `push the marker back on ${markers[p.marker]}`,
};

/** The meaning of declining, by question. */
export const declines: { [ask in AskKind]?: string } = {
  placeTile: 'Take no tile',
  deliver: 'Deliver nothing',
  indulgence: 'Hire nobody',
  education: 'Learn nothing',
  bonVoyage: 'Do not travel',
  amnesty: 'Leave the recruit in the bag',
  alchemy: 'Draw nobody',
  court: 'Use no place',
  tow: 'Do not travel',
  navigate: 'Take no technology',
  build: 'Build nothing',
  target: 'Harm nobody',
  bribe: 'Offer nothing',
  bribed: 'Refuse the bribe',
  rebuild: 'Build nothing',
};

export const actions: TradeActionTexts = {
  move: (a, say) =>
    `To ${say.town(a.to)} by ${a.way}${a.take === null ? ', taking nothing' : `, taking ${say.good(a.take)}`}`,
  deliver: (a, say) => `Deliver to ${say.order(a.order)}`,
  barter: (a) => `A cheese for ${barters[a.reward]}`,
  shieldWith: (a, say) => `Give ${say.good(a.good)} from the brasserie`,
  dispatch: (a, say, { good }) =>
    `${capital(say.role(a.role))} to ${say.civicTitle(a.civic)}: ${good ?? civics[a.civic].short}`,
  newEvents: {
    hire: (a, say) => `Hire ${article(say.role(a.role))}`,
    educate: (a) => `A step on ${markers[a.marker]}`,
    study: (a, say) => `Give ${say.good(a.good)}`,
    levy: (a, say) => (say.goods(a) ? `Give ${say.goods(a)}` : 'Give nothing'),
    return: () => 'Send the merchant to Orléans',
    starve: (a, say) => `${capital(say.role(a.role))} (${from[a.from]})`,
    starveAt: (a, say, now) => `${capital(now.standing(a.space))} from ${say.space(a.space)}`,
  },
  newDeeds: {
    putBack: (a, say) => `${capital(the(a.follower, say, 'your'))} back into the bag`,
    takeGear: () => 'Take the technology',
    build: (_, __, { merchant }) => `Build a station in ${merchant}`,
  },
  intrigue: {
    plot: (a, say) => `${say.name(a.victim)}: ${say.plot(a.plot)}`,
    offer: () => 'Offer a bribe',
    pledge: (a, _, { counted }) => counted(a.count),
    bribe: (a, say) => `Offer ${say.bundle({ coins: a.coins, goods: a.good === null ? {} : { [a.good]: 1 } })}`,
    accept: () => 'Accept the bribe',
    takeGood: (a, say) => `Take ${say.good(a.good)}`,
    rebuild: (_, __, { merchant }) => `Build a station in ${merchant}`,
  },
};

export const events: TradeEventTexts = {
  orderRevealed: (e, say) => `A new order: ${say.order(e.order)}.`,
  orderDelivered: (e, say) => `${say.name(e.seat)} fulfils an order: ${say.order(e.order)}.`,
  goodStored: (e, say) => `${say.name(e.seat)} lays ${say.good(e.good)} on the brasserie.`,
  bartered: (e, say) => `${say.name(e.seat)} trades a cheese for ${barters[e.reward]}.`,
  followerDispatched: (e, say) =>
    `${say.name(e.seat)} sends ${article(say.role(e.role))} to ${say.civicTitle(e.civic)}.`,
  civicCompleted: (e, say) => `${say.name(e.seat)} completes ${say.civicTitle(e.civic)}.`,
  newEvents: {
    followerHired: (e, say) => `${say.name(e.seat)} hires ${article(say.role(e.role))}.`,
    goodGiven: (e, say) => `${say.name(e.seat)} gives ${say.good(e.good)}.`,
    technologyReturned: (e, say) =>
      `${say.name(e.seat)} gives technology back${e.space === null ? '' : ` from the ${say.place(say.placeOfSpace(e.space))}`}.`,
    merchantReturned: (e, say) => `${say.name(e.seat)}’s merchant goes to Orléans.`,
    followerStarved: (e, say) => `${say.name(e.seat)} loses ${article(say.role(e.role))} to the famine.`,
    booksBurned: (e, say) => `${say.name(e.seat)} goes back to field ${e.field} of the development track.`,
    farmerDismissed: (e, say) => `${say.name(e.seat)}’s farmer leaves the ${say.place(say.placeOfSpace(e.space))}.`,
  },
  newDeeds: {
    goodLaid: () => undefined,
    followerPutBack: (e, say) => `${say.name(e.seat)} puts ${the(e.follower, say)} back into the bag.`,
    courtFavoured: (e, say) => `The court lets ${say.name(e.seat)} use the ${say.place(e.place)}.`,
  },
  intrigue: {
    plotted: (e, say) => `${say.name(e.seat)} plots against ${say.name(e.victim)}: ${say.plot(e.plot)}.`,
    bribeOffered: (e, say) => `${say.name(e.seat)} offers ${say.name(e.to)} ${say.bundle(e.bundle)}.`,
    bribeAccepted: (e, say) => `${say.name(e.seat)} accepts the bribe, and spares ${say.name(e.from)}.`,
    bribeRefused: (e, say) => `${say.name(e.seat)} refuses the bribe of ${say.name(e.from)}.`,
    goodsSwapped: (e, say) =>
      `${say.name(e.seat)} takes ${say.good(e.takes)} from ${say.name(e.victim)} for ${say.good(e.gives)}.`,
    stationBurned: (e, say) => `${say.name(e.seat)} burns the station of ${say.name(e.victim)} in ${say.town(e.town)}.`,
    merchantKidnapped: (e, say) => `${say.name(e.seat)} carries the merchant of ${say.name(e.victim)} off to Orléans.`,
    followerExecuted: (e, say) =>
      `${say.name(e.seat)}’s ${say.follower(e.follower)} is drawn and ${e.lost ? 'lost' : 'goes back into the bag'}.`,
    followerSabotaged: (e, say) =>
      `${say.name(e.seat)} sends a follower of ${say.name(e.victim)} from the ${say.place(say.placeOfSpace(e.space))} to the bag.`,
    technologyStolen: (e, say) =>
      `${say.name(e.seat)} steals the technology in the ${say.place(say.placeOfSpace(e.space))} of ${say.name(e.victim)}.`,
    coinsCollected: (e, say) => `${say.name(e.seat)} collects ${coins(e.coins)} from ${say.name(e.victim)}.`,
    betrayed: (e, say) =>
      `${say.name(e.seat)} goes a step forward on ${markers[e.marker]}, ${say.name(e.victim)} ${e.spared ? 'is spared' : 'a step back'}.`,
  },
};

export const asks: TradeAskTexts = {
  deliver: () => ({
    title: 'Deliver an order?',
    hint: 'Your merchant stands in its town, and you have its goods. If you deliver, you pass for this round.',
  }),
  dispatchMore: (ask, say) => ({
    title: 'Send another one?',
    hint: `The ${say.role(ask.role)} of the ${say.place(ask.from)} may go in the same action.`,
  }),
  newEvents: {
    indulgence: () => ({
      title: 'Indulgence',
      hint: 'For 2 coins a follower goes straight into your bag, without a step on its track.',
    }),
    education: () => ({ title: 'Training', hint: 'For 2 coins a step on one track, with its bonus.' }),
    bonVoyage: () => ({
      title: 'Bon voyage',
      hint: 'For 2 coins your merchant moves along a road or waterway, and may take a good.',
    }),
    furtherEducation: () => ({
      title: 'Retraining',
      hint: 'Give a good for as many steps as it is worth, or pay 3 coins.',
    }),
    defect: () => ({ title: 'Malfunction', hint: 'One of your technology tiles goes back: choose which.' }),
    levies: () => ({
      title: 'Dues',
      hint: 'Give goods worth 5 points. For each point that is missing you give up something.',
    }),
    summons: () => ({ title: 'Summoning', hint: 'Your merchant goes to Orléans, or you pay 5 coins.' }),
    famine: (ask) => ({
      title: 'Famine',
      hint: `You lose ${many(ask.left, 'more neutral follower', 'more neutral followers')}: choose from bag, market, tower and spaces.`,
    }),
    amnesty: (ask, say) => ({
      title: 'Amnesty',
      hint: `The ${say.role(ask.role)} just recruited may stand on a free space at once.`,
    }),
  },
  newDeeds: {
    alchemy: (ask) => ({
      title: 'Alchemy',
      hint: `You may draw ${ask.most > 1 ? `up to ${ask.most} followers` : 'a follower'} from your bag${ask.from === null ? '' : ', or first send the second one here, too'}.`,
    }),
    transmute: () => ({
      title: 'Alchemy',
      hint: 'Place whom you drew: choose a follower and a space, or put it back into the bag.',
    }),
    court: () => ({
      title: 'Court',
      hint: 'Use one of your places for free. It need not be filled, and followers there stay.',
    }),
    freeBath: (ask) => ({
      title: 'Bathhouse',
      hint: `Place ${ask.left === 1 ? 'one more' : ask.left} of those you drew: choose a follower and a space.`,
    }),
    tow: () => ({ title: 'Towing', hint: 'Your merchant may move along a waterway, and take a good.' }),
    navigate: () => ({ title: 'Navigation', hint: 'You may take a technology tile from beside the board.' }),
    build: () => ({
      title: 'Architecture',
      hint: 'You completed it, and may build a station where your merchant stands.',
    }),
  },
  intrigue: {
    target: (ask, say) => ({
      title: say.civicTitle(ask.civic),
      hint: `${civics[ask.civic].about} Choose its target on the boards of the others.`,
    }),
    bribe: (ask, say) => ({
      title: `${say.name(ask.actor)} plots: ${say.plot(ask.plot)}. Bribe them?`,
      hint: `${say.name(ask.actor)} plots against you: ${say.plot(ask.plot)}. A bribe that is accepted spares you.`,
    }),
    pledge: (ask, say) => ({
      title: `Bribe for ${say.name(ask.actor)}: how ${ask.good === null ? 'many coins' : `much ${say.good(ask.good)}`}?`,
      hint: `${say.name(ask.actor)} plots against you: ${say.plot(ask.plot)}. Offered so far: ${say.bundle(ask.bundle)}.`,
    }),
    bribed: (ask, say) => ({
      title: `${say.name(ask.victim)} offers ${say.bundle(ask.bundle)}. Accept?`,
      hint: `${say.name(ask.victim)} offers ${say.bundle(ask.bundle)} to be spared. Your plot: ${say.plot(ask.plot)}.`,
    }),
    loot: () => ({ title: 'Swindler', hint: 'You completed it: take a good from the goods market.' }),
    rebuild: () => ({
      title: 'Arsonist',
      hint: 'You completed it, and may build a station where your merchant stands.',
    }),
  },
};

export const refusals: TradeRefusalTexts = {
  stopped: ({ place }, say) => `The ${say.place(place)} cannot be used in this round.`,
  sentTogether: ({ civic }, say) =>
    `Two followers go to ${say.civicTitle(civic)} together, or the second goes elsewhere.`,
  noSuchSpace: ({ civic, space, role }, say) =>
    `${say.civicTitle(civic)} has no space ${space} for ${article(say.role(role))}.`,
  civicTaken: ({ civic, space }, say) => `Space ${space} of ${say.civicTitle(civic)} is taken.`,
  likeAnother: ({ civic, space }, say) =>
    `Name the first of the spaces of ${say.civicTitle(civic)} that are like space ${space}.`,
  orderNotOpen: ({ order }, say) => `This order does not lie open: ${say.order(order)}.`,
  goodsShort: ({ good, needed }, say) => `The order asks for ${needed} ${say.good(good)}.`,
  notStored: ({ good }, say) => `No ${say.good(good)} lies on your brasserie.`,
  notForHire: ({ role }, say) => `No ${say.role(role)} is for hire.`,
  notTaught: ({ marker }) => `Training does not work on ${markers[marker]}.`,
  stepsDone: ({ marker }) => `Your marker stands at the end of ${markers[marker]}.`,
  notTheRecruit: ({ follower }, say) => `${capital(the(follower, say, 'your'))} was not recruited just now.`,
  lessWouldDo: ({ good }, say) => `One ${say.good(good)} fewer would do.`,
  mustGiveEnough: () => 'You have enough, so you must pay the dues in full.',
  outOfOrder: () =>
    'Followers are chosen in order: bag, market, tower, spaces; and enough must be left to choose from.',
  mustPlot: ({ civic }, say) => `${say.civicTitle(civic)} must hit somebody.`,
  notItsPlot: ({ civic }, say) => `That is not what this intriguer does: ${say.civicTitle(civic)}.`,
  noOpponent: ({ seat }, say) => `${say.name(seat)} cannot be hit.`,
  notThatGood: ({ seat, good }, say) => `${say.name(seat)} has no ${say.good(good)} there.`,
  sameGood: ({ good }, say) => `${capital(say.good(good))} for ${say.good(good)} is no swap.`,
  noStationThere: ({ seat, town }, say) => `${say.name(seat)} has no station in ${say.town(town)}.`,
  noTechnologyThere: ({ space }, say) => `No technology lies there: ${say.space(space)}.`,
  notOnBoard: ({ place }, say) => `The ${say.place(place)} is a place tile, and safe from spies.`,
  notAhead: ({ seat, marker }, say) => `${say.name(seat)} is not ahead of you on ${markers[marker]}.`,
  notOnList: () => 'That bribe is not on the list.',
  overBid: ({ most }) => `At most ${most} of these can be offered.`,
  emptyBribe: () => 'Something must be offered now.',
};
