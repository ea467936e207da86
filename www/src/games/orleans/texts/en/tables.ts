// Orléans in English: what things do. What they are called is printed: see names.ts.

import { counting } from '../../../../i18n/language.js';
import type { Words } from '../../../game-view.js';
import type { Citizen, From, Gear, Happening, Place, Role } from '../../types.js';
import * as trade from './trade-tables.js';

const many = counting('en');
export const coins = (count: number) => many(count, 'coin', 'coins');

/** A role as the object of a sentence, and several of them. */
export const roles: Record<Role, { a: string; more: string }> = {
  farmer: { a: 'a farmer', more: 'farmers' },
  boatman: { a: 'a boatman', more: 'boatmen' },
  craftsman: { a: 'a craftsman', more: 'craftsmen' },
  trader: { a: 'a trader', more: 'traders' },
  knight: { a: 'a knight', more: 'knights' },
  scholar: { a: 'a scholar', more: 'scholars' },
  monk: { a: 'a monk', more: 'monks' },
};

/** What a place does: a few words on its card, and a sentence. */
export const places: Record<Place, { short: string; about: string }> = {
  farmhouse: { short: 'farmer + good', about: 'Recruit a farmer; the next field of the farmer track brings a good.' },
  village: {
    short: 'one of three',
    about: 'Recruit a boatman (coins), a craftsman (technology) or a trader (place tile).',
  },
  university: {
    short: 'scholar + steps',
    about: 'Recruit a scholar; the next field of the scholar track brings development.',
  },
  castle: { short: 'knight', about: 'Recruit a knight; with more knights more followers are drawn.' },
  monastery: { short: 'monk', about: 'Recruit a monk, who may stand for anyone. Not in the round of a pilgrimage.' },
  ship: { short: 'by water', about: 'Your merchant moves along a waterway and may take a good from it.' },
  wagon: { short: 'by road', about: 'Your merchant moves along a road and may take a good from it.' },
  guildhall: { short: 'build a station', about: 'Build a station in the town of your merchant, if it has none.' },
  scriptorium: { short: '1 step', about: 'One step on the development track.' },
  townHall: {
    short: 'to deeds',
    about: 'Send one or both neutral followers to deeds; they stay there and bring coins.',
  },
  hayrick: { short: '1 grain', about: 'Take a grain from the goods market.' },
  cheeseFactory: { short: '1 cheese', about: 'Take a cheese from the goods market.' },
  winery: { short: '1 wine', about: 'Take a wine from the goods market.' },
  woolManufacturer: { short: '1 wool', about: 'Take a wool from the goods market.' },
  tailorShop: { short: '1 brocade', about: 'Take a brocade from the goods market.' },
  brewery: { short: '2 coins', about: 'Take 2 coins.' },
  library: { short: '2 steps', about: 'Two steps on the development track.' },
  windmill: { short: '2 coins + 1 step', about: 'Take 2 coins, and one step on the development track.' },
  bathhouse: { short: 'draw more', about: 'Draw extra followers from the bag.' },
  hospital: { short: 'coins by status', about: 'Take as many coins as your development status.' },
  sacristy: {
    short: 'averts an event',
    about: 'Its monk goes into the bag and spares you a harvest, taxes or a plague.',
  },
  herbGarden: { short: 'boatmen fit more', about: 'Your boatmen may stand for craftsmen, traders and farmers.' },
  shippingLine: { short: '1 step', about: 'One step on the development track.' },
  cellar: { short: '4 coins', about: 'Take 4 coins.' },
  pharmacy: { short: 'coins to steps', about: 'Pay 1 to 3 coins; each is a step on the development track.' },
  office: { short: 'coins by stations', about: 'Take a coin for each of your stations on the map.' },
  horseWagon: { short: 'by road', about: 'Your merchant moves along a road and may take a good from it.' },
  school: { short: 'scholars fit more', about: 'Your scholars may stand for anyone but monks.' },
  laboratory: { short: '1 technology', about: 'Take a technology tile.' },
  gunpowderTower: {
    short: 'room for 2, to deeds',
    about: 'Room for two more followers; from here, too, they go to spaces or to deeds.',
  },
  ...trade.places,
};

/** What an event brings: by the number on its tile and, where several tiles bring it, in general. */
export const happenings: Record<Happening, { about?: string; brings: (amount: number) => string }> = {
  pilgrimage: { about: 'No monks are recruited.', brings: () => 'no monks are recruited in this round' },
  income: { about: 'Coins by status.', brings: (amount) => `${coins(amount)} for each point of status` },
  harvest: {
    about: 'Food is due, or 5 coins.',
    brings: (amount) => `everyone gives ${amount} food, or 5 coins for each that is missing`,
  },
  taxes: {
    about: 'Coins are due by goods.',
    brings: (amount) => `everyone pays 1 coin for every ${amount === 1 ? 'good' : `${amount} goods`}`,
  },
  tradingDay: { about: 'Coins by stations.', brings: (amount) => `${coins(amount)} for each station` },
  plague: {
    about: 'A neutral follower may be lost.',
    brings: () => 'everyone draws a follower from the bag and loses it if it is neutral',
  },
  ...trade.happenings,
};

/** A technology tile by where it may lie. */
export const gears: Record<Gear, { name: string; about: string }> = {
  farmerOnly: { name: 'first technology', about: 'Your first one: it may only replace a farmer.' },
  free: { name: 'technology', about: 'It replaces a follower for good: one at a place, and never a monk.' },
};

/** Where a citizen waits. */
export const citizens: Record<Citizen, string> = {
  development3: 'on field 3 of the development track',
  development18: 'on field 18 of the development track',
  development28: 'on field 28 of the development track',
  knight: 'on the knight track',
  boatman: 'on the boatman track',
  cityWall: 'of the city wall',
  papalConclave: 'of the papal conclave',
  defeatOfThePlague: 'of the defeat of the plague',
  astronomy: 'of astronomy',
  boatmenGuild: 'of the boatmen’s guild',
  cathedral: 'of the cathedral',
  peaceTreaty: 'of the peace treaty',
  canalisation: 'of the canalisation',
  stations: 'for most stations',
  ...trade.citizens,
};

/** Where followers wait. */
export const at: Record<From, string> = {
  market: 'on the market',
  tower: 'on the tower',
  bath: 'at the bathhouse',
  bag: 'in the bag',
};

export const words: Words = {
  numbers: {
    coins: 'coins',
    grain: 'grain',
    cheese: 'cheese',
    wine: 'wine',
    wool: 'wool',
    brocade: 'brocade',
    stations: 'stations',
    citizens: 'citizens',
    goods: 'goods',
    development: 'development',
    status: 'status',
    bag: 'followers in the bag',
    market: 'followers on the market',
    technology: 'technology',
    places: 'place tiles',
    orders: 'orders',
    tradingHouse: 'trading house',
  },
  counted: {
    coins: ['coin', 'coins'],
    goods: ['good', 'goods'],
    development: ['step', 'steps'],
    stations: ['station', 'stations'],
    citizens: ['citizen', 'citizens'],
    technology: ['technology', 'technology'],
    places: ['place tile', 'place tiles'],
  },
  ties: {
    development: { more: 'further on the development track', fewer: 'further back on the development track' },
  },
  reveals: 'Something is drawn or revealed, so this cannot be undone.',
};
