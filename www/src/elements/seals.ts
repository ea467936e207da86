// Small seals on the pieces: what they cost, in a notched tag, and what they bring, in a round one. They lie over the
// boards, so that none is covered by a neighbour, and keep to their pieces when those move.

import { sealsOf } from '../seals.js';
import type { Store } from '../store.js';

/** More would hide the boards; then a choice narrows them down. */
const MOST = 60;

/** From here on a piece is wide; so wide is a letter of a seal, and what is around its words; in pixels. */
const WIDE = 240;
const LETTER = 7.4;
const AROUND = 11;

export class Seals {
  readonly #table: HTMLElement;
  #store: Store | undefined;
  #watched: Element | undefined;
  readonly #sizes = new ResizeObserver(() => this.#place());
  readonly #scrolled = () => this.#place();

  constructor(table: HTMLElement) {
    this.#table = table;
  }

  connect(): void {
    this.#table.addEventListener('scroll', this.#scrolled, { capture: true, passive: true });
    // What is pinned stays while the page is moved.
    document.addEventListener('scroll', this.#scrolled, { passive: true });
  }

  disconnect(): void {
    this.#table.removeEventListener('scroll', this.#scrolled, { capture: true });
    document.removeEventListener('scroll', this.#scrolled);
    this.#sizes.disconnect();
    this.#watched = undefined;
  }

  /** After the boards were drawn. */
  show(store: Store): void {
    this.#store = store;
    const boards = this.#table.querySelector('.boards') ?? undefined;
    if (boards !== this.#watched) {
      this.#sizes.disconnect();
      if (boards) this.#sizes.observe(boards);
      this.#watched = boards;
    }
    this.#place();
  }

  #place(): void {
    const [layer, store] = [this.#table.querySelector<HTMLElement>('.seals'), this.#store];
    if (!layer || !store) return;
    const shown = store.hints === 'all' || (store.hints === 'targets' && store.selected.length);
    const seals = shown ? sealsOf(store as unknown as Store) : [];
    const { left, top } = layer.getBoundingClientRect();
    const placed = seals.length > MOST ? [] : seals;
    const wanted = placed.flatMap(({ piece, price, gain }) => {
      const element = this.#table.querySelector(`.boards svg [data-piece="${piece}"]`);
      const box = element?.getBoundingClientRect();
      if (!element || !box?.width || !isInSight(element, box)) return [];
      // Wide pieces, such as the rows of a track, have their seals inside, at the right: on an edge nobody would know
      // which row they belong to.
      const isWide = box.width > WIDE;
      const x = (isWide ? box.right - WIDE / 4 : box.left + box.width / 2) - left;
      const y = (isWide ? (box.top + box.bottom) / 2 - 2 : box.bottom) - top;
      // What is kept somewhere is paid from there: its price stands where it is paid for.
      const isPurse = element.hasAttribute('data-kept');
      // A card has its name above, which is not to be hidden: there both stand below, beside each other.
      const isCard = Boolean(element.querySelector('.edge.plate'));
      const aside = isCard && gain && price && !isPurse ? box.width / 4 : 0;
      return [
        ...(gain ? [seal('gain', fitting(gain, box.width), x + aside, isCard || isWide ? y : box.top - top)] : []),
        ...(price && !isPurse ? [seal('price', fitting(price, box.width), x - aside, y)] : []),
      ];
    });
    // Most of what asks for them to be placed has not moved them: then nothing is laid out for it.
    const isSame =
      wanted.length === layer.childElementCount && wanted.every((one, i) => one.isEqualNode(layer.children[i]!));
    if (!isSame) layer.replaceChildren(...wanted);
  }
}

/** As it is, or only its first number, where it would reach into the neighbours. */
const fitting = (words: string, room: number): string =>
  words.length * LETTER + AROUND > room + 10 ? (/[+−]\d+/.exec(words)?.[0] ?? words) : words;

/** Is its middle not scrolled out of its panel? */
function isInSight(piece: Element, { top, bottom, left, right }: DOMRect): boolean {
  const frame = piece.closest('.panel, .shared, .player')?.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
}

function seal(kind: 'gain' | 'price', words: string, x: number, y: number): HTMLElement {
  const element = document.createElement('span');
  element.className = `cost ${kind}`;
  element.textContent = words;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  return element;
}
