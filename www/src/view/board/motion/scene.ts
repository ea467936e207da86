// What lies where on the boards, as it is drawn: things by their names, and heaps by how many they are. The drawings
// say so themselves (`data-thing`, `data-kept`, `data-count`); nothing here knows a game.

/** Where something is drawn: on the screen, and in its own drawing. */
export interface Spot {
  /** The piece that it belongs to, and the board that this lies on. */
  piece: string;
  board: string;
  element: SVGGraphicsElement;
  box: DOMRect;
  /** The same in the drawing's own measures, which do not change when the drawing is moved or scaled. */
  inside: DOMRect;
  /** Its picture, to be shown elsewhere. */
  picture(): SVGSVGElement;
}

export interface Thing extends Spot {
  thing: string;
}

/** So many of a kind that are kept in one place. */
export interface Heap extends Spot {
  kept: string;
  count: number;
}

export interface Scene {
  /** The boards that are in sight. */
  boards: Set<string>;
  things: Thing[];
  heaps: Heap[];
}

const BOARDS = '.player, .panel, .shared';
/** A player's board is another one when it is drawn large. */
const boardOf = (board: Element | null): string =>
  [board?.getAttribute('data-seat') ?? '', ...(board?.classList ?? [])].filter((name) => !PASSING.has(name)).join(' ');
/** What a board is called only for a time. */
const PASSING = new Set(['current', 'shown', 'next']);
const inSight = (board: Element): string[] => (board.getBoundingClientRect().width ? [boardOf(board)] : []);

/** The scene now. Of one that is about to be drawn over, pictures are taken at once, if they will be wanted. */
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

/** A drawing of its own that looks the same, in its box. */
function pictureOf(element: SVGGraphicsElement, { x, y, width, height }: DOMRect): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.append((element.querySelector(':scope > .drawn') ?? element).cloneNode(true));
  return svg;
}
