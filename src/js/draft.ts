// A change of a table in progress: works on a copy of the game and collects what becomes public.

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

/** A secret answer, with the events that it caused. */
export interface Held<G extends GameId> {
  seat: number;
  entry: Entry<G>;
  events: Event<G>[];
}

export class Draft<G extends GameId> {
  readonly game: Game<G>;
  held: Held<G>[];
  /** Number of entries that stay; `undefined` if all do. */
  from: number | undefined;
  entries: Entry<G>[] = [];
  events: Event<G>[] = [];
  /** The seats that answered or took an answer back. */
  readonly answered: number[] = [];

  constructor(game: Game<G>, held: readonly Held<G>[]) {
    this.game = game;
    this.held = [...held];
  }

  isAsked(seat: number): boolean {
    return asksOf(this.game.turn()).some((ask) => ask.seat === seat);
  }

  /** Plays a seat's answer and settles the draws after it. */
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

  /** Lets a bot answer for a seat, with the knowledge of that seat only. */
  bot(seat: number, level: Level, random?: () => number): void {
    const view = this.game.view(seat) as State<G> & In<G>;
    this.play(seat, suggest<G>(view, seat, { level }).action, random);
  }

  /** Takes a seat's last answer back; `length` is the number of public entries. */
  undo(seat: number, length: number): void {
    const wasSecret = isSecret(this.game.turn());
    const before = this.game.record().entries.slice(0, length);
    // Revealed answers must not become secret again: the last seat to choose would know all the others.
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

/** The questions to seats; empty if a draw is pending or the game is over. */
export function asksOf<G extends GameId>(turn: Turn<G>): Extract<Turn<G>, { type: 'seats' }>['asks'] {
  return turn.type === 'seats' ? turn.asks : [];
}

/** Whether answers stay secret until all asked seats have answered. */
export function isSecret<G extends GameId>(turn: Turn<G>): boolean {
  return asksOf<G>(turn).some(({ secret }) => secret);
}
