// What an action would change, in words.

import type { Difference, Legal, Preview } from './engine.js';
import { signed } from './language.js';
import type { Store } from './store.js';
import { texts } from './texts/index.js';

const known = new WeakMap<Legal, Preview>();

/** What an offered action would change, reckoned once. */
export function previewOf(store: Store, legal: Legal): Preview | undefined {
  const preview = known.get(legal) ?? store.preview(legal.action);
  if (preview) known.set(legal, preview);
  return preview;
}

/** The sources of points that are only paid when the game ends. */
const paidAtTheEnd = (store: Store): Set<string> =>
  new Set(store.look.scores[0]?.sources.filter(({ pending }) => pending).map(({ source }) => source));

/** The few changes worth a look on the button itself: points on the track and what the action costs. */
export function brief(store: Store, { seat }: Legal, preview: Preview): string {
  const words = store.face.words(store).counted;
  const t = texts(store);
  const pending = paidAtTheEnd(store);
  const points = preview.scores.filter((change) => change.seat === seat && !pending.has(change.name));
  const sum = points.reduce((total, { change }) => total + change, 0);
  const own = preview.resources.filter((change) => change.seat === seat && change.name in words);
  return [
    ...(sum ? [t.signedPoints(sum)] : []),
    ...own.map(({ name, change }) => t.counted(change, words[name]!)),
  ].join(', ');
}

/** Every change an action would make, as sentences. */
export function full(store: Store, { seat }: Legal, preview: Preview): string[] {
  const { numbers, reveals } = store.face.words(store);
  const { changes: sentence, whatChanges } = texts(store).actions;
  const line = (whose: number, list: Difference[], kind: string) => {
    const words = list
      .filter((change) => change.seat === whose)
      .map(({ name, change }) => `${numbers[name] ?? name} ${signed(change)}`);
    return words.length ? [sentence(whose === seat ? '' : store.name(whose), kind, words)] : [];
  };
  const seats = store.look.scores.map((score) => score.seat);
  const pending = paidAtTheEnd(store);
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
