// The goals of a seat: the task sheet and the control board of The First Kingdom, the objectives of The King's Favor.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { disc } from '../../view/icons.js';
import { type Pieces, piece } from '../../view/board/piece.js';
import { STORY_TASKS } from './emblems.js';
import { isMet, isTicked } from './about.js';
import { ROW, work } from './fields.js';
import * as glyphs from './art.js';
import { names, objectivesOf, storyOf } from './names.js';
import { pieceAbout, pieceName } from './pieces.js';
import { texts } from './texts/index.js';
import type { Column, Shown, Task } from './types.js';

export function sheet(session: Shown, pieces: Pieces): TemplateResult {
  const seat = session.mine;
  const isKingdom = storyOf(session).id === 'firstKingdom';
  return html`<h3 class="whose">${disc(seat)} ${session.name(seat)}</h3>
    <div class="works">${isKingdom ? tasks(session, pieces, seat) : objectives(session, pieces, seat)}</div>
    ${isKingdom ? control(session) : favours(session)}`;
}

function tasks(session: Shown, pieces: Pieces, seat: number): unknown {
  const { taskSheet } = storyOf(session);
  const { sheet: t } = texts(session);
  const realm = session.look.position.kingdom!.realms[seat]!;
  const built = session.look.position.players[seat]!.built?.churches ?? 0;
  const all = taskSheet!.tasks.map(({ id, fields }) => {
    const ticked = (field: number) => isTicked(session, seat, id, field);
    const isDone = fields.every((_, field) => ticked(field));
    return work(session, pieces, {
      id: `seat.${seat}.task.${id}`,
      hasPieces: true,
      title: names(session).task(id),
      emblem: STORY_TASKS[id],
      fields,
      sent: (field) => (ticked(field) ? true : undefined),
      sign: isDone ? glyphs.sign('tick', ROW.width - 20, 15, 18, 'glyph ticked') : undefined,
      name: isDone ? 'done' : '',
    });
  });
  return html`${all}
    ${counted(session, pieces, seat, 'church', built, taskSheet!.churches)}
    ${counted(session, pieces, seat, 'citizens', realm.citizens, taskSheet!.citizens)}
    ${counted(session, pieces, seat, 'wealth', wealthOf(session, seat), taskSheet!.wealth)}
    <p class="hint">${t.last}</p>`;
}

/** A task with a count: a progress bar. */
function counted(
  session: Shown,
  pieces: Pieces,
  seat: number,
  task: Task,
  many: number,
  wanted: number,
): TemplateResult {
  const id = `seat.${seat}.task.${task}`;
  const isDone = many >= wanted;
  const bar = (ROW.width - 94) * Math.min(1, many / Math.max(1, wanted));
  return html`<svg class="work" viewBox="0 0 ${ROW.width} ${ROW.height}" role="group" aria-label=${names(session).task(task)}>
    ${piece(
      pieces,
      id,
      `${pieceName(session, id)}: ${texts(session).sheet.of(many, wanted)}`,
      svg`<rect class="edge plate ${isDone ? 'done' : ''}" x="2" y="2" width=${ROW.width - 4} height=${ROW.height - 4} rx="7" />
        ${glyphs.emblem(STORY_TASKS[task], 15, 15, 12)}
        ${glyphs.fitted(names(session).task(task), 32, 20, glyphs.LEAST, ROW.width - 44)}
        <rect class="slot" x="10" y="32" width=${ROW.width - 94} height="14" rx="7" />
        ${bar ? svg`<rect class="bar-of-task" x="10" y="32" width=${bar} height="14" rx="7" />` : nothing}
        ${glyphs.words(texts(session).sheet.of(many, wanted), ROW.width - 12, 45, glyphs.LEAST, 'name end')}`,
      pieceAbout(session, id),
    )}
  </svg>`;
}

/** Coins, and goods at their price, in all places. */
export function wealthOf(session: Shown, seat: number): number {
  const sources = session.look.scores.find((score) => score.seat === seat)?.sources ?? [];
  return sources
    .filter(({ source }) => source === 'coins' || source === 'goods')
    .reduce((sum, { points }) => sum + points, 0);
}

/** The number of completed tasks, of seven; wealth counts once all others are completed. */
export function tasksDone(session: Shown, seat: number): number {
  return (
    session.look.scores.find((score) => score.seat === seat)?.standing?.find(({ name }) => name === 'tasks')?.value ?? 0
  );
}

const CELL = 30;

/** Which seats have reached which number of areas, villages and churches. */
function control(session: Shown): TemplateResult {
  const board = storyOf(session).controlBoard!;
  const { columns, board: t } = texts(session);
  const rows = (['areas', 'villages', 'churches'] as const satisfies readonly Column[]).map(
    (column, row): SVGTemplateResult => {
      const y = 24 + row * (CELL + 3);
      const reached = (seat: number) => session.look.position.kingdom!.realms[seat]!.control?.[column] ?? 0;
      const joints = board[column].slice(1).map((_, i) => `M${92 + (i + 1) * CELL} ${y + 5}v${CELL - 10}`);
      return svg`${glyphs.fitted(columns[column], 12, y + 19, 14.2, 76, 'start')}
      <rect class="cell" x="92" y=${y} width=${board[column].length * CELL} height=${CELL - 1} rx="9" />
      <path class="road-joints" d=${joints.join('')} />
      ${board[column].map((number, i) => {
        const here = session.seats.filter((seat) => reached(seat) > i);
        return svg`${glyphs.words(number, 92 + i * CELL + CELL / 2, y + (here.length ? 14 : 20), 14.2, here.length ? 'name' : '')}
          ${here.map((seat, at) => svg`<circle class="disc seat${seat}" cx=${92 + i * CELL + 4.5 + at * 6} cy=${y + 22} r="3.4" />`)}`;
      })}`;
    },
  );
  const said = session.seats.map((seat) => {
    const { control: reached = {} } = session.look.position.kingdom!.realms[seat]!;
    return `${session.name(seat)}: ${(Object.keys(columns) as Column[]).map((column) => `${columns[column]} ${reached[column] ?? 0}`).join(', ')}`;
  });
  return html`<svg class="control" viewBox="0 0 280 126" role="img" aria-label=${`${t.control}. ${said.join('. ')}`}>
    <rect class="plate" x="2" y="2" width="276" height="122" rx="8" />
    ${glyphs.words(t.control, 12, 18, 14.2, 'name start')}${rows}
  </svg>`;
}

function objectives(session: Shown, pieces: Pieces, seat: number): unknown {
  const { court } = session.look.position;
  return objectivesOf(session).map((row, i) => {
    const isDone = isMet(session, seat, i + 1);
    const sent = court?.courtiers[seat]?.booklet[i] ?? [];
    return work(session, pieces, {
      id: `seat.${seat}.objective.${i + 1}`,
      hasPieces: false,
      title: names(session).objective(row),
      fields: row.fields ?? [],
      sent: (field) => sent[field],
      sign: isDone
        ? glyphs.sign('tick', ROW.width - 20, 15, 18, 'glyph ticked')
        : row.must
          ? glyphs.words('!', ROW.width - 20, 21, 18, 'name')
          : undefined,
      name: isDone ? 'done' : '',
    });
  });
}

/** The progress of all players: favour tiles, and objectives met. */
function favours(session: Shown): TemplateResult {
  const { court, players } = session.look.position;
  const { sheet: t, out } = texts(session);
  const all = objectivesOf(session);
  return html`<ul class="favours">
    ${session.seats.map((seat) => {
      const met = all.filter((_, i) => isMet(session, seat, i + 1)).length;
      const words = players[seat]!.out === undefined ? t.met(met, all.length, court!.courtiers[seat]!.favourites) : out;
      return html`<li>${disc(seat)} ${session.name(seat)}: ${words}</li>`;
    })}
  </ul>`;
}
