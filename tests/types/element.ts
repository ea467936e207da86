// Compiled, never run: the declarations of loire/element, as a strict project sees them.

import type { Legal, Record, Score, Setup, State, Turn } from 'loire';
import { type ErrorDetail, LoireGame } from 'loire/element';

/** Compiles only if both types are the same; `any` matches nothing else. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => {};

const game: LoireGame = document.createElement('loire-game');
same<typeof game.turn, Turn | undefined>(true);
same<typeof game.legal, Legal[]>(true);
same<typeof game.scores, Score[]>(true);

game.seats = 'human normal';
game.modules = ['orders'];
game.seat = 1;
game.theme = 'dark';
game.hints = 'targets';
game.view = 'text';
// @ts-expect-error: light, dark or system
game.theme = 'blue';
// @ts-expect-error: all, targets or none
game.hints = 'some';
// @ts-expect-error: board or text
game.view = 'table';
// @ts-expect-error: a list, or an attribute
game.modules = 'orders';
// @ts-expect-error: read-only
game.turn = undefined;

export function open(state: State, record: Record, setup: Setup): boolean[] {
  game.state = state;
  game.record = record;
  return [game.load(state), game.load(record), game.newGame(setup), game.newGame(), game.undo(), game.redo()];
}

game.addEventListener('action', (event) => {
  same<typeof event.detail.seat, number>(true);
  event.preventDefault();
});
game.addEventListener('state', ({ detail }) => same<typeof detail.state, State>(true));
game.addEventListener('end', ({ detail }) => same<typeof detail.record, Record | undefined>(true));
game.addEventListener('error', ({ detail }) => same<typeof detail, ErrorDetail>(true));
game.addEventListener('click', (event) => event.preventDefault());

for (const legal of new LoireGame().legal) game.play(legal.seat, legal.action) || game.play(legal.seat, legal.notation);
