// Points at pieces on the boards: at those that an action touches, while somebody looks at that action elsewhere.

export class Pointing {
  #pointed: Element[] = [];

  /** The pieces may have been drawn anew, so that they are looked for each time. */
  at(root: Document | ShadowRoot, pieces: readonly string[]): void {
    const found = pieces.flatMap((piece) => [...root.querySelectorAll(`[data-piece="${piece}"]`)]);
    for (const element of this.#pointed) if (!found.includes(element)) element.removeAttribute('data-hint');
    for (const element of found) element.setAttribute('data-hint', '');
    this.#pointed = found;
  }
}
