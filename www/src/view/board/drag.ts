// Dragging a piece to another place: the same as two clicks, with one movement of a mouse or a pen. A finger that moves
// scrolls.

import { grasp, pick } from '../../model/selection.js';
import type { Session } from '../../model/session.js';

/** Min distance of a drag, in px; less is a click. */
const LEAST = 8;

export class Drag {
  readonly #table: HTMLElement;
  readonly #session: () => Session;
  /** The pressed piece, and where the pointer pressed it. */
  #pressed: { piece: Element; x: number; y: number } | undefined;
  /** The picture under the pointer, once it has moved. */
  #ghost: HTMLElement | undefined;

  constructor(table: HTMLElement, session: () => Session) {
    this.#table = table;
    this.#session = session;
    table.addEventListener('pointerdown', this.#press);
    table.addEventListener('pointermove', this.#move);
    table.addEventListener('pointerup', this.#drop);
    table.addEventListener('pointercancel', this.#leave);
  }

  readonly #press = (event: PointerEvent): void => {
    const piece = (event.target as Element).closest('svg [data-piece][role=button]');
    this.#leave();
    if (piece && event.isPrimary && event.button === 0 && event.pointerType !== 'touch')
      this.#pressed = { piece, x: event.clientX, y: event.clientY };
  };

  readonly #move = ({ clientX, clientY }: PointerEvent): void => {
    if (!this.#pressed) return;
    const { piece, x, y } = this.#pressed;
    if (!this.#ghost) {
      if (Math.hypot(clientX - x, clientY - y) < LEAST) return;
      this.#ghost = ghostOf(piece);
      this.#table.querySelector('.stage')?.append(this.#ghost);
      grasp(this.#session(), idOf(piece));
    }
    this.#ghost.style.translate = `${clientX}px ${clientY}px`;
  };

  readonly #drop = ({ clientX, clientY }: PointerEvent): void => {
    const from = this.#pressed && idOf(this.#pressed.piece);
    const isDrawn = this.#ghost !== undefined;
    this.#leave();
    if (!isDrawn) return;
    this.#ignoreClick();
    const root = this.#table.getRootNode() as Document | ShadowRoot;
    const onto = root.elementFromPoint(clientX, clientY)?.closest('[data-piece]');
    const session = this.#session();
    if (!onto || idOf(onto) === from || !session.narrowed.some(({ targets }) => targets.includes(idOf(onto))))
      session.select([]);
    else pick(session, idOf(onto));
  };

  readonly #leave = (): void => {
    this.#ghost?.remove();
    this.#ghost = this.#pressed = undefined;
  };

  /** Ignores the click that the browser fires when a piece is dropped where the drag began. */
  #ignoreClick(): void {
    const ignore = (event: Event) => event.stopPropagation();
    this.#table.addEventListener('click', ignore, { capture: true, once: true });
    setTimeout(() => this.#table.removeEventListener('click', ignore, { capture: true }));
  }
}

const idOf = (piece: Element): string => piece.getAttribute('data-piece')!;

/** A copy of a piece in an SVG of its own, at its size on the screen. */
function ghostOf(piece: Element): HTMLElement {
  const { width, height } = piece.getBoundingClientRect();
  const { x, y, width: wide, height: high } = (piece as SVGGraphicsElement).getBBox();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${wide} ${high}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const copy = piece.querySelector('.drawn')!.cloneNode(true);
  svg.append(copy);
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.append(svg);
  return ghost;
}
