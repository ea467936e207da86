// The effects of places, deeds and spaces of the fame track, as icons.

import { type SVGTemplateResult, svg } from 'lit';

import * as glyphs from './art.js';
import type { DeedBonus, Effect, FameBonus, Follower } from './types.js';

/** Fame, with the amount on its icon. */
const fame = (amount: number, x: number, y: number, size: number): SVGTemplateResult => svg`
  ${glyphs.sign('fame', x, y, size, 'glyph rankStar')}${glyphs.words(amount, x, y + 6, glyphs.LEAST, 'onCoin')}`;
const plus = (content: SVGTemplateResult, amount: number, x: number, y: number): SVGTemplateResult => svg`
  ${content}${glyphs.words(`+${amount}`, x, y + 20, 14.2, 'name')}`;
const kinds = (list: readonly Follower[], x: number, y: number): SVGTemplateResult[] =>
  list
    .slice(0, 2)
    .map((kind, i, all) =>
      glyphs.follower(kind, x + (i - (all.length - 1) / 2) * 15, y + (all.length > 1 ? (i ? 7 : -7) : 0), 10.5),
    );

/** Drawn around a point, about 32 wide and high. */
export function effectSign(effect: Effect, x: number, y: number): SVGTemplateResult {
  switch (effect.type) {
    case 'expand':
      return glyphs.sign('settler', x, y, 26);
    case 'build':
      return glyphs.sign(effect.building === 'village' ? 'house' : effect.building, x, y, 26);
    case 'produce':
      return svg`${glyphs.goodTile('grain', x - 5, y - 5, 19)}${glyphs.goodTile('wood', x + 6, y + 6, 19)}`;
    case 'takePlaceCard':
      return glyphs.sign('card', x, y, 26);
    case 'recruit':
      return svg`${kinds(effect.kinds, x, y)}`;
    case 'trade':
      return svg`${glyphs.coin(1, x - 8, y - 4, 9)}${glyphs.sign('swap', x + 4, y + 9, 18)}`;
    case 'gainTechnology':
      return glyphs.gear(x, y, 24);
    case 'dispatch':
      return glyphs.sign('arrow', x, y, 26);
    case 'gainGood':
      return glyphs.goodTile(effect.good, x, y, 24);
    case 'gainCoins':
      return effect.per
        ? svg`${glyphs.coin(effect.amount, x - 8, y - 6, 10)}${glyphs.sign('house', x + 8, y + 8, 16)}`
        : glyphs.coin(effect.amount, x, y, 13);
    case 'gainFame':
      return fame(effect.amount, x, y, 30);
    case 'convert':
      return svg`${glyphs.goodTile(effect.from, x - 8, y - 7, 16)}${glyphs.goodTile(effect.to, x + 7, y + 7, 19)}`;
    case 'coinsToFame':
      return svg`${glyphs.coin(1, x - 8, y - 7, 9)}${fame(effect.rate, x + 6, y + 6, 25)}`;
    case 'drawAndKeep':
      return plus(glyphs.shape('bag', x, y - 5, 22, 'glyph ink'), effect.keep, x, y);
    case 'deliver':
      return svg`${glyphs.goodTile('wool', x - 8, y - 6, 16)}${fame(1, x + 6, y + 6, 25)}`;
    case 'buyCitizen':
      return svg`${glyphs.coin(effect.coins, x - 8, y - 6, 10)}${glyphs.shape('citizen', x + 7, y + 6, 20, 'glyph figure')}`;
    case 'secondGate':
      return glyphs.sign('arrow', x, y, 26);
    case 'substitute':
      return svg`${glyphs.follower(effect.follower, x - 20, y, 12)}${glyphs.sign('arrow', x + 2, y, 16)}${glyphs.words('✱', x + 22, y + 6, 18, 'name')}`;
    case 'extraDraw':
      return plus(glyphs.shape('draw', x, y - 6, 20, 'glyph ink'), effect.amount, x, y);
    case 'extraTrade':
      return plus(glyphs.sign('swap', x, y - 6, 22), effect.amount, x, y);
    case 'extraFamePerBuilding':
      return svg`${glyphs.sign('house', x - 14, y, 22)}${fame(effect.amount, x + 14, y, 28)}`;
    case 'extraKnightsAgainstYou':
      return plus(glyphs.follower('knight', x, y - 6, 11), effect.amount, x, y + 2);
  }
}

/** Drawn around a point, about 40 wide and 24 high. */
export function bonusSign(bonus: DeedBonus, x: number, y: number): SVGTemplateResult {
  switch (bonus.type) {
    case 'fame':
      return fame(bonus.amount, x + 8, y, 26);
    case 'coins':
      return glyphs.sum(bonus.amount, x + 8, y, 11);
    case 'swap':
      return glyphs.sign('swap', x + 8, y, 20);
    case 'sendBack':
      return glyphs.sign('back', x + 8, y, 20);
    case 'alchemy':
      return svg`${fame(bonus.fame, x - 12, y, 25)}${glyphs.sum(bonus.coins, x + 12, y, 10.5)}`;
  }
}

/** Drawn around a point, about 20 wide and high. */
export function fameSign(bonus: FameBonus, x: number, y: number): SVGTemplateResult {
  switch (bonus.type) {
    case 'coins':
      return glyphs.coin(bonus.amount, x, y, 10);
    case 'citizen':
      return glyphs.shape('citizen', x, y, 20, 'glyph figure');
    case 'wildCross':
      return glyphs.sign('cross', x, y, 16);
    case 'technology':
      return glyphs.gear(x, y, 18);
    case 'follower':
      return svg`${kinds(bonus.kinds.slice(0, 1), x, y)}`;
    case 'good':
      return glyphs.goodTile(bonus.good, x, y, 18);
    case 'goodUpTo':
      return svg`<rect class="good any" x=${x - 10} y=${y - 10} width="20" height="20" rx="3" />${glyphs.words(`≤${bonus.price}`, x, y + 5, 14.2, 'onCoin')}`;
    case 'placeCard':
      return glyphs.sign('card', x, y, 20);
    case 'stop':
      return glyphs.sign(bonus.landmark === 'castle' ? 'fortress' : 'favour', x, y, 20);
  }
}
