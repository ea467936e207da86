// The view of The Castles of Burgundy.

import type { GameFace } from '../game-view.js';
import { aid } from './player-aid.js';
import { parts } from './board.js';
import { cover } from './cover.js';
import { playerBoard, portrait, smallBoard } from './player.js';
import { lines, rounds } from './log.js';
import { INTRO } from './intro.js';
import { group, label, pieceAbout, pieceName, question, refusal } from './labels.js';
import { legend } from './legend.js';
import { next } from './next-step.js';
import { sign } from './event-pictures.js';
import { progress, status } from './status.js';
import { textBoard, textPlayer } from './text-view.js';
import { texts } from './texts/index.js';
import { jointWishes, wishes } from './attempted-moves.js';

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
  portrait: (session, pieces) => portrait(session, pieces, session.mine),
  aid,
  legend,
  textBoard,
  textPlayer,
};
