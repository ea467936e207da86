// The boards as headings, lists and buttons.

import { type TemplateResult, html, nothing } from 'lit';

import type { Pieces } from '../../view/board/piece.js';
import { item } from '../../view/text-view.js';
import { listed } from '../counts.js';
import { aboutDeed, aboutFame, aboutObjective, aboutPlace, aboutTask, epochLines } from './about.js';
import { standingName } from './labels.js';
import {
  epochNumber,
  epochOf,
  followers,
  goods,
  names,
  objectivesOf,
  placeOf,
  placesOf,
  present,
  storyOf,
  wares,
} from './names.js';
import { pieceName } from './pieces.js';
import { hasPassed, order, progress } from './status.js';
import { tasksDone, wealthOf } from './sheet.js';
import { texts } from './texts/index.js';
import type { Place, Store, Task } from './types.js';

export function textBoard(store: Store, pieces: Pieces): TemplateResult {
  const { position, printed } = store.look;
  const { text: t, board, pieces: said } = texts(store);
  const seats = order(store).map((seat) => (hasPassed(store, seat) ? t.hasPassed(store.name(seat)) : store.name(seat)));
  const offered = (id: string, more = '') => (pieces.offered.has(id) ? item(store, pieces, id, more) : nothing);
  return html`<p>${t.now(progress(store), seats.join(', '))}</p>
    <h3>${board.map}</h3>
    <ul>
      ${printed.areas.map(({ id }) => html`${item(store, pieces, `area.${id}`)} ${(position.map[id]?.settlers ?? []).map((seat) => offered(`seat.${seat}.settler.${id}`))}`)}
    </ul>
    <h3>${board.market}</h3>
    <ul>${wares().map((ware) => item(store, pieces, `market.${ware}`))}</ul>
    <h3>${board.onlyDeeds}</h3>
    <ul>
      ${printed.deeds
        .filter(({ id }) => position.deeds[id])
        .map(
          ({ id, fields }) =>
            html`${item(store, pieces, `deed.${id}`, aboutDeed(store, id))} ${fields.map((_, i) => offered(`deed.${id}.${i + 1}`))}`,
        )}
    </ul>
    <h3>${board.fame}</h3>
    <p>${store.seats.map((seat) => said.fameOf(store.name(seat), position.players[seat]!.fame)).join(', ')}.</p>
    <ul>${storyOf(store).fameTrack.spaces.map(({ space }) => offered(`fame.${space}`, aboutFame(store, space)))}</ul>
    <h3>${board.cards}</h3>
    <ul>${position.cards.map((card) => item(store, pieces, `card.${card}`, aboutPlace(store, card)))}</ul>`;
}

export function textPlayer(store: Store, pieces: Pieces, seat: number): TemplateResult {
  const player = store.look.position.players[seat]!;
  const { text: t, out, home } = texts(store);
  const called = names(store);
  const own = (what: string, more = '') => item(store, pieces, `seat.${seat}.${what}`, more);
  const ifOffered = (what: string) => (pieces.offered.has(`seat.${seat}.${what}`) ? own(what) : nothing);
  const epoch = epochOf(store, epochNumber(store, seat));
  return html`${player.out === undefined ? nothing : html`<p>${out}</p>`}
    <p>${called.epoch(epoch.number)}. ${epochLines(store, epoch)
      .map(([title, text]) => `${title}: ${text}.`)
      .join(' ')}</p>
    <h3>${home.green}</h3>
    <ul>
      ${ifOffered('green')} ${present(player.followers.market).map((kind) => own(`green.${kind}`))}
      ${player.drawn ? html`<li>${home.drawn}: ${listed(followers(), player.drawn, called.follower)}</li>` : nothing}
    </ul>
    <h3>${t.belongings}</h3>
    <ul>
      ${own('bag')} ${own('coins')} ${own('technology')}
      ${goods()
        .filter((good) => player.goods[good])
        .map((good) => own(`good.${good}`))}
      <li>${t.reserve(player.reserve, player.fortresses)}</li>
    </ul>
    <h3>${t.duties}</h3>
    <ul>${store.look.position.kingdom ? tasks(store, pieces, seat) : objectives(store, pieces, seat)}</ul>
    <h3>${t.places}</h3>
    ${placesOf(store, seat).map((place) => textPlace(store, pieces, seat, place))}`;
}

function tasks(store: Store, pieces: Pieces, seat: number): unknown {
  const { taskSheet } = storyOf(store);
  const { sheet: t } = texts(store);
  const { citizens } = store.look.position.kingdom!.realms[seat]!;
  const counts: Partial<Record<Task, number>> = {
    church: store.look.position.players[seat]!.built?.churches ?? 0,
    citizens,
    wealth: wealthOf(store, seat),
  };
  const sent = taskSheet!.tasks.map(({ id, fields }) => {
    const open = fields.map((_, i) => `seat.${seat}.task.${id}.${i + 1}`).filter((field) => pieces.offered.has(field));
    return html`${item(store, pieces, `seat.${seat}.task.${id}`, aboutTask(store, seat, id))} ${open.map((field) => item(store, pieces, field))}`;
  });
  const counted = (['church', 'citizens', 'wealth'] as const).map((task) => {
    const wanted = { church: taskSheet!.churches, citizens: taskSheet!.citizens, wealth: taskSheet!.wealth }[task];
    return item(store, pieces, `seat.${seat}.task.${task}`, t.of(counts[task]!, wanted));
  });
  return html`<li>${t.tasksDone(tasksDone(store, seat))}</li> ${sent} ${counted}`;
}

const objectives = (store: Store, pieces: Pieces, seat: number): unknown =>
  objectivesOf(store).map((_, i) => {
    const lies = (store.look.position.court?.courtiers[seat]?.booklet[i] ?? []).flatMap((tile) =>
      tile ? [names(store).tile(tile)] : [],
    );
    const { sheet: t } = texts(store);
    const words = [aboutObjective(store, i + 1), ...(lies.length ? [t.lies(lies.join(', '))] : [])].join(' ');
    return item(store, pieces, `seat.${seat}.objective.${i + 1}`, words);
  });

/** A place on one line; as long as it can be clicked somewhere, piece by piece. */
function textPlace(store: Store, pieces: Pieces, seat: number, place: Place): TemplateResult {
  const { spaces } = placeOf(store, place);
  const id = `seat.${seat}.place.${place}`;
  const all = [id, ...spaces.map((space) => `seat.${seat}.space.${space.id}`)];
  if (all.some((piece) => pieces.offered.has(piece)))
    return html`<ul>${all.map((piece) => item(store, pieces, piece))}</ul>`;
  const standing = spaces.map(
    ({ id: space, takes }) => `${names(store).takes(takes)}: ${standingName(store, seat, space)}`,
  );
  return html`<p>${pieceName(store, id)}${standing.length ? ` (${standing.join(', ')})` : ''}</p>`;
}
