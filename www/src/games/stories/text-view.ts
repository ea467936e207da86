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
import type { Place, Shown, Task } from './types.js';

export function textBoard(session: Shown, pieces: Pieces): TemplateResult {
  const { position, printed } = session.look;
  const { text: t, board, pieces: said } = texts(session);
  const seats = order(session).map((seat) =>
    hasPassed(session, seat) ? t.hasPassed(session.name(seat)) : session.name(seat),
  );
  const offered = (id: string, more = '') => (pieces.offered.has(id) ? item(session, pieces, id, more) : nothing);
  return html`<p>${t.now(progress(session), seats.join(', '))}</p>
    <h3>${board.map}</h3>
    <ul>
      ${printed.areas.map(({ id }) => html`${item(session, pieces, `area.${id}`)} ${(position.map[id]?.settlers ?? []).map((seat) => offered(`seat.${seat}.settler.${id}`))}`)}
    </ul>
    <h3>${board.market}</h3>
    <ul>${wares().map((ware) => item(session, pieces, `market.${ware}`))}</ul>
    <h3>${board.onlyDeeds}</h3>
    <ul>
      ${printed.deeds
        .filter(({ id }) => position.deeds[id])
        .map(
          ({ id, fields }) =>
            html`${item(session, pieces, `deed.${id}`, aboutDeed(session, id))} ${fields.map((_, i) => offered(`deed.${id}.${i + 1}`))}`,
        )}
    </ul>
    <h3>${board.fame}</h3>
    <p>${session.seats.map((seat) => said.fameOf(session.name(seat), position.players[seat]!.fame)).join(', ')}.</p>
    <ul>${storyOf(session).fameTrack.spaces.map(({ space }) => offered(`fame.${space}`, aboutFame(session, space)))}</ul>
    <h3>${board.cards}</h3>
    <ul>${position.cards.map((card) => item(session, pieces, `card.${card}`, aboutPlace(session, card)))}</ul>`;
}

export function textPlayer(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const player = session.look.position.players[seat]!;
  const { text: t, out, home } = texts(session);
  const called = names(session);
  const own = (what: string, more = '') => item(session, pieces, `seat.${seat}.${what}`, more);
  const ifOffered = (what: string) => (pieces.offered.has(`seat.${seat}.${what}`) ? own(what) : nothing);
  const epoch = epochOf(session, epochNumber(session, seat));
  return html`${player.out === undefined ? nothing : html`<p>${out}</p>`}
    <p>${called.epoch(epoch.number)}. ${epochLines(session, epoch)
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
    <ul>${session.look.position.kingdom ? tasks(session, pieces, seat) : objectives(session, pieces, seat)}</ul>
    <h3>${t.places}</h3>
    ${placesOf(session, seat).map((place) => textPlace(session, pieces, seat, place))}`;
}

function tasks(session: Shown, pieces: Pieces, seat: number): unknown {
  const { taskSheet } = storyOf(session);
  const { sheet: t } = texts(session);
  const { citizens } = session.look.position.kingdom!.realms[seat]!;
  const counts: Partial<Record<Task, number>> = {
    church: session.look.position.players[seat]!.built?.churches ?? 0,
    citizens,
    wealth: wealthOf(session, seat),
  };
  const sent = taskSheet!.tasks.map(({ id, fields }) => {
    const open = fields.map((_, i) => `seat.${seat}.task.${id}.${i + 1}`).filter((field) => pieces.offered.has(field));
    return html`${item(session, pieces, `seat.${seat}.task.${id}`, aboutTask(session, seat, id))} ${open.map((field) => item(session, pieces, field))}`;
  });
  const counted = (['church', 'citizens', 'wealth'] as const).map((task) => {
    const wanted = { church: taskSheet!.churches, citizens: taskSheet!.citizens, wealth: taskSheet!.wealth }[task];
    return item(session, pieces, `seat.${seat}.task.${task}`, t.of(counts[task]!, wanted));
  });
  return html`<li>${t.tasksDone(tasksDone(session, seat))}</li> ${sent} ${counted}`;
}

const objectives = (session: Shown, pieces: Pieces, seat: number): unknown =>
  objectivesOf(session).map((_, i) => {
    const lies = (session.look.position.court?.courtiers[seat]?.booklet[i] ?? []).flatMap((tile) =>
      tile ? [names(session).tile(tile)] : [],
    );
    const { sheet: t } = texts(session);
    const words = [aboutObjective(session, i + 1), ...(lies.length ? [t.lies(lies.join(', '))] : [])].join(' ');
    return item(session, pieces, `seat.${seat}.objective.${i + 1}`, words);
  });

/** A place on one line; while it can be clicked, its pieces one by one. */
function textPlace(session: Shown, pieces: Pieces, seat: number, place: Place): TemplateResult {
  const { spaces } = placeOf(session, place);
  const id = `seat.${seat}.place.${place}`;
  const all = [id, ...spaces.map((space) => `seat.${seat}.space.${space.id}`)];
  if (all.some((piece) => pieces.offered.has(piece)))
    return html`<ul>${all.map((piece) => item(session, pieces, piece))}</ul>`;
  const standing = spaces.map(
    ({ id: space, takes }) => `${names(session).takes(takes)}: ${standingName(session, seat, space)}`,
  );
  return html`<p>${pieceName(session, id)}${standing.length ? ` (${standing.join(', ')})` : ''}</p>`;
}
