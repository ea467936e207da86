// The moves that a click on a piece may have meant even if they are not legal: the engine explains why not.

import type { Shown } from './types.js';

export function wishes(piece: string, session: Shown): string[] {
  const { position } = session.look;
  const seat = session.current?.seat ?? 0;
  const player = position.players[seat]!;
  const [kind, where = '', what = '', which = ''] = piece.split('.');
  // The selected die, else any remaining one.
  const chosen = player.dice.filter((_, at) => session.selected.includes(`seat.${seat}.die.${at}`));
  const dice = [...chosen, ...player.dice];
  const withDice = (wish: (die: number) => string) => [...new Set(dice)].map(wish);
  if (kind === 'depot' && where === 'black') {
    const tile = position.black[Number(what)];
    return tile ? [`buy ${tile} from black`] : [];
  }
  if (kind === 'depot' && what === 'goods') return [`load ${where}`];
  if (kind === 'depot') {
    const tile = position.depots[Number(where) - 1]?.tiles[Number(what)];
    return tile ? withDice((die) => `${die}: take ${tile} from ${where}`) : [];
  }
  if (kind !== 'seat' || Number(where) !== seat) return [];
  if (what === 'duchy') {
    const stored = player.storage.filter((_, at) => session.selected.includes(`seat.${seat}.storage.${at}`));
    const [tile] = [...stored, ...player.storage].filter((each) => each !== null);
    return tile ? withDice((die) => `${die}: place ${tile} on ${which}`) : [];
  }
  return what === 'goods' ? withDice((die) => `${die}: sell ${which}`) : [];
}

/** A die and a tile of a depot, a stored tile and a space (with a die or without one), a die and goods. */
export function jointWishes(piece: string, session: Shown): string[] {
  const { position } = session.look;
  const player = position.players[session.current?.seat ?? 0]!;
  const found: { die?: number; tile?: string; depot?: string; stored?: string; space?: string; good?: string } = {};
  for (const id of [...session.selected, piece]) {
    const [kind, where = '', what = '', which = ''] = id.split('.');
    if (kind === 'depot') {
      const tile = position.depots[Number(where) - 1]?.tiles[Number(what)];
      if (tile) Object.assign(found, { tile, depot: where });
    } else if (what === 'die') found.die = player.dice[Number(which)]!;
    else if (what === 'storage') found.stored = player.storage[Number(which)] ?? '';
    else if (what === 'duchy') found.space = which;
    else if (what === 'goods') found.good = which;
  }
  const { die, tile, depot, stored, space, good } = found;
  const dice = die === undefined ? [...new Set(player.dice)] : [die];
  if (stored && space) return dice.map((die) => `${die}: place ${stored} on ${space}`);
  if (die === undefined) return [];
  if (tile) return [`${die}: take ${tile} from ${depot}`];
  return good ? [`${die}: sell ${good}`] : [];
}
