// What a seat is asked, as a heading and a hint. Complete by type: a new kind of question fails to compile here.

import type { Question } from '../face.js';
import { placeName } from './names.js';
import type { Ask } from './types.js';

export function question(ask: Ask): Question {
  switch (ask.type) {
    case 'recall':
      return { title: 'Take followers back?', hint: 'Click followers on your places to take them back to the market. For each you draw one less.' };
    case 'draw':
      return { title: 'Draw followers', hint: `You may draw up to ${ask.most}.` };
    case 'keep':
      return { title: 'Bathhouse', hint: 'Choose the follower who stays on your market.' };
    case 'shelter':
      return { title: 'Gunpowder tower', hint: 'Click up to two followers on your market; they go to the tower.' };
    case 'plan':
      return { title: 'Plan', hint: 'Click a follower on your market and a space, in either order. Finish when everybody stands well.' };
    case 'turn':
      return { title: 'Your turn', hint: 'Use one of your activated places, or pass for this round.' };
    case 'sendMore':
      return { title: 'Another to the deeds?', hint: `A second follower of the ${placeName(ask.from)} may go in the same action.` };
    case 'placeTile':
      return { title: 'Take a place tile', hint: 'Choose a tile from the stacks; on the first step of the trader track only one of category I.' };
    case 'bathhouse':
      return { title: 'Bathhouse', hint: `Place ${ask.left === 1 ? 'one more' : ask.left} of those you drew: click a follower and a space.` };
    case 'install':
      return { title: 'Technology', hint: 'You have passed. Place technology on a free space, or keep it for later.' };
    case 'shield':
      return { title: 'Sacristy', hint: 'Send its monk to the bag, and the event spares you.' };
    case 'harvest':
      return { title: 'Harvest', hint: `${ask.due} food to give: grain, cheese or wine.` };
    case 'torture':
      return { title: 'Debt', hint: `You owe ${ask.owed} more ${ask.owed === 1 ? 'coin' : 'coins'}. For each, one thing leaves the game: choose what.` };
  }
}
