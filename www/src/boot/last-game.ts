// Remembers the game that was played last in this browser, since a reload most likely opens it again.

const KEY = 'loire.game';

export function note(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // Storage is not allowed.
  }
}

export function noted(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
