// The turning points of both stories, in our own words, in English.

import { listing } from '../../../../i18n/language.js';
import type { Narration, Season } from '../../types.js';

export interface Chapter {
  title: string;
  text: string;
}

const list = listing('en');

export const tale = {
  label: 'The story',
  open: 'Read it again',
  fold: 'Continue',
  begins: {
    firstKingdom: {
      title: 'The First Kingdom',
      text: 'An empty valley, a few huts, and people who look to you. Claim land, raise villages and churches, and send your best to deeds that outlive them. The first to fulfil every task, and be rich as well, founds the first kingdom.',
    },
    kingsFavor: {
      title: 'The King’s Favor',
      text: 'The king is old and wants one favourite. For five years, every winter, he counts what he asked for in spring. One failure may be forgiven; a second one closes the gates of the court. In the end the castle counts, and what you own.',
    },
  },
  told: {
    I: { title: 'Settling', text: 'The first fires burn in the valley. There is land enough for all.' },
    II: {
      title: 'Scholars on the road',
      text: 'With them come books and strange machines. The university and the laboratory open their doors.',
    },
    III: {
      title: 'Famine',
      text: 'The harvest rots in the rain. Villages must be fed every round, or people go away, until the food depot is full.',
    },
    IV: {
      title: 'The borders move',
      text: 'Knights ride through the valley. What is not held by walls will change hands: the castle and the fortress are yours.',
    },
    V: {
      title: 'The monastery',
      text: 'Monks lay the first stone. While you live in their epoch nobody enters your land, and you claim none.',
    },
    VI: { title: 'The roads are full', text: 'Merchants bring what nobody here has seen before. Trade brings fame.' },
    VII: {
      title: 'Plague',
      text: 'It comes with the ships and takes some of your people every round, until there is medicine.',
    },
    VIII: {
      title: 'Peace',
      text: 'The swords are hung up. Whoever lives in this epoch shares the land with everybody, and nobody is driven out.',
    },
    foodDepot: { title: 'The granaries are full', text: 'The famine is over, for everybody and at once.' },
    medicine: { title: 'A cure is found', text: 'The plague is over, for everybody and at once.' },
  } satisfies Record<Narration, Chapter>,
  first: (name: string) => `${name} is the first to come this far.`,
  seasons: {
    spring: { title: 'Spring', text: 'Boats come up the river: new tiles lie on the market place.' },
    summer: { title: 'Summer', text: 'A good year so far: everyone earns something.' },
    autumn: { title: 'Autumn', text: 'The court wants to eat: everyone gives food.' },
    winter: { title: 'Winter', text: 'At the end of this round the king counts what he asked for.' },
  } satisfies Record<Season, Chapter>,
  year: (roman: string) => ({
    title: `Year ${roman}`,
    text: 'New objectives, new rights: what lay on the old ones is gone.',
  }),
  out: (name: string) => ({
    title: `${name} leaves the court`,
    text: `The king has waited in vain. ${name} plays no more; what stands on the map stays.`,
  }),
  end: {
    firstKingdom: (names: string[]) => ({
      title: names.length > 1 ? 'A kingdom with several crowns' : 'The first kingdom',
      text: names.length > 1 ? `${list(names)} share the victory.` : `${names[0]} has won the race.`,
    }),
    kingsFavor: (names: string[]) => ({
      title: 'The king has chosen',
      text: names.length > 1 ? `${list(names)} share his favour.` : `${names[0]} is the favourite of the king.`,
    }),
  },
};
