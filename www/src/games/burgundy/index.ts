// The face of The Castles of Burgundy.

import type { GameFace } from '../face.js';
import { question } from './asks.js';
import { board } from './board.js';
import { playerBoard } from './duchy.js';
import { lines } from './events.js';
import { group, label, pieceAbout, pieceName } from './labels.js';
import { legend } from './legend.js';
import { status } from './status.js';
import { textBoard, textPlayer } from './text.js';
import { WORDS } from './words.js';

export const burgundy: GameFace<'burgundy'> = {
  words: WORDS,
  question,
  group,
  label,
  atOnce: () => false,
  pieceName,
  pieceAbout,
  lines,
  board,
  status,
  playerBoard,
  legend,
  textBoard,
  textPlayer,
};
