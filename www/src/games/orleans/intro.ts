// The steps of the five-minute introduction: the shown boards and the highlighted pieces. The text is in texts/.

import type { IntroStep } from '../game-view.js';

export const INTRO = [
  { id: 'goal', show: 'own', marks: ['seat.0.market.', 'seat.0.bag'] },
  { id: 'plan', show: 'own', marks: ['seat.0.market.', 'seat.0.space.'] },
  { id: 'act', show: 'own', marks: ['seat.0.place.'] },
  { id: 'recruit', show: 'board', marks: ['track.'] },
  { id: 'travel', show: 'board', marks: ['town.', 'path.'] },
  { id: 'deeds', show: 'board', marks: ['deed.'] },
  { id: 'tiles', show: 'board', marks: ['tile.'] },
  { id: 'event', show: 'board', marks: [] },
  { id: 'score', show: 'board', marks: ['seat.0.development', 'seat.1.development'] },
] as const satisfies readonly IntroStep[];

export type IntroId = (typeof INTRO)[number]['id'];
