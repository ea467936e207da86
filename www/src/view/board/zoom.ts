// Zooms large boards: Ctrl with the wheel, two fingers, or the keys + and −; 0 resets. A zoomed board scrolls.

const STEP = 1.25;
const MOST = 4;

export class Zoom {
  readonly #table: HTMLElement;
  /** The distance of two fingers and the zoom of the board at the start of a pinch; `undefined` without one. */
  #pinch: { board: HTMLElement; apart: number; near: number } | undefined;

  constructor(table: HTMLElement) {
    this.#table = table;
    table.addEventListener('wheel', this.#wheel, { passive: false });
    table.addEventListener('touchstart', this.#touch, { passive: true });
    table.addEventListener('touchmove', this.#spread, { passive: false });
    table.addEventListener('touchend', () => (this.#pinch = undefined));
  }

  /** Zooms the board with the focus or the pointer, else the first one; for keys. */
  by(way: 'in' | 'out' | 'back'): void {
    const boards = [...this.#table.querySelectorAll<HTMLElement>('.shared')];
    const board = boards.find((each) => each.matches(':focus-within, :hover')) ?? boards[0];
    if (!board) return;
    const { left, top, width, height } = board.getBoundingClientRect();
    const near = way === 'back' ? 1 : nearOf(board) * (way === 'in' ? STEP : 1 / STEP);
    come(board, near, left + width / 2, top + height / 2);
  }

  readonly #wheel = (event: WheelEvent): void => {
    const board = boardAt(event.target);
    if (!board || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    come(board, nearOf(board) * Math.exp(-event.deltaY * 0.005), event.clientX, event.clientY);
  };

  readonly #touch = ({ touches, target }: TouchEvent): void => {
    const board = boardAt(target);
    this.#pinch = board && touches.length === 2 ? { board, apart: apartOf(touches), near: nearOf(board) } : undefined;
  };

  readonly #spread = (event: TouchEvent): void => {
    const { touches } = event;
    if (!this.#pinch || touches.length !== 2) return;
    event.preventDefault();
    const { board, apart, near } = this.#pinch;
    const [a, b] = [touches[0]!, touches[1]!];
    come(board, (near * apartOf(touches)) / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  };
}

const boardAt = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest('.shared') ?? null;

const nearOf = (board: HTMLElement): number => Number(board.dataset.near ?? 1);

const apartOf = ([a, b]: TouchList): number => Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);

/** Sets the zoom of a board, and keeps the point of the screen where it is. */
function come(board: HTMLElement, wanted: number, clientX: number, clientY: number): void {
  const [before, near] = [nearOf(board), Math.min(MOST, Math.max(1, wanted))];
  const { left, top } = board.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  const [across, down] = [board.scrollLeft + x, board.scrollTop + y];
  if (near === 1) delete board.dataset.near;
  else board.dataset.near = String(near);
  board.style.setProperty('--near', String(near));
  board.scrollTo(across * (near / before) - x, down * (near / before) - y);
  // The layers above the board have to follow.
  board.dispatchEvent(new Event('scroll'));
}
