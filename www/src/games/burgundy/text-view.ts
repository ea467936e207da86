// The boards as headings, lists and buttons.

import { type TemplateResult, html, nothing } from 'lit';

import type { Pieces } from '../../view/board/piece.js';
import { printed } from '../../engine/index.js';
import { item } from '../../view/text-view.js';
import { tileName } from './labels.js';
import { type Texts, texts } from './texts/index.js';
import type { Colour, Shown } from './types.js';
import { allColours, allGoods } from './printed.js';

export function textBoard(session: Shown, pieces: Pieces): TemplateResult {
  const { position } = session.look;
  const { text: t, goods: names, colours, none, free, status, depot: depotName, blackDepot } = texts(session);
  const order = position.track.flatMap((stack, field) => stack.map((seat) => t.onField(session.name(seat), field + 1)));
  const coming = position.roundGoods.map((good) => names[good]).join(', ') || none;
  return html`<p>${t.now(position.phase, position.round, session.look.printed.rounds, String(position.whiteDie ?? status.notRolled), coming)}</p>
    <p>${t.order(order.join(', '))}</p>
    ${position.depots.map((depot, index) => {
      const tiles = depot.tiles.flatMap((tile, at) => (tile ? [`depot.${index + 1}.${at}`] : []));
      const goods = allGoods()
        .filter((good) => depot.goods[good])
        .map((good) => `${depot.goods[good]} ${names[good]}`);
      return html`<h3>${depotName(index + 1)}</h3>
        <ul>
          ${tiles.map((id) => item(session, pieces, id))}
          ${item(session, pieces, `depot.${index + 1}.goods`, goods.join(', ') || none)}
        </ul>`;
    })}
    <h3>${blackDepot}</h3>
    <ul>${position.black.map((tile, at) => (tile ? item(session, pieces, `depot.black.${at}`) : nothing))}</ul>
    ${chosenGoods(session, pieces)}
    <h3>${status.bonuses}</h3>
    <ul>
      ${allColours().map((colour, index) => {
        const [large, small] = position.bonuses[index] ?? [];
        const owner = (seat: number | undefined) => (seat === undefined ? free : session.name(seat));
        return html`<li>${t.bonus(colours[colour].name, owner(large), owner(small))}</li>`;
      })}
    </ul>`;
}

function chosenGoods(session: Shown, pieces: Pieces): TemplateResult | typeof nothing {
  const offered = allGoods()
    .map((good) => `good.${good}`)
    .filter((id) => pieces.offered.has(id));
  return offered.length
    ? html`<h3>${texts(session).text.goodsToChoose}</h3><ul>${offered.map((id) => item(session, pieces, id))}</ul>`
    : nothing;
}

export function textPlayer(session: Shown, pieces: Pieces, seat: number): TemplateResult {
  const player = session.look.position.players[seat]!;
  const t = texts(session);
  const colours = printed('burgundy').duchies.find(({ id }) => id === player.estate)?.colours;
  const own = (what: string) => `seat.${seat}.${what}`;
  const placed = player.duchy.flatMap((tile) => (tile ? [tileName(session, tile)] : []));
  const spaces = player.duchy.map((_, at) => own(`duchy.${at}`)).filter((id) => pieces.offered.has(id));
  return html`<ul>
      ${player.dice.map((_, at) => item(session, pieces, own(`die.${at}`)))}
      ${item(session, pieces, own('silver'))} ${item(session, pieces, own('chips'))}
      ${player.storage.map((_, at) => item(session, pieces, own(`storage.${at}`)))}
      ${allGoods()
        .filter((good) => player.goods[good])
        .map((good) => item(session, pieces, own(`goods.${good}`), String(player.goods[good])))}
    </ul>
    <h3>${t.duchy(player.estate ?? t.text.notChosen)}</h3>
    <p>${t.text.placed(placed.join(', ') || t.nothing)} ${colours ? t.text.emptySpaces(empty(t, player.duchy, colours)) : ''}</p>
    ${spaces.length ? html`<h3>${t.text.spaces}</h3><ul>${spaces.map((id) => item(session, pieces, id))}</ul>` : nothing}`;
}

function empty(t: Texts, duchy: readonly unknown[], colours: readonly Colour[]): string {
  const counts = allColours().map((colour) => {
    const left = colours.filter((printed, at) => printed === colour && !duchy[at]).length;
    return `${left} ${t.colours[colour].space}`;
  });
  return counts.join(', ');
}
