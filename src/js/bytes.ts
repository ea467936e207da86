// States as bytes: all that the scripts know of them is that they begin with the name of their game.

/** No game has a longer name. */
const LONGEST = 20;

/** @internal The game that bytes begin with, if they begin with any name at all. */
export function namedIn(bytes: Uint8Array): string {
  const isLetter = (byte: number) => byte >= 0x61 && byte <= 0x7a;
  const first = [...bytes.subarray(0, LONGEST)];
  const end = first.findIndex((byte) => !isLetter(byte));
  return String.fromCharCode(...first.slice(0, end < 0 ? first.length : end));
}
