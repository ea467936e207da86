// The boards of Trade & Intrigue that replace the deeds: the followers sent there, the goods on their spaces, and
// covered spaces.

import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';

import { type Pieces, piece } from '../../view/board/piece.js';
import { CIVICS } from '../bagbuilding/things.js';
import * as glyphs from './art.js';
import { names } from './names.js';
import { texts } from './texts/index.js';
import { civicAbout, civicName, civicSpaceName, isDone } from './trade-pieces.js';
import { isGood, isRole, lyingOn, plays } from './trade.js';
import { citizen } from './tracks.js';
import type { Module, PrintedCivic, Shown } from './types.js';

const WIDTH = 246;
const HEIGHT = 84;
const ROW = 62;

/** The civic boards in play; without one, the base game's deeds are used. */
export const civicBoards = ({ look: { setup } }: Shown): ('newDeeds' | 'intrigue')[] =>
  (['newDeeds', 'intrigue'] as const).filter((module) => plays(setup, module));

export function civicBoard(session: Shown, pieces: Pieces, module: Module): TemplateResult {
  const boards = session.look.printed.civics.filter((civic) => civic.module === module);
  return html`<div class="civics">
    ${boards.map((board) => html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${names(session).civicTitle(board.id)}>${civic(session, pieces, board)}</svg>`)}
  </div>`;
}

function civic(session: Shown, pieces: Pieces, board: PrintedCivic): SVGTemplateResult {
  const { id: which, spaces, covered } = board;
  const id = `civic.${which}`;
  const { civics, board: t } = texts(session);
  const done = isDone(session, which);
  return svg`${piece(
    pieces,
    id,
    civicName(session, which),
    svg`<rect class="edge plate ${done ? 'done' : ''}" x="2" y="2" width=${WIDTH - 4} height=${HEIGHT - 4} rx="6" />
      ${glyphs.emblem(CIVICS[which], 22, 24, 16)}
      ${glyphs.title(names(session).civicTitle(which), 40, 21, 16, done ? 100 : 165)}
      ${glyphs.title(civics[which].short, 40, 38, 12, 170, 'dim start')}
      ${done ? glyphs.words(`✓ ${t.done}`, 208, 21, 12, 'doneText end') : nothing}
      ${bonus(session, board)}
      ${which === 'navigation' ? beside(session) : nothing}`,
    civicAbout(session, which),
  )}
  ${spaces.map((_, i) => space(session, pieces, board, i + 1))}
  ${Array.from({ length: covered }, (_, i) => cover(session, at(spaces.length + i)))}`;
}

const at = (i: number): number => 21 + i * 31;

/** The citizen for the player who completes the board; for the architecture, a citizen for each follower sent there. */
function bonus(session: Shown, { id: which, citizen: waits }: PrintedCivic): unknown {
  if (which === 'architecture')
    return isDone(session, which) ? nothing : glyphs.shape('citizen', 228, 20, 17, 'glyph figure');
  return waits ? citizen(session, waits, 228, 20) : nothing;
}

/** The technology beside the navigation board. */
const beside = ({ look: { position } }: Shown): SVGTemplateResult =>
  svg`${glyphs.gear(196, ROW, 22)}${glyphs.words(`× ${position.navigation ?? 0}`, 222, ROW + 5, 14)}`;

function space(session: Shown, pieces: Pieces, { id: which, spaces }: PrintedCivic, number: number): SVGTemplateResult {
  const x = at(number - 1);
  const id = `civic.${which}.${number}`;
  const lying = lyingOn(session.look.position, which, number);
  const [standing, good] = [isRole(lying), isGood(lying)];
  const takes = spaces[number - 1]?.role ?? 'neutral';
  return piece(
    pieces,
    id,
    civicSpaceName(session, which, number),
    svg`${
      standing
        ? glyphs.follower(standing, 0, x, ROW, 13.5, 'edge')
        : svg`<circle class="edge space" cx=${x} cy=${ROW} r="13.5" />${glyphs.wanted(takes, x, ROW, 16)}`
    }
    ${good ? glyphs.goodTile(good, x + 9, ROW - 11, 15) : nothing}`,
    texts(session).civics[which].about,
  );
}

const cover = (session: Shown, x: number): SVGTemplateResult => svg`<g><title>${texts(session).board.covered}</title>
  <circle class="cover" cx=${x} cy=${ROW} r="13" /><path class="coverMark" d="M${x - 6} ${ROW - 6}l12 12m0-12l-12 12" /></g>`;
