// What is printed on places, deeds, tracks and sheets, as sentences.

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
  Store,
  Task,
} from './types.js';

/** The words of a thing by its type; the catalogue has them for every type. */
const told = <T extends { type: string }>(catalogue: object, thing: T, store: Store): string =>
  (catalogue as Record<string, (thing: T, say: unknown) => string>)[thing.type]!(thing, names(store));

export const effectWords = (store: Store, effect: Effect): string => told(texts(store).effects, effect, store);
export const gainWords = (store: Store, gain: Gain): string => told(texts(store).gains, gain, store);
export const lossWords = (store: Store, loss: Loss): string => told(texts(store).losses, loss, store);
export const conditionWords = (store: Store, condition: Condition): string =>
  told(texts(store).conditions, condition, store);
export const fameWords = (store: Store, bonus: FameBonus): string => told(texts(store).fameBonuses, bonus, store);

/** What a place takes and does, and whether that is our reconstruction. */
export function aboutPlace(store: Store, place: Place): string {
  const { category, spaces, effect, confidence } = placeOf(store, place);
  const t = texts(store);
  const takes = spaces.map((space) => names(store).takes(space.takes)).join(', ');
  return [
    ...(['I', 'II', 'III'].includes(category) ? [t.category(category)] : []),
    effectWords(store, effect),
    ...(takes ? [t.takes(takes)] : []),
    ...(isForbidden(store, place) ? [t.forbiddenNow] : []),
    ...(isHouse(confidence) ? [t.house] : []),
  ].join(' ');
}

/** Does the epoch of whoever's board is large forbid a place? */
const isForbidden = (store: Store, place: Place): boolean => forbidden(store, store.mine).includes(place);

/** The places that a seat's epoch forbids. */
export function forbidden(store: Store, seat: number): readonly Place[] {
  const { kingdom } = store.look.position;
  return kingdom ? (epochOf(store, kingdom.realms[seat]!.epoch).forbidden ?? []) : [];
}

export function aboutDeed(store: Store, deed: Deed): string {
  const row = store.look.printed.deeds.find(({ id }) => id === deed)!;
  const t = texts(store);
  const sent = store.look.position.deeds[deed] ?? [];
  const wanted = row.fields.filter((_, i) => !sent[i]).map((field) => names(store).wanted(field));
  return [
    told(t.bonuses, row.bonus, store),
    ...(wanted.length ? [t.wants(wanted.join(', '))] : []),
    ...(storyOf(store).id === 'firstKingdom' ? [row.advances ? t.lastCitizen : t.noAdvance] : []),
    ...(row.defeats ? [t.defeats(t.threats[row.defeats])] : []),
    ...(isHouse(row.confidence) ? [t.house] : []),
  ].join(' ');
}

export function aboutFame(store: Store, space: number): string | undefined {
  const row = storyOf(store).fameTrack.spaces.find((each) => each.space === space);
  return row && texts(store).brings(fameWords(store, row.bonus));
}

export function aboutTask(store: Store, seat: number, task: Task): string {
  const t = texts(store);
  const sheet = storyOf(store).taskSheet;
  if (task === 'church') return t.sheet.aboutChurch;
  if (task === 'citizens') return t.sheet.aboutCitizens(sheet?.citizens ?? 0);
  if (task === 'wealth') return t.sheet.aboutWealth(sheet?.wealth ?? 0);
  const { fields = [] } = sheet?.tasks.find(({ id }) => id === task) ?? {};
  const open = fields.filter((_, i) => !isTicked(store, seat, task, i)).map((field) => names(store).wanted(field));
  return open.length ? t.sheet.aboutTask(open.join(', ')) : t.sheet.done;
}

const SENT: readonly Task[] = ['well', 'baptistery', 'delegation', 'harbour'];

/** Is a field of a task ticked, counted from 0? */
export function isTicked(store: Store, seat: number, task: Task, field: number): boolean {
  const ticks = store.look.position.kingdom?.realms[seat]?.ticks?.[SENT.indexOf(task)] ?? 0;
  return (ticks & (1 << field)) !== 0;
}

export function aboutObjective(store: Store, number: number): string | undefined {
  const t = texts(store);
  const row = objectivesOf(store)[number - 1];
  if (!row) return undefined;
  return [
    row.goal.type === 'dispatch'
      ? t.sheet.aboutSent((row.fields ?? []).map((field) => names(store).wanted(field)).join(', '))
      : t.sheet.aboutJudged,
    ...(row.must ? [t.sheet.must] : []),
    ...(isHouse(row.confidence) ? [t.house] : []),
  ].join(' ');
}

/** Is an objective met as things stand? What is sent is met when every field is filled. */
export function isMet(store: Store, seat: number, number: number): boolean {
  const { map, court, players } = store.look.position;
  const row = objectivesOf(store)[number - 1]!;
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
      const stop = storyOf(store).fameTrack.spaces.find(
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

/** An epoch in sentences: what it asks for, allows, forbids and brings. */
export function aboutEpoch(store: Store, number: number): string {
  return epochLines(store, epochOf(store, number))
    .map(([title, text]) => `${title}: ${text}.`)
    .join(' ');
}

export function epochLines(store: Store, row: PrintedEpoch): [title: string, text: string][] {
  const t = texts(store);
  const called = names(store);
  const places = (list: readonly Place[]) => list.map(called.placeTitle).join(', ');
  const { effect, fame = {} } = row;
  const built = (Object.entries(fame) as [keyof typeof fame, number][])
    .filter(([, amount]) => amount)
    .map(([building, amount]) => `${called.building(building)} ${amount}`);
  const { defeated = [] } = store.look.position.kingdom ?? {};
  const isOver = !effect?.until || defeated.includes(effect.until);
  return [
    ...(row.enter?.length ? [[t.epoch.enter, row.enter.map((each) => conditionWords(store, each)).join('; ')]] : []),
    [t.epoch.draw, String(row.draw)],
    [t.epoch.cards, row.categories.join(', ')],
    ...(row.unlock?.length ? [[t.epoch.unlock, places(row.unlock)]] : []),
    ...(row.forbidden?.length ? [[t.epoch.forbidden, places(row.forbidden)]] : []),
    ...(built.length ? [[t.epoch.fame, built.join(', ')]] : []),
    ...(effect?.malus?.length && !isOver
      ? [[t.epoch.malus, effect.malus.map((each) => lossWords(store, each)).join('; ')]]
      : []),
    ...(effect?.bonus?.length
      ? [
          [
            isOver ? t.epoch.bonus : t.epoch.later(t.threats[effect.until!]),
            effect.bonus.map((each) => gainWords(store, each)).join('; '),
          ],
        ]
      : []),
    ...(row.settlers ? [[t.epoch.settlers, `+${row.settlers}`]] : []),
    ...(row.special ?? []).map((special) => [t.epoch.special, t.specials[special]]),
  ] as [string, string][];
}
