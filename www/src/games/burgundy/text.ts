// The boards as headings, lists and buttons.

import { type TemplateResult, html, nothing } from 'lit';

import type { Pieces } from '../../elements/piece.js';
import { printed } from '../../engine.js';
import { item } from '../../text.js';
import { tileName } from './labels.js';
import type { Store } from './types.js';
import { COLOURS, GOODS } from './words.js';

export function textBoard(store: Store, pieces: Pieces): TemplateResult {
  const { position } = store.look;
  const order = position.track.map((stack, field) => stack.map((seat) => `${store.name(seat)} on field ${field + 1}`)).flat();
  return html`<p>Phase ${position.phase}, round ${position.round} of 5. White die: ${position.whiteDie ?? 'not rolled'}.
      Goods to come: ${position.roundGoods.join(', ') || 'none'}.</p>
    <p>Turn order track, further is earlier and later in a stack is on top: ${order.join(', ')}.</p>
    ${position.depots.map((depot, index) => {
      const tiles = depot.tiles.flatMap((tile, at) => (tile ? [`depot.${index + 1}.${at}`] : []));
      const goods = GOODS.filter((good) => depot.goods[good]).map((good) => `${depot.goods[good]} ${good}`);
      return html`<h3>Depot ${index + 1}</h3>
        <ul>
          ${tiles.map((id) => item(store, pieces, id))}
          ${item(store, pieces, `depot.${index + 1}.goods`, goods.join(', ') || 'none')}
        </ul>`;
    })}
    <h3>Black depot</h3>
    <ul>${position.black.map((tile, at) => (tile ? item(store, pieces, `depot.black.${at}`) : nothing))}</ul>
    ${chosenGoods(store, pieces)}
    <h3>Bonus tiles</h3>
    <ul>
      ${Object.values(COLOURS).map(({ name }, index) => {
        const [large, small] = position.bonuses[index] ?? [];
        const owner = (seat: number | undefined) => (seat === undefined ? 'free' : store.name(seat));
        return html`<li>${name}: large ${owner(large)}, small ${owner(small)}</li>`;
      })}
    </ul>`;
}

function chosenGoods(store: Store, pieces: Pieces): TemplateResult | typeof nothing {
  const offered = GOODS.map((good) => `good.${good}`).filter((id) => pieces.offered.has(id));
  return offered.length ? html`<h3>Goods to choose from</h3><ul>${offered.map((id) => item(store, pieces, id))}</ul>` : nothing;
}

export function textPlayer(store: Store, pieces: Pieces, seat: number): TemplateResult {
  const player = store.look.position.players[seat]!;
  const colours = printed('burgundy').duchies.find(({ id }) => id === player.estate)?.colours;
  const own = (what: string) => `seat.${seat}.${what}`;
  const placed = player.duchy.flatMap((tile) => (tile ? [tileName(tile)] : []));
  const spaces = player.duchy.map((_, at) => own(`duchy.${at}`)).filter((id) => pieces.offered.has(id));
  return html`<ul>
      ${player.dice.map((_, at) => item(store, pieces, own(`die.${at}`)))}
      ${item(store, pieces, own('silver'))} ${item(store, pieces, own('chips'))}
      ${player.storage.map((_, at) => item(store, pieces, own(`storage.${at}`)))}
      ${GOODS.filter((good) => player.goods[good]).map((good) => item(store, pieces, own(`goods.${good}`), String(player.goods[good])))}
    </ul>
    <h3>Duchy ${player.estate ?? 'not chosen yet'}</h3>
    <p>Placed: ${placed.join(', ') || 'nothing'}. ${colours ? `Empty: ${empty(player.duchy, colours)}.` : ''}</p>
    ${spaces.length ? html`<h3>Spaces to choose from</h3><ul>${spaces.map((id) => item(store, pieces, id))}</ul>` : nothing}`;
}

function empty(duchy: readonly unknown[], colours: readonly (keyof typeof COLOURS)[]): string {
  const counts = Object.entries(COLOURS).map(([colour, { space }]) => {
    const left = colours.filter((printed, at) => printed === colour && !duchy[at]).length;
    return `${left} ${space}`;
  });
  return counts.join(', ');
}
