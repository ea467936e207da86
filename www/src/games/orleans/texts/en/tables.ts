// Orléans in English: the effects of things. Their names are printed: see names.ts.

import { counting } from '../../../../i18n/language.js';
import type { Words } from '../../../game-view.js';
import type { Citizen, From, Gear, Happening, Role } from '../../types.js';
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

/** The effect of an event: by the number on its tile and, if several tiles have it, in general. */
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

/** The places of the citizens. */
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

/** The stores of followers. */
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
