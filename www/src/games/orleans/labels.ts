// Actions, questions and refusals as text in the session's language.

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
  Shown,
} from './types.js';

/** The names that sentences use. */
export function sayOf(session: Shown): Say {
  const inGoods = (counts: Counts<Good>) => listed(goods(), counts, names(session).good);
  const say: Say = {
    ...names(session),
    hourglass: (tile) => hourglassOf(session, tile),
    name: (seat) => session.name(seat),
    space: (space) => spaceName(session, space),
    wanted: (space) => wanted(session, space),
    rounds: roundsOf(session).all,
    order: (order) => orderWords(session, order),
    goods: inGoods,
    bundle: ({ coins, goods }: Bundle) =>
      [...(coins ? [texts(session).coins(coins)] : []), inGoods(goods)].filter(Boolean).join(', ') ||
      texts(session).nothing,
    plot: (plot) => (texts(session).plots[plot.type] as (plot: Plot, say: Say) => string)(plot, say),
  };
  return say;
}

/** The sentence for a kind; modules have nested kinds of their own. */
export function sentenceOf<F>(catalogue: object, { type }: { type: string }, inner?: { type: string }): F {
  const found = (catalogue as Record<string, unknown>)[type];
  return (inner ? (found as Record<string, unknown>)[inner.type] : found) as F;
}

/** The follower that a space takes, as the end of a sentence: "a trader". */
function wanted(session: Shown, space: Space): string {
  const takes = takesOf(session, space);
  return takes === 'any' || takes === 'neutral' ? names(session).takes(takes) : texts(session).roles[takes].a;
}

/** The heading of an action in the list; planning is listed by place. */
export function group(action: Action, session: Shown): string {
  const { groups } = texts(session);
  const title = (place: Place) => names(session).placeTitle(place);
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
      return groups.tiles(placeOf(session, action.place).category);
    case 'shield':
      return title('sacristy');
    case 'shieldWith':
      return title('brasserie');
    case 'suffer':
      return groups.decline;
    case 'giveFood':
      return groups.harvest;
    case 'payCoins':
      return session.current?.ask.type === 'harvest' ? groups.harvest : groups.decline;
    case 'barter':
      return title('sheepFarm');
    case 'dispatch':
      return title(action.from);
    case 'deliver':
      return groups.deliver;
    case 'move':
      return groupOfMove(session);
    case 'newEvents':
      return now(session);
    case 'newDeeds':
    case 'intrigue':
      return groupOfAnswer(action.answer, session);
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

/** The name of the event card that a question of the new events belongs to. */
const now = (session: Shown): string => names(session).happeningTitle(kindOf(session.current!.ask) as Happening);

const groupOfMove = (session: Shown): string =>
  session.current?.ask.type === 'newDeeds' ? names(session).civicTitle('towing') : now(session);

/** Plots are listed by opponent. */
function groupOfAnswer(answer: Answer<'newDeeds' | 'intrigue'>, session: Shown): string {
  const { civicTitle } = names(session);
  switch (answer.type) {
    case 'putBack':
      return civicTitle('alchemy');
    case 'takeGear':
      return civicTitle('navigation');
    case 'build':
      return civicTitle('architecture');
    case 'plot':
      return session.name(answer.victim);
    case 'takeGood':
      return civicTitle('swindler');
    case 'rebuild':
      return civicTitle('arsonist');
    case 'offer':
    case 'pledge':
    case 'bribe':
    case 'accept':
      return texts(session).groups.bribe;
  }
}

/** The text of an action's button. */
export function label(action: Action, session: Shown): string {
  const inner = 'answer' in action ? action.answer : undefined;
  const tell = sentenceOf<(action: Action | Answer, say: Say, now: Now) => string>(
    texts(session).actions,
    action,
    inner,
  );
  const player = playerOf(session);
  return tell(inner ?? action, sayOf(session), {
    standing: (space) => standingName(session, player, space),
    merchant: names(session).town(player.merchant),
    ask: session.current && kindOf(session.current.ask),
    as: action.type === 'plan' ? instead(action, session) : undefined,
    good: action.type === 'dispatch' ? waiting(action, session) : undefined,
    counted: (count) => counted(session, count),
  });
}

/** The good on the space where a follower is sent; `undefined` if there is none. */
function waiting({ civic, space }: Extract<Action, { type: 'dispatch' }>, session: Shown): string | undefined {
  const good = isGood(lyingOn(session.look.position, civic, space));
  return good && names(session).good(good);
}

/** The amount of a bribe: coins, or a good. */
function counted(session: Shown, count: number): string {
  const ask = session.current?.ask;
  const good = ask?.type === 'intrigue' && ask.ask.type === 'pledge' ? ask.ask.good : null;
  return good === null ? texts(session).coins(count) : `${count} × ${names(session).good(good)}`;
}

export function question(ask: Ask, session: Shown): Question {
  const inner = 'ask' in ask ? ask.ask : undefined;
  const tell = sentenceOf<(ask: unknown, say: Say) => Question>(texts(session).asks, ask, inner);
  return tell(inner ?? ask, sayOf(session));
}

/** The reason why an action is refused. */
export function refusal(why: Refusal, session: Shown): string {
  const tell = texts(session).refusals[why.code] as (params: Refusal['params'], say: Say) => string;
  return tell(why.params, sayOf(session));
}

/** The follower that another one replaces; `undefined` if it stands for itself. */
function instead({ follower, space }: Extract<Action, { type: 'plan' }>, session: Shown): string | undefined {
  const takes = takesOf(session, space);
  return takes === roleOf(follower) || takes === 'any' || takes === 'neutral' ? undefined : names(session).takes(takes);
}

/** The player who is asked. */
const playerOf = (session: Shown): Player => session.look.position.players[session.current?.seat ?? 0]!;
