// The glossary: explains a piece beside it, on hover, focus or tap. One element serves all boards of a page or of an
// embedded game.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { type Cancel, CLOCK, type Clock } from '../../model/clock.js';
import { Plain, define } from '../base.js';

/** How long a pointer rests before the glossary opens, and may leave before it closes, in ms. */
const REST_MS = 350;

/** Max distance that counts as not moved, in px. */
const STILL_PX = 4;

export class Glossary extends Plain {
  static override properties: PropertyDeclarations = { piece: { state: true }, clock: { attribute: false } };
  /** The explained piece; `undefined` while the glossary is closed. */
  declare piece: Element | undefined;
  declare clock: Clock;
  #cancel: Cancel | undefined;
  /**
   * Where the last click was: until the pointer leaves that spot, the piece that has come to lie there is not
   * explained.
   */
  #clicked: { x: number; y: number } | undefined;
  /** The root with the listeners: outside a shadow tree, events do not name the piece inside. */
  #heard: Document | ShadowRoot | undefined;

  constructor() {
    super();
    this.clock = CLOCK;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.popover = 'manual';
    this.#heard = this.root;
    this.#heard?.addEventListener('pointerover', this.#over as EventListener);
    this.#heard?.addEventListener('focusin', this.#focus as EventListener);
    // In the capture phase, since the click may play an action and put another piece there.
    this.#heard?.addEventListener('click', this.#tap as EventListener, { capture: true });
    this.#heard?.addEventListener('keydown', this.#escape as EventListener);
    document.addEventListener('scroll', this.#hide, { capture: true, passive: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#heard?.removeEventListener('pointerover', this.#over as EventListener);
    this.#heard?.removeEventListener('focusin', this.#focus as EventListener);
    this.#heard?.removeEventListener('click', this.#tap as EventListener, { capture: true });
    this.#heard?.removeEventListener('keydown', this.#escape as EventListener);
    document.removeEventListener('scroll', this.#hide, { capture: true });
  }

  protected override render(): TemplateResult | typeof nothing {
    const about = this.piece?.getAttribute('data-about');
    return this.piece
      ? html`<b>${this.piece.querySelector('title')?.textContent}</b>${about ? html`<span>${about}</span>` : nothing}`
      : nothing;
  }

  protected override updated(): void {
    const { piece } = this;
    if (!piece?.isConnected) return void this.hidePopover();
    this.showPopover();
    const [box, own] = [piece.getBoundingClientRect(), this.getBoundingClientRect()];
    const above = box.top - own.height - 8;
    // The first row must stay reachable.
    const least = Math.max(0, this.root.querySelector('.top')?.getBoundingClientRect().bottom ?? 0) + 4;
    const [left, top] = [box.left + box.width / 2 - own.width / 2, above < least ? box.bottom + 8 : above];
    this.style.left = `${Math.max(4, Math.min(left, innerWidth - own.width - 4))}px`;
    this.style.top = `${Math.max(least, Math.min(top, innerHeight - own.height - 4))}px`;
  }

  readonly #over = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || this.#hasStayed(event)) return;
    this.#clicked = undefined;
    const target = event.target as Element;
    // The pointer may enter the glossary without closing it.
    if (this.contains(target)) return this.#cancel?.();
    const piece = pieceAt(target);
    if (piece === this.piece) return this.#cancel?.();
    this.#later(piece);
  };

  readonly #focus = (event: FocusEvent) => {
    const piece = pieceAt(event.target as Element);
    if (piece && (event.target as Element).matches(':focus-visible')) this.#show(piece);
    else if (!piece) this.#hide();
  };

  /** A tap on an available piece selects it, and the list explains it; a tap on another piece explains it here. */
  readonly #tap = (event: MouseEvent) => {
    this.#clicked = { x: event.clientX, y: event.clientY };
    const piece = pieceAt(event.target as Element);
    if (piece && piece.getAttribute('role') !== 'button') this.#show(piece);
    else if (!this.contains(event.target as Node)) this.#hide();
  };

  readonly #escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') this.#hide();
  };

  readonly #hide = () => {
    this.#cancel?.();
    this.piece = undefined;
  };

  /** Is the pointer still where it clicked? Small movements do not count. */
  #hasStayed({ clientX, clientY }: PointerEvent): boolean {
    return this.#clicked !== undefined && Math.hypot(clientX - this.#clicked.x, clientY - this.#clicked.y) < STILL_PX;
  }

  #show(piece: Element): void {
    this.#cancel?.();
    this.piece = piece;
  }

  #later(piece: Element | undefined): void {
    this.#cancel?.();
    if (piece || this.piece) this.#cancel = this.clock.after(REST_MS, () => (this.piece = piece));
  }
}

const pieceAt = (target: Element): Element | undefined => target.closest('svg [data-piece]') ?? undefined;

define('loire-glossary', Glossary);
