// The face of Orléans.

import type { GameFace } from '../face.js';
import { board } from './board.js';
import { lines, roundOf } from './events.js';
import { playerBoard } from './home.js';
import { atOnce, group, label, question, refusal } from './labels.js';
import { INTRO } from './intro.js';
import { legend } from './legend.js';
import { picture } from './picture.js';
import { pieceAbout, pieceName } from './pieces.js';
import { progress, status } from './status.js';
import { textBoard, textPlayer } from './text.js';
import { texts } from './texts/index.js';

export const orleans: GameFace<'orleans'> = {
  title: (speaking) => texts(speaking).title,
  pitch: (speaking) => texts(speaking).pitch,
  words: (speaking) => texts(speaking).words,
  introduction: (speaking) => INTRO.map((step) => ({ ...step, ...texts(speaking).intro[step.id] })),
  question,
  group,
  label,
  atOnce,
  refusal,
  pieceName,
  pieceAbout,
  lines,
  roundOf,
  progress,
  picture,
  board,
  status,
  playerBoard,
  legend,
  textBoard,
  textPlayer,
};
