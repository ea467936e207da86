// The drawn contents of the boards: things by name, and heaps by size. The drawings declare them (`data-thing`,
// `data-kept`, `data-count`), so this module knows no game.

/** The place of an element: on the screen, and in its drawing. */
export interface Spot {
  /** The piece it belongs to, and that piece's board. */
  piece: string;
  board: string;
  element: SVGGraphicsElement;
  box: DOMRect;
  /** The same box in the drawing's own units, which do not change when the drawing moves or scales. */
  inside: DOMRect;
  /** A copy of the drawing, to be shown elsewhere. */
  picture(): SVGSVGElement;
}

export interface Thing extends Spot {
  thing: string;
}

/** A number of equal things in one place. */
export interface Heap extends Spot {
  kept: string;
  count: number;
}

export interface Scene {
  /** The visible boards. */
  boards: Set<string>;
  things: Thing[];
  heaps: Heap[];
}

const BOARDS = '.player, .panel, .shared';
/** A large player's board counts as another board than the small one. */
const boardOf = (board: Element | null): string =>
  [board?.getAttribute('data-seat') ?? '', ...(board?.classList ?? [])].filter((name) => !PASSING.has(name)).join(' ');
/** Classes that a board has only temporarily. */
const PASSING = new Set(['current', 'shown', 'next']);
const inSight = (board: Element): string[] => (board.getBoundingClientRect().width ? [boardOf(board)] : []);

/** The current scene. `takesPictures` copies the drawings at once, for a scene that is about to be replaced. */
export function sceneOf(boards: Element, takesPictures = false): Scene {
  const seen = [...boards.querySelectorAll<SVGGraphicsElement>('[data-thing], [data-kept]')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return box.width ? [{ element, box }] : [];
  });
  const scene: Scene = {
    boards: new Set([...boards.querySelectorAll(BOARDS)].flatMap(inSight)),
    things: [],
    heaps: [],
  };
  for (const { element, box } of seen) {
    const { thing, kept, count } = element.dataset;
    const inside = element.getBBox();
    const piece = element.closest<SVGElement>('[data-piece]')?.dataset.piece ?? '';
    const board = boardOf(element.closest(BOARDS));
    const taken = takesPictures ? pictureOf(element, inside) : undefined;
    const spot = { piece, board, element, box, inside, picture: () => taken ?? pictureOf(element, inside) };
    if (thing) scene.things.push({ ...spot, thing });
    if (kept) scene.heaps.push({ ...spot, kept, count: Number(count) });
  }
  return scene;
}

/** An SVG of its own with a copy of a drawing, cropped to its box. */
function pictureOf(element: SVGGraphicsElement, { x, y, width, height }: DOMRect): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.append((element.querySelector(':scope > .drawn') ?? element).cloneNode(true));
  return svg;
}
