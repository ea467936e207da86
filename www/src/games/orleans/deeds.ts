// The eight deeds: the followers sent there, the missing ones, the reward for each follower, and the citizen.

import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';

import { type Pieces, piece } from '../../view/board/piece.js';
import { printed } from '../../engine/index.js';
import { DEEDS } from '../bagbuilding/things.js';
import * as glyphs from './art.js';
import { names, roles } from './names.js';
import { deedAbout, pieceName } from './pieces.js';
import { texts } from './texts/index.js';
import { citizen } from './tracks.js';
import type { Deed, Role, Shown } from './types.js';

const WIDTH = 246;
const HEIGHT = 66;

export function deeds(session: Shown, pieces: Pieces): TemplateResult {
  return html`<div class="deeds">
    ${printed('orleans').deeds.map(({ id }) => html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${names(session).deedTitle(id)}>${deed(session, pieces, id)}</svg>`)}
  </div>`;
}

function deed(session: Shown, pieces: Pieces, which: Deed): SVGTemplateResult {
  const { spaces, coins } = printed('orleans').deeds.find(({ id }) => id === which)!;
  const sent = session.look.position.deeds[which] ?? {};
  const all = roles().flatMap((role) =>
    Array.from({ length: spaces[role] ?? 0 }, (_, i) => ({ role, filled: i < (sent[role] ?? 0) })),
  );
  const id = `deed.${which}`;
  const reward =
    coins === null
      ? svg`${glyphs.coin(1, 182, 18, 9)}${glyphs.words('/', 196, 23, 14, 'dim')}${glyphs.shape('step', 209, 18, 14, 'glyph ink')}`
      : glyphs.coin(coins, 209, 18, 9);
  return piece(
    pieces,
    id,
    texts(session).pieces.deedFilled(pieceName(session, id), all.filter(({ filled }) => filled).length, all.length),
    svg`<rect class="edge plate" x="2" y="2" width=${WIDTH - 4} height=${HEIGHT - 4} rx="6" />
      ${glyphs.emblem(DEEDS[which], 20, 18, 14)}
      ${glyphs.title(names(session).deedTitle(which), 38, 23, 16, 136)}
      ${reward}
      ${citizen(session, which, 231, 18)}
      ${all.map(({ role, filled }, i) => space(role, filled, 17 + i * 23.5))}`,
    deedAbout(session, which),
  );
}

function space(role: Role, filled: boolean, x: number): SVGTemplateResult {
  const y = 47;
  return filled
    ? glyphs.follower(role, 0, x, y, 10.5)
    : svg`<circle class="free" cx=${x} cy=${y} r="10" />${glyphs.role(role, x, y, 13, 'glyph faint')}`;
}
