// Where somebody who is guided stands: which lesson is next, and what is suggested now. Everything follows from what
// was answered so far, so that undo, a reload and moves of one's own need nothing else.

import type { Action, Legal } from '../../engine/index.js';
import type { Session } from '../../model/session.js';
import { type Lesson, introductionOf } from './lessons.js';

export type Guidance =
  /** A move to learn; `adapted`: it is not the one that was thought of. */
  | { kind: 'lesson'; lesson: Lesson; number: number; of: number; legal: Legal; adapted: boolean }
  /** Nothing else can be done, or no lesson is about what can. */
  | { kind: 'only' | 'aside'; legal: Legal }
  /** One's turn may still be taken back, or somebody else is asked. */
  | { kind: 'end' | 'others' }
  | { kind: 'done' };

/** Whoever goes their own way for so many answers a lesson needs no guide. */
const PATIENCE = 3;

/** Nothing, if nobody is guided, in the past, or if the game is over. */
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

/** What is left to learn: each answer was the first lesson about its kind. */
export function lessonsLeft(lessons: readonly Lesson[], answers: readonly Action[]): Lesson[] {
  const left = [...lessons];
  for (const { type } of answers) {
    const at = left.findIndex((lesson) => lesson.type === type);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The first lesson whose move can be made; else the first that any move is about. */
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
