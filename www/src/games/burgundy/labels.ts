// Actions and pieces in plain English.

import { printed } from '../../engine.js';
import type { Action, Store, Tile } from './types.js';
import { COLOURS, TILES } from './words.js';

export const tileName = (tile: Tile): string => TILES[tile].name;

/** "a church", "3 cows". */
export function aTile(tile: Tile): string {
  const { name, colour } = TILES[tile];
  if (colour === 'animal' || colour === 'knowledge') return name;
  return `a ${name}`;
}

/** The heading an action is listed under. */
export function group(action: Action): string {
  switch (action.type) {
    case 'chooseEstate': return 'Choose your duchy';
    case 'takeTile': return 'Take a tile';
    case 'placeTile': return 'Place a tile';
    case 'sellGoods': return 'Sell goods';
    case 'takeChips': return 'Take worker chips';
    case 'buyTile': return 'Buy a tile';
    case 'loadGoods': return 'Load goods';
    case 'keepGoods': return 'Choose goods';
    case 'decline': return 'Or else';
    case 'endTurn': return 'Finish';
  }
}

/** What its button says. */
export function label(action: Action): string {
  switch (action.type) {
    case 'chooseEstate': return `Duchy ${action.duchy}, castle on ${spaceName(action.space)}`;
    case 'takeTile': return `${withDie(action.die)}Take ${aTile(action.tile)} from depot ${action.depot}${without(action.discard)}`;
    case 'placeTile': return `${withDie(action.die)}Place ${aTile(action.tile)} on ${spaceName(action.space)}`;
    case 'sellGoods': return `${withDie(action.die)}Sell all ${action.good} goods`;
    case 'takeChips': return `${withDie(action.die)}Take worker chips`;
    case 'buyTile': return `Buy ${aTile(action.tile)} from ${action.depot === null ? 'the black depot' : `depot ${action.depot}`}${without(action.discard)}`;
    case 'loadGoods': return `Load the goods of depot ${action.depot}${action.and === null ? '' : ` and depot ${action.and}`}`;
    case 'keepGoods': return action.goods.length ? `Load ${action.goods.join(' and ')}` : 'Load nothing new';
    case 'decline': return 'Do without';
    case 'endTurn': return 'End your turn';
  }
}

const withDie = (die: number | null): string => (die === null ? '' : `Die ${die}: `);
const without = (tile: Tile | null): string => (tile === null ? '' : `, giving up ${aTile(tile)}`);

/** A space by the number on it and where to find it. */
export function spaceName(space: number): string {
  const { numbers, rows } = printed('burgundy');
  let first = 0;
  for (const [row, length] of rows.entries()) {
    if (space < first + length) return `a ${numbers[space]} (row ${row + 1}, space ${space - first + 1})`;
    first += length;
  }
  return `space ${space}`;
}

/** What a click on this piece selects: "depot 3: church". */
export function pieceName(store: Store, id: string): string {
  const { position } = store.look;
  const words = id.split('.');
  const [kind, where, what, which] = words;
  if (kind === 'good') return `${where} goods`;
  if (kind === 'depot') {
    if (what === 'goods') return `goods of depot ${where}`;
    const tiles = where === 'black' ? position.black : position.depots[Number(where) - 1]?.tiles;
    return `${where === 'black' ? 'black depot' : `depot ${where}`}: ${tileOr(tiles?.[Number(what)], 'empty')}`;
  }
  const player = position.players[Number(where)];
  const owner = store.name(Number(where));
  switch (what) {
    case 'duchy': return `${owner}’s ${spaceWords(store, Number(where), Number(which))}`;
    case 'storage': return `${owner}’s storage: ${tileOr(player?.storage[Number(which)], 'free')}`;
    case 'goods': return `${owner}’s ${which} goods`;
    case 'die': return `${owner}’s die showing ${player?.dice[Number(which)] ?? 'nothing'}`;
    case 'chips': return `${owner}’s worker chips: ${player?.chips}`;
    case 'silver': return `${owner}’s silver: ${player?.silver}`;
    default: return id;
  }
}

const tileOr = (tile: Tile | null | undefined, none: string): string => (tile ? tileName(tile) : none);

function spaceWords(store: Store, seat: number, space: number): string {
  const player = store.look.position.players[seat];
  const colour = printed('burgundy').duchies.find(({ id }) => id === player?.estate)?.colours[space];
  const tile = player?.duchy[space];
  return `${colour ? COLOURS[colour].space : 'duchy'} space with ${spaceName(space)}${tile ? `: ${tileName(tile)}` : ''}`;
}

/** What is known of a tile that lies on a piece, for newcomers. */
export function pieceAbout(store: Store, id: string): string | undefined {
  const { position } = store.look;
  const [kind, where, what, which] = id.split('.');
  const tile =
    kind === 'depot'
      ? (where === 'black' ? position.black : position.depots[Number(where) - 1]?.tiles)?.[Number(what)]
      : what === 'storage' || what === 'duchy'
        ? position.players[Number(where)]?.[what][Number(which)]
        : undefined;
  return tile ? TILES[tile].about : undefined;
}
