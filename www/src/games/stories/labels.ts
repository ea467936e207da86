// Actions, questions and refusals as text in the session's language.

import type { Question } from '../game-view.js';
import { epochNumber, names, placeOf, placeOfSpace, storyOf } from './names.js';
import { texts } from './texts/index.js';
import type { Now, Say } from './texts/shapes.js';
import type { Action, Ask, Refusal, Space, Shown } from './types.js';

/** The names that sentences use. */
export function sayOf(session: Shown): Say {
  const called = names(session);
  const goodOf = (id: string) => session.look.printed.goods.find((good) => good.id === id);
  return {
    ...called,
    name: (seat) => session.name(seat),
    price: (good) => goodOf(good)?.price ?? 0,
    delivery: (good) => goodOf(good)?.delivery ?? 0,
    effect: (place) => placeOf(session, place).effect,
    next: called.epoch(epochNumber(session, session.current?.seat ?? 0) + 1),
  };
}

/** The heading of an action in the list; planning is listed by place. */
export function group(action: Action, session: Shown): string {
  const { groups } = texts(session);
  const called = names(session);
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

/** The tile on a space, as text. */
export function standingName(session: Shown, seat: number, space: Space): string {
  const tile = session.look.position.players[seat]!.followers.spaces[space];
  return tile === undefined ? texts(session).free : names(session).tile(tile);
}

export function label(action: Action, session: Shown): string {
  const tell = texts(session).actions[action.type] as (action: Action, say: Say, now: Now) => string;
  const seat = session.current?.seat ?? 0;
  return tell(action, sayOf(session), {
    ask: session.current?.ask,
    standing: (space, of = seat) => standingName(session, of, space),
    field: (task, field) => {
      const wanted = storyOf(session).taskSheet?.tasks.find(({ id }) => id === task)?.fields[field - 1];
      return wanted === undefined ? String(field) : names(session).wanted(wanted);
    },
  });
}

export function question(ask: Ask, session: Shown): Question {
  const tell = texts(session).asks[ask.type] as (ask: Ask, say: Say) => Question;
  return tell(ask, sayOf(session));
}

/** The reason why an action is refused. */
export function refusal(why: Refusal, session: Shown): string {
  const tell = texts(session).refusals[why.code] as (params: Refusal['params'], say: Say) => string;
  return tell(why.params, sayOf(session));
}
