// The face of The Castles of Burgundy.

import type { GameFace } from '../face.js';
import { aid } from './aid.js';
import { parts } from './board.js';
import { cover } from './cover.js';
import { playerBoard, smallBoard } from './duchy.js';
import { lines, rounds } from './events.js';
import { INTRO } from './intro.js';
import { group, label, pieceAbout, pieceName, question, refusal } from './labels.js';
import { legend } from './legend.js';
import { next } from './next.js';
import { sign } from './signs.js';
import { progress, status } from './status.js';
import { textBoard, textPlayer } from './text.js';
import { texts } from './texts/index.js';
import { jointWishes, wishes } from './wishes.js';

export const burgundy: GameFace<'burgundy'> = {
  ...cover,
  words: (speaking) => texts(speaking).words,
  introduction: (speaking) => INTRO.map((step) => ({ ...step, ...texts(speaking).intro[step.id] })),
  question,
  group,
  label,
  isMeans: (piece) => piece.includes('.die.'),
  next,
  ends: ({ type }) => type === 'endTurn',
  isEndedByReveal: true,
  wishes,
  jointWishes,
  refusal,
  pieceName,
  pieceAbout,
  lines,
  sign,
  rounds,
  progress,
  parts,
  status,
  playerBoard,
  smallBoard,
  aid,
  legend,
  textBoard,
  textPlayer,
};
