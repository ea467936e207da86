// The round, the epoch or season, the start player, and the players who have passed.

import { type TemplateResult, html, nothing } from 'lit';

import { icon, marker } from '../../view/icons.js';
import { TURNS } from './emblems.js';
import * as glyphs from './art.js';
import { ROMAN, epochNumber, names, storyOf } from './names.js';
import { tasksDone } from './sheet.js';
import { texts } from './texts/index.js';
import type { Season, Seat, Shown } from './types.js';

const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];

/** The season of The King's Favor; `undefined` in other stories. */
export function seasonOf(session: Shown): Season | undefined {
  const { round } = session.look.position;
  return storyOf(session).rounds ? SEASONS[(Math.max(1, round) - 1) % SEASONS.length] : undefined;
}

/** The seats in turn order, without eliminated ones. */
export function order(session: Shown): Seat[] {
  const { start, players } = session.look.position;
  if (start === null) return [];
  return session.seats
    .map((_, i) => session.seats[(start + i) % session.seats.length]!)
    .filter((seat) => players[seat]!.out === undefined);
}

/** Has the seat passed while others continue? Once all have passed, nothing is shown until the next round. */
export function hasPassed({ look: { position } }: Shown, seat: Seat): boolean {
  const still = position.players.filter(({ out }) => out === undefined);
  return Boolean(position.players[seat]!.passed) && !still.every(({ passed }) => passed);
}

/** The progress of the game as text. */
export function progress(session: Shown): string {
  const { status: t, seasons } = texts(session);
  const { round } = session.look.position;
  const season = seasonOf(session);
  if (round < 1) return t.settling;
  if (!season) return `${t.round(round)} · ${names(session).epoch(epochNumber(session, session.mine))}`;
  return `${names(session).epoch(epochNumber(session, 0))} · ${seasons[season]}`;
}

export function status(session: Shown): TemplateResult {
  const { status: t, threats, specials } = texts(session);
  const { kingdom, round } = session.look.position;
  const season = seasonOf(session);
  const epochs = storyOf(session).epochs;
  // Conditions for all players: a threat that any player has met, and peace.
  const met = kingdom ? epochs.filter(({ number }) => kingdom.realms.some((realm) => realm.epoch === number)) : [];
  const lasting: [sign: string, words: string][] = [
    ...met.flatMap(({ effect }): [string, string][] =>
      effect?.until && !kingdom?.defeated?.includes(effect.until) ? [[TURNS[effect.until], threats[effect.until]]] : [],
    ),
    ...met.flatMap(({ special = [] }) =>
      special.filter((each) => each === 'peace').map((each): [string, string] => [TURNS.VIII, specials[each]]),
    ),
  ];
  return html`<dl class="status">
    ${season ? html`<div class="season"><dt>${t.season}</dt><dd>${year(round, season)} <span>${progress(session)}</span></dd></div>` : nothing}
    ${lasting.length ? html`<div class="event"><dt>${t.now}</dt><dd>${lasting.map(([sign, words]) => html`${icon(glyphs.emblem(sign, 20, 20, 19))} <span>${words}</span> `)}</dd></div>` : nothing}
    <div>
      <dt>${t.order}</dt>
      <dd>
        ${order(session).map((seat) => {
          const passed = hasPassed(session, seat) ? html`<small>${t.passed}</small>` : nothing;
          return html`<span class="inOrder">${marker(seat, session.name(seat))}${passed}</span>`;
        })}
      </dd>
    </div>
  </dl>`;
}

/** The year as a wheel of four seasons, with the current one marked. */
function year(round: number, season: Season): TemplateResult {
  const now = SEASONS.indexOf(season);
  const quarter = (i: number) => {
    const [a, b] = [(Math.PI / 2) * i - Math.PI / 2, (Math.PI / 2) * (i + 1) - Math.PI / 2];
    const point = (angle: number) =>
      `${(20 + 17 * Math.cos(angle)).toFixed(1)} ${(20 + 17 * Math.sin(angle)).toFixed(1)}`;
    return `M20 20L${point(a)}A17 17 0 0 1 ${point(b)}Z`;
  };
  return html`<svg class="icon" viewBox="0 0 40 40" aria-hidden="true" data-round=${round}>
    ${SEASONS.map((each, i) => glyphs.part(quarter(i), `season ${each} ${i === now ? 'now' : ''}`))}
  </svg>`;
}

/** The count beside a player's name: completed tasks in a race; `undefined` where points decide. */
export function tally(session: Shown, seat: Seat): { value: string; unit: string } | undefined {
  const { status: t } = texts(session);
  const left = session.look.position.players[seat]!.out;
  if (left !== undefined) return { value: '–', unit: t.left };
  return storyOf(session).id === 'firstKingdom' ? { value: `${tasksDone(session, seat)}/7`, unit: t.tasks } : undefined;
}

/** The result of a seat, for the ranking. */
export function result(session: Shown, seat: Seat): string | undefined {
  const t = texts(session);
  const { total = 0 } = session.look.scores.find((score) => score.seat === seat) ?? {};
  const { out } = session.look.position.players[seat]!;
  const { id, rounds = 4 } = storyOf(session);
  if (out !== undefined) return t.result.out(total, ROMAN[Math.ceil(out / rounds)] ?? '');
  if (id === 'kingsFavor') return undefined;
  const citizens = session.look.position.kingdom?.realms[seat]?.citizens ?? 0;
  return t.result.race(tasksDone(session, seat), citizens, total);
}
