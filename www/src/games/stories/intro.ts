// The steps of the five-minute introduction: the shown boards and the highlighted pieces. The text is in texts/.

import type { IntroStep } from '../game-view.js';

export const INTRO = [
  { id: 'goal', show: 'board', marks: ['area.'] },
  { id: 'green', show: 'own', marks: ['seat.0.green', 'seat.0.bag'] },
  { id: 'plan', show: 'own', marks: ['seat.0.green.', 'seat.0.space.'] },
  { id: 'act', show: 'own', marks: ['seat.0.place.'] },
  { id: 'expand', show: 'board', marks: ['area.', 'seat.0.settler.', 'seat.1.settler.'] },
  { id: 'market', show: 'board', marks: ['market.'] },
  { id: 'gate', show: 'board', marks: ['deed.'] },
  { id: 'fame', show: 'board', marks: ['fame.'] },
  { id: 'kingdom', show: 'board', marks: ['seat.0.task.'] },
  { id: 'court', show: 'board', marks: [] },
] as const satisfies readonly IntroStep[];

export type IntroId = (typeof INTRO)[number]['id'];
