// Highlights the pieces on the boards that an action touches, while the reader points at that action elsewhere.

export class Pointing {
  #pointed: Element[] = [];

  /** Queries the elements each time, since the pieces may have rendered again. */
  at(root: Document | ShadowRoot, pieces: readonly string[]): void {
    const found = pieces.flatMap((piece) => [...root.querySelectorAll(`[data-piece="${piece}"]`)]);
    for (const element of this.#pointed) if (!found.includes(element)) element.removeAttribute('data-hint');
    for (const element of found) element.setAttribute('data-hint', '');
    this.#pointed = found;
  }
}
