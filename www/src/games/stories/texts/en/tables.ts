// Names and effects of things in English.

import { choosing, counting, listing } from '../../../../i18n/language.js';
import type { Words } from '../../../game-view.js';
import type {
  Building,
  Column,
  Counter,
  Deed,
  Follower,
  Good,
  Land,
  Landmark,
  Place,
  Season,
  Task,
  Threat,
} from '../../types.js';
import type { BonusTexts, ConditionTexts, EffectTexts, FameTexts, GainTexts, GoalTexts, LossTexts } from '../shapes.js';

export const many = counting('en');
const word = choosing('en');
const or = listing('en', 'disjunction');

export const coins = (count: number): string => many(count, 'coin', 'coins');
export const fame = (count: number): string => `${count} fame`;

export const followers: Record<Follower, { one: string; a: string }> = {
  farmer: { one: 'farmer', a: 'a farmer' },
  fisher: { one: 'fisher', a: 'a fisher' },
  craftsman: { one: 'craftsman', a: 'a craftsman' },
  trader: { one: 'trader', a: 'a trader' },
  scholar: { one: 'scholar', a: 'a scholar' },
  knight: { one: 'knight', a: 'a knight' },
  monk: { one: 'monk', a: 'a monk' },
};

export const goods: Record<Good, string> = {
  wood: 'wood',
  brocade: 'brocade',
  wool: 'wool',
  wine: 'wine',
  bread: 'bread',
  cheese: 'cheese',
  grain: 'grain',
  fish: 'fish',
};

export const lands: Record<Land, string> = {
  hill: 'hill',
  pasture: 'pasture',
  forest: 'forest',
  lake: 'lake',
  field: 'field',
};

export const buildings: Record<Building, string> = { village: 'village', fortress: 'fortress', church: 'church' };
export const aBuilding: Record<Building, string> = {
  village: 'a village',
  fortress: 'a fortress',
  church: 'a church',
};
export const seasons: Record<Season, string> = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
};
export const landmarks: Record<Landmark, string> = { tournamentGround: 'tournament ground', castle: 'castle' };
export const tasks: Record<Task, string> = {
  well: 'Well',
  baptistery: 'Baptistery',
  delegation: 'Delegation',
  harbour: 'Harbour',
  church: 'Build a church',
  citizens: 'Citizens',
  wealth: 'Goods and coins',
};
export const columns: Record<Column, string> = { areas: 'Areas', villages: 'Villages', churches: 'Churches' };
export const threats: Record<Threat, string> = { hunger: 'famine', plague: 'plague' };
export const epochs: string[] = ['Settling', 'Science', 'Famine', 'Expansion', 'Monastery', 'Trade', 'Plague', 'Peace'];

export const places: Record<Place, string> = {
  territory: 'Territory',
  village: 'Village',
  estate: 'Estate',
  buildersYard: 'Builder’s yard',
  mill: 'Mill',
  cottage: 'Cottage',
  market: 'Market',
  ropery: 'Ropery',
  gate: 'Gate',
  university: 'University',
  castle: 'Castle',
  monastery: 'Monastery',
  laboratory: 'Laboratory',
  fortress: 'Fortress',
  church: 'Church',
  grove: 'Grove',
  bathhouse: 'Bathhouse',
  pub: 'Pub',
  bakery: 'Bakery',
  hayrick: 'Hayrick',
  fishingHut: 'Fishing hut',
  dairy: 'Dairy',
  brewery: 'Brewery',
  tradingBoat: 'Trading boat',
  countyFair: 'County fair',
  taxOffice: 'Tax office',
  gunpowderTower: 'Gunpowder tower',
  winery: 'Winery',
  woolMill: 'Wool mill',
  herbGarden: 'Herb garden',
  library: 'Library',
  parlatory: 'Parlatory',
  tailor: 'Tailor shop',
  school: 'School',
  hostel: 'Hostel',
  masonsLodge: 'Masons’ lodge',
  watchtower: 'Watchtower',
  mint: 'Mint',
  marketHall: 'Market hall',
};

export const deeds: Record<Deed, string> = {
  threeFieldFarming: 'Three-field farming',
  lawOfInheritance: 'Law of inheritance',
  winepress: 'Winepress',
  loom: 'Loom',
  barter: 'Barter',
  leagueOfKnights: 'League of knights',
  alchemyA: 'Alchemy',
  alchemyB: 'Alchemy (back)',
  feedingThePoor: 'Feeding the poor',
  orphanage: 'Orphanage',
  foodDepot: 'Food depot',
  medicine: 'Medicine',
};

/** Objectives that are sent, by their names in the box. */
export const rights = {
  'Acquire the hunting rights': 'Hunting rights',
  'Acquire the market rights': 'Market rights',
  'Equip the tournament': 'Equip the tournament',
  'Acquire the minting rights': 'Minting rights',
  'Gift for the king': 'Gift for the king',
};

const counters: Record<Counter, string> = {
  controlledVillage: 'village you control',
  controlledArea: 'area you control',
  twoControlledAreas: 'two areas you control',
  controlledLand: 'land you control',
  controlledHill: 'hill you control',
  controlledPasture: 'pasture you control',
  controlledForest: 'forest you control',
  controlledLake: 'lake you control',
  controlledField: 'field you control',
  controlledFieldOrLake: 'field or lake you control',
  controlledChurch: 'church you control',
  ownFortress: 'fortress of yours',
  followerOnCard: 'follower on the card',
};
const per = (counter: Counter | undefined): string => (counter ? ` for every ${counters[counter]}` : '');

export const effects: EffectTexts = {
  expand: ({ land, village }) =>
    `Put a settler on an area beside one of yours. With ${many(land, 'knight', 'knights')} on its spaces you drive others off land, with ${village} also out of a village.`,
  build: ({ building }) =>
    building === 'village'
      ? 'Turn a land you control into a village.'
      : building === 'fortress'
        ? 'Build a fortress on an area you control alone: nobody else may enter it.'
        : 'Build a church in a village you control.',
  produce: () => 'One good of its kind for each land you control, as far as it is on offer.',
  takePlaceCard: () => 'Take a place card of an open category.',
  recruit: ({ kinds }, say) => `Recruit ${or(kinds.map(say.follower))} into your bag.`,
  trade: ({ per: counter }) => `Sell or buy one good${per(counter)}, at its price.`,
  gainTechnology: ({ amount }) => `Take ${amount} technology.`,
  dispatch: () => 'Send one tile that lies here to a deed, a task or an objective.',
  gainGood: ({ good, amount }, say) => `Take ${amount} ${say.good(good)}.`,
  gainCoins: ({ amount, per: counter }) => `Take ${coins(amount)}${per(counter)}.`,
  gainFame: ({ amount, per: counter }) => `${fame(amount)}${per(counter)}.`,
  convert: ({ from, to, max, ratio }, say) =>
    `Turn up to ${max} ${say.good(from)} into ${ratio === 1 ? '' : `${ratio} `}${say.good(to)} each.`,
  coinsToFame: ({ max, rate }) => `Pay up to ${coins(max)}: ${fame(rate)} each.`,
  drawAndKeep: ({ draw, keep }) =>
    `Draw ${many(draw, 'follower', 'followers')} from your bag and place ${keep} of them at once.`,
  deliver: ({ per: counter }) => `Deliver one good${per(counter)}, for fame.`,
  buyCitizen: ({ coins: price, amount }) => `Pay ${coins(price)} and strike ${many(amount, 'citizen', 'citizens')}.`,
  secondGate: ({ green }) => `A second gate, and ${many(green, 'more space', 'more spaces')} on your green.`,
  substitute: ({ follower, standsFor }, say) =>
    `While you own it, your ${say.follower(follower)} may stand for ${or(standsFor.map(say.follower))}.`,
  extraDraw: ({ amount }) => `While you own it, you draw ${amount} more.`,
  extraTrade: ({ amount }) => `While you own it, your market has ${many(amount, 'more trade', 'more trades')}.`,
  extraFamePerBuilding: ({ amount }) => `While you own it, each building brings ${fame(amount)} more.`,
  extraKnightsAgainstYou: ({ amount }) =>
    `While you own it, ${many(amount, 'more knight is', 'more knights are')} needed against you.`,
};

export const bonuses: BonusTexts = {
  fame: ({ amount }) => `Each tile brings ${fame(amount)}.`,
  coins: ({ amount }) => `Each tile brings ${coins(amount)}.`,
  swap: () => 'Each tile lets you swap a good of yours for one of an opponent.',
  sendBack: () => 'Each tile lets you send a placed follower of an opponent back into the bag.',
  alchemy: ({ fame: points, coins: sum }) =>
    `Each follower brings ${fame(points)} or ${coins(sum)}, and you may draw a follower and place it at once.`,
};

export const fameBonuses: FameTexts = {
  coins: ({ amount }) => coins(amount),
  citizen: ({ amount }) => many(amount, 'citizen', 'citizens'),
  wildCross: () => 'a citizen, or any open field of your tasks',
  technology: ({ elseCoins }) => `technology${elseCoins ? ` (or else ${coins(elseCoins)})` : ''}`,
  follower: ({ kinds }, say) => or(kinds.map(say.follower)),
  good: ({ good }, say) => say.good(good),
  goodUpTo: ({ price }) => `a good worth at most ${price}`,
  placeCard: () => 'a place card',
  stop: ({ landmark, until }, say) => `${say.landmark(landmark)}: nobody passes it before the end of year ${until}`,
};

export const gains: GainTexts = {
  coins: ({ amount, per: counter }) => `${coins(amount)}${per(counter)}`,
  fame: ({ amount, per: counter }) => `${fame(amount)}${per(counter)}`,
  delivery: ({ per: counter }) => `deliver one good${per(counter)}`,
};
export const losses: LossTexts = {
  food: ({ amount, per: counter, followers: lost }) =>
    `give ${amount} food${per(counter)}${lost ? `, or lose ${many(lost, 'follower', 'followers')} for each that is missing` : ''}`,
  followers: ({ amount, per: counter }) => `lose ${many(amount, 'follower', 'followers')} from the bag${per(counter)}`,
};
export const conditions: ConditionTexts = {
  controlAreas: ({ min }) => many(min, 'area', 'areas'),
  controlVillages: ({ min }) => many(min, 'village', 'villages'),
  controlChurches: ({ min }) => many(min, 'church', 'churches'),
  ownFollower: ({ follower, min }, say) => `${min} × ${say.follower(follower)}`,
  built: ({ building, min }, say) => `built: ${min} × ${say.building(building)}`,
  tasksCompleted: ({ min }) => `${many(min, 'task', 'tasks')} done`,
  payFood: ({ amount, per: counter }) => `pay ${amount} food${per(counter)}`,
  payCoins: ({ amount, per: counter }) => `pay ${coins(amount)}${per(counter)}`,
  payValue: ({ amount }) => `pay goods and coins worth ${amount}`,
};
export const goals: GoalTexts = {
  controlAreas: ({ min }) => `Control ${many(min, 'area', 'areas')}`,
  controlVillages: ({ min }) => `Control ${many(min, 'village', 'villages')}`,
  controlChurches: ({ min }) => `Control ${many(min, 'church', 'churches')}`,
  built: ({ building, min }) => (min === 1 ? `Build ${aBuilding[building]}` : `Build ${min} × ${buildings[building]}`),
  reach: ({ landmark }) => `Reach the ${landmarks[landmark]}`,
};

export const words: Words = {
  numbers: {
    coins: 'coins',
    goods: 'goods',
    technology: 'technology',
    followers: 'followers',
    cards: 'place cards',
    reserve: 'settlers in reserve',
    fame: 'fame',
    areas: 'areas',
    villages: 'villages',
    churches: 'churches',
    fortresses: 'fortresses',
    favourites: 'favour tiles',
    citizens: 'citizens',
    tasks: 'tasks',
    epoch: 'epoch',
  },
  counted: {
    coins: ['coin', 'coins'],
    goods: ['good', 'goods'],
    fame: ['fame', 'fame'],
    technology: ['technology', 'technology'],
    followers: ['follower', 'followers'],
    areas: ['area', 'areas'],
    villages: ['village', 'villages'],
    churches: ['church', 'churches'],
    fortresses: ['fortress', 'fortresses'],
    citizens: ['citizen', 'citizens'],
    epoch: ['epoch', 'epochs'],
  },
  ties: {
    tasks: { more: 'tasks done', fewer: 'fewer tasks done' },
    citizens: { more: 'citizens', fewer: 'fewer citizens' },
    years: { more: 'years at court', fewer: 'fewer years at court' },
  },
  reveals: 'Something is drawn, so this cannot be undone.',
};

/** Our reconstructions, by the table that replaces each. */
export const reconstructed: Record<string, string> = {
  'tables.map': 'which areas lie beside each other, and the start villages',
  'tables.places': 'the spaces of the player board and of the basic place cards',
  'tables.green': 'the room on the green',
  'tables.placeCards': 'most of the place cards',
  'tables.deeds': 'the spaces and bonuses of the deeds',
  'tables.goodsTiles': 'how many tiles there are of each good',
  'tables.prices': 'the prices of brocade, wine, bread, cheese and grain',
  'tables.food': 'what can be eaten',
  'tables.delivery': 'the fame for goods delivered',
  'tables.market': 'what lies on the market place at the start',
  'tables.startKit': 'what players start with',
  'tables.fameTrack': 'the fame track',
  'tables.epochs': 'most of the epochs and objectives',
  'tables.narration': 'what the turning points of The First Kingdom bring',
  'tables.taskSheet': 'the tiles of the tasks',
  'tables.controlBoard': 'most numbers of the control board',
  'tables.seasons': 'what lack of food costs in autumn',
};
export const trades = (left: number): string => many(left, 'trade', 'trades');
export const missed = (count: number): string => `${count} ${word(count, 'objective', 'objectives')}`;
