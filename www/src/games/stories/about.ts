// The print on places, deeds, tracks and sheets, as sentences.

import { epochOf, isHouse, names, objectivesOf, placeOf, storyOf } from './names.js';
import { texts } from './texts/index.js';
import type {
  Condition,
  Deed,
  Effect,
  FameBonus,
  Gain,
  Goal,
  Loss,
  Place,
  PrintedEpoch,
  Shown,
  Task,
} from './types.js';

/** The text of a thing by its type; the catalogue covers every type. */
const told = <T extends { type: string }>(catalogue: object, thing: T, session: Shown): string =>
  (catalogue as Record<string, (thing: T, say: unknown) => string>)[thing.type]!(thing, names(session));

export const effectWords = (session: Shown, effect: Effect): string => told(texts(session).effects, effect, session);
export const gainWords = (session: Shown, gain: Gain): string => told(texts(session).gains, gain, session);
export const lossWords = (session: Shown, loss: Loss): string => told(texts(session).losses, loss, session);
export const conditionWords = (session: Shown, condition: Condition): string =>
  told(texts(session).conditions, condition, session);
export const fameWords = (session: Shown, bonus: FameBonus): string => told(texts(session).fameBonuses, bonus, session);

/** The requirements and the effect of a place, and whether the place is our reconstruction. */
export function aboutPlace(session: Shown, place: Place): string {
  const { category, spaces, effect, confidence } = placeOf(session, place);
  const t = texts(session);
  const takes = spaces.map((space) => names(session).takes(space.takes)).join(', ');
  return [
    ...(['I', 'II', 'III'].includes(category) ? [t.category(category)] : []),
    effectWords(session, effect),
    ...(takes ? [t.takes(takes)] : []),
    ...(isForbidden(session, place) ? [t.forbiddenNow] : []),
    ...(isHouse(confidence) ? [t.house] : []),
  ].join(' ');
}

/** Does the epoch of the seat with the large board forbid a place? */
const isForbidden = (session: Shown, place: Place): boolean => forbidden(session, session.mine).includes(place);

/** The places that a seat's epoch forbids. */
export function forbidden(session: Shown, seat: number): readonly Place[] {
  const { kingdom } = session.look.position;
  return kingdom ? (epochOf(session, kingdom.realms[seat]!.epoch).forbidden ?? []) : [];
}

export function aboutDeed(session: Shown, deed: Deed): string {
  const row = session.look.printed.deeds.find(({ id }) => id === deed)!;
  const t = texts(session);
  const sent = session.look.position.deeds[deed] ?? [];
  const wanted = row.fields.filter((_, i) => !sent[i]).map((field) => names(session).wanted(field));
  return [
    told(t.bonuses, row.bonus, session),
    ...(wanted.length ? [t.wants(wanted.join(', '))] : []),
    ...(storyOf(session).id === 'firstKingdom' ? [row.advances ? t.lastCitizen : t.noAdvance] : []),
    ...(row.defeats ? [t.defeats(t.threats[row.defeats])] : []),
    ...(isHouse(row.confidence) ? [t.house] : []),
  ].join(' ');
}

export function aboutFame(session: Shown, space: number): string | undefined {
  const row = storyOf(session).fameTrack.spaces.find((each) => each.space === space);
  return row && texts(session).brings(fameWords(session, row.bonus));
}

export function aboutTask(session: Shown, seat: number, task: Task): string {
  const t = texts(session);
  const sheet = storyOf(session).taskSheet;
  if (task === 'church') return t.sheet.aboutChurch;
  if (task === 'citizens') return t.sheet.aboutCitizens(sheet?.citizens ?? 0);
  if (task === 'wealth') return t.sheet.aboutWealth(sheet?.wealth ?? 0);
  const { fields = [] } = sheet?.tasks.find(({ id }) => id === task) ?? {};
  const open = fields.filter((_, i) => !isTicked(session, seat, task, i)).map((field) => names(session).wanted(field));
  return open.length ? t.sheet.aboutTask(open.join(', ')) : t.sheet.done;
}

const SENT: readonly Task[] = ['well', 'baptistery', 'delegation', 'harbour'];

/** Is a field of a task ticked, counted from 0? */
export function isTicked(session: Shown, seat: number, task: Task, field: number): boolean {
  const ticks = session.look.position.kingdom?.realms[seat]?.ticks?.[SENT.indexOf(task)] ?? 0;
  return (ticks & (1 << field)) !== 0;
}

export function aboutObjective(session: Shown, number: number): string | undefined {
  const t = texts(session);
  const row = objectivesOf(session)[number - 1];
  if (!row) return undefined;
  return [
    row.goal.type === 'dispatch'
      ? t.sheet.aboutSent((row.fields ?? []).map((field) => names(session).wanted(field)).join(', '))
      : t.sheet.aboutJudged,
    ...(row.must ? [t.sheet.must] : []),
    ...(isHouse(row.confidence) ? [t.house] : []),
  ].join(' ');
}

/** Is an objective met at present? One that is sent is met when every field is filled. */
export function isMet(session: Shown, seat: number, number: number): boolean {
  const { map, court, players } = session.look.position;
  const row = objectivesOf(session)[number - 1]!;
  const held = Object.values(map).filter((plot) => plot.settlers?.includes(seat as never));
  const player = players[seat]!;
  const met: { [T in Goal['type']]: (goal: Extract<Goal, { type: T }>) => boolean } = {
    controlAreas: ({ min }) => held.length >= min,
    controlVillages: ({ min }) => held.filter(({ village }) => village).length >= min,
    controlChurches: ({ min }) => held.filter(({ church }) => church).length >= min,
    built: ({ building, min }) =>
      (player.built?.[({ village: 'villages', fortress: 'fortresses', church: 'churches' } as const)[building]] ?? 0) >=
      min,
    reach: ({ landmark }) => {
      const stop = storyOf(session).fameTrack.spaces.find(
        ({ bonus }) => bonus.type === 'stop' && bonus.landmark === landmark,
      );
      return stop !== undefined && player.fame >= stop.space;
    },
    dispatch: () => {
      const sent = court?.courtiers[seat]?.booklet[number - 1] ?? [];
      return (row.fields ?? []).every((_, i) => Boolean(sent[i]));
    },
  };
  return (met[row.goal.type] as (goal: Goal) => boolean)(row.goal);
}

/** An epoch in sentences: its demands, permissions, prohibitions and rewards. */
export function aboutEpoch(session: Shown, number: number): string {
  return epochLines(session, epochOf(session, number))
    .map(([title, text]) => `${title}: ${text}.`)
    .join(' ');
}

export function epochLines(session: Shown, row: PrintedEpoch): [title: string, text: string][] {
  const t = texts(session);
  const called = names(session);
  const places = (list: readonly Place[]) => list.map(called.placeTitle).join(', ');
  const { effect, fame = {} } = row;
  const built = (Object.entries(fame) as [keyof typeof fame, number][])
    .filter(([, amount]) => amount)
    .map(([building, amount]) => `${called.building(building)} ${amount}`);
  const { defeated = [] } = session.look.position.kingdom ?? {};
  const isOver = !effect?.until || defeated.includes(effect.until);
  return [
    ...(row.enter?.length ? [[t.epoch.enter, row.enter.map((each) => conditionWords(session, each)).join('; ')]] : []),
    [t.epoch.draw, String(row.draw)],
    [t.epoch.cards, row.categories.join(', ')],
    ...(row.unlock?.length ? [[t.epoch.unlock, places(row.unlock)]] : []),
    ...(row.forbidden?.length ? [[t.epoch.forbidden, places(row.forbidden)]] : []),
    ...(built.length ? [[t.epoch.fame, built.join(', ')]] : []),
    ...(effect?.malus?.length && !isOver
      ? [[t.epoch.malus, effect.malus.map((each) => lossWords(session, each)).join('; ')]]
      : []),
    ...(effect?.bonus?.length
      ? [
          [
            isOver ? t.epoch.bonus : t.epoch.later(t.threats[effect.until!]),
            effect.bonus.map((each) => gainWords(session, each)).join('; '),
          ],
        ]
      : []),
    ...(row.settlers ? [[t.epoch.settlers, `+${row.settlers}`]] : []),
    ...(row.special ?? []).map((special) => [t.epoch.special, t.specials[special]]),
  ] as [string, string][];
}
