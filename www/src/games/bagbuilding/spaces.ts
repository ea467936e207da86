// What the games of the bag have in common on the page: places with spaces, named alike.

/** How the names of a place's spaces begin, by the name of the place on a board. */
export function spacesOf(piece: string): string | undefined {
  const [, seat, place] = /^(seat\.\d+)\.place\.(\w+)$/.exec(piece) ?? [];
  return place && `${seat}.space.${place}.`;
}
