// The guided games: each has a fixed beginning, and lessons for a new player. The text of each lesson is in texts/, by
// its id.

import type { GameId, Level, Setup } from '../../engine/index.js';

/** One lesson, about one move. */
export interface Lesson {
  id: string;
  /** The kind of action, and the question it answers if one kind answers several. */
  type: string;
  ask?: string;
  /** The suggested action, in notation. If it is not legal, any action of the kind. */
  plays: string;
}

export interface Introduction {
  setup: Setup;
  /** The level of the opponent. */
  level: Level;
  lessons: readonly Lesson[];
}

export const INTRODUCTIONS = {
  burgundy: {
    setup: { game: 'burgundy', seats: 2, seed: 'introduction 1660' },
    level: 'easy',
    lessons: [
      { id: 'take', type: 'takeTile', plays: '1: take ship from 1' },
      { id: 'place', type: 'placeTile', plays: '5: place ship on 19' },
      { id: 'load', type: 'loadGoods', plays: 'load 6' },
      { id: 'sell', type: 'sellGoods', plays: '1: sell turquoise' },
      { id: 'buy', type: 'buyTile', plays: 'buy boardingHouse from black' },
      { id: 'chips', type: 'takeChips', plays: '5: chips' },
      { id: 'area', type: 'placeTile', plays: '3: place boardingHouse on 11' },
      { id: 'change', type: 'takeTile', plays: '6: take mine from 5' },
      { id: 'kinds', type: 'placeTile', plays: '4: place mine on 24' },
      { id: 'ahead', type: 'takeTile', plays: '4: take ship from 4' },
    ],
  },
  orleans: {
    setup: { game: 'orleans', seats: 2, seed: 'introduction' },
    level: 'easy',
    lessons: [
      { id: 'plan', type: 'plan', plays: 'plan ownBoatman > farmhouse.1' },
      { id: 'fill', type: 'plan', plays: 'plan ownCraftsman > farmhouse.2' },
      { id: 'wait', type: 'plan', plays: 'plan ownFarmer > castle.1' },
      { id: 'market', type: 'plan', plays: 'plan ownTrader > castle.3' },
      { id: 'ready', type: 'ready', ask: 'plan', plays: 'ready' },
      { id: 'use', type: 'use', plays: 'use farmhouse' },
      { id: 'recall', type: 'ready', ask: 'recall', plays: 'ready' },
      { id: 'draw', type: 'plan', plays: 'plan ownBoatman > castle.2' },
      { id: 'event', type: 'ready', ask: 'plan', plays: 'ready' },
      { id: 'onward', type: 'use', plays: 'use castle' },
    ],
  },
  stories: {
    setup: { game: 'stories', seats: 2, scenario: 'firstKingdom', seed: 'introduction' },
    level: 'easy',
    lessons: [
      { id: 'settle', type: 'settle', plays: 'settle L06' },
      { id: 'plan', type: 'plan', plays: 'plan farmer > territory.1' },
      { id: 'fill', type: 'plan', plays: 'plan farmer > territory.2' },
      { id: 'choose', type: 'plan', plays: 'plan fisher > territory.3' },
      { id: 'gate', type: 'plan', plays: 'plan wood > gate.1' },
      { id: 'bag', type: 'plan', plays: 'plan fisher > mill.1' },
      { id: 'wait', type: 'plan', plays: 'plan craftsman > mill.2' },
      { id: 'ready', type: 'ready', ask: 'plan', plays: 'ready' },
      { id: 'land', type: 'expand', plays: 'territory > L01' },
      { id: 'task', type: 'dispatch', plays: 'gate: wood > harbour for task' },
      { id: 'recruit', type: 'recruit', plays: 'mill > farmer' },
    ],
  },
} as const satisfies Record<GameId, Introduction>;

/** The ids of a game's lessons. */
export type LessonId<G extends GameId> = (typeof INTRODUCTIONS)[G]['lessons'][number]['id'];

export const introductionOf = (game: GameId): Introduction => INTRODUCTIONS[game];
