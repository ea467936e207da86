// Actions, questions and refusals in the words of the store's language.

import type { Question } from '../face.js';
import { names, placeOf, placeOfSpace, roleOf, spaceName, takesOf } from './names.js';
import { standingName } from './pieces.js';
import { type Now, type Say, texts } from './texts/index.js';
import type { Action, Ask, Place, Player, Refusal, Space, Store } from './types.js';

/** What sentences are told with. */
export function sayOf(store: Store): Say {
  return {
    ...names(store),
    name: (seat) => store.name(seat),
    space: (space) => spaceName(store, space, store.look.setup),
    wanted: (space) => wanted(store, space),
  };
}

/** Whom a space is for, as the end of a sentence: "a trader". */
function wanted(store: Store, space: Space): string {
  const takes = takesOf(space, store.look.setup);
  return takes === 'any' || takes === 'neutral' ? names(store).takes(takes) : texts(store).roles[takes].a;
}

/** The heading an action is listed under. Planning is listed place by place. */
export function group(action: Action, store: Store): string {
  const { groups } = texts(store);
  const title = (place: Place) => names(store).placeTitle(place);
  switch (action.type) {
    case 'recall':
    case 'draw':
    case 'keep':
    case 'shelter':
    case 'install':
    case 'use':
    case 'decline': return groups[action.type];
    case 'plan': return title(placeOfSpace(action.space));
    case 'ready':
    case 'pass': return groups.finish;
    case 'recruit': return title('village');
    case 'travel': return title(action.by);
    case 'send': return title(action.from);
    case 'dose': return title('pharmacy');
    case 'takePlace': return groups.tiles(placeOf(action.place, store.look.setup).category);
    case 'shield':
    case 'suffer': return title('sacristy');
    case 'giveFood':
    case 'payCoins': return groups.harvest;
    case 'surrenderStation':
    case 'surrenderFollower':
    case 'surrenderStep':
    case 'surrenderGood':
    case 'surrenderPlace':
    case 'surrenderGear':
    case 'surrenderInstalled': return groups.surrender;
  }
}

/** What its button says. */
export function label(action: Action, store: Store): string {
  const tell = texts(store).actions[action.type] as (action: Action, say: Say, now: Now) => string;
  const player = playerOf(store);
  return tell(action, sayOf(store), {
    standing: (space) => standingName(store, player, space),
    merchant: names(store).town(player.merchant),
    ask: store.current?.ask.type,
    as: action.type === 'plan' ? instead(action, store) : undefined,
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

/** What is played as soon as its pieces are clicked: whatever only moves one's own followers about. */
export function atOnce(action: Action): boolean {
  return action.type === 'plan' || action.type === 'install' || action.type === 'recall' || action.type === 'shelter';
}

/** Whom a follower stands for, where that is somebody else. */
function instead({ follower, space }: Extract<Action, { type: 'plan' }>, store: Store): string | undefined {
  const takes = takesOf(space, store.look.setup);
  return takes === roleOf(follower) || takes === 'any' || takes === 'neutral' ? undefined : names(store).takes(takes);
}

/** Whoever is asked. */
const playerOf = (store: Store): Player => store.look.position.players[store.current?.seat ?? 0]!;
