// Marks on which sides a scrollable element continues. The styles fade the content out there.

const WIDE = '.shared, .panel, .choices, .tabs, .news ol';
const HIGH = '.list';

export class Brims {
  readonly #sizes = new ResizeObserver((boxes) => {
    for (const { target } of boxes) brim(target);
  });

  constructor(table: HTMLElement) {
    table.addEventListener('scroll', ({ target }) => brim(target as Element), { capture: true, passive: true });
  }

  /** Observes the scrollable elements after the table has rendered; each only once. */
  watch(table: HTMLElement): void {
    for (const box of table.querySelectorAll(`${WIDE}, ${HIGH}`)) this.#sizes.observe(box);
  }

  disconnect(): void {
    this.#sizes.disconnect();
  }
}

/** Sets on an element whether content is hidden before, after or below its visible part. */
export function brim(box: Element): void {
  if (box.matches(HIGH)) box.toggleAttribute('data-below', box.scrollHeight - box.clientHeight - box.scrollTop > 2);
  if (!box.matches(WIDE)) return;
  const { scrollLeft, scrollWidth, clientWidth } = box;
  box.toggleAttribute('data-before', scrollLeft > 2);
  box.toggleAttribute('data-after', scrollWidth - clientWidth - scrollLeft > 2);
}
