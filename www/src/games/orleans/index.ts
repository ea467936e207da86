// The face of Orléans.

import { TILES } from '../../signs/drawings.js';
import { THINGS } from '../../signs/things.js';
import type { GameFace } from '../face.js';
import { spacesOf } from '../places.js';
import { aid } from './aid.js';
import { parts } from './board.js';
import { cover } from './cover.js';
import { lines, rounds } from './events.js';
import { playerBoard, smallBoard } from './home.js';
import { group, label, question, refusal } from './labels.js';
import { INTRO } from './intro.js';
import { legend } from './legend.js';
import { next } from './next.js';
import { pieceAbout, pieceName } from './pieces.js';
import { sign } from './signs.js';
import { progress, status } from './status.js';
import { textBoard, textPlayer } from './text.js';
import { texts } from './texts/index.js';
import { jointWishes, wishes } from './wishes.js';

export const orleans: GameFace<'orleans'> = {
  ...cover,
  drawings: { ...cover.drawings, tile: TILES, thing: THINGS },
  words: (speaking) => texts(speaking).words,
  introduction: (speaking) => INTRO.map((step) => ({ ...step, ...texts(speaking).intro[step.id] })),
  question,
  group,
  label,
  next,
  ends: ({ type }) => type === 'ready',
  fills: spacesOf,
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
