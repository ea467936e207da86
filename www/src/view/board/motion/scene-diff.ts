// The difference between two scenes: things that moved, appeared or disappeared, and heaps that grew or shrank.

import type { Heap, Scene, Spot, Thing } from './scene.js';

/** The movement of a thing from one place to another. */
export interface Flight {
  picture(): SVGSVGElement;
  from: DOMRect;
  to: DOMRect;
  /** The element at the destination; `undefined` if the thing ends in a heap. */
  lands: SVGGraphicsElement | undefined;
}

/** A heap whose size has changed. */
export interface Grown {
  heap: Heap;
  by: number;
}

export interface Changes {
  flights: Flight[];
  /** Things that appeared without an origin. */
  new: Thing[];
  heaps: Grown[];
  /** The affected pieces, by their current ids. */
  pieces: Set<string>;
}

const FEW = 3;

/** Compares two scenes, on boards that are visible in both. */
export function changesOf(before: Scene, after: Scene): Changes {
  const isSeen = ({ board }: Spot) => before.boards.has(board) && after.boards.has(board);
  const [gone, come] = [before.things.filter(isSeen), after.things.filter(isSeen)];
  const heaps = grown(before.heaps.filter(isSeen), after.heaps.filter(isSeen));
  const changes: Changes = { flights: [], new: [], heaps, pieces: new Set() };
  const fly = (from: Thing, to: Thing) => {
    changes.flights.push({ picture: from.picture, from: from.box, to: to.box, lands: to.element });
    changes.pieces.add(to.piece);
  };
  // A thing on the same piece has moved only if its drawing has; a market may close its gaps without any movement.
  match(gone, come, (a, b) => a.thing === b.thing && a.piece === b.piece && !isMoved(a, b));
  match(
    gone,
    come,
    (a, b) => a.thing === b.thing && a.piece === b.piece,
    (a, b) => fly(a, b),
  );
  match(
    gone,
    come,
    (a, b) => a.thing === b.thing,
    (a, b) => fly(a, b),
  );
  for (const thing of come) arrive(thing, changes);
  for (const thing of gone) leave(thing, changes);
  exchange(changes);
  // Many new things at once are a set-up of the board, not a player's move.
  if (changes.new.length <= FEW) for (const { piece } of changes.new) changes.pieces.add(piece);
  for (const { heap } of changes.heaps) if (heap.element.isConnected) changes.pieces.add(heap.piece);
  return changes;
}

/** Removes matching pairs from both lists. */
function match(
  gone: Thing[],
  come: Thing[],
  fits: (a: Thing, b: Thing) => boolean,
  then?: (a: Thing, b: Thing) => void,
) {
  for (const a of [...gone]) {
    const b = come.find((other) => fits(a, other));
    if (!b) continue;
    gone.splice(gone.indexOf(a), 1);
    come.splice(come.indexOf(b), 1);
    then?.(a, b);
  }
}

const isMoved = (a: Spot, b: Spot): boolean => Math.hypot(a.inside.x - b.inside.x, a.inside.y - b.inside.y) > 2;

const isKeptIn = (thing: string, { heap: { kept } }: Grown): boolean => thing === kept || thing.startsWith(`${kept}.`);

/** Moves a thing out of a heap that has shrunk, or makes it appear. */
function arrive(thing: Thing, changes: Changes): void {
  const from = changes.heaps.find((heap) => heap.by < 0 && isKeptIn(thing.thing, heap));
  if (!from) return void changes.new.push(thing);
  changes.pieces.add(thing.piece);
  changes.flights.push({
    picture: thing.picture,
    from: middle(from.heap.box, thing.box),
    to: thing.box,
    lands: thing.element,
  });
}

/** Moves a thing into a heap that has grown. */
function leave(thing: Thing, changes: Changes): void {
  const to = changes.heaps.find((heap) => heap.by > 0 && isKeptIn(thing.thing, heap));
  if (!to) return;
  const { picture, box } = thing;
  changes.flights.push({ picture, from: box, to: middle(to.heap.box, box), lands: undefined });
}

/** Moves things between two heaps of the same kind. */
function exchange({ heaps, flights }: Changes): void {
  for (const { heap: from } of heaps.filter(({ by }) => by < 0))
    for (const { heap: to } of heaps.filter(({ by, heap }) => by > 0 && heap.kept === from.kept))
      flights.push({ picture: from.picture, from: from.box, to: middle(to.box, from.box), lands: undefined });
}

function grown(before: readonly Heap[], after: readonly Heap[]): Grown[] {
  const at = ({ piece, kept }: Heap) => `${piece} ${kept}`;
  const was = new Map(before.map((heap) => [at(heap), heap]));
  const is = new Map(after.map((heap) => [at(heap), heap]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const by = (now?.count ?? 0) - (old?.count ?? 0);
    return by ? [{ heap: (now ?? old)!, by }] : [];
  });
}

/** A box of one size, centred in another. */
const middle = (place: DOMRect, { width, height }: DOMRect): DOMRect =>
  new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
