// The steps of the five-minute introduction: the shown boards and the highlighted pieces. The text is in texts/.

import type { IntroStep } from '../game-view.js';

export const INTRO = [
  { id: 'goal', show: 'own', marks: ['seat.0.duchy.'] },
  { id: 'dice', show: 'own', marks: ['seat.0.die.', 'seat.0.chips'] },
  { id: 'take', show: 'board', marks: ['depot.1.', 'depot.2.', 'depot.3.', 'depot.4.', 'depot.5.', 'depot.6.'] },
  { id: 'place', show: 'own', marks: ['seat.0.storage.', 'seat.0.die.'] },
  { id: 'effects', show: 'board', marks: ['depot.'] },
  {
    id: 'goods',
    show: 'board',
    marks: ['depot.1.goods', 'depot.2.goods', 'depot.3.goods', 'depot.4.goods', 'depot.5.goods', 'depot.6.goods'],
  },
  { id: 'silver', show: 'board', marks: ['depot.black.'] },
  { id: 'areas', show: 'board', marks: [] },
] as const satisfies readonly IntroStep[];

export type IntroId = (typeof INTRO)[number]['id'];
