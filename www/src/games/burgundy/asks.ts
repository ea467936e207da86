// What a seat is asked, as a heading and a hint. Complete by type: a new kind of question fails to compile here.

import type { Question } from '../face.js';
import type { Ask } from './types.js';

export function question(ask: Ask): Question {
  switch (ask.type) {
    case 'estate':
      return { title: 'Choose your duchy', hint: 'Choose a side of your board and the space of your first castle.' };
    case 'turn':
      return { title: 'Your turn', hint: 'Click a die, a tile or a space, or choose from the list.' };
    case 'castle':
      return { title: 'Castle', hint: 'One more action, as if with a die of any number.' };
    case 'warehouse':
      return { title: 'Warehouse', hint: 'You may sell all goods of one colour.' };
    case 'carpenter':
      return { title: 'Carpenter', hint: 'You may take a building from a numbered depot.' };
    case 'church':
      return { title: 'Church', hint: 'You may take a mine, knowledge or castle tile from a numbered depot.' };
    case 'market':
      return { title: 'Market', hint: 'You may take a ship or animals from a numbered depot.' };
    case 'cityHall':
      return { title: 'City hall', hint: 'You may place another tile from your storage.' };
    case 'ship':
      return { title: 'Ship', hint: 'Choose the depot whose goods you load.' };
    case 'goods': {
      const where = ask.and === null ? `depot ${ask.depot}` : `depots ${ask.depot} and ${ask.and}`;
      return { title: 'Too many goods', hint: `Choose which goods of ${where} go into your free places.` };
    }
  }
}
