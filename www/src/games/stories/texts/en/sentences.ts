// Actions, events, questions and refusals in English.

import { capital } from '../../../../i18n/language.js';
import type { ActionTexts, AskTexts, EventTexts, RefusalTexts } from '../shapes.js';
import { aBuilding, coins, fame, followers, many, missed, seasons, threats, trades } from './tables.js';

export const actions: ActionTexts = {
  settle: (a, say) => `Settle in ${say.area(a.area)}`,
  recall: (a, say, now) => `Take back the ${now.standing(a.space)} from the ${say.space(a.space)}`,
  plan: (a, say) => `${capital(say.tile(a.tile))} to the ${say.space(a.space)}`,
  ready: (_, __, now) =>
    now.ask?.type === 'recall' ? 'Draw now' : now.ask?.type === 'unload' ? 'Leave the rest there' : 'Finish planning',
  expand: (a, say) =>
    a.from === null
      ? `${say.placeTitle(a.place)}: enter ${say.area(a.area)}`
      : `${say.placeTitle(a.place)}: from ${say.area(a.from)} to ${say.area(a.area)}`,
  build: (a, say) => `${say.placeTitle(a.place)}: build on ${say.area(a.area)}`,
  recruit: (a, say) => `${say.placeTitle(a.place)}: recruit ${followers[a.follower].a}`,
  takeCard: (a, say) => `${a.place ? `${say.placeTitle(a.place)}: take` : 'Take'} the ${say.place(a.card)}`,
  use: (a, say) => `Use the ${say.place(a.place)}`,
  spend: (a, say) => {
    const effect = say.effect(a.place);
    return effect.type === 'convert'
      ? `${say.placeTitle(a.place)}: turn ${a.amount} ${say.good(effect.from)} into ${say.good(effect.to)}`
      : `${say.placeTitle(a.place)}: ${coins(a.amount)} into fame`;
  },
  dispatch: (a, say) => {
    const why = { task: '', bonus: ' for its bonus', advance: ` to advance to ${say.next}` }[a.mode];
    return `${say.placeTitle(a.place)}: send ${say.tile(a.tile)} to ${say.destination(a.to)}${why}`;
  },
  pass: () => 'Pass for this round',
  sell: (a, say) => `Sell ${say.good(a.good)} for ${coins(say.price(a.good))}`,
  buy: (a, say) => `Buy ${say.good(a.good)} for ${coins(say.price(a.good))}`,
  stop: (_, __, now) => (now.ask?.type === 'deliver' ? 'Deliver no more' : 'Trade no more'),
  deliver: (a, say) => `Deliver ${say.good(a.good)} for ${fame(say.delivery(a.good))}`,
  stand: (a, say) =>
    a.space === null
      ? `${capital(say.follower(a.follower))} to the green`
      : `${capital(say.follower(a.follower))} to the ${say.space(a.space)}`,
  return: (a, say) => `${capital(say.follower(a.follower))} back into the bag`,
  choose: (a, _, now) =>
    now.ask?.type !== 'transmute' ? a.reward : a.reward === 'fame' ? fame(now.ask.fame) : coins(now.ask.coins),
  draw: () => 'Draw a follower',
  decline: (_, __, now) =>
    now.ask?.type === 'barter' ? 'Swap nothing' : now.ask?.type === 'raid' ? 'Send nobody back' : 'Do not draw',
  swap: (a, say) => `Give ${say.name(a.with)} ${say.good(a.give)} for ${say.good(a.take)}`,
  sendBack: (a, say, now) =>
    `Send back ${say.name(a.of)}’s ${now.standing(a.space, a.of)} from the ${say.space(a.space)}`,
  give: (a, say) => `Give ${say.good(a.good)}`,
  takeTile: (a, say) => `Take ${say.ware(a.ware)}`,
  unload: (a, say, now) => `Take back the ${now.standing(a.space)} from the ${say.space(a.space)}`,
  payCoins: (_, __, now) => (now.ask?.type === 'payValue' ? `Pay ${coins(now.ask.left)}` : 'Pay coins'),
  strike: () => 'Strike a citizen',
  strikeField: (a, say, now) => `${say.task(a.task)}: tick ${now.field(a.task, a.field)}`,
};

export const events: EventTexts = {
  landLaid: () => undefined,
  startPlayer: (e, say) => `${say.name(e.seat)} is the start player.`,
  settled: (e, say) => `${say.name(e.seat)} settles in ${say.area(e.area)}.`,
  roundStarted: (e) => `Round ${e.round}.`,
  seasonStarted: (e) => `${seasons[e.season]}.`,
  tilesArrived: (e, say) => `To the market place: ${e.count} × ${say.ware(e.ware)}.`,
  narrated: () => undefined,
  followerRecalled: (e, say) =>
    `${say.name(e.seat)} takes the ${say.follower(e.follower)} back from the ${say.space(e.space)}.`,
  followerDrawn: (e, say) => `${say.name(e.seat)} draws: ${say.follower(e.follower)}.`,
  planned: (e, say) => `${say.name(e.seat)} plans: ${say.tile(e.tile)} to the ${say.space(e.space)}.`,
  passed: (e, say) => `${say.name(e.seat)} passes.`,
  executed: (e, say) => `${say.name(e.seat)} uses the ${say.place(e.place)}.`,
  coinsGained: (e, say) => `${say.name(e.seat)} gains ${coins(e.coins)}.`,
  coinsPaid: (e, say) => `${say.name(e.seat)} pays ${coins(e.coins)}.`,
  goodsGained: (e, say) => `${say.name(e.seat)} gains ${e.count} ${say.good(e.good)}.`,
  goodSpent: (e, say) => `${say.name(e.seat)} gives ${say.good(e.good)}.`,
  technologyGained: (e, say) => `${say.name(e.seat)} gains technology.`,
  followerGained: (e, say) => `${say.name(e.seat)} recruits ${followers[e.follower].a}.`,
  followerLost: (e, say) => `${say.name(e.seat)} loses ${followers[e.follower].a}.`,
  cardTaken: (e, say) => `${say.name(e.seat)} takes the ${say.place(e.card)}.`,
  entered: (e, say) =>
    `${say.name(e.seat)} enters ${say.area(e.area)}${e.from === null ? '' : `, from ${say.area(e.from)}`}.`,
  displaced: (e, say) => `The settler of ${say.name(e.seat)} is driven out of ${say.area(e.area)}.`,
  built: (e, say) => `${say.name(e.seat)} builds ${aBuilding[e.building]} in area ${say.number(e.area)}.`,
  fameGained: (e, say) => `${say.name(e.seat)} gains ${fame(e.fame)}.`,
  delivered: (e, say) => `${say.name(e.seat)} delivers ${say.good(e.good)}.`,
  dispatched: (e, say) =>
    `${say.name(e.seat)} sends ${say.tile(e.tile)} to ${say.destination(e.to)}${e.mode === 'advance' ? ', to advance' : ''}.`,
  deedCompleted: (e, say) => `${say.name(e.seat)} completes ${say.deed(e.deed)}.`,
  deedLaidOut: (e, say) => `A new deed: ${say.deed(e.deed)}.`,
  swapped: (e, say) => `${say.name(e.seat)} gives ${say.name(e.with)} ${say.good(e.give)} for ${say.good(e.take)}.`,
  sentBack: (e, say) =>
    `The ${say.follower(e.follower)} of ${say.name(e.seat)} is sent back from the ${say.space(e.space)}.`,
  unloaded: (e, say) => `${say.name(e.seat)} takes ${say.tile(e.tile)} back from the ${say.space(e.space)}.`,
  citizensStruck: (e, say) => `${say.name(e.seat)} strikes ${many(e.count, 'citizen', 'citizens')}.`,
  fieldTicked: (e, say) => `${say.name(e.seat)} ticks field ${e.field} of ${say.task(e.task)}.`,
  epochEntered: (e, say) => `${say.name(e.seat)} enters epoch ${say.epoch(e.epoch)}.`,
  threatDefeated: (e) => `The ${threats[e.threat]} is over.`,
  yearJudged: (e, say) =>
    e.missed
      ? `${say.name(e.seat)} has missed ${missed(e.missed)}${e.favourites ? `; ${many(e.favourites, 'favour tile makes', 'favour tiles make')} good for it` : ''}.`
      : `${say.name(e.seat)} has done all that the king asked.`,
  eliminated: (e, say) => `${say.name(e.seat)} falls from favour and leaves the court.`,
  yearStarted: (e) => `Year ${e.year} begins.`,
  gameEnded: () => 'The game is over.',
};

export const asks: AskTexts = {
  settle: () => ({ title: 'Choose your start village', hint: 'Choose a village on the map: your people begin there.' }),
  recall: () => ({
    title: 'Take followers back?',
    hint: 'Choose followers on your places to take them back to the green. You draw one fewer for each.',
  }),
  plan: () => ({
    title: 'Plan',
    hint: 'Choose a tile on your green or in your stock, then a space, or drag it there.',
  }),
  turn: () => ({
    title: 'Your turn',
    hint: 'Use one of your filled places, send a tile from the gate, or pass for this round.',
  }),
  trade: (ask) => ({
    title: 'Market',
    hint: `${capital(trades(ask.left))} left: choose a good of yours to sell it, or one on the market place to buy it.`,
  }),
  deliver: (ask) => ({
    title: 'Deliver',
    hint: `Up to ${many(ask.left, 'more good', 'more goods')}: choose which of yours you deliver, for fame.`,
  }),
  place: (ask) => ({
    title: 'Place whom you drew',
    hint: `${ask.keep === 1 ? 'One of them' : `${ask.keep} of them`}: choose a free space that fits, or your green.`,
  }),
  transmute: () => ({ title: 'Alchemy', hint: 'Choose what the follower brings: fame or coins.' }),
  draw: () => ({ title: 'Draw a follower?', hint: 'It is placed at once, on a free space that fits or on the green.' }),
  barter: () => ({
    title: 'Barter',
    hint: 'Choose a good of yours and a different one of an opponent: they change hands. Or swap nothing.',
  }),
  raid: () => ({
    title: 'League of knights',
    hint: 'Choose a follower on a place of an opponent: it goes back into their bag. Or send nobody back.',
  }),
  feed: (ask) => ({ title: 'Food is due', hint: `${ask.left} food to give: choose food in your stock.` }),
  pick: (ask) => ({
    title: 'A bonus of the fame track',
    hint: `Space ${ask.space}: choose a tile on the market place.`,
  }),
  pickCard: (ask) => ({
    title: 'A bonus of the fame track',
    hint: `Space ${ask.space}: choose one of the place cards.`,
  }),
  unload: () => ({
    title: 'Unload?',
    hint: 'Choose tiles on your gate and goods on your places to take them back into your stock.',
  }),
  payFood: (ask) => ({
    title: 'Pay for the next epoch',
    hint: `${ask.left} food to pay: choose food in your stock.`,
  }),
  payValue: (ask) => ({
    title: 'Pay for the next epoch',
    hint: `${ask.left} still to pay: choose goods of yours; coins pay exactly the rest.`,
  }),
  wild: () => ({
    title: 'A free tick',
    hint: 'Strike a citizen, or tick any open field of your four tasks on the sheet.',
  }),
};

export const refusals: RefusalTexts = {
  wrongAnswer: () => 'That is not what is asked now.',
  noStartVillage: ({ area }, say) => `${capital(say.area(area))} is not a start village.`,
  settled: ({ area }, say) => `Somebody has settled in ${say.area(area)} already.`,
  tooManyRecalled: ({ most }) => `At most ${many(most, 'follower comes', 'followers come')} back.`,
  greenFull: () => 'There is no room on the green.',
  nobodyThere: ({ space }, say) => `Nobody stands on that space of the ${say.space(space)}.`,
  sameAs: ({ space }, say) => `Those spaces are alike: use the first one, ${say.space(space)}.`,
  notThere: ({ tile }, say) => `Neither on your green nor in your stock: ${say.tile(tile)}.`,
  notYourSpace: ({ space }, say) => `That space is not yours: ${say.space(space)}.`,
  notYourPlace: ({ place }, say) => `You do not have the ${say.place(place)}.`,
  spaceTaken: ({ space }, say) => `That space is taken: ${say.space(space)}.`,
  monkOnly: ({ space }, say) => `Only a monk may stand there: ${say.space(space)}.`,
  unfit: ({ tile, space }, say) => `That does not go there: ${say.tile(tile)} to the ${say.space(space)}.`,
  sameKind: ({ tile }, say) => `Each kind stands there only once: ${say.tile(tile)}.`,
  noCoinsThere: ({ space }, say) => `No coins go there: ${say.space(space)}.`,
  noSuchSum: ({ coins: sum }) => `No field asks for ${coins(sum)}, or you do not have that many.`,
  oneFollowerSpace: ({ place }, say) => `The ${say.place(place)} does not have two spaces for followers.`,
  onlySpace: ({ space }, say) => `It is the only space there, so it takes no technology: ${say.space(space)}.`,
  noTechnologyThere: ({ place }, say) => `The ${say.place(place)} takes no technology.`,
  nobodyToReplace: ({ space }, say) => `There is nobody whom technology could replace: ${say.space(space)}.`,
  secondTechnology: ({ place }, say) => `The ${say.place(place)} has technology already.`,
  noAction: ({ place }, say) => `That is not what the ${say.place(place)} does.`,
  notActivated: ({ place }, say) => `The ${say.place(place)} is not filled yet.`,
  forbidden: ({ place }, say) => `The ${say.place(place)} is forbidden in this epoch; it may be prepared.`,
  sayWhere: () => 'Several of your places take cards: say which one is used.',
  onlyPlace: ({ place }, say) => `Only the ${say.place(place)} takes cards now, so it is not named.`,
  sayMore: ({ place }, say) => `Say what the ${say.place(place)} is used for.`,
  notInPlay: ({ area }, say) => `Area ${say.number(area)} is not in this game.`,
  alreadyYours: ({ area }, say) => `You have a settler on ${say.area(area)} already.`,
  outOfReach: ({ area }, say) => `${capital(say.area(area))} is not beside anything you control.`,
  reserveLeft: ({ settlers }) => `With ${many(settlers, 'settler', 'settlers')} in reserve, none on the map moves.`,
  reserveEmpty: () => 'No settler is in reserve: say which one on the map moves.',
  noSettlerThere: ({ area }, say) => `You have no settler on ${say.area(area)}.`,
  foreignFortress: ({ area }, say) => `Somebody else’s fortress stands on ${say.area(area)}.`,
  protected: ({ area }, say) => `${capital(say.area(area))} is under the protection of the monastery.`,
  tooFewKnights: ({ needed, knights }) => `That takes ${many(needed, 'knight', 'knights')}; there are ${knights}.`,
  notControlled: ({ area }, say) => `You do not control ${say.area(area)}.`,
  noLand: ({ area }, say) => `Area ${say.number(area)} is a village already.`,
  noVillage: ({ area }, say) => `${capital(say.area(area))} is not a village.`,
  notAlone: ({ area }, say) => `You do not control ${say.area(area)} alone.`,
  hasFortress: ({ area }, say) => `${capital(say.area(area))} has a fortress.`,
  hasChurch: ({ area }, say) => `${capital(say.area(area))} has a church.`,
  noneLeft: ({ building }, say) => `No ${say.building(building)} is left.`,
  notRecruitedThere: ({ place, follower }, say) => `The ${say.place(place)} recruits no ${say.follower(follower)}.`,
  notOnOffer: ({ ware }, say) => `Not on the market place: ${say.ware(ware)}.`,
  cardNotOut: ({ card }, say) => `The ${say.place(card)} is not among the place cards.`,
  categoryClosed: ({ card }, say) => `The category of the ${say.place(card)} is not open to you yet.`,
  wrongAmount: ({ least, most }) => `Choose ${least} to ${most}.`,
  tooFewCoins: ({ needed, owned }) => `That takes ${coins(needed)}; you have ${owned}.`,
  notInStock: ({ good }, say) => `You have none in stock: ${say.good(good)}.`,
  bagEmpty: () => 'Your bag is empty.',
  noCitizensLeft: () => 'No citizen is left to strike.',
  notDrawn: ({ follower }, say) => `Not drawn: ${say.follower(follower)}.`,
  thereIsRoom: ({ follower }, say) => `There is room for the ${say.follower(follower)}.`,
  noFood: ({ good }, say) => `${capital(say.good(good))} cannot be eaten.`,
  notDelivered: ({ good }, say) => `${capital(say.good(good))} cannot be delivered.`,
  notOfThisBonus: ({ ware }, say) => `That space does not bring it: ${say.ware(ware)}.`,
  notLoaded: ({ place, tile }, say) => `It does not lie on the ${say.place(place)}: ${say.tile(tile)}.`,
  deedNotOut: ({ deed }, say) => `${say.deed(deed)} does not lie out.`,
  noField: ({ tile, to }, say) => `${say.destination(to)} has no open field for it: ${say.tile(tile)}.`,
  wrongMode: ({ to }, say) => `Nothing is sent to ${say.destination(to)} like that.`,
  noAdvancing: ({ deed }, say) => `${say.deed(deed)} lets nobody advance.`,
  noEpochs: () => 'There are no epochs to advance to in this story.',
  alreadyAdvanced: () => 'You have advanced in this round.',
  lastEpoch: () => 'There is no further epoch.',
  conditionMissed: ({ epoch }, say) => `You do not meet what epoch ${say.epoch(epoch)} asks for.`,
  cannotPay: ({ epoch }, say) => `You cannot pay for epoch ${say.epoch(epoch)}.`,
  noOpponent: ({ seat }) => `Seat ${seat + 1} is not an opponent in this game.`,
  sameGood: ({ good }, say) => `${capital(say.good(good))} for ${say.good(good)} is no swap.`,
  noFields: ({ task }, say) => `No field of ${say.task(task)} can be ticked.`,
  fieldNotOpen: ({ task, field }, say) => `Field ${field} of ${say.task(task)} is not the first open one of its kind.`,
  nothingToUnload: ({ space }, say) => `Nothing there can go back to your stock: ${say.space(space)}.`,
};
