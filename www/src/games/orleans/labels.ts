// Actions in plain English.

import { deedTitle, followerName, goodName, placeName, placeOf, placeOfSpace, placeTitle, roleName, roleOf, spaceName, takesName, takesOf, townName } from './names.js';
import { standingName } from './pieces.js';
import type { Action, Place, Player, Space, Store } from './types.js';
import { GEARS, PLACES } from './words.js';

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** The heading an action is listed under. Planning is listed place by place. */
export function group(action: Action, store: Store): string {
  switch (action.type) {
    case 'recall': return 'Take back';
    case 'draw': return 'Draw';
    case 'keep': return 'Keep';
    case 'shelter': return 'To the tower';
    case 'plan': return placeTitle(placeOfSpace(action.space));
    case 'install': return 'Technology';
    case 'ready': return 'Finish';
    case 'use': return 'Use a place';
    case 'recruit': return placeTitle('village');
    case 'travel': return placeTitle(action.by);
    case 'send': return placeTitle(action.from);
    case 'dose': return placeTitle('pharmacy');
    case 'takePlace': return `Place tiles ${placeOf(action.place, store.look.setup).category}`;
    case 'decline': return 'Or else';
    case 'pass': return 'Finish';
    case 'shield':
    case 'suffer': return placeTitle('sacristy');
    case 'giveFood':
    case 'payCoins': return 'Harvest';
    case 'surrenderStation':
    case 'surrenderFollower':
    case 'surrenderStep':
    case 'surrenderGood':
    case 'surrenderPlace':
    case 'surrenderGear':
    case 'surrenderInstalled': return 'Give up';
  }
}

/** What its button says. */
export function label(action: Action, store: Store): string {
  const on = (space: Space) => spaceName(space, store.look.setup);
  switch (action.type) {
    case 'recall': return `${capital(standingName(player(store), action.space))} from ${on(action.space)}`;
    case 'draw': return action.count === 0 ? 'Draw nobody' : `Draw ${action.count}`;
    case 'keep': return `Keep the ${followerName(action.follower)}`;
    case 'shelter': return `${capital(followerName(action.follower))} to the tower`;
    case 'plan': return `${capital(followerName(action.follower))}${where[action.from]} to ${placeName(placeOfSpace(action.space))}${instead(action, store)}`;
    case 'install': return `${capital(GEARS[action.gear].name)} to ${on(action.space)}`;
    case 'ready': return ready(store);
    case 'use': return used(action.place, store);
    case 'recruit': return `Recruit a ${roleName(action.role)}`;
    case 'travel': return `To ${townName(action.to)}${action.take === null ? ', taking nothing' : `, taking ${goodName(action.take)}`}`;
    case 'send': return `${capital(roleName(action.role))} to ${deedTitle(action.deed)}${reward[action.reward ?? 'none']}`;
    case 'dose': return `Pay ${coins(action.coins)} for ${action.coins} ${action.coins === 1 ? 'step' : 'steps'}`;
    case 'takePlace': return `Take the ${placeName(action.place)}`;
    case 'decline': return store.current?.ask.type === 'placeTile' ? 'Take no tile' : 'Send nobody else';
    case 'pass': return 'Pass for this round';
    case 'shield': return 'Send the monk to the bag';
    case 'suffer': return 'Keep the monk, and suffer the event';
    case 'giveFood': return `Give ${goodName(action.good)}`;
    case 'payCoins': return 'Pay coins for the food still due';
    case 'surrenderStation': return action.town === null ? 'A station not yet built' : `The station in ${townName(action.town)}`;
    case 'surrenderFollower': return 'A follower drawn blindly from the bag';
    case 'surrenderStep': return 'A step back on the development track';
    case 'surrenderGood': return capital(goodName(action.good));
    case 'surrenderPlace': return `The ${placeName(action.place)}`;
    case 'surrenderGear': return capital(GEARS[action.gear].name);
    case 'surrenderInstalled': return `The technology on ${on(action.space)}`;
  }
}

/** What is played as soon as its pieces are clicked: whatever only moves one's own followers about. */
export function atOnce(action: Action): boolean {
  return action.type === 'plan' || action.type === 'install' || action.type === 'recall' || action.type === 'shelter';
}

/** Whom a follower stands for, where that is somebody else. */
function instead({ follower, space }: Extract<Action, { type: 'plan' }>, store: Store): string {
  const takes = takesOf(space, store.look.setup);
  return takes === roleOf(follower) || takes === 'any' || takes === 'neutral' ? '' : `, as ${takesName(takes)}`;
}

/** Whoever is asked. */
const player = (store: Store): Player => store.look.position.players[store.current?.seat ?? 0]!;

const where = { market: '', tower: ' of the tower', bath: ' of the bathhouse' } as const;
const reward = { none: '', coin: ', for a coin', step: ', for a step' } as const;
const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;

function ready(store: Store): string {
  switch (store.current?.ask.type) {
    case 'recall': return 'Take nobody else back, and draw';
    case 'plan': return 'Finish planning';
    case 'shelter': return 'Leave the others on the market';
    case 'install': return 'Keep technology for later';
    default: return 'Finish';
  }
}

/** A place that needs no further word; its followers go back to the bag. */
function used(place: Place, store: Store): string {
  return `${placeTitle(place)}: ${place === 'guildhall' ? `build a station in ${townName(player(store).merchant)}` : PLACES[place].short}`;
}
