// One change of a table while it is made: on a copy of the game, with what becomes known to everybody.

import {
  type Action,
  type Entry,
  type Event,
  type Game,
  type GameId,
  type In,
  type Level,
  LoireError,
  type Progress,
  type State,
  type Turn,
  suggest,
} from './core.js';

/** An answer that is still secret, with what happened at it. */
export interface Held<G extends GameId> {
  seat: number;
  entry: Entry<G>;
  events: Event<G>[];
}

export class Draft<G extends GameId> {
  readonly game: Game<G>;
  held: Held<G>[];
  /** How many entries stand as they were, if not all. */
  from: number | undefined;
  entries: Entry<G>[] = [];
  events: Event<G>[] = [];
  /** Who has answered, or taken an answer back. */
  readonly answered: number[] = [];

  constructor(game: Game<G>, held: readonly Held<G>[]) {
    this.game = game;
    this.held = [...held];
  }

  isAsked(seat: number): boolean {
    return asksOf(this.game.turn()).some((ask) => ask.seat === seat);
  }

  /** A seat answers, and chance after it. */
  play(seat: number, action: Action<G> | string, random?: () => number): void {
    const wasSecret = isSecret(this.game.turn());
    const progress = this.game.play(seat, action);
    this.answered.push(seat);
    if (wasSecret) this.held.push(...progress.entries.map((entry) => ({ seat, entry, events: progress.events })));
    else this.#tell(progress);
    if (isSecret(this.game.turn())) return;
    for (const { entry, events } of this.held) this.#tell({ entries: [entry], events });
    this.held = [];
    this.#tell(this.game.deal(random));
  }

  /** A bot answers for a seat, and knows no more than that seat may. */
  bot(seat: number, level: Level, random?: () => number): void {
    const view = this.game.view(seat) as State<G> & In<G>;
    this.play(seat, suggest<G>(view, seat, { level }).action, random);
  }

  /** A seat takes its last answer back, where so many entries were known to everybody. */
  undo(seat: number, length: number): void {
    const wasSecret = isSecret(this.game.turn());
    const before = this.game.record().entries.slice(0, length);
    // What was revealed is never secret again: whoever chose last would choose knowing all others.
    if (!this.game.undo(seat) || (!wasSecret && isSecret(this.game.turn()))) {
      throw new LoireError({ code: 'noUndo', message: `seat ${seat} has nothing to take back` });
    }
    this.answered.push(seat);
    const last = this.held.map((held) => held.seat).lastIndexOf(seat);
    if (last >= 0) this.held.splice(last, 1);
    const all = this.game.record().entries as Entry<G>[];
    const known = all.slice(0, all.length - this.held.length);
    const differs = before.findIndex((entry, at) => JSON.stringify(entry) !== JSON.stringify(known[at]));
    this.from = differs < 0 ? before.length : differs;
    this.entries = known.slice(this.from);
  }

  #tell({ entries, events }: Progress<G>): void {
    this.entries.push(...entries);
    this.events.push(...events);
  }
}

/** Who is asked what. */
export function asksOf<G extends GameId>(turn: Turn<G>): Extract<Turn<G>, { type: 'seats' }>['asks'] {
  return turn.type === 'seats' ? turn.asks : [];
}

/** Is an answer kept secret until all who are asked have answered? */
export function isSecret<G extends GameId>(turn: Turn<G>): boolean {
  return asksOf<G>(turn).some(({ secret }) => secret);
}
