// The face of Orléans.

import type { GameFace } from '../face.js';
import { question } from './asks.js';
import { board } from './board.js';
import { lines } from './events.js';
import { playerBoard } from './home.js';
import { atOnce, group, label } from './labels.js';
import { legend } from './legend.js';
import { pieceAbout, pieceName } from './pieces.js';
import { refusal } from './refusals.js';
import { status } from './status.js';
import { textBoard, textPlayer } from './text.js';
import { WORDS } from './words.js';

export const orleans: GameFace<'orleans'> = {
  words: WORDS,
  question,
  group,
  label,
  atOnce,
  refusal,
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
