// The player aid: what the next epoch asks for, or the seasons and the objectives of the year.

import type { AidPart, AidRow } from '../game-view.js';
import { conditionWords, epochLines, isMet } from './about.js';
import { epochNumber, epochOf, names, objectivesOf, storyOf } from './names.js';
import { seasonOf } from './status.js';
import { aidTexts } from './texts/player-aid.js';
import { texts } from './texts/index.js';
import type { Store } from './types.js';

export function aid(store: Store): AidPart[] {
  return storyOf(store).seasons ? court(store) : kingdom(store);
}

/** The First Kingdom: where I am, and what the next epoch wants. */
function kingdom(store: Store): AidPart[] {
  const t = aidTexts(store);
  const number = epochNumber(store, store.mine);
  const next = storyOf(store).epochs.find((epoch) => epoch.number === number + 1);
  const lines = (row: Parameters<typeof epochLines>[1]): AidRow[] =>
    epochLines(store, row).map(([title, text]) => ({ words: title, value: text }));
  const asked = (next?.enter ?? []).map((condition) => ({ words: conditionWords(store, condition) }));
  const { epoch } = names(store);
  return [
    {
      title: t.now(epoch(number)),
      rows: lines(epochOf(store, number)).filter(({ words }) => words !== texts(store).epoch.enter),
    },
    ...(next ? [{ title: t.asks(epoch(next.number)), note: t.asksNote, rows: asked }] : []),
  ];
}

/** The King's Favor: what the seasons bring and ask for, and how my year stands. */
function court(store: Store): AidPart[] {
  const t = aidTexts(store);
  const { seasons: called } = texts(store);
  const { summerCoins, autumnFood, autumnCoins, autumnFollowers } = storyOf(store).seasons!;
  const now = seasonOf(store);
  const brings = {
    spring: t.spring,
    summer: t.summer(summerCoins),
    autumn: t.autumn(autumnFood, autumnCoins, autumnFollowers),
    winter: t.winter,
  } as const;
  const seasons = (Object.keys(brings) as (keyof typeof brings)[]).map((season) => ({
    words: `${season === now ? '▸ ' : ''}${called[season]}`,
    value: brings[season],
  }));
  const objectives = objectivesOf(store).map((row, i) => {
    const done = isMet(store, store.mine, i + 1);
    return { words: names(store).objective(row), value: done ? t.met : t.open, done };
  });
  return [
    { title: t.year(names(store).epoch(epochNumber(store, store.mine))), note: t.yearNote, rows: objectives },
    { title: t.seasons, rows: seasons },
  ];
}
