// Places with spaces, which the games with a bag of followers name alike.

/** The prefix of the ids of a place's spaces, by the id of the place on a board; `undefined` for other pieces. */
export function spacesOf(piece: string): string | undefined {
  const [, seat, place] = /^(seat\.\d+)\.place\.(\w+)$/.exec(piece) ?? [];
  return place && `${seat}.space.${place}.`;
}
