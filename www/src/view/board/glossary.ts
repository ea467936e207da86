// The glossary: what a piece is and does, beside it, by hover, focus or tap. One element for all the boards of a page
// or of an embedded game.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import { type Cancel, CLOCK, type Clock } from '../../model/clock.js';
import { Plain, define } from '../base.js';

/** How long a pointer rests before the glossary speaks, and may stray before it is silent, in ms. */
const REST_MS = 350;

/** How far a pointer may move and still be where it was, in pixels. */
const STILL_PX = 4;

export class Glossary extends Plain {
  static override properties: PropertyDeclarations = { piece: { state: true }, clock: { attribute: false } };
  /** What is explained now. */
  declare piece: Element | undefined;
  declare clock: Clock;
  #cancel: Cancel | undefined;
  /** Where the last click was: until the pointer leaves that spot, nobody asks about what has come to lie there. */
  #clicked: { x: number; y: number } | undefined;
  /** Where it listens: events that leave a shadow tree do not say which piece they were on. */
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
    // Before the click plays something: then the piece that lies there may be another one.
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
    // What stands in the first row stays in reach.
    const least = Math.max(0, this.root.querySelector('.top')?.getBoundingClientRect().bottom ?? 0) + 4;
    const [left, top] = [box.left + box.width / 2 - own.width / 2, above < least ? box.bottom + 8 : above];
    this.style.left = `${Math.max(4, Math.min(left, innerWidth - own.width - 4))}px`;
    this.style.top = `${Math.max(least, Math.min(top, innerHeight - own.height - 4))}px`;
  }

  readonly #over = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || this.#hasStayed(event)) return;
    this.#clicked = undefined;
    const target = event.target as Element;
    // The glossary itself may be hovered without going away.
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

  /** A tap on what can be played selects it, and the list explains it; a tap on anything else explains it here. */
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

  /** Is the pointer still where it clicked? A hand is never quite still. */
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
