// A piece of a drawn board: a button while a legal action names it, a picture otherwise.

import { type SVGTemplateResult, nothing, svg } from 'lit';

import type { GameId, Legal } from '../../engine/index.js';

/** The pieces that can be clicked now, and the click handler. */
export interface Pieces {
  /** Touched by some legal action. */
  offered: Set<string>;
  /** Touched by an action that also touches everything selected. */
  live: Set<string>;
  selected: Set<string>;
  /** Is a piece highlighted, as in an explanation? */
  marked?: (piece: string) => boolean;
  pick(piece: string, twice: boolean): void;
}

/** The legal actions, and those that go with the selection. */
interface Offers<G extends GameId> {
  legal: readonly Legal<G>[];
  narrowed: readonly Legal<G>[];
  selected: readonly string[];
}

/** The pieces of all legal actions, or of some of them. */
export function piecesAmong<G extends GameId>(
  { legal, narrowed, selected }: Offers<G>,
  pick: Pieces['pick'],
  some: (legal: Legal<G>) => boolean = () => true,
): Pieces {
  const touched = (actions: readonly Legal<G>[]) => new Set(actions.filter(some).flatMap(({ targets }) => targets));
  return { offered: touched(legal), live: touched(narrowed), selected: new Set(selected), pick };
}

/**
 * An element whose movement is animated: a thing, or a heap of one kind with its size. "good.red" belongs in the heap
 * "good".
 */
export interface Lying {
  thing?: string | undefined;
  kept?: string | undefined;
  count?: number | undefined;
}

/**
 * Draws a piece. `content` has one shape of the class "edge", which shows focus and selection. The piece's explanation
 * is stored on it for the glossary. The empty title inside keeps the browser's tooltip from showing the name, too.
 */
export function piece(
  pieces: Pieces,
  id: string,
  name: string,
  content: SVGTemplateResult,
  about = '',
  lying: Lying = {},
): SVGTemplateResult {
  const offered = pieces.offered.has(id);
  const selected = pieces.selected.has(id);
  const kind = selected
    ? 'selected'
    : pieces.live.has(id)
      ? 'live'
      : offered
        ? 'offered'
        : pieces.marked?.(id)
          ? 'marked'
          : '';
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pieces.pick(id, false);
  };
  return svg`<g
    class="piece ${kind}"
    data-piece=${id}
    data-about=${about || nothing}
    data-thing=${lying.thing ?? nothing}
    data-kept=${lying.kept ?? nothing}
    data-count=${lying.count ?? nothing}
    role=${offered ? 'button' : 'img'}
    tabindex=${offered ? '0' : nothing}
    aria-pressed=${offered ? String(selected) : nothing}
    @click=${(event: MouseEvent) => pieces.pick(id, event.detail === 2)}
    @keydown=${offered ? onKey : nothing}
  ><title>${name}</title><g class="drawn"><title></title>${content}</g></g>`;
}

/** A thing or a heap in the drawing of a piece. */
export const lying = ({ thing, kept, count }: Lying, content: unknown): SVGTemplateResult =>
  svg`<g class="lying" data-thing=${thing ?? nothing} data-kept=${kept ?? nothing} data-count=${count ?? nothing}>${content}</g>`;
