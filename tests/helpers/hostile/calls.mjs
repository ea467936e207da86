// Every function of the package and every method of the handle, with the kind of each argument.

/** The functions. */
export const FUNCTIONS = {
  games: [],
  isSeats: ['count'],
  components: ['game', 'setup?'],
  newGame: ['setup'],
  arrange: ['setup', 'sketch'],
  turn: ['state'],
  legalActions: ['state', 'seat?', 'previews?'],
  look: ['state', 'seat?'],
  check: ['state', 'seat', 'action'],
  play: ['state', 'seat', 'action'],
  outcomes: ['state'],
  settle: ['state', 'outcome'],
  deal: ['state', 'random?'],
  apply: ['state', 'entries'],
  record: ['state', 'entries'],
  scores: ['state'],
  validate: ['state'],
  preview: ['state', 'seat', 'action'],
  hash: ['state'],
  toBytes: ['state'],
  fromBytes: ['bytes'],
  withoutDealer: ['state'],
  view: ['state', 'seat?'],
  replay: ['record', 'count?'],
  suggest: ['state', 'seat', 'options?'],
  init: ['module?'],
  initSync: ['module'],
};

/** The functions that create a handle. */
export const WAYS = { create: ['setup'], load: ['saved'] };

/** The methods of the handle. */
export const WORDS = {
  turn: [],
  legal: ['seat?', 'previews?'],
  look: ['seat?'],
  check: ['seat', 'action'],
  play: ['seat', 'action'],
  preview: ['seat', 'action'],
  outcomes: [],
  settle: ['outcome'],
  deal: ['random?'],
  apply: ['entries'],
  undo: ['seat?'],
  canUndo: ['seat?'],
  redo: [],
  state: [],
  beginning: [],
  record: [],
  view: ['seat?'],
  scores: [],
  hash: [],
  toBytes: [],
  fork: [],
  playout: ['seed', 'count?'],
  countPlayout: ['seed', 'count?'],
  suggest: ['seat', 'options?'],
  think: ['seat', 'options?'],
  free: [],
  [Symbol.dispose]: [],
};

/** Exports of the package that are not functions. */
const NO_CALLS = ['Game', 'LoireError', 'version'];

/** Names that the package exports and the lists above lack, or vice versa. */
export function strangers(loire) {
  const without = (one, other) => one.filter((name) => !other.includes(name));
  const differ = (one, other) => [...without(one, other), ...without(other, one)];
  const words = Reflect.ownKeys(loire.Game.prototype).filter((name) => name !== 'constructor');
  const ways = Object.getOwnPropertyNames(loire.Game).filter((name) => typeof loire.Game[name] === 'function');
  return [
    ...differ(Object.keys(loire), [...Object.keys(FUNCTIONS), ...NO_CALLS]),
    ...differ(words, Reflect.ownKeys(WORDS)),
    ...differ(ways, Object.keys(WAYS)),
  ].map(String);
}
