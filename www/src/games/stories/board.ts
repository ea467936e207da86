// The common boards: the map and the market place; behind tabs the deeds with the fame track, the sheet of the seat
// with the large board, the place cards and the epochs.

import { part } from '../../view/board/memo-part.js';
import type { Pieces } from '../../view/board/piece.js';
import type { BoardPart } from '../game-view.js';
import { deeds } from './deeds.js';
import { epochs } from './epochs.js';
import { fame } from './fame.js';
import { map } from './map.js';
import { cards, market } from './market.js';
import { sheet } from './sheet.js';
import { texts } from './texts/index.js';
import type { Player, Shown } from './types.js';

const begins = (start: string) => (piece: string) => piece.startsWith(start);

export function parts(session: Shown, pieces: Pieces): BoardPart[] {
  const { board: t } = texts(session);
  const { position, scores } = session.look;
  const { round, deeds: out, kingdom, court } = position;
  const ofEach = (what: (player: Player) => unknown) => position.players.map(what);
  const isKingdom = kingdom !== undefined;
  const onMap = (piece: string) => /^area\.|\.settler\./.test(piece);
  const onDeeds = (piece: string) => /^(deed|fame)\./.test(piece);
  const onSheet = (piece: string) => /\.(task|objective)\./.test(piece);
  const of = (
    id: string,
    title: string,
    holds: (piece: string) => boolean,
    values: unknown[],
    draw: () => unknown,
  ): BoardPart => ({
    id,
    title,
    place: id === 'map' || id === 'market' ? 'board' : 'panel',
    holds,
    drawn: part(session, pieces, { pieces: holds, values }, draw),
  });
  const owed = [
    session.mine,
    round,
    position.map,
    kingdom,
    court,
    scores,
    ofEach(({ built, fame, out: left }) => [built, fame, left]),
  ];
  return [
    of('map', t.map, onMap, [position.map], () => map(session, pieces)),
    of('market', t.market, begins('market.'), [position.market], () => market(session, pieces)),
    of('deeds', t.deeds, onDeeds, [out, ofEach((player) => player.fame)], () => [
      deeds(session, pieces),
      fame(session, pieces),
    ]),
    of('sheet', isKingdom ? t.tasks : t.objectives, onSheet, owed, () => sheet(session, pieces)),
    of('cards', t.cards, begins('card.'), [position.cards, session.mine, kingdom, round], () => cards(session, pieces)),
    of(
      'epochs',
      isKingdom ? t.epochs : t.years,
      () => false,
      [session.mine, kingdom, round, ofEach((player) => player.out)],
      () => epochs(session),
    ),
  ];
}
