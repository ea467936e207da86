// The progress of a guided player: the next lesson and the suggested action. It is derived from the answers so far, so
// that undo, a reload and the player's own moves need no special care.

import type { Action, Legal } from '../../engine/index.js';
import type { Session } from '../../model/session.js';
import { type Lesson, introductionOf } from './lessons.js';

export type Guidance =
  /** A lesson with its action; `adapted` if it is not the planned one. */
  | { kind: 'lesson'; lesson: Lesson; number: number; of: number; legal: Legal; adapted: boolean }
  /** The only legal action, or a suggestion for which no lesson is left. */
  | { kind: 'only' | 'aside'; legal: Legal }
  /** The turn may still be taken back, or another seat is asked. */
  | { kind: 'end' | 'others' }
  | { kind: 'done' };

/** Number of answers per lesson after which the guide ends, for a player who ignores the lessons. */
const PATIENCE = 3;

/** The current guidance; `undefined` if the game is not guided or is over, or in the past. */
export function guidanceOf(session: Session): Guidance | undefined {
  if (!session.guided || session.over || session.at !== undefined) return undefined;
  if (session.held !== undefined) return { kind: 'end' };
  const { lessons } = introductionOf(session.look.game);
  const answers = session.answersOf(session.mine);
  const left = lessonsLeft(lessons, answers);
  if (!left.length || answers.length >= PATIENCE * lessons.length) return { kind: 'done' };
  if (session.current?.seat !== session.mine) return { kind: 'others' };
  return nextOf(session, left, lessons) ?? asideOf(session) ?? { kind: 'others' };
}

/** The remaining lessons: each answer completes the first lesson about its kind. */
export function lessonsLeft(lessons: readonly Lesson[], answers: readonly Action[]): Lesson[] {
  const left = [...lessons];
  for (const { type } of answers) {
    const at = left.findIndex((lesson) => lesson.type === type);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * The first lesson if its planned action is legal, else the first one with any legal action of its kind; `undefined` if
 * there is none.
 */
function nextOf(session: Session, left: readonly Lesson[], lessons: readonly Lesson[]): Guidance | undefined {
  const fitting = left.filter(({ ask }) => !ask || ask === session.current!.ask.type);
  const [number, of] = [lessons.length - left.length + 1, lessons.length];
  const [first] = fitting;
  const planned = first && session.legal.find(({ notation }) => notation === first.plays);
  if (planned) return { kind: 'lesson', lesson: first, number, of, legal: planned, adapted: false };
  for (const lesson of fitting) {
    const legal = session.liked(({ action }) => action.type === lesson.type);
    if (legal) return { kind: 'lesson', lesson, number, of, legal, adapted: legal.notation !== lesson.plays };
  }
  return undefined;
}

function asideOf(session: Session): Guidance | undefined {
  const legal = session.liked(() => true);
  return legal && { kind: session.legal.length > 1 ? 'aside' : 'only', legal };
}
