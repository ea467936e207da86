// The player aid: the demands of the next epoch, or the seasons and the objectives of the year.

import type { AidPart, AidRow } from '../game-view.js';
import { conditionWords, epochLines, isMet } from './about.js';
import { epochNumber, epochOf, names, objectivesOf, storyOf } from './names.js';
import { seasonOf } from './status.js';
import { aidTexts } from './texts/player-aid.js';
import { texts } from './texts/index.js';
import type { Shown } from './types.js';

export function aid(session: Shown): AidPart[] {
  return storyOf(session).seasons ? court(session) : kingdom(session);
}

/** The First Kingdom: the seat's epoch, and the demands of the next one. */
function kingdom(session: Shown): AidPart[] {
  const t = aidTexts(session);
  const number = epochNumber(session, session.mine);
  const next = storyOf(session).epochs.find((epoch) => epoch.number === number + 1);
  const lines = (row: Parameters<typeof epochLines>[1]): AidRow[] =>
    epochLines(session, row).map(([title, text]) => ({ words: title, value: text }));
  const asked = (next?.enter ?? []).map((condition) => ({ words: conditionWords(session, condition) }));
  const { epoch } = names(session);
  return [
    {
      title: t.now(epoch(number)),
      rows: lines(epochOf(session, number)).filter(({ words }) => words !== texts(session).epoch.enter),
    },
    ...(next ? [{ title: t.asks(epoch(next.number)), note: t.asksNote, rows: asked }] : []),
  ];
}

/** The King's Favor: the effects and demands of the seasons, and the seat's progress in the year. */
function court(session: Shown): AidPart[] {
  const t = aidTexts(session);
  const { seasons: called } = texts(session);
  const { summerCoins, autumnFood, autumnCoins, autumnFollowers } = storyOf(session).seasons!;
  const now = seasonOf(session);
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
  const objectives = objectivesOf(session).map((row, i) => {
    const done = isMet(session, session.mine, i + 1);
    return { words: names(session).objective(row), value: done ? t.met : t.open, done };
  });
  return [
    { title: t.year(names(session).epoch(epochNumber(session, session.mine))), note: t.yearNote, rows: objectives },
    { title: t.seasons, rows: seasons },
  ];
}
