// Which game was played here last: a reload most likely opens it again.

const KEY = 'loire.game';

export function note(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // No permission to keep anything.
  }
}

export function noted(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
