// The pieces of the boards by id: their names, and their explanations for new players.

import { aboutDeed, aboutEpoch, aboutFame, aboutObjective, aboutPlace, aboutTask } from './about.js';
import { listed } from '../counts.js';
import { standingName } from './labels.js';
import { followers, names, objectivesOf, placeOfSpace } from './names.js';
import { texts } from './texts/index.js';
import type { Area, Deed, Follower, Good, Place, Space, Shown, Task, Ware } from './types.js';

/** What a click on this piece selects. */
export function pieceName(session: Shown, id: string): string {
  const [kind, what, ...rest] = id.split('.');
  const { pieces: t } = texts(session);
  const called = names(session);
  switch (kind) {
    case 'area':
      return areaWords(session, what as Area);
    case 'market':
      return t.onMarket(called.ware(what as Ware), session.look.position.market[what as Ware] ?? 0);
    case 'card':
      return t.card(called.placeTitle(what as Place));
    case 'deed':
      return rest.length ? fieldName(session, what as Deed, Number(rest[0])) : t.deed(called.deed(what as Deed));
    case 'fame':
      return t.fameSpace(Number(what));
    default:
      return ownName(session, Number(what), rest);
  }
}

/** An area with everything on it. */
function areaWords(session: Shown, area: Area): string {
  const { pieces: t } = texts(session);
  const { settlers = [], fortress, church } = session.look.position.map[area] ?? {};
  const here = [
    ...settlers.map((seat) => t.settlerOf(session.name(seat))),
    ...(fortress === undefined ? [] : [t.fortressOf(session.name(fortress))]),
    ...(church ? [names(session).building('church')] : []),
  ];
  return [names(session).area(area), here.join(', ')].filter(Boolean).join(': ');
}

function fieldName(session: Shown, deed: Deed, field: number): string {
  const { pieces: t, free } = texts(session);
  const called = names(session);
  const tile = session.look.position.deeds[deed]?.[field - 1];
  const wanted = session.look.printed.deeds.find(({ id }) => id === deed)?.fields[field - 1];
  return t.field(called.deed(deed), field, wanted ? called.wanted(wanted) : '', tile ? called.tile(tile) : free);
}

function ownName(session: Shown, seat: number, [what, ...rest]: string[]): string {
  const player = session.look.position.players[seat]!;
  const [which = ''] = rest;
  const owner = session.name(seat);
  const { pieces: t, technology } = texts(session);
  const called = names(session);
  switch (what) {
    case 'settler':
      return t.settlerOn(owner, called.area(which as Area));
    case 'place':
      return t.own(owner, called.placeTitle(which as Place));
    case 'space': {
      const space = rest.join('.') as Space;
      return t.own(owner, `${called.space(space)}, ${t.space(Number(rest[1]))}: ${standingName(session, seat, space)}`);
    }
    case 'green':
      return which
        ? t.onGreen(owner, called.follower(which as Follower), player.followers.market[which as Follower] ?? 0)
        : t.green(owner);
    case 'bag':
      return t.bag(owner, listed(followers(), player.followers.bag, called.follower) || texts(session).nobody);
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
      const row = objectivesOf(session)[Number(which) - 1];
      return t.own(owner, row ? called.objective(row) : which);
    }
    default:
      return owner;
  }
}

/** An explanation of a piece for new players; `undefined` if it needs none. */
export function pieceAbout(session: Shown, id: string): string | undefined {
  const [kind, what, part, which, more] = id.split('.');
  const { pieces: t } = texts(session);
  switch (kind) {
    case 'area':
      return t.about.area;
    case 'market':
      return t.about.market;
    case 'card':
      return aboutPlace(session, what as Place);
    case 'deed':
      return aboutDeed(session, what as Deed);
    case 'fame':
      return aboutFame(session, Number(what));
  }
  switch (part) {
    case 'place':
      return aboutPlace(session, which as Place);
    case 'space':
      return aboutPlace(session, placeOfSpace(`${which}.${more}` as Space));
    case 'green':
      return which === 'monk' ? t.about.monk : t.about.green;
    case 'task':
      return aboutTask(session, Number(what), which as Task);
    case 'objective':
      return aboutObjective(session, Number(which));
    case 'epoch':
      return aboutEpoch(session, Number(which));
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
