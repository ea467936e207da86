// Actions, questions and refusals in the words of the store's language.

import type { Question } from '../game-view.js';
import { goods, listed, names, placeOf, placeOfSpace, roleOf, spaceName, takesOf } from './names.js';
import { standingName } from './pieces.js';
import { texts } from './texts/index.js';
import type { Now, Say } from './texts/shapes.js';
import { orderWords } from './trade-pieces.js';
import { hourglassOf, isGood, kindOf, lyingOn, roundsOf } from './trade.js';
import type {
  Action,
  Answer,
  Ask,
  Bundle,
  Counts,
  Good,
  Happening,
  Place,
  Player,
  Plot,
  Refusal,
  Space,
  Store,
} from './types.js';

/** What sentences are told with. */
export function sayOf(store: Store): Say {
  const inGoods = (counts: Counts<Good>) => listed(goods(), counts, names(store).good);
  const say: Say = {
    ...names(store),
    hourglass: (tile) => hourglassOf(store, tile),
    name: (seat) => store.name(seat),
    space: (space) => spaceName(store, space),
    wanted: (space) => wanted(store, space),
    rounds: roundsOf(store).all,
    order: (order) => orderWords(store, order),
    goods: inGoods,
    bundle: ({ coins, goods }: Bundle) =>
      [...(coins ? [texts(store).coins(coins)] : []), inGoods(goods)].filter(Boolean).join(', ') ||
      texts(store).nothing,
    plot: (plot) => (texts(store).plots[plot.type] as (plot: Plot, say: Say) => string)(plot, say),
  };
  return say;
}

/** The sentence of a kind; modules have kinds of their own inside. */
export function sentenceOf<F>(catalogue: object, { type }: { type: string }, inner?: { type: string }): F {
  const found = (catalogue as Record<string, unknown>)[type];
  return (inner ? (found as Record<string, unknown>)[inner.type] : found) as F;
}

/** Whom a space is for, as the end of a sentence: "a trader". */
function wanted(store: Store, space: Space): string {
  const takes = takesOf(store, space);
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
    case 'decline':
      return groups[action.type];
    case 'plan':
      return title(placeOfSpace(action.space));
    case 'ready':
    case 'pass':
      return groups.finish;
    case 'recruit':
      return title('village');
    case 'travel':
      return title(action.by);
    case 'send':
      return title(action.from);
    case 'dose':
      return title('pharmacy');
    case 'takePlace':
      return groups.tiles(placeOf(store, action.place).category);
    case 'shield':
      return title('sacristy');
    case 'shieldWith':
      return title('brasserie');
    case 'suffer':
      return groups.decline;
    case 'giveFood':
      return groups.harvest;
    case 'payCoins':
      return store.current?.ask.type === 'harvest' ? groups.harvest : groups.decline;
    case 'barter':
      return title('sheepFarm');
    case 'dispatch':
      return title(action.from);
    case 'deliver':
      return groups.deliver;
    case 'move':
      return groupOfMove(store);
    case 'newEvents':
      return now(store);
    case 'newDeeds':
    case 'intrigue':
      return groupOfAnswer(action.answer, store);
    case 'surrenderStation':
    case 'surrenderFollower':
    case 'surrenderStep':
    case 'surrenderGood':
    case 'surrenderPlace':
    case 'surrenderGear':
    case 'surrenderInstalled':
      return groups.surrender;
  }
}

/** A question of the new events bears the name of its card. */
const now = (store: Store): string => names(store).happeningTitle(kindOf(store.current!.ask) as Happening);

const groupOfMove = (store: Store): string =>
  store.current?.ask.type === 'newDeeds' ? names(store).civicTitle('towing') : now(store);

/** Plots are listed opponent by opponent. */
function groupOfAnswer(answer: Answer<'newDeeds' | 'intrigue'>, store: Store): string {
  const { civicTitle } = names(store);
  switch (answer.type) {
    case 'putBack':
      return civicTitle('alchemy');
    case 'takeGear':
      return civicTitle('navigation');
    case 'build':
      return civicTitle('architecture');
    case 'plot':
      return store.name(answer.victim);
    case 'takeGood':
      return civicTitle('swindler');
    case 'rebuild':
      return civicTitle('arsonist');
    case 'offer':
    case 'pledge':
    case 'bribe':
    case 'accept':
      return texts(store).groups.bribe;
  }
}

/** What its button says. */
export function label(action: Action, store: Store): string {
  const inner = 'answer' in action ? action.answer : undefined;
  const tell = sentenceOf<(action: Action | Answer, say: Say, now: Now) => string>(texts(store).actions, action, inner);
  const player = playerOf(store);
  return tell(inner ?? action, sayOf(store), {
    standing: (space) => standingName(store, player, space),
    merchant: names(store).town(player.merchant),
    ask: store.current && kindOf(store.current.ask),
    as: action.type === 'plan' ? instead(action, store) : undefined,
    good: action.type === 'dispatch' ? waiting(action, store) : undefined,
    counted: (count) => counted(store, count),
  });
}

/** The good that lies where a follower is sent. */
function waiting({ civic, space }: Extract<Action, { type: 'dispatch' }>, store: Store): string | undefined {
  const good = isGood(lyingOn(store.look.position, civic, space));
  return good && names(store).good(good);
}

/** So much of what is counted out in a bribe: coins, or a good. */
function counted(store: Store, count: number): string {
  const ask = store.current?.ask;
  const good = ask?.type === 'intrigue' && ask.ask.type === 'pledge' ? ask.ask.good : null;
  return good === null ? texts(store).coins(count) : `${count} × ${names(store).good(good)}`;
}

export function question(ask: Ask, store: Store): Question {
  const inner = 'ask' in ask ? ask.ask : undefined;
  const tell = sentenceOf<(ask: unknown, say: Say) => Question>(texts(store).asks, ask, inner);
  return tell(inner ?? ask, sayOf(store));
}

/** Why an action is refused. */
export function refusal(why: Refusal, store: Store): string {
  const tell = texts(store).refusals[why.code] as (params: Refusal['params'], say: Say) => string;
  return tell(why.params, sayOf(store));
}

/** Whom a follower stands for, where that is somebody else. */
function instead({ follower, space }: Extract<Action, { type: 'plan' }>, store: Store): string | undefined {
  const takes = takesOf(store, space);
  return takes === roleOf(follower) || takes === 'any' || takes === 'neutral' ? undefined : names(store).takes(takes);
}

/** Whoever is asked. */
const playerOf = (store: Store): Player => store.look.position.players[store.current?.seat ?? 0]!;
