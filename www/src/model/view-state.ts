// What is shown of a game: the table as it is looked at, who sits where, and what is chosen. Nothing here changes the
// game.

import type { Ask, GameId, Legal, Seat, Seen } from '../engine/index.js';
import type { GameFace } from '../games/game-view.js';
import { faceOf } from '../games/registry.js';
import { CLOCK, type Clock } from './clock.js';
import type { Hints } from './highlight.js';
import type { Language } from '../i18n/language.js';
import { type Sitting, sittingsFor } from '../storage/saved-games.js';
import { texts } from '../i18n/texts/index.js';
import { USUAL, type Ways } from './preferences.js';

export class Shown<G extends GameId = GameId> extends EventTarget {
  readonly face: GameFace<G>;
  readonly sittings: Sitting[];
  /** The table as it is shown: now, or at the moment that is looked at. */
  look: Seen<G>;
  /** Which of the moments is looked at; nothing for now. */
  at: number | undefined;
  /** The pieces that were clicked; only actions that touch all of them are offered. */
  selected: string[] = [];
  language: Language = 'en';
  hints: Hints = 'all';
  ways: Ways = USUAL;
  /** What time it is, and when something is due. */
  clock: Clock = CLOCK;
  /** Who has answered last here and may still take it back: nobody else goes on until that seat ends its turn. */
  held: Seat | undefined;
  /** Whose board is large: whoever is asked here; while others are asked, whoever was asked here last. */
  mine: Seat;
  /**
   * An action of the current seat that was chosen and reveals something: it waits until that seat says that it is done,
   * since nothing can be taken back after it.
   */
  pending: Legal<G> | undefined;
  /** Who answers when several seats are asked at once: this one, or the next one clockwise. */
  protected answering: Seat | undefined;

  constructor(look: Seen<G>, sittings?: readonly Sitting[]) {
    super();
    this.look = look;
    this.face = faceOf(look.game);
    this.sittings = sittingsFor(look.setup.seats, sittings);
    this.mine = this.seats.find((seat) => this.isHere(seat)) ?? 0;
    this.findMine();
  }

  /** The seats that owe an answer. */
  get asked(): { seat: Seat; ask: Ask<G> }[] {
    return this.look.turn.type === 'seats' ? this.look.turn.asks : [];
  }

  /** The one of them whose actions are shown: people before bots. */
  get current(): { seat: Seat; ask: Ask<G> } | undefined {
    const first = this.answering ?? this.asked[0]?.seat ?? 0;
    const steps = (seat: Seat) => (seat - first + this.seats.length) % this.seats.length;
    const order = ({ seat }: { seat: Seat }) => steps(seat) + (this.isHere(seat) ? 0 : this.seats.length);
    return [...this.asked].sort((a, b) => order(a) - order(b))[0];
  }

  protected findMine(): void {
    const seat = this.held ?? this.current?.seat;
    if (seat !== undefined && this.isHere(seat)) this.mine = seat;
    // Somebody who plays one seat here, and none before, sees that one.
    else if (!this.isHere(this.mine)) this.mine = this.seats.find((each) => this.isHere(each)) ?? this.mine;
  }

  /** What the current seat may do; nothing if it is a bot's, if a turn has still to be ended, or in the past. */
  get legal(): Legal<G>[] {
    const seat = this.held === undefined ? this.current?.seat : undefined;
    if (seat === undefined || !this.isHere(seat) || this.at !== undefined) return [];
    return this.look.legal.filter((legal) => legal.seat === seat);
  }

  /** The actions that touch every selected piece. */
  get narrowed(): Legal<G>[] {
    return this.legal.filter(({ targets }) => this.selected.every((piece) => targets.includes(piece)));
  }

  get seats(): Seat[] {
    return Array.from({ length: this.look.setup.seats }, (_, seat) => seat as Seat);
  }

  isBot(seat: number): boolean {
    return !this.isHere(seat) && this.sittings[seat]?.kind !== 'away';
  }

  /** Does this seat answer here, by clicks and keys? */
  isHere(seat: number): boolean {
    return this.sittings[seat]?.kind === 'human';
  }

  name(seat: number): string {
    const { player, start } = texts(this);
    return this.look.setup.names?.[seat]?.trim() || (this.isBot(seat) ? start.botName(seat + 1) : player(seat + 1));
  }
}
