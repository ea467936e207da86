// The introductions in English.

import type { GameId } from '../../../engine/index.js';
import type { LessonId } from '../lessons.js';

export interface Taught {
  title: string;
  text: string;
}

const burgundy: Record<LessonId<'burgundy'>, Taught> = {
  take: {
    title: 'A die takes a tile',
    text: 'You have two dice, and each is one action. A die takes a tile from the depot of its number into your storage.',
  },
  place: {
    title: 'A die places a tile',
    text: 'A stored tile goes onto a space of its own colour and of the number on the die, next to a tile that already lies there.',
  },
  load: {
    title: 'Ships fetch goods',
    text: 'A ship you place takes all goods of one depot and moves you ahead in the turn order of the next round.',
  },
  sell: {
    title: 'A die sells goods',
    text: 'It sells all goods of its number at once: points for each of them, and one silver for the sale.',
  },
  buy: {
    title: 'Silver buys one more',
    text: 'Once in your turn, two silver buy a tile of the black depot in the middle. That takes no die.',
  },
  chips: {
    title: 'Any die brings chips',
    text: 'A die you have no use for buys two worker chips. You will want them soon.',
  },
  area: {
    title: 'Full areas score',
    text: 'A building does something once, as it is placed. When an area is full you score at once: more for a large one, more in an early phase.',
  },
  change: {
    title: 'Chips change dice',
    text: 'No die of the right number? A chip changes one by 1. The small tag on a piece is its price, and the cheapest die is taken by itself.',
  },
  kinds: {
    title: 'Each kind its own way',
    text: 'Mines bring silver after each phase, castles another action at once, animals points for their kind, knowledge an advantage for good.',
  },
  ahead: {
    title: 'Think of the next roll',
    text: 'Store tiles for different numbers, so that every roll suits you. The first to fill all spaces of a colour gets a bonus.',
  },
};

const orleans: Record<LessonId<'orleans'>, Taught> = {
  plan: {
    title: 'Followers go to work',
    text: 'Your followers stand on the market. Put them on the spaces of your places; each space says whom it wants.',
  },
  fill: {
    title: 'Fill a place',
    text: 'A place can be used once all of its spaces are taken. The words below its name say what it does.',
  },
  wait: {
    title: 'A place may wait',
    text: 'A place that is not full yet stays as it is: followers there wait for company in the next round.',
  },
  market: {
    title: 'Keep the market free',
    text: 'Followers who stay on the market take up room there. Better let them wait on a place that will be useful.',
  },
  ready: {
    title: 'Finish planning',
    text: 'Everyone plans at the same time. Then places are used in turns, one each, until all have passed.',
  },
  use: {
    title: 'Use a place',
    text: 'A new follower joins your bag, and your marker goes one step on that follower’s track, which brings something too. Followers who have worked go back into the bag.',
  },
  recall: {
    title: 'Stay or go',
    text: 'Before you draw again, you may take back followers who are waiting on a place. Where they stand well, let them stay.',
  },
  draw: {
    title: 'New faces',
    text: 'You have drawn again from your bag, as many as your knights allow. See what is waiting, and fill it.',
  },
  event: {
    title: 'Mind the event',
    text: 'Each round ends with an event that lies open from its beginning. Taxes, harvest and plague take nobody by surprise.',
  },
  onward: {
    title: 'What wins',
    text: 'Knights let you draw more, journeys bring goods, and in the end stations and citizens count times your development status.',
  },
};

const stories: Record<LessonId<'stories'>, Taught> = {
  settle: {
    title: 'Where it begins',
    text: 'Choose the village of your first settler. From there you take one area after the other.',
  },
  plan: {
    title: 'Followers go to work',
    text: 'Your followers stand on the green. Put them on the spaces of your places; each space says whom it takes.',
  },
  fill: {
    title: 'Fill a place',
    text: 'A place can be used once all of its spaces are taken. The sign at its right says what it brings.',
  },
  choose: {
    title: 'One of several',
    text: 'Where a space shows two kinds, either will do. Put there whom you need least.',
  },
  gate: {
    title: 'The gate',
    text: 'What stands at the gate is sent to your tasks or to a deed. Goods from your stock may go there, too, and each of its spaces is used by itself.',
  },
  bag: {
    title: 'A fuller bag',
    text: 'Some places recruit: the new follower joins your bag, and you can do more in the rounds to come.',
  },
  wait: {
    title: 'No hurry',
    text: 'Followers with nothing to do may stay on the green, and a place may fill over several rounds.',
  },
  ready: {
    title: 'Finish planning',
    text: 'Everyone plans at the same time. Then places are used in turns, one each, until all have passed.',
  },
  land: {
    title: 'Take land',
    text: 'A settler of yours goes to an area beside your own. Land yields goods, villages allow trades on the market, and a church needs a village.',
  },
  task: {
    title: 'Tick off a task',
    text: 'The sheet shows the tasks that win this story. Each tile that you send ticks a field of one; all of them have to be done.',
  },
  recruit: {
    title: 'Recruit',
    text: 'Only what lies on the market place can be had. Think of the trades that your tasks and places will want.',
  },
};

export const en = {
  title: 'Introduction',
  lesson: (number: number, of: number) => `Move ${number} of ${of}`,
  suggested: 'Try this:',
  adapted: 'You are going your own way. Now try, for example:',
  how: 'Choose what is marked.',
  leave: 'Play without the guide',
  only: { title: 'One thing is left', text: 'Nothing else is possible now:' },
  end: {
    title: 'That was your turn',
    text: 'You can undo everything until you end it. A good moment to look at what has changed.',
  },
  others: { title: 'The others', text: 'The line at the top tells what they do. “Show me again” plays it once more.' },
  aside: {
    title: 'As you like',
    text: 'Nothing new to learn here. Choose what you like, for example:',
  },
  done: {
    title: 'Now you can play',
    text: 'You know the moves. The game is real and goes on from here; under “Help” everything can be looked up.',
    leave: 'Play on',
  },
  lessons: { burgundy, orleans, stories } as { [G in GameId]: Record<string, Taught> },
};

export type GuideTexts = typeof en;
