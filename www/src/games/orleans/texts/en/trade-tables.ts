// Trade & Intrigue in English: the effects of its things. Their names are printed: see names.ts.

import { counting } from '../../../../i18n/language.js';
import type { Citizen, Civic, Happening, Marker } from '../../types.js';

const many = counting('en');
const coins = (count: number) => many(count, 'coin', 'coins');

/** A deed or an intriguer: a few words for its card, and a sentence. */
export const civics: Record<Civic, { short: string; about: string }> = {
  alchemy: {
    short: 'draw 1, place it',
    about:
      'For each follower sent here you may draw one from your bag and put it on a free space at once. Whoever completes it takes its citizen.',
  },
  court: {
    short: '1 coin',
    about: 'Each follower brings a coin. Whoever completes it uses one of their own places for free.',
  },
  harvestFestival: {
    short: 'the good there',
    about: 'Each follower brings the good on its space. Completing it brings 2 coins.',
  },
  sheepBreeding: {
    short: 'the good there',
    about: 'Each follower brings the good on its space. Completing it brings 2 coins.',
  },
  coinage: { short: '3 coins', about: 'Each follower brings 3 coins, and so does completing it.' },
  research: { short: '2 steps', about: 'Each follower brings 2 steps of development, completing it 3 more.' },
  towing: {
    short: 'by water',
    about: 'With each follower your merchant may move along a waterway. Whoever completes it takes its citizen.',
  },
  architecture: {
    short: '1 citizen',
    about: 'Each follower brings a citizen. Whoever completes it may build a station where their merchant stands.',
  },
  townRights: {
    short: 'place tile',
    about:
      'Each follower may bring a place tile, as far as your trader track allows. Whoever completes it takes its citizen.',
  },
  navigation: {
    short: 'technology',
    about:
      'Each follower may bring one of the technology tiles beside it, as far as your craftsman track allows. Whoever completes it takes its citizen.',
  },
  swindler: {
    short: 'swap a good',
    about: 'Swap one of your goods for an opponent’s. Completing it brings a good from the goods market.',
  },
  arsonist: {
    short: 'burn a station',
    about:
      'An opponent’s station where your merchant stands goes back to its owner. Whoever completes it may build there.',
  },
  kidnapper: {
    short: '1 coin, kidnap',
    about: 'Take a coin; an opponent’s merchant goes to Orléans. Whoever completes it takes its citizen.',
  },
  torturer: {
    short: '1 coin, torture',
    about: 'Take a coin; every opponent gives up something. Whoever completes it takes its citizen.',
  },
  executioner: {
    short: '2 coins, execute',
    about:
      'Take 2 coins; an opponent draws a follower from their bag and loses it if it is neutral. Whoever completes it takes its citizen.',
  },
  saboteur: {
    short: '1 coin, sabotage',
    about:
      'Take a coin; an opponent’s follower leaves its space and goes back into the bag. Whoever completes it takes its citizen.',
  },
  spy: {
    short: 'steal technology',
    about: 'Technology of an opponent goes to the same space of your board. Completing it brings a technology tile.',
  },
  taxCollector: {
    short: '2 coins from all',
    about: 'Every opponent hands over up to 2 coins. Completing it brings 2 coins.',
  },
  traitor: {
    short: 'you +1, they −1',
    about:
      'On a track where an opponent is ahead you go a step forward, the opponent one back. Whoever completes it takes its citizen.',
  },
};

export const happenings = {
  silentium: { brings: () => 'nothing happens' },
  indulgence: { brings: (amount: number) => `for ${coins(amount)} a follower other than a monk goes into the bag` },
  education: { brings: (amount: number) => `for ${coins(amount)} a step on any track, with its bonus` },
  bonVoyage: { brings: (amount: number) => `for ${coins(amount)} the merchant may travel` },
  conference: { brings: () => 'no scholars are recruited in this round' },
  crusade: { brings: () => 'no knights are recruited in this round' },
  strike: { brings: () => 'no craftsmen are recruited in this round' },
  coinTax: { brings: (amount: number) => `everyone pays ${coins(amount)}` },
  excursion: { brings: (amount: number) => `players with their merchant in Orléans pay ${coins(amount)}` },
  fishingGrounds: { brings: () => 'everyone gains the coins printed where their boatman marker stands' },
  furtherEducation: {
    brings: (amount: number) => `everyone gives a good for steps of development, or pays ${coins(amount)}`,
  },
  wedding: { brings: (amount: number) => `everyone draws ${amount} followers onto their market` },
  sabotage: { brings: () => 'places with technology cannot be used in this round' },
  amnesty: { brings: () => 'recruits may stand on a free space at once' },
  defect: { brings: () => 'everyone gives back a technology tile' },
  torture: { brings: (amount: number) => `everyone gives up ${amount} things; coins do not help` },
  holiday: { brings: () => 'the next card counts at once' },
  bookBurning: { brings: () => 'everyone goes back to the previous star of the development track' },
  levies: {
    brings: (amount: number) =>
      `everyone gives goods worth ${amount}, or gives up something for each point that is missing`,
  },
  peasantsRevolt: { brings: () => 'farmers may go onto any space but those for monks, and leave again afterwards' },
  technologyTax: { brings: (amount: number) => `everyone pays ${coins(amount)} for each technology on a space` },
  summons: { brings: (amount: number) => `every merchant goes to Orléans, or its owner pays ${coins(amount)}` },
  famine: { brings: (amount: number) => `everyone loses ${amount} neutral followers of their choice` },
  pollTax: { brings: (amount: number) => `everyone pays ${coins(amount)} for each follower outside the bag` },
  tithe: { brings: (amount: number) => `everyone pays 1 coin for every ${amount} they own` },
} satisfies { [happening in Happening]?: { brings: (amount: number) => string } };

export const citizens = {
  alchemy: 'of the alchemy',
  towing: 'of the towing service',
  townRights: 'of the town rights',
  navigation: 'of the navigation',
  architecture1: 'of the architecture (1)',
  architecture2: 'of the architecture (2)',
  architecture3: 'of the architecture (3)',
  architecture4: 'of the architecture (4)',
  kidnapper: 'of the kidnapper',
  torturer: 'of the torturer',
  executioner: 'of the executioner',
  saboteur: 'of the saboteur',
  traitor: 'of the traitor',
} satisfies { [citizen in Citizen]?: string };

/** A track as part of a sentence. */
export const markers: Record<Marker, string> = {
  farmer: 'the farmer track',
  boatman: 'the boatman track',
  craftsman: 'the craftsman track',
  trader: 'the trader track',
  knight: 'the knight track',
  scholar: 'the scholar track',
  development: 'the development track',
};
