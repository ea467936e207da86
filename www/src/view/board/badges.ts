// Small seals on the pieces: the cost in a notched tag, the gain in a round one. They form a layer above the boards, so
// that no neighbour covers them; they follow their pieces, and cover no number.

import { UNITS } from '../../art/units.js';
import { signed } from '../../i18n/language.js';
import { type Amount, sealsOf } from '../../model/badges.js';
import type { Session } from '../../model/session.js';
import { texts } from '../../i18n/texts/index.js';

/** Max number of pieces with seals: more would hide the boards, and a selection leaves fewer. */
const MOST = 60;

/** Min width of a wide piece, in px. */
const WIDE = 240;
/** Sizes of the parts of a seal, in px: a letter, an icon, the edges, the height. */
const LETTER = 7.4;
const SIGN = 15;
const AROUND = 11;
const HIGH = 16;
/** Max distance that a seal may extend beyond its piece, in px. */
const BEYOND = 18;

/** A rectangle in px, relative to the corner of the table. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Seals {
  readonly #table: HTMLElement;
  #session: Session | undefined;
  #watched: Element | undefined;
  readonly #sizes = new ResizeObserver(() => this.#place());
  readonly #scrolled = () => this.#place();

  constructor(table: HTMLElement) {
    this.#table = table;
  }

  connect(): void {
    this.#table.addEventListener('scroll', this.#scrolled, { capture: true, passive: true });
    // Pinned elements stay in place while the page scrolls, so the seals must be placed again.
    document.addEventListener('scroll', this.#scrolled, { passive: true });
  }

  disconnect(): void {
    this.#table.removeEventListener('scroll', this.#scrolled, { capture: true });
    document.removeEventListener('scroll', this.#scrolled);
    this.#sizes.disconnect();
    this.#watched = undefined;
  }

  /** Places the seals, after the boards were rendered. */
  show(session: Session): void {
    this.#session = session;
    const boards = this.#table.querySelector('.boards') ?? undefined;
    if (boards !== this.#watched) {
      this.#sizes.disconnect();
      if (boards) this.#sizes.observe(boards);
      this.#watched = boards;
    }
    this.#place();
  }

  #place(): void {
    const [layer, session] = [this.#table.querySelector<HTMLElement>('.seals'), this.#session];
    if (!layer || !session) return;
    const shown = session.hints === 'all' || (session.hints === 'targets' && session.selected.length);
    const seals = shown ? sealsOf(session as unknown as Session) : [];
    const corner = layer.getBoundingClientRect();
    const placed = seals.length > MOST ? [] : seals;
    const taken = placed.length ? numbersOf(this.#table, corner) : [];
    const wanted = placed.flatMap(({ piece, price, gain }) => {
      const element = this.#table.querySelector(`.boards svg [data-piece="${piece}"]`);
      const seen = element?.getBoundingClientRect();
      if (!element || !seen?.width || !isInSight(element, seen)) return [];
      const box = moved(seen, corner);
      // A heap from which the player pays shows no price, and the supply has its price printed on it.
      const heap = element.getAttribute('data-kept')?.split('.')[0];
      const isOwn = piece.startsWith('seat.');
      const due = price.filter(({ name }) => !heap || (isOwn && !isOf(name, heap)));
      const room = box.right - box.left;
      const [brings, takes] = [fitting(session, gain, 'gain', room), fitting(session, due, 'price', room)];
      // The title of a card at its top must stay visible: both seals go below, side by side if there is room.
      const isCard = Boolean(element.querySelector('.edge.plate')) && widthOf(brings) + widthOf(takes) < room + BEYOND;
      const aside = isCard && brings.length && takes.length ? room / 4 : 0;
      const draw = (kind: 'gain' | 'price', told: readonly Told[], by: number) => {
        if (!told.length) return [];
        const side = kind === 'gain' && !isCard ? 'above' : 'below';
        const at = free(placesOf(box, widthOf(told), side, by), taken);
        taken.push(at);
        return [seal(kind, told, at)];
      };
      return [...draw('gain', brings, aside), ...draw('price', takes, -aside)];
    });
    // Most calls change no position; then the layout stays valid.
    const isSame =
      wanted.length === layer.childElementCount && wanted.every((one, i) => one.isEqualNode(layer.children[i]!));
    if (!isSame) layer.replaceChildren(...wanted);
  }
}

/** An amount, and the icon or the word of its unit. */
interface Told {
  number: string;
  name: string;
  word?: string;
}

/** All amounts; of gains that would overlap the neighbours, only the first. */
function fitting(session: Session, amounts: readonly Amount[], kind: 'gain' | 'price', room: number): Told[] {
  const all = amounts.map((amount) => toldOf(session, amount));
  return kind === 'gain' && widthOf(all) > room + BEYOND ? all.slice(0, 1) : all;
}

function toldOf(session: Session, { name, change }: Amount): Told {
  const number = signed(change);
  if (UNITS[name]) return { number, name };
  const [one, more] = session.face.words(session).counted[name] ?? ['', ''];
  return { number, name, word: texts(session).counted(change, [one, more]).slice(number.length) };
}

const widthOf = (told: readonly Told[]): number =>
  told.reduce((sum, { number, word }) => sum + number.length * LETTER + (word ? word.length * LETTER : SIGN), AROUND);

/** Does a heap of this name hold a resource? The heap "good" holds goods, gears are technology. */
const isOf = (name: string, heap: string): boolean =>
  name.startsWith(heap) || (name === 'technology' && heap === 'gear');

/** The possible places of a seal, the best first. */
function placesOf({ left, top, right, bottom }: Box, width: number, side: 'above' | 'below', by: number): Box[] {
  const at = (x: number, y: number): Box => ({ left: x - width / 2, top: y, right: x + width / 2, bottom: y + HIGH });
  // Wide pieces, such as the rows of a track, have their seals inside at the right: a seal on an edge could belong to
  // either row.
  if (right - left > WIDE) return [at(right - WIDE / 4 + by, (top + bottom) / 2 - HIGH / 2)];
  const middle = (left + right) / 2 + by;
  const aside = (right - left) / 3;
  const [over, under] = [
    [0.35, 0.9, 1.5, 2.1].map((part) => top - HIGH * part),
    [0.35, 0.1, -0.6].map((part) => bottom - HIGH * part),
  ];
  const rows = side === 'above' ? [...over, ...under] : [...under, ...over];
  return rows.flatMap((row) => [0, -aside, aside].map((x) => at(Math.max(width / 2, middle + x), row)));
}

/** The first free place, or the one that covers least. */
function free(places: readonly Box[], taken: readonly Box[]): Box {
  const hidden = places.map((place) => taken.reduce((sum, other) => sum + common(place, other), 0));
  return places[hidden.indexOf(Math.min(...hidden))]!;
}

/** The overlap of two boxes. */
const common = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const moved = ({ left, top, right, bottom }: DOMRect, corner: DOMRect): Box => ({
  left: left - corner.left,
  top: top - corner.top,
  right: right - corner.left,
  bottom: bottom - corner.top,
});

/** The boxes of the numbers on the boards; a text's box is higher than its digits. */
function numbersOf(table: Element, corner: DOMRect): Box[] {
  return [...table.querySelectorAll('.boards svg text')].flatMap((text) => {
    const box = text.getBoundingClientRect();
    if (!box.width || !/\d/.test(text.textContent ?? '')) return [];
    const { left, top, right, bottom } = moved(box, corner);
    const around = box.height * 0.18;
    return [{ left, top: top + around, right, bottom: bottom - around }];
  });
}

/** Is the middle of the piece visible, not scrolled out of its panel? */
function isInSight(piece: Element, { top, bottom, left, right }: DOMRect): boolean {
  const frame = piece.closest('.panel, .shared, .player')?.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
}

const SVG = 'http://www.w3.org/2000/svg';

function seal(kind: 'gain' | 'price', told: readonly Told[], { left, right, top }: Box): HTMLElement {
  const element = document.createElement('span');
  element.className = `cost ${kind}`;
  for (const { number, name, word } of told) element.append(number, word ?? sign(name));
  element.style.left = `${(left + right) / 2}px`;
  element.style.top = `${top}px`;
  return element;
}

function sign(name: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-12 -12 24 24');
  svg.setAttribute('data-unit', name);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', UNITS[name]!);
  svg.append(path);
  return svg;
}
