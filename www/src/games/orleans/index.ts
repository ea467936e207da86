// The view of Orléans.

import { TILES } from '../../art/drawings.js';
import { THINGS } from '../bagbuilding/things.js';
import type { GameFace } from '../game-view.js';
import { spacesOf } from '../bagbuilding/spaces.js';
import { aid } from './player-aid.js';
import { parts } from './board.js';
import { cover } from './cover.js';
import { lines, rounds } from './log.js';
import { map } from './map.js';
import { playerBoard, smallBoard } from './player.js';
import { group, label, question, refusal } from './labels.js';
import { INTRO } from './intro.js';
import { legend } from './legend.js';
import { next } from './next-step.js';
import { pieceAbout, pieceName } from './pieces.js';
import { sign } from './event-pictures.js';
import { progress, status } from './status.js';
import { textBoard, textPlayer } from './text-view.js';
import { texts } from './texts/index.js';
import { jointWishes, wishes } from './attempted-moves.js';

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
  portrait: map,
  aid,
  legend,
  textBoard,
  textPlayer,
};
