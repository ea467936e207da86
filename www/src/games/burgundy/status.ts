// The rest of the main board: phase and round, goods to come, turn order and bonus tiles.

import { type TemplateResult, html } from 'lit';

import { icon, marker } from '../../view/icons.js';
import { printed } from '../../engine/index.js';
import * as glyphs from './art.js';
import { texts } from './texts/index.js';
import type { Shown } from './types.js';
import { allColours } from './printed.js';

export function status(session: Shown): TemplateResult {
  const { whiteDie, roundGoods } = session.look.position;
  const { status: t, goods, none } = texts(session);
  return html`<dl class="status">
    <div>
      <dt>${t.whiteDie}</dt>
      <dd>${whiteDie === null ? t.notRolled : icon(glyphs.die(whiteDie, 20, 20, 32, 'white'), t.shows(whiteDie))}</dd>
    </div>
    <div>
      <dt>${t.goodsToCome}</dt>
      <dd>${roundGoods.length ? roundGoods.map((good) => icon(glyphs.good(good, 1, 20, 20, 30), goods[good])) : none}</dd>
    </div>
    <div>
      <dt>${t.order} <small>${t.orderHint}</small></dt>
      <dd>${track(session)}</dd>
    </div>
    <div>
      <dt>${t.bonuses} <small>${t.bonusesHint}</small></dt>
      <dd class="bonuses">${bonuses(session)}</dd>
    </div>
  </dl>`;
}

/** The progress of the game as text. */
export function progress(session: Shown): string {
  const { phase, round, rounds = 0 } = session.look.status;
  const { status: t } = texts(session);
  return `${t.phase} ${phase}, ${t.round} ${t.roundOf(round ?? 1, rounds)}`;
}

function track(session: Shown): TemplateResult {
  const { status: t } = texts(session);
  return html`<ol class="track">
    ${session.look.position.track.map(
      (stack, field) =>
        html`<li aria-label=${t.field(field + 1)}>${stack.map((seat) => marker(seat, session.name(seat)))}</li>`,
    )}
  </ol>`;
}

function bonuses(session: Shown): TemplateResult[] {
  const { status: t, colours } = texts(session);
  const points = printed('burgundy').bonuses.find(({ players }) => players === session.look.setup.seats)!;
  return allColours().map((colour, index) => {
    const [first, second] = session.look.position.bonuses[index] ?? [];
    const large =
      first === undefined
        ? free('large', points.large, t.largeFree(points.large))
        : marker(first, t.largeOf(session.name(first)));
    const small =
      second === undefined
        ? free('small', points.small, t.smallFree(points.small))
        : marker(second, t.smallOf(session.name(second)));
    return html`<span class="bonus">${icon(glyphs.space(colour, 20, 20, 19), colours[colour].name)}${large}${small}</span>`;
  });
}

/** A bonus tile that is still available, with its points. */
const free = (size: string, points: number, words: string): TemplateResult =>
  html`<span class="free ${size}" title=${words} role="img" aria-label=${words}>${points}</span>`;
