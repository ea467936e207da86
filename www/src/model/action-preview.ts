// Describes the changes that an action would make.

import type { Difference, Legal } from '../engine/index.js';
import { signed } from '../i18n/language.js';
import type { Session } from './session.js';
import { texts } from '../i18n/texts/index.js';

/** The sources of points that are paid only at the end of the game. */
const paidAtTheEnd = (session: Session): Set<string> =>
  new Set(session.look.scores[0]?.sources.filter(({ pending }) => pending).map(({ source }) => source));

/** The costs and gains of an action for its seat: points on the track, and the resources that its game counts. */
export function costs(
  session: Session,
  { seat, preview }: Legal,
): { points: number; paid: Difference[]; gained: Difference[] } {
  const words = session.face.words(session).counted;
  const pending = paidAtTheEnd(session);
  const points = (preview?.scores ?? []).filter((change) => change.seat === seat && !pending.has(change.name));
  const own = (preview?.resources ?? []).filter((change) => change.seat === seat && change.name in words);
  return {
    points: points.reduce((total, { change }) => total + change, 0),
    paid: own.filter(({ change }) => change < 0),
    gained: own.filter(({ change }) => change > 0),
  };
}

/** A change as text, and whether it is a loss. */
export interface Change {
  words: string;
  isCost: boolean;
}

/** The changes shown on the button itself: points on the track, and the costs of the action. */
export function brief(session: Session, legal: Legal): Change[] {
  const words = session.face.words(session).counted;
  const t = texts(session);
  const { points, paid, gained } = costs(session, legal);
  return [
    ...(points ? [{ words: t.signedPoints(points), isCost: points < 0 }] : []),
    ...[...paid, ...gained].map(({ name, change }) => ({
      words: t.counted(change, words[name]!),
      isCost: change < 0,
    })),
  ];
}

/** All changes of an action, as sentences. */
export function full(session: Session, { seat, preview }: Legal): string[] {
  if (!preview) return [];
  const { numbers, reveals } = session.face.words(session);
  const { changes: sentence, whatChanges } = texts(session).actions;
  const line = (whose: number, list: Difference[], kind: string) => {
    const words = list
      .filter((change) => change.seat === whose)
      .map(({ name, change }) => `${numbers[name] ?? name} ${signed(change)}`);
    return words.length ? [sentence(whose === seat ? '' : session.name(whose), kind, words)] : [];
  };
  const seats = session.look.scores.map((score) => score.seat);
  const pending = paidAtTheEnd(session);
  return [
    ...seats.flatMap((whose) =>
      line(
        whose,
        preview.scores.filter(({ name }) => !pending.has(name)),
        whatChanges.points,
      ),
    ),
    ...seats.flatMap((whose) =>
      line(
        whose,
        preview.scores.filter(({ name }) => pending.has(name)),
        whatChanges.atTheEnd,
      ),
    ),
    ...seats.flatMap((whose) => line(whose, preview.resources, whatChanges.counts)),
    ...(preview.reveals ? [reveals] : []),
  ];
}
