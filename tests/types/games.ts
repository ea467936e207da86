// Compiled, never run: values typed by their game, from set-up to record, and what must not compile.

import {
  type Action,
  type Answer,
  type Components,
  type EngineCode,
  type ErrorCode,
  type Event,
  Game,
  type Legal,
  type Level,
  type LoireError,
  type OrleansGood,
  type Outcome,
  type Played,
  type PlayedOut,
  type Problem,
  type Progress,
  type Refusal,
  type RefusalParams,
  type Score,
  type SetupFault,
  type State,
  type Verdict,
  type Weighted,
  arrange,
  check,
  components,
  fromBytes,
  games,
  isSeats,
  legalActions,
  newGame,
  outcomes,
  play,
  preview,
  replay,
  scores,
  settle,
  suggest,
  toBytes,
  turn,
  validate,
  withoutDealer,
} from 'loire';
import { type Abortable, LoireWorker, type WorkerGame } from 'loire/worker';

/** Compiles only if both types are the same; `any` matches nothing else. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => {};

const { state, events, entries } = newGame({
  game: 'burgundy',
  seats: 2,
  seed: 'x',
  options: { setup: 'advancedOpen' },
});
same<typeof state, State<'burgundy'>>(true);
same<(typeof events)[number], Event<'burgundy'>>(true);

// A page without rule knowledge: it sends only what was offered.
for (const legal of legalActions(state)) {
  same<typeof legal, Legal<'burgundy'>>(true);
  const played = play(state, legal.seat, legal.action);
  same<typeof played, Played<'burgundy'>>(true);
  if (legal.action.type === 'placeTile') same<typeof legal.action.space, number>(true);
  // @ts-expect-error: only some actions have a space
  legal.action.space;
  const verdict = check(state, legal.seat, legal.notation);
  if (!verdict.legal) same<typeof verdict.rule, string>(true);
  // @ts-expect-error: only illegal actions have a rule
  verdict.rule;
}
for (const one of outcomes(state)) {
  same<typeof one, Weighted<'burgundy'>>(true);
  settle(state, one.outcome);
}
const now = turn(state);
if (now.type === 'seats') for (const { seat } of now.asks) same<typeof seat, 0 | 1 | 2 | 3>(true);
for (const score of scores(state)) same<typeof score, Score>(true);
for (const { path } of validate('anything')) same<typeof path, string>(true);
same<ReturnType<typeof suggest<'burgundy'>>['action'], Action<'burgundy'>>(true);
same<ReturnType<typeof toBytes>, Uint8Array>(true);
const read = fromBytes<'burgundy'>(toBytes(state));
same<typeof read, State<'burgundy'>>(true);
const { dealer } = withoutDealer(state);
same<typeof dealer, { seed: string; drawn: number } | undefined>(true);
replay({ loire: 1, game: 'burgundy', setup: state.setup, entries }, 3);
for (const { change } of preview(state, 0, 'end turn').scores) same<typeof change, number>(true);
const tile = state.position.players[0]?.duchy[18];
if (tile) same<typeof tile extends string ? true : false, true>(true);

// Each game has its own types, selected by its name.
const orleans = newGame({ game: 'orleans', seats: 4, edition: '2014', options: { bankTotal: 60 } });
same<typeof orleans.state, State<'orleans'>>(true);
same<(typeof orleans.events)[number], Event<'orleans'>>(true);
for (const { action } of legalActions(orleans.state)) {
  if (action.type === 'travel') same<typeof action.take, OrleansGood | null>(true);
}
// A question names its answers, including those of modules.
same<Answer<'orleans', 'shield'>['type'], 'suffer' | 'shield' | 'shieldWith'>(true);
same<Extract<Answer<'orleans', 'turn'>['type'], 'barter' | 'dispatch' | 'plan'>, 'barter' | 'dispatch'>(true);
const expanded = newGame({
  game: 'orleans',
  seats: 3,
  modules: ['orders', 'newDeeds', 'intrigue'],
  options: { civicBoard: 'both', bribery: 'menu' },
  tables: {
    orders: { order5: { town: 'tours', goods: { grain: 1 }, points: 5 } },
    civics: { spy: [{ role: 'monk' }, {}] },
  },
});
same<typeof expanded.state, State<'orleans'>>(true);
play(expanded.state, 0, { type: 'intrigue', answer: { type: 'plot', victim: 1, plot: { type: 'kidnap' } } });
// @ts-expect-error: fields are missing
play(expanded.state, 0, { type: 'intrigue', answer: { type: 'plot', victim: 1, plot: { type: 'spy' } } });
// @ts-expect-error: unknown module
newGame({ game: 'orleans', seats: 2, modules: ['deeds'] });
// @ts-expect-error: unknown card
newGame({ game: 'orleans', seats: 2, tables: { orders: { order24: { town: 'tours', goods: {}, points: 5 } } } });
// @ts-expect-error: unknown intriguer
newGame({ game: 'orleans', seats: 2, tables: { civics: { mayor: [{}, {}] } } });
// @ts-expect-error: an action of the other game
play(orleans.state, 0, { type: 'endTurn' });
const story = newGame({ game: 'stories', seats: 3, scenario: 'kingsFavor', options: { favouriteTiles: 2 } });
same<typeof story.state, State<'stories'>>(true);
same<(typeof story.events)[number], Event<'stories'>>(true);
// @ts-expect-error: a story must be chosen
newGame({ game: 'stories', seats: 2 });
// @ts-expect-error: unknown story
newGame({ game: 'stories', seats: 2, scenario: 'secondKingdom' });
// @ts-expect-error: an action of another game
play(story.state, 0, { type: 'endTurn' });
same<ReturnType<typeof arrange<'stories'>>, State<'stories'>>(true);
arrange({ game: 'stories', seats: 2, scenario: 'kingsFavor' }, {});
// @ts-expect-error: a position has no such field
arrange({ game: 'stories', seats: 2, scenario: 'kingsFavor' }, { luck: 1 });
// @ts-expect-error: Burgundy has no editions
newGame({ game: 'burgundy', seats: 2, edition: 'later' });
// @ts-expect-error: Burgundy has no modules
newGame({ game: 'burgundy', seats: 2, modules: ['orders'] });

// @ts-expect-error: unknown game
newGame({ game: 'chess', seats: 2 });
// @ts-expect-error: impossible seat count
newGame({ game: 'burgundy', seats: 5 });
export const fromForm = (seats: number) => (isSeats(seats) ? newGame({ game: 'burgundy', seats }) : undefined);
// A playout reports whether its limit ended it.
same<ReturnType<Game<'burgundy'>['playout']>, PlayedOut<'burgundy'>>(true);
same<PlayedOut<'burgundy'>['limitReached'], boolean>(true);
// A refusal has details.
same<LoireError['params'], RefusalParams | undefined>(true);
// @ts-expect-error: a seed or the host, not both
newGame({ game: 'burgundy', seats: 2, seed: 'x', dealer: 'host' });
// @ts-expect-error: unknown option
newGame({ game: 'burgundy', seats: 2, options: { setUp: 'basic' } });
// @ts-expect-error: unknown value of an option
newGame({ game: 'burgundy', seats: 2, options: { setup: 'expert' } });
// @ts-expect-error: unknown action
play(state, 0, { type: 'fly' });
// @ts-expect-error: fields are missing
play(state, 0, { type: 'placeTile', tile: 'mine' });
// @ts-expect-error: unknown tile
play(state, 0, { type: 'placeTile', die: 1, tile: 't27', space: 0 });
// @ts-expect-error: unknown face
settle(state, { type: 'die', face: 7 });
// @ts-expect-error: a number is not a state
turn(5);
// @ts-expect-error: unknown level
suggest(state, 0, { level: 'grandmaster' });

const game = Game.create({ game: 'burgundy', seats: 3, dealer: 'host' });
same<typeof game, Game<'burgundy'>>(true);
same<ReturnType<typeof game.play>, Progress<'burgundy'>>(true);
same<Parameters<typeof game.settle>, [outcome: Outcome<'burgundy'> | string]>(true);
same<ReturnType<typeof game.undo>, boolean>(true);
{
  using twin = game.fork();
  same<typeof twin, Game<'burgundy'>>(true);
}
// @ts-expect-error: only create and load make one
new Game();

// The handle in the worker has the same methods; each returns a promise and takes a signal as its last argument.
type Here = Game<'burgundy'>;
type There = WorkerGame<'burgundy'>;
// Except `legal`, whose own options include the signal, and `think`, which the worker runs to its end.
type Words = Exclude<
  keyof Here,
  'fork' | 'free' | 'beginning' | 'countPlayout' | 'legal' | 'think' | typeof Symbol.dispose
>;
type Behind = {
  [W in Words]: (...args: [...Parameters<Here[W]>, options?: Abortable | undefined]) => Promise<ReturnType<Here[W]>>;
};
const there = await new LoireWorker().create({ game: 'burgundy', seats: 2 });
same<typeof there, There>(true);
for (const words of [there] satisfies Behind[]) void words;
same<{ [W in Words]: Parameters<There[W]> }, { [W in Words]: Parameters<Behind[W]> }>(true);
same<{ [W in Words]: ReturnType<There[W]> }, { [W in Words]: ReturnType<Behind[W]> }>(true);
{
  await using twin = await there.fork({ signal: AbortSignal.timeout(1000) });
  same<typeof twin, WorkerGame<'burgundy'>>(true);
}
// @ts-expect-error: an option, not the signal itself
await there.turn(AbortSignal.abort());

// All choices of a set-up, and the printed components: of the box, or of one game.
for (const { levels, options } of games()) {
  same<(typeof levels)[number]['id'], Level>(true);
  for (const { modules, editions } of options) same<[typeof modules, typeof editions], [string[], string[]]>(true);
}
const printed = components('orleans', { game: 'orleans', seats: 2, modules: ['intrigue'] });
same<typeof printed, Components<'orleans'>>(true);
same<(typeof printed.civics)[number]['covered'], number>(true);
same<(typeof printed.hourglasses)[number]['letter'], 'A' | 'B' | 'C' | 'D' | undefined>(true);
// @ts-expect-error: the set-up of another game
components('orleans', { game: 'burgundy', seats: 2 });
same<LoireError['fault'], SetupFault | undefined>(true);

// A code is one of a closed set, and a verdict's details depend on its code.
same<LoireError['code'], ErrorCode>(true);
same<Problem['code'], EngineCode>(true);
same<
  Extract<ErrorCode, 'notReady' | 'initFailed' | 'staleHandle' | 'badSeat' | 'tooFewChips' | 'goodsShort' | 'nope'>,
  'notReady' | 'initFailed' | 'staleHandle' | 'badSeat' | 'tooFewChips' | 'goodsShort'
>(true);
// @ts-expect-error: unknown code
export const isNope = (error: LoireError): boolean => error.code === 'nope';
const judged = check(state, 0, 'end turn');
same<typeof judged, Verdict<'burgundy'>>(true);
same<ReturnType<Game<'burgundy'>['check']>, Verdict<'burgundy'>>(true);
if (!judged.legal) {
  same<typeof judged.code, Refusal<'burgundy'>['code'] | 'notAsked' | 'gameOver'>(true);
  if (judged.code === 'tooFewChips') same<typeof judged.params.needed, number>(true);
  if (judged.code === 'notAsked') same<typeof judged.params.seat, 0 | 1 | 2 | 3>(true);
  // @ts-expect-error: a refusal of Orléans
  if (judged.code === 'goodsShort') void judged;
  // @ts-expect-error: only some codes have it
  judged.params.needed;
}
