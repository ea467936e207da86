// The view of Orléans Stories.

import { STORY_THINGS } from './emblems.js';
import { THINGS } from '../bagbuilding/things.js';
import { TOWNS } from '../bagbuilding/towns.js';
import type { GameFace } from '../game-view.js';
import { spacesOf } from '../bagbuilding/spaces.js';
import { aid } from './player-aid.js';
import { parts } from './board.js';
import { cover } from './cover.js';
import { lines, rounds } from './log.js';
import { map } from './map.js';
import { playerBoard, smallBoard } from './player.js';
import { INTRO } from './intro.js';
import { group, label, question, refusal } from './labels.js';
import { legend } from './legend.js';
import { next } from './next-step.js';
import { pieceAbout, pieceName } from './pieces.js';
import { sign } from './event-pictures.js';
import { progress, result, status, tally } from './status.js';
import { tale } from './story-banner.js';
import { textBoard, textPlayer } from './text-view.js';
import { texts } from './texts/index.js';
import { jointWishes, wishes } from './attempted-moves.js';

export const stories: GameFace<'stories'> = {
  ...cover,
  drawings: { ...cover.drawings, town: TOWNS, thing: { ...THINGS, ...STORY_THINGS } },
  words: (speaking) => texts(speaking).words,
  introduction: (speaking) => INTRO.map((step) => ({ ...step, ...texts(speaking).intro[step.id] })),
  sample: { scenario: 'firstKingdom' },
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
  tally,
  result,
  tale,
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
