// The pieces of the boards by their ids: what a click selects, and what newcomers want to know of it.

import { aboutDeed, aboutEpoch, aboutFame, aboutObjective, aboutPlace, aboutTask } from './about.js';
import { listed } from '../counts.js';
import { standingName } from './labels.js';
import { followers, names, objectivesOf, placeOfSpace } from './names.js';
import { texts } from './texts/index.js';
import type { Area, Deed, Follower, Good, Place, Space, Store, Task, Ware } from './types.js';

/** What a click on this piece selects. */
export function pieceName(store: Store, id: string): string {
  const [kind, what, ...rest] = id.split('.');
  const { pieces: t } = texts(store);
  const called = names(store);
  switch (kind) {
    case 'area':
      return areaWords(store, what as Area);
    case 'market':
      return t.onMarket(called.ware(what as Ware), store.look.position.market[what as Ware] ?? 0);
    case 'card':
      return t.card(called.placeTitle(what as Place));
    case 'deed':
      return rest.length ? fieldName(store, what as Deed, Number(rest[0])) : t.deed(called.deed(what as Deed));
    case 'fame':
      return t.fameSpace(Number(what));
    default:
      return ownName(store, Number(what), rest);
  }
}

/** An area with everything that stands there. */
function areaWords(store: Store, area: Area): string {
  const { pieces: t } = texts(store);
  const { settlers = [], fortress, church } = store.look.position.map[area] ?? {};
  const here = [
    ...settlers.map((seat) => t.settlerOf(store.name(seat))),
    ...(fortress === undefined ? [] : [t.fortressOf(store.name(fortress))]),
    ...(church ? [names(store).building('church')] : []),
  ];
  return [names(store).area(area), here.join(', ')].filter(Boolean).join(': ');
}

function fieldName(store: Store, deed: Deed, field: number): string {
  const { pieces: t, free } = texts(store);
  const called = names(store);
  const tile = store.look.position.deeds[deed]?.[field - 1];
  const wanted = store.look.printed.deeds.find(({ id }) => id === deed)?.fields[field - 1];
  return t.field(called.deed(deed), field, wanted ? called.wanted(wanted) : '', tile ? called.tile(tile) : free);
}

function ownName(store: Store, seat: number, [what, ...rest]: string[]): string {
  const player = store.look.position.players[seat]!;
  const [which = ''] = rest;
  const owner = store.name(seat);
  const { pieces: t, technology } = texts(store);
  const called = names(store);
  switch (what) {
    case 'settler':
      return t.settlerOn(owner, called.area(which as Area));
    case 'place':
      return t.own(owner, called.placeTitle(which as Place));
    case 'space': {
      const space = rest.join('.') as Space;
      return t.own(owner, `${called.space(space)}, ${t.space(Number(rest[1]))}: ${standingName(store, seat, space)}`);
    }
    case 'green':
      return which
        ? t.onGreen(owner, called.follower(which as Follower), player.followers.market[which as Follower] ?? 0)
        : t.green(owner);
    case 'bag':
      return t.bag(owner, listed(followers(), player.followers.bag, called.follower) || texts(store).nobody);
    case 'good':
      return t.stock(owner, called.good(which as Good), player.goods[which as Good] ?? 0);
    case 'technology':
      return t.stock(owner, technology, player.technology);
    case 'coins':
      return t.coins(owner, player.coins);
    case 'task':
      return rest.length > 1
        ? t.taskField(owner, called.task(which as Task), Number(rest[1]))
        : t.own(owner, called.task(which as Task));
    case 'objective': {
      const row = objectivesOf(store)[Number(which) - 1];
      return t.own(owner, row ? called.objective(row) : which);
    }
    default:
      return owner;
  }
}

/** What newcomers want to know of a piece. */
export function pieceAbout(store: Store, id: string): string | undefined {
  const [kind, what, part, which, more] = id.split('.');
  const { pieces: t } = texts(store);
  switch (kind) {
    case 'area':
      return t.about.area;
    case 'market':
      return t.about.market;
    case 'card':
      return aboutPlace(store, what as Place);
    case 'deed':
      return aboutDeed(store, what as Deed);
    case 'fame':
      return aboutFame(store, Number(what));
  }
  switch (part) {
    case 'place':
      return aboutPlace(store, which as Place);
    case 'space':
      return aboutPlace(store, placeOfSpace(`${which}.${more}` as Space));
    case 'green':
      return which === 'monk' ? t.about.monk : t.about.green;
    case 'task':
      return aboutTask(store, Number(what), which as Task);
    case 'objective':
      return aboutObjective(store, Number(which));
    case 'epoch':
      return aboutEpoch(store, Number(which));
    case 'settler':
    case 'bag':
    case 'good':
    case 'technology':
    case 'coins':
      return t.about[part];
    default:
      return undefined;
  }
}
