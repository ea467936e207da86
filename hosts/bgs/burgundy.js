import { engineOf } from './engine.js';

export const {
  info,
  init,
  move,
  moveAI,
  dropPlayer,
  toSave,
  ended,
  cancelled,
  scores,
  rankings,
  currentPlayer,
  stripSecret,
  logLength,
  logSlice,
  replay,
  setPlayerMetaData,
} = engineOf('burgundy');
