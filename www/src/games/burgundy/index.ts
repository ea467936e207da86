// The face of The Castles of Burgundy.

import type { GameFace } from '../face.js';
import { board } from './board.js';
import { playerBoard } from './duchy.js';
import { lines, roundOf } from './events.js';
import { INTRO } from './intro.js';
import { group, label, pieceAbout, pieceName, question, refusal } from './labels.js';
import { legend } from './legend.js';
import { picture } from './picture.js';
import { progress, status } from './status.js';
import { textBoard, textPlayer } from './text.js';
import { texts } from './texts/index.js';

export const burgundy: GameFace<'burgundy'> = {
  title: (speaking) => texts(speaking).title,
  pitch: (speaking) => texts(speaking).pitch,
  words: (speaking) => texts(speaking).words,
  introduction: (speaking) => INTRO.map((step) => ({ ...step, ...texts(speaking).intro[step.id] })),
  question,
  group,
  label,
  atOnce: () => false,
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
