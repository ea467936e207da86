// Actions, questions, refusals and pieces as text in the session's language.

import { printed } from '../../engine/index.js';
import type { Speaking } from '../../i18n/language.js';
import type { Question } from '../game-view.js';
import { texts } from './texts/index.js';
import type { Say } from './texts/shapes.js';
import type { Action, Ask, Colour, Good, Refusal, Shown, Tile } from './types.js';

export const tileName = (speaking: Speaking, tile: Tile): string => texts(speaking).tiles[tile].name;

/** The names that sentences use. */
export function sayOf(session: Shown): Say {
  return { name: (seat) => session.name(seat), space: (space) => spaceName(session, space) };
}

/** The heading of an action in the list. */
export const group = (action: Action, session: Shown): string => texts(session).groups[action.type];

/** The text of an action's button. */
export function label(action: Action, session: Shown): string {
  const tell = texts(session).actions[action.type] as (action: Action, say: Say) => string;
  return tell(action, sayOf(session));
}

export function question(ask: Ask, session: Shown): Question {
  const tell = texts(session).asks[ask.type] as (ask: Ask) => Question;
  return tell(ask);
}

export function refusal(why: Refusal, session: Shown): string {
  const tell = texts(session).refusals[why.code] as (params: Refusal['params'], say: Say) => string;
  return tell(why.params, sayOf(session));
}

/** A space by its number and its position. */
export function spaceName(speaking: Speaking, space: number): string {
  const { numbers, rows } = printed('burgundy');
  let first = 0;
  for (const [row, length] of rows.entries()) {
    if (space < first + length) return texts(speaking).space(numbers[space]!, row + 1, space - first + 1);
    first += length;
  }
  return String(space);
}

/** What a click on this piece selects: "depot 3: church". */
export function pieceName(session: Shown, id: string): string {
  const { position } = session.look;
  const { pieces, empty, free, nothing } = texts(session);
  const [kind, where = '', what, which = ''] = id.split('.');
  const tileOr = (tile: Tile | null | undefined, none: string) => (tile ? tileName(session, tile) : none);
  if (kind === 'good') return pieces.goods(where as Good);
  if (kind === 'depot') {
    if (what === 'goods') return pieces.depotGoods(where);
    if (where === 'black') return pieces.blackTile(tileOr(position.black[Number(what)], empty));
    return pieces.depotTile(where, tileOr(position.depots[Number(where) - 1]?.tiles[Number(what)], empty));
  }
  const player = position.players[Number(where)];
  const owner = session.name(Number(where));
  switch (what) {
    case 'duchy':
      return pieces.ownSpace(
        owner,
        colourAt(session, Number(where), Number(which)),
        spaceName(session, Number(which)),
        tileOr(player?.duchy[Number(which)], ''),
      );
    case 'storage':
      return pieces.storage(owner, tileOr(player?.storage[Number(which)], free));
    case 'goods':
      return pieces.ownGoods(owner, which as Good);
    case 'die':
      return pieces.die(owner, String(player?.dice[Number(which)] ?? nothing));
    case 'chips':
      return pieces.chips(owner, player?.chips ?? 0);
    case 'silver':
      return pieces.silver(owner, player?.silver ?? 0);
    default:
      return id;
  }
}

function colourAt(session: Shown, seat: number, space: number): Colour | undefined {
  const estate = session.look.position.players[seat]?.estate;
  return printed('burgundy').duchies.find(({ id }) => id === estate)?.colours[space];
}

/** An explanation of a piece for new players: the effect of its tile, or its purpose; `undefined` if it needs none. */
export function pieceAbout(session: Shown, id: string): string | undefined {
  const { position } = session.look;
  const { tiles, pieces } = texts(session);
  const [kind, where, what, which] = id.split('.');
  if (kind === 'good' || what === 'goods') return kind === 'depot' ? pieces.about.depotGoods : pieces.about.goods;
  if (kind === 'depot') {
    const tile = (where === 'black' ? position.black : position.depots[Number(where) - 1]?.tiles)?.[Number(what)];
    return tile ? tiles[tile].about : undefined;
  }
  if (what === 'storage' || what === 'duchy') {
    const tile = position.players[Number(where)]?.[what][Number(which)];
    return tile ? tiles[tile].about : pieces.about[what === 'storage' ? 'storage' : 'space'];
  }
  return what === 'die' || what === 'chips' || what === 'silver' ? pieces.about[what] : undefined;
}
