// What an action would change, in words.

import type { Difference, Legal, Preview } from './engine.js';
import type { Store } from './store.js';

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);
const counted = (change: number, [one, more]: [one: string, more: string]): string =>
  `${signed(change)} ${Math.abs(change) === 1 ? one : more}`;

/** The sources of points that are only paid when the game ends. */
const paidAtTheEnd = (store: Store): Set<string> =>
  new Set(store.look.scores[0]?.sources.filter(({ pending }) => pending).map(({ source }) => source));

/** The few changes worth a look on the button itself: points on the track and what the action costs. */
export function brief(store: Store, { seat }: Legal, preview: Preview): string {
  const words = store.face.words.counted;
  const pending = paidAtTheEnd(store);
  const points = preview.scores.filter((change) => change.seat === seat && !pending.has(change.name));
  const sum = points.reduce((total, { change }) => total + change, 0);
  const own = preview.resources.filter((change) => change.seat === seat && change.name in words);
  return [
    ...(sum ? [counted(sum, ['point', 'points'])] : []),
    ...own.map(({ name, change }) => counted(change, words[name]!)),
  ].join(', ');
}

/** Every change an action would make, as sentences. */
export function full(store: Store, { seat }: Legal, preview: Preview): string[] {
  const { numbers, reveals } = store.face.words;
  const line = (whose: number, list: Difference[], kind: string) => {
    const changes = list.filter((change) => change.seat === whose);
    const words = changes.map(({ name, change }) => `${numbers[name] ?? name} ${signed(change)}`);
    return words.length ? [`${whose === seat ? '' : `${store.name(whose)}: `}${kind}: ${words.join(', ')}.`] : [];
  };
  const seats = store.look.scores.map((score) => score.seat);
  const pending = paidAtTheEnd(store);
  return [
    ...seats.flatMap((whose) => line(whose, preview.scores.filter(({ name }) => !pending.has(name)), 'Points')),
    ...seats.flatMap((whose) => line(whose, preview.scores.filter(({ name }) => pending.has(name)), 'Points at the end')),
    ...seats.flatMap((whose) => line(whose, preview.resources, 'Changes')),
    ...(preview.reveals ? [reveals] : []),
  ];
}
