// Actions, questions and refusals in the words of the store's language.

import type { Question } from '../game-view.js';
import { epochNumber, names, placeOf, placeOfSpace, storyOf } from './names.js';
import { texts } from './texts/index.js';
import type { Now, Say } from './texts/shapes.js';
import type { Action, Ask, Refusal, Space, Store } from './types.js';

/** What sentences are told with. */
export function sayOf(store: Store): Say {
  const called = names(store);
  const goodOf = (id: string) => store.look.printed.goods.find((good) => good.id === id);
  return {
    ...called,
    name: (seat) => store.name(seat),
    price: (good) => goodOf(good)?.price ?? 0,
    delivery: (good) => goodOf(good)?.delivery ?? 0,
    effect: (place) => placeOf(store, place).effect,
    next: called.epoch(epochNumber(store, store.current?.seat ?? 0) + 1),
  };
}

/** The heading an action is listed under. Planning is listed place by place. */
export function group(action: Action, store: Store): string {
  const { groups } = texts(store);
  const called = names(store);
  switch (action.type) {
    case 'plan':
      return called.placeTitle(placeOfSpace(action.space));
    case 'dispatch':
    case 'recruit':
    case 'expand':
    case 'build':
    case 'spend':
      return called.placeTitle(action.place);
    case 'takeCard':
    case 'strikeField':
    case 'sell':
    case 'buy':
    case 'settle':
    case 'recall':
    case 'use':
    case 'unload':
      return groups[action.type];
    case 'strike':
      return groups.strikeField;
    case 'stand':
    case 'return':
      return groups.place;
    case 'swap':
    case 'sendBack':
    case 'give':
    case 'deliver':
    case 'takeTile':
    case 'choose':
    case 'draw':
      return groups.choose;
    case 'payCoins':
      return groups.choose;
    case 'ready':
    case 'pass':
    case 'stop':
    case 'decline':
      return groups.finish;
  }
}

/** What lies on a space, in words. */
export function standingName(store: Store, seat: number, space: Space): string {
  const tile = store.look.position.players[seat]!.followers.spaces[space];
  return tile === undefined ? texts(store).free : names(store).tile(tile);
}

export function label(action: Action, store: Store): string {
  const tell = texts(store).actions[action.type] as (action: Action, say: Say, now: Now) => string;
  const seat = store.current?.seat ?? 0;
  return tell(action, sayOf(store), {
    ask: store.current?.ask,
    standing: (space, of = seat) => standingName(store, of, space),
    field: (task, field) => {
      const wanted = storyOf(store).taskSheet?.tasks.find(({ id }) => id === task)?.fields[field - 1];
      return wanted === undefined ? String(field) : names(store).wanted(wanted);
    },
  });
}

export function question(ask: Ask, store: Store): Question {
  const tell = texts(store).asks[ask.type] as (ask: Ask, say: Say) => Question;
  return tell(ask, sayOf(store));
}

/** Why an action is refused. */
export function refusal(why: Refusal, store: Store): string {
  const tell = texts(store).refusals[why.code] as (params: Refusal['params'], say: Say) => string;
  return tell(why.params, sayOf(store));
}
