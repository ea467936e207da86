// Orléans in English: actions, events, questions and refusals.

import { capital, counting } from '../../../../i18n/language.js';
import type { Names } from '../../names.js';
import type { Follower, From } from '../../types.js';
import type { ActionTexts, AskTexts, EventTexts, RefusalTexts } from '../index.js';
import { places } from './places.js';
import { at, citizens, coins, gears, happenings, roles } from './tables.js';
import * as trade from './trade-sentences.js';

const many = counting('en');
const steps = (count: number) => many(count, 'step', 'steps');
/** "the knight", "their own farmer". */
const the = (follower: Follower, say: Names, whose = 'their') =>
  `${follower.startsWith('own') ? whose : 'the'} ${say.follower(follower)}`;
const from: Record<From, string> = {
  market: '',
  tower: ' of the tower',
  bath: ' of the bathhouse',
  bag: ' from the bag',
};
const rewards = { none: '', coin: ', for a coin', step: ', for a step' };

export const actions: ActionTexts = {
  recall: (a, say, now) => `${capital(now.standing(a.space))} from ${say.space(a.space)}`,
  draw: (a) => (a.count === 0 ? 'Draw nobody' : `Draw ${a.count}`),
  keep: (a, say) => `Keep ${the(a.follower, say, 'your')}`,
  shelter: (a, say) => `${capital(say.follower(a.follower))} to the tower`,
  plan: (a, say, { as }) =>
    `${capital(say.follower(a.follower))}${from[a.from]} to the ${say.place(say.placeOfSpace(a.space))}${as ? `, as ${as}` : ''}`,
  install: (a, say) => `${capital(gears[a.gear].name)} to ${say.space(a.space)}`,
  ready: (_, __, { ask }) =>
    (
      ({
        recall: 'Draw now',
        plan: 'Finish planning',
        shelter: 'Leave the others on the market',
        install: 'Keep technology for later',
      }) as Record<string, string>
    )[ask ?? ''] ?? 'Finish',
  use: (a, say, { merchant }) =>
    `${say.placeTitle(a.place)}: ${a.place === 'guildhall' ? `build a station in ${merchant}` : places[a.place].short}`,
  recruit: (a) => `Recruit ${roles[a.role].a}`,
  travel: (a, say) => `To ${say.town(a.to)}${a.take === null ? ', taking nothing' : `, taking ${say.good(a.take)}`}`,
  send: (a, say) => `${capital(say.role(a.role))} to ${say.deedTitle(a.deed)}${rewards[a.reward ?? 'none']}`,
  dose: (a) => `Pay ${coins(a.coins)} for ${steps(a.coins)}`,
  takePlace: (a, say) => `Take the ${say.place(a.place)}`,
  decline: (_, __, { ask }) => trade.declines[ask ?? 'turn'] ?? 'Send nobody else',
  pass: () => 'Pass for this round',
  shield: () => 'Send the monk to the bag',
  suffer: () => 'Suffer the event',
  giveFood: (a, say) => `Give ${say.good(a.good)}`,
  payCoins: (_, __, { ask }) => (ask === 'harvest' ? 'Pay coins for the food still due' : 'Pay coins instead'),
  surrenderStation: (a, say) => (a.town === null ? 'A station not yet built' : `The station in ${say.town(a.town)}`),
  surrenderFollower: () => 'A follower drawn at random from the bag',
  surrenderStep: () => 'A step back on the development track',
  surrenderGood: (a, say) => capital(say.good(a.good)),
  surrenderPlace: (a, say) => `The ${say.place(a.place)}`,
  surrenderGear: (a) => capital(gears[a.gear].name),
  surrenderInstalled: (a, say) => `The technology on ${say.space(a.space)}`,
  ...trade.actions,
};

export const events: EventTexts = {
  goodLaid: () => undefined,
  placeChosen: (e, say) => `The ${say.place(e.place)} is in this game.`,
  startPlayerDrawn: (e, say) => `${say.name(e.seat)} is the start player.`,
  roundStarted: (e, say) => `Round ${e.round} of ${say.rounds}.`,
  hourglassTurned: (e, say) => {
    const { happening, amount } = say.hourglass(e.tile);
    return `The hour glass shows ${say.hourglassTitle(e.tile).toLowerCase()}: ${happenings[happening].brings(amount)}.`;
  },
  censusHeld: (e, say) => {
    const words = [
      ...(e.first === null ? [] : [`${say.name(e.first)} is alone in front`]),
      ...(e.last === null ? [] : [`${say.name(e.last)} alone at the back`]),
    ];
    return `Census: ${words.join(', ') || 'nobody gains or pays'}.`;
  },
  coinsGained: (e, say) => `${say.name(e.seat)} gains ${coins(e.coins)}.`,
  coinsPaid: (e, say) => `${say.name(e.seat)} pays ${coins(e.coins)}.`,
  followerRecalled: (e, say) =>
    `${say.name(e.seat)} takes ${the(e.follower, say)} back from the ${say.place(say.placeOfSpace(e.space))}.`,
  followerDrawn: (e, say) => `${say.name(e.seat)} draws ${the(e.follower, say)}.`,
  followerKept: (e, say) => `${say.name(e.seat)} keeps ${the(e.follower, say)}.`,
  followerSheltered: (e, say) => `${say.name(e.seat)} sends ${the(e.follower, say)} to the tower.`,
  followerPlanned: (e, say) =>
    `${say.name(e.seat)} sends ${the(e.follower, say)} to the ${say.place(say.placeOfSpace(e.space))}.`,
  technologyInstalled: (e, say) =>
    `${say.name(e.seat)} places technology in the ${say.place(say.placeOfSpace(e.space))}.`,
  planFixed: (e, say) => `${say.name(e.seat)} finishes planning.`,
  placeUsed: (e, say) => `${say.name(e.seat)} uses the ${say.place(e.place)}.`,
  followerRecruited: (e, say) => `${say.name(e.seat)} recruits ${roles[e.role].a}.`,
  trackAdvanced: (e, say) => `${say.name(e.seat)} moves to step ${e.step} of the ${say.role(e.track)} track.`,
  developmentAdvanced: (e, say) => `${say.name(e.seat)} moves to field ${e.field} of the development track.`,
  goodGained: (e, say) => `${say.name(e.seat)} gains ${say.good(e.good)}.`,
  technologyGained: (e, say) => `${say.name(e.seat)} gains a ${gears[e.gear].name} tile.`,
  placeTaken: (e, say) => `${say.name(e.seat)} takes the ${say.place(e.place)}.`,
  merchantMoved: (e, say) => `${say.name(e.seat)}’s merchant goes by ${say.way(e.path)} to ${say.town(e.to)}.`,
  stationBuilt: (e, say) => `${say.name(e.seat)} builds a station in ${say.town(e.town)}.`,
  followerSent: (e, say) => `${say.name(e.seat)} sends ${roles[e.role].a} to a deed: ${say.deedTitle(e.deed)}.`,
  citizenTaken: (e, say) => `${say.name(e.seat)} takes the citizen ${citizens[e.citizen]}.`,
  actionEnded: () => undefined,
  passed: (e, say) => `${say.name(e.seat)} passes.`,
  shielded: (e, say) =>
    `${say.name(e.seat)} is spared by the ${say.place(e.place)}${e.good ? ` for ${say.good(e.good)}` : ''}.`,
  foodGiven: (e, say) => `${say.name(e.seat)} gives ${say.good(e.good)}.`,
  plagueStruck: (e, say) =>
    `The plague draws ${say.name(e.seat)}’s ${say.follower(e.follower)}, who ${e.lost ? 'is lost' : 'goes back into the bag'}.`,
  tortureBegan: (e, say) => `${say.name(e.seat)} has to give up ${many(e.owed, 'thing', 'things')}.`,
  stationSurrendered: (e, say) =>
    `${say.name(e.seat)} gives up ${e.town === null ? 'a station not yet built' : `the station in ${say.town(e.town)}`}.`,
  followerSurrendered: (e, say) => `${say.name(e.seat)} gives up ${roles[e.role].a} from the bag.`,
  stepSurrendered: (e, say) => `${say.name(e.seat)} goes back to field ${e.field} of the development track.`,
  goodSurrendered: (e, say) => `${say.name(e.seat)} gives up ${say.good(e.good)}.`,
  placeSurrendered: (e, say) => `${say.name(e.seat)} gives up the ${say.place(e.place)}.`,
  technologySurrendered: (e, say) =>
    `${say.name(e.seat)} gives up technology${e.space === null ? '' : ` in the ${say.place(say.placeOfSpace(e.space))}`}.`,
  debtLapsed: (e, say) => `${say.name(e.seat)} has nothing left to give; what is still due (${e.coins}) lapses.`,
  startPlayerChanged: (e, say) => `${say.name(e.seat)} is the next start player.`,
  gameEnded: () => 'The game is over.',
  ...trade.events,
};

export const asks: AskTexts = {
  recall: () => ({
    title: 'Take followers back?',
    hint: 'Choose followers on your places. You draw one fewer for each you take back.',
  }),
  draw: (ask) => ({ title: 'Draw followers', hint: `You may draw up to ${ask.most}.` }),
  keep: () => ({ title: 'Bathhouse', hint: 'Choose the follower who stays on your market.' }),
  shelter: () => ({
    title: 'Gunpowder tower',
    hint: 'Choose up to two followers on your market; they go to the tower.',
  }),
  plan: () => ({
    title: 'Plan',
    hint: 'Choose a follower on your market, then a space, or drag it there.',
  }),
  turn: () => ({ title: 'Your turn', hint: 'Use one of your filled places, or pass for this round.' }),
  sendMore: (ask, say) => ({
    title: 'Another to the deeds?',
    hint: `A second follower of the ${say.place(ask.from)} may go in the same action.`,
  }),
  placeTile: () => ({
    title: 'Take a place tile',
    hint: 'Choose a tile from the stacks; on the first step of the trader track only one of category I.',
  }),
  bathhouse: (ask) => ({
    title: 'Bathhouse',
    hint: `Place ${ask.left === 1 ? 'one more' : ask.left} of those you drew: choose a follower and a space.`,
  }),
  install: () => ({
    title: 'Technology',
    hint: 'You have passed. Place technology on a free space, or keep it for later.',
  }),
  shield: () => ({
    title: 'Avert the event?',
    hint: 'It costs the monk in your sacristy, who goes back into the bag, or a good from your brasserie.',
  }),
  harvest: (ask) => ({ title: 'Harvest', hint: `${ask.due} food to give: grain, cheese or wine.` }),
  torture: (ask) => ({
    title: 'Give something up',
    hint: `${many(ask.owed, 'more thing', 'more things')} of yours must leave the game: choose what.`,
  }),
  ...trade.asks,
};

export const refusals: RefusalTexts = {
  wrongAnswer: () => 'That is not what is asked now.',
  nobodyThere: ({ space }, say) => `Nobody stands on that space of the ${say.place(say.placeOfSpace(space))}.`,
  tooManyRecalled: ({ most }) => `At most ${most} followers are taken back in a round.`,
  marketFull: () => 'The market has no room.',
  tooMany: ({ most }) => `At most ${most}.`,
  notDrawn: ({ follower }, say) => `No ${say.follower(follower)} was drawn.`,
  notOnMarket: ({ follower }, say) => `There is no ${say.follower(follower)} on the market.`,
  notThere: ({ follower, store }, say) => `There is no ${say.follower(follower)} ${at[store]}.`,
  towerFull: () => 'The tower has room for two.',
  marketOverfull: ({ over }) => `${over} too many on the market: send them to the tower.`,
  notYourPlace: ({ place }, say) => `You do not own the ${say.place(place)}.`,
  spaceTaken: ({ space }, say) => `That space of the ${say.place(say.placeOfSpace(space))} is taken.`,
  sameAs: ({ space }) => `Those spaces are alike: use the first one, ${space}.`,
  unfit: ({ follower, space }, say) =>
    `${capital(the(follower, say, 'your'))} may not stand there: the space of the ${say.place(say.placeOfSpace(space))} is for ${say.wanted(space)}.`,
  neutralOnly: ({ space }, say) => `The ${say.place(say.placeOfSpace(space))} takes neutral followers only.`,
  monkOnly: ({ space }, say) => `That space of the ${say.place(say.placeOfSpace(space))} is for monks only.`,
  mustPlaceMore: () => 'That would leave no space for the other one.',
  noGear: () => 'You hold no such technology.',
  passFirst: () => 'Technology is laid down only after you have passed.',
  noRoleThere: ({ space }, say) =>
    `That space of the ${say.place(say.placeOfSpace(space))} names no follower whom technology could replace.`,
  onlySpace: ({ space }, say) =>
    `The ${say.place(say.placeOfSpace(space))} has no other space, so it takes no technology.`,
  secondGear: ({ place }, say) => `The ${say.place(place)} has technology already.`,
  farmerSpacesOnly: ({ space }, say) =>
    `The first technology replaces a farmer; that space is for ${say.wanted(space)}.`,
  notActivated: ({ place }, say) => `The ${say.place(place)} is not activated.`,
  noAction: ({ place }, say) => `The ${say.place(place)} has no action.`,
  sayMore: ({ place }, say) => `Say what the ${say.place(place)} is used for.`,
  notItsAction: ({ place }, say) => `That is not what the ${say.place(place)} does.`,
  noneInSupply: ({ role }, say) => `No ${say.role(role)} is left.`,
  goodMissing: ({ good }, say) => `There is no ${say.good(good)} on the goods market.`,
  noTechnology: () => 'No technology is left.',
  trackEnd: ({ role }, say) => `Your marker stands at the end of the ${say.role(role)} track.`,
  barredNow: ({ role }, say) => `No ${say.role(role)} is recruited in this round.`,
  developmentEnd: () => 'Your marker stands at the end of the development track.',
  merchantElsewhere: ({ town }, say) => `Your merchant is not in ${say.town(town)}.`,
  noPath: ({ from, to }, say) => `No such path leads from ${say.town(from)} to ${say.town(to)}.`,
  goodNotThere: ({ good }, say) => `No ${say.good(good)} lies on that path.`,
  townTaken: ({ town }, say) => `${say.town(town)} has a station already.`,
  noStationLeft: () => 'You have no station left.',
  notStandingThere: ({ role, place }, say) => `No neutral ${say.role(role)} stands on the ${say.place(place)}.`,
  deedFull: ({ deed, role }, say) => `${say.deedTitle(deed)} has no free space for ${roles[role].a}.`,
  chooseReward: ({ deed }, say) => `${say.deedTitle(deed)} brings a coin or a step: say which.`,
  noChoiceOfReward: ({ deed }, say) => `${say.deedTitle(deed)} leaves no choice of reward.`,
  doseOutOfRange: ({ most }) => `Pay 1 to ${most} coins.`,
  tooFewCoins: ({ needed, owned }) => `That costs ${coins(needed)}; you have ${owned}.`,
  notInStack: ({ place }, say) => `The ${say.place(place)} is not in the stacks.`,
  categoryOneOnly: ({ place }, say) => `Your first place tile is of category I; the ${say.place(place)} is not.`,
  noShield: () => 'No monk stands in your sacristy.',
  notFood: ({ good }, say) => `${capital(say.good(good))} cannot be eaten.`,
  notOwned: ({ good }, say) => `You have no ${say.good(good)}.`,
  ownsFewer: ({ good, owned }, say) => `You have only ${owned} ${say.good(good)}.`,
  foodFirst: () => 'Food must be given while there is any.',
  cannotSurrender: () => 'You have nothing of that kind to give up.',
  coinField: () => 'A coin field bars the step back.',
  ...trade.refusals,
};
