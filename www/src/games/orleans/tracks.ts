// The six follower tracks with the remaining followers, and the development track.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { fieldAt, plateOn, road, sizeOf } from '../bagbuilding/road.js';
import { type Pieces, piece } from '../../view/board/piece.js';
import { printed } from '../../engine/index.js';
import * as glyphs from './art.js';
import { names, roles, trackOf } from './names.js';
import { pieceAbout, pieceName, trackAbout } from './pieces.js';
import { texts } from './texts/index.js';
import type { Citizen, Role, Shown, Track } from './types.js';

const WIDTH = 500;
const ROW = 44;
const LEFT = 126;
const CELL = 41;

export function tracks(session: Shown, pieces: Pieces): TemplateResult {
  const height = roles().length * ROW;
  const lines = roles()
    .slice(1)
    .map((_, row) => `M10 ${(row + 1) * ROW}H${WIDTH - 10}`);
  return html`<svg class="tracks" viewBox="0 0 ${WIDTH} ${height}" role="group" aria-label=${texts(session).board.tracks}>
    <rect class="plate" x="2" y="2" width=${WIDTH - 4} height=${height - 4} rx="8" />
    <path class="road-joints" d=${lines.join('')} />
    ${roles().map((role, row) => track(session, pieces, role, row * ROW))}
  </svg>`;
}

function track(session: Shown, pieces: Pieces, role: Role, y: number): SVGTemplateResult {
  const id = `track.${role}`;
  const t = texts(session);
  const left = session.look.position.supply[role] ?? 0;
  const track = trackOf(role);
  const fields = track ? cells(session, track, y) : glyphs.words(t.noTrack, LEFT + 8, y + 28, 13, 'dim start');
  return svg`${piece(
    pieces,
    id,
    role === 'monk' ? pieceName(session, id) : t.pieces.trackLeft(pieceName(session, id), left),
    svg`<rect class="edge row" x="4" y=${y + 3} width=${WIDTH - 8} height=${ROW - 6} rx="6" />
      ${glyphs.follower(role, 0, 22, y + ROW / 2, 15)}
      ${glyphs.title(names(session).role(role), 41, y + 19, 14.5, 84)}
      ${glyphs.words(t.left(left), 41, y + 36, 14, 'dim start')}
      ${fields}`,
    trackAbout(session, role),
  )}<g class="onTop">${track ? standing(session, pieces, track, y) : nothing}</g>`;
}

/** The markers on a track. */
function standing(session: Shown, pieces: Pieces, track: Track, y: number): SVGTemplateResult[] {
  const stepOf = (seat: number) => session.look.position.players[seat]!.tracks[track] ?? 0;
  return session.seats.map((seat) => {
    const here = session.seats.filter((other) => stepOf(other) === stepOf(seat));
    const id = `seat.${seat}.marker.${track}`;
    const [mx, my] = seated(here.length, here.indexOf(seat));
    const [x, radius] = [LEFT + stepOf(seat) * CELL + CELL / 2 - 1, here.length > 2 ? 7.5 : 8.5];
    return piece(
      pieces,
      id,
      pieceName(session, id),
      glyphs.disc(seat, x + mx, y + 31 + my, radius, 'edge'),
      pieceAbout(session, id),
      { thing: `marker.${seat}.${track}` },
    );
  });
}

/** A track in one piece; the reward of a step is drawn small at the top of its field. */
function cells(session: Shown, track: Track, y: number): SVGTemplateResult {
  const { steps, citizen: waits, farmer, boatman, knight, scholar } = printed('orleans').tracks;
  const fields = Array.from({ length: steps[track] + 1 }, (_, step) => {
    const [cx, cy] = [LEFT + step * CELL + CELL / 2, y + 14];
    const icon = (): SVGTemplateResult | typeof nothing => {
      if (track === 'knight')
        return step === waits.knight
          ? svg`${draws(knight[step]!, cx - 9, cy)}${citizen(session, 'knight', cx + 13, cy)}`
          : draws(knight[step]!, cx, cy);
      if (step === 0) return nothing;
      switch (track) {
        case 'farmer':
          return glyphs.good(farmer[step - 1]!, cx, cy, 17, `glyph ink`);
        case 'boatman':
          return step === waits.boatman
            ? citizen(session, 'boatman', cx, cy)
            : glyphs.coin(boatman[step - 1]!, cx, cy, 9);
        case 'craftsman':
          return glyphs.shape('gear', cx, cy, 18, 'glyph ink');
        case 'trader':
          return glyphs.shape('tile', cx, cy, 18, 'glyph ink');
        case 'scholar':
          return svg`${glyphs.words(`+${scholar[step - 1]}`, cx - 7, cy + 5, 14, 'name')}${glyphs.shape('step', cx + 11, cy, 13, 'glyph ink')}`;
      }
    };
    return icon();
  });
  const joints = fields.slice(1).map((_, step) => `M${LEFT + (step + 1) * CELL} ${y + 8}v${ROW - 16}`);
  return svg`<rect class="cell" x=${LEFT} y=${y + 5} width=${fields.length * CELL} height=${ROW - 10} rx="9" />
    <path class="road-joints" d=${joints.join('')} />
    ${fields}`;
}

/** The positions of markers on a field: up to two side by side, more in two rows. */
const seated = (many: number, i: number): [number, number] =>
  many <= 2 ? [(i - (many - 1) / 2) * 19, 0] : [i % 2 ? 9 : -9, i < 2 ? -15 : 1];

const draws = (many: number, x: number, y: number): SVGTemplateResult =>
  svg`${glyphs.words(many, x - 6, y + 5, 14, 'name')}${glyphs.shape('draw', x + 7, y, 13, 'glyph ink')}`;

/** A citizen, or the seat that took it. */
export function citizen(session: Shown, which: Citizen, x: number, y: number): SVGTemplateResult {
  const seat = session.look.position.citizens[which];
  if (seat === undefined) return glyphs.shape('citizen', x, y, 17, 'glyph figure');
  return svg`${glyphs.shape('citizen', x, y, 21, `seatFill seat${seat}`)}${glyphs.words(seat + 1, x, y + 8, 9, 'onSeat')}`;
}

const ROAD = { columns: 11, width: 45, height: 46 };

export function development(session: Shown, pieces: Pieces): TemplateResult {
  const { tracks } = printed('orleans');
  const fields = Array.from({ length: tracks.development + 1 }, (_, field) => field);
  return html`<svg class="tracks" viewBox="0 0 ${sizeOf(ROAD, fields.length).join(' ')}" role="group" aria-label=${texts(session).board.developmentTrack}>
    ${road(ROAD, fields.length)}
    ${fields.map((field) => printedField(session, field, ...fieldAt(ROAD, field)))}
    ${fields.map((field) => markers(session, pieces, field, ...fieldAt(ROAD, field)))}
  </svg>`;
}

function printedField(session: Shown, field: number, x: number, y: number): SVGTemplateResult {
  const { coins, status, citizens } = printed('orleans').tracks;
  const [paid] = coins.filter(([where]) => where === field).map(([, many]) => many);
  const rank = status.indexOf(field) + 2;
  const [cx, cy] = [x + 31, y + 16];
  const special = paid ? 'coins' : rank > 1 ? 'rank' : citizens.includes(field) ? 'figures' : '';
  return svg`${special ? plateOn(ROAD, field, special) : nothing}
    ${glyphs.words(field, x + 11, y + 18, 10, 'dim')}
    ${paid ? glyphs.coin(paid, cx, cy, 9) : nothing}
    ${rank > 1 ? svg`${glyphs.shape('star', cx, cy, 26, 'glyph rankStar')}${glyphs.words(rank, cx, cy + 5, 12, 'onCoin')}` : nothing}
    ${citizens.includes(field) ? citizen(session, `development${field}` as Citizen, cx, cy) : nothing}`;
}

function markers(session: Shown, pieces: Pieces, field: number, x: number, y: number): SVGTemplateResult[] {
  const here = session.seats.filter((seat) => session.look.position.players[seat]!.development === field);
  return here.map((seat, i) => {
    const id = `seat.${seat}.development`;
    const [mx, my] = seated(here.length, i);
    return piece(
      pieces,
      id,
      pieceName(session, id),
      glyphs.disc(seat, x + 21 + mx, y + 33 + my, here.length > 2 ? 8 : 9, 'edge'),
      pieceAbout(session, id),
      { thing: `development.${seat}` },
    );
  });
}
