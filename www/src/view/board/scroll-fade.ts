// Of what is wider or higher than its place: on which side there is more. The styles let the picture fade out there.

const WIDE = '.shared, .panel, .choices, .tabs, .news ol';
const HIGH = '.list';

export class Brims {
  readonly #sizes = new ResizeObserver((boxes) => {
    for (const { target } of boxes) brim(target);
  });

  constructor(table: HTMLElement) {
    table.addEventListener('scroll', ({ target }) => brim(target as Element), { capture: true, passive: true });
  }

  /** After the table was drawn; what is watched already is not watched twice. */
  watch(table: HTMLElement): void {
    for (const box of table.querySelectorAll(`${WIDE}, ${HIGH}`)) this.#sizes.observe(box);
  }

  disconnect(): void {
    this.#sizes.disconnect();
  }
}

/** Says of a box whether something is hidden before, after or below what is seen of it. */
export function brim(box: Element): void {
  if (box.matches(HIGH)) box.toggleAttribute('data-below', box.scrollHeight - box.clientHeight - box.scrollTop > 2);
  if (!box.matches(WIDE)) return;
  const { scrollLeft, scrollWidth, clientWidth } = box;
  box.toggleAttribute('data-before', scrollLeft > 2);
  box.toggleAttribute('data-after', scrollWidth - clientWidth - scrollLeft > 2);
}
