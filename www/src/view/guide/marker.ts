// Marks on the table where the player should click next.

import type { Session } from '../../model/session.js';
import type { Guidance } from './guidance.js';

const MARK = 'data-guide';

/** The selectors of the elements to mark, one list per step; the first match counts. */
export function wanted(session: Session, guidance: Guidance | undefined): string[][] {
  if (!guidance || !('legal' in guidance)) return guidance?.kind === 'end' ? [['[data-do=end]']] : [];
  const { notation, targets } = guidance.legal;
  const left = targets.filter((piece) => !session.selected.includes(piece));
  if (left.length) return [left.map((piece) => `[data-piece="${piece}"]`)];
  const written = `[data-notation="${CSS.escape(notation)}"]`;
  return [[`.choices ${written}`], [`.list ${written}`]];
}

/**
 * Marks the element. If it is behind a tab or on the other half of a small screen, marks the control that leads there.
 */
export function mark(table: Element, steps: readonly string[][]): void {
  const found = steps.length ? (closed(table) ?? touched(table, steps)) : [];
  for (const element of table.querySelectorAll(`[${MARK}]`))
    if (!found.includes(element)) element.removeAttribute(MARK);
  // On a small screen it may need one scroll.
  const [first] = found;
  if (first && !found.some((element) => element.hasAttribute(MARK))) show(first);
  for (const element of found) element.setAttribute(MARK, '');
}

/** Scrolls as little as possible: not at all, or the board, or the page until pinned elements do not cover it. */
function show(element: Element): void {
  for (const block of ['nearest', 'center'] as const) if (!isInSight(element)) element.scrollIntoView({ block });
}

/** Can the middle of the element be clicked as it is? */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
}

/** The close button of an open story banner, which covers the boards. */
function closed(table: Element): Element[] | undefined {
  const fold = table.querySelector('[data-do=fold]');
  return fold ? [fold] : undefined;
}

function touched(table: Element, steps: readonly string[][]): Element[] {
  for (const selectors of steps) {
    const all = selectors.map((selector) => [...table.querySelectorAll(selector)]);
    if (!all.flat().length) continue;
    return all.flatMap((alike) => {
      const inSight = alike.filter((element) => element.checkVisibility());
      return inSight.length ? inSight : alike.slice(0, 1).flatMap((element) => wayTo(table, element));
    });
  }
  return [];
}

/**
 * The controls that lead to a hidden element: the tab of its panel, the drawer of its list, or the other half of the
 * screen.
 */
function wayTo(table: Element, element: Element): Element[] {
  const panel = element.closest('.panel');
  const id = panel && /part-(\w+)/.exec(panel.className)?.[1];
  const tab = id ? table.querySelector(`[data-panel=${id}]`) : null;
  const half = table.querySelector('.views button[aria-pressed=false]');
  const way = element.closest('.list')
    ? table.querySelector('[data-do=all]')
    : [half, tab].find((each) => each?.checkVisibility());
  return way ? [way] : [];
}
