// States as bytes. The scripts only know that the bytes begin with the name of their game.

/** Upper bound for the length of a game's name, in bytes. */
const LONGEST = 20;

/** @internal The game's name at the start of the bytes; empty if there is none. */
export function namedIn(bytes: Uint8Array): string {
  const isLetter = (byte: number) => byte >= 0x61 && byte <= 0x7a;
  const first = [...bytes.subarray(0, LONGEST)];
  const end = first.findIndex((byte) => !isLetter(byte));
  return String.fromCharCode(...first.slice(0, end < 0 ? first.length : end));
}
