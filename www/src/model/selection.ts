// A game in progress on this page: what a click on a piece means, on top of the course of the game.

import * as engine from '../engine/index.js';
import type { Action, GameId, Legal } from '../engine/index.js';
import { Played } from './session.js';
import { type Sitting, randomSeed } from '../storage/saved-games.js';
import { clearlyCheapest } from './badges.js';

export class Store<G extends GameId = GameId> extends Played<G> {
  #playedAtOnce = false;

  /** A new game. */
  static create(setup: engine.Setup, sittings: Sitting[]): Store {
    const seed = setup.seed || randomSeed();
    const table = engine.create({ ...setup, seed } as engine.Setup);
    return new Store({ course: { record: table.record() }, seed, sittings }, table);
  }

  /** Whether the last click on a piece played an action: then undo is what one may want next. */
  get playedAtOnce(): boolean {
    return this.#playedAtOnce;
  }

  /**
   * A click on a piece selects it, or lets go of it. When only one meaning is left, it is done at once; what cannot be
   * taken back asks for a double click, or for the button that ends the turn. A piece that nothing can be done with, or
   * nothing together with what is selected, says why.
   */
  pick(piece: string, twice = false): void {
    // The first click of a double click has already played something, or toggled the piece.
    if (twice && this.#playedAtOnce) return;
    this.#playedAtOnce = false;
    if (!this.legal.some(({ targets }) => targets.includes(piece))) {
      if (!twice || !this.#fill(piece)) this.#explain(piece);
      return;
    }
    if (!twice && this.#contradicts(piece)) return;
    if (!twice || !this.selected.includes(piece)) this.#toggle(piece);
    const only = this.#meaning(piece);
    if (!only || !this.selected.includes(piece)) return;
    this.#playedAtOnce = !this.#mustWait(only);
    if (twice || this.#playedAtOnce) this.play(only.action);
    else this.select(this.selected, only);
  }

  /**
   * Plays an action that was chosen by its name; says whether it was played. What reveals something waits until it is
   * chosen again or the turn is ended.
   */
  choose(legal: Legal<G>): boolean {
    if (this.pending !== legal && this.#mustWait(legal)) {
      this.select([...legal.targets], legal);
      return false;
    }
    return this.play(legal.action);
  }

  /** Is nothing to be taken back after this? What says itself that it is the end needs no second word. */
  #mustWait({ reveals, action, targets }: Legal<G>): boolean {
    const isEnd = this.face.ends?.(action) || (this.legal.length === 1 && !targets.length);
    return reveals && !isEnd && this.ways.ends !== 'never';
  }

  /** Says why a piece does not go with what is selected, if somebody can be meant to try just that. */
  #contradicts(piece: string): boolean {
    const isNew = this.selected.length > 0 && !this.selected.includes(piece);
    if (!isNew || this.narrowed.some(({ targets }) => targets.includes(piece))) return false;
    const [wish] = this.face.jointWishes?.(piece, this) ?? [];
    if (wish !== undefined) this.refuse(this.current!.seat, wish);
    return wish !== undefined && this.refusal !== undefined;
  }

  /** Takes up a piece, to draw it somewhere. */
  grasp(piece: string): void {
    if (this.legal.some(({ targets }) => targets.includes(piece))) this.select([piece]);
  }

  /** Fills all spaces of a place while planning, each with whom a quick player would put there; says if any was. */
  #fill(piece: string): boolean {
    const begin = this.current?.ask.type === 'plan' ? this.face.fills?.(piece) : undefined;
    for (let filled = 0; ; filled++) {
      const space = begin && this.legal.flatMap(({ targets }) => targets).find((target) => target.startsWith(begin));
      const legal = space && this.liked(({ targets }) => targets.includes(space));
      if (!legal || !this.play(legal.action)) return filled > 0;
    }
  }

  /** The one meaning that is left; where only the means differ, the cheapest, unless they were picked. */
  #meaning(piece: string): Legal<G> | undefined {
    const [only, ...others] = this.narrowed;
    if (!only || !others.length) return only;
    const cheapest = this.face.isMeans?.(piece) ? undefined : clearlyCheapest(this, this.narrowed);
    if (cheapest) this.select([...new Set([...this.selected, ...cheapest.targets])]);
    return cheapest;
  }

  /** Says which rule keeps a piece from being used now, as far as somebody can be meant to try. */
  #explain(piece: string): void {
    const seat = this.current?.seat;
    if (seat === undefined || this.at !== undefined || !this.isHere(seat)) return;
    const [wish] = this.face.wishes(piece, this);
    if (wish !== undefined) this.refuse(seat, wish);
  }

  /** Selects a piece or lets go of it. A piece that no action combines with the selection starts a new one. */
  #toggle(piece: string): void {
    if (this.selected.includes(piece)) this.select(this.selected.filter((other) => other !== piece));
    else if (this.narrowed.some(({ targets }) => targets.includes(piece))) this.select([...this.selected, piece]);
    else this.select([piece]);
  }

  clear(): void {
    this.select([]);
  }

  /**
   * What the key for the end of a turn plays, if nobody is waited for: what was chosen and reveals something, the only
   * thing that can be done, or the end.
   */
  get ending(): Legal<G> | undefined {
    if (this.pending) return this.pending;
    const [only, ...others] = this.selected.length || this.legal[0]?.forced ? this.narrowed : [];
    if (only && !others.length) return only;
    return this.legal.find(({ action }) => this.face.ends?.(action));
  }

  /** Any action of the current seat; the same seed gives the same one. */
  anyAction(seed: string): Action<G> {
    return this.suggest({ level: 'random', seed }).action as Action<G>;
  }

  /** The best of some legal actions, as a quick player sees it. */
  liked(some: (legal: Legal<G>) => boolean): Legal<G> | undefined {
    const wanted = this.legal.filter(some);
    if (wanted.length < 2) return wanted[0];
    const { candidates } = this.suggest({ level: 'normal' });
    const best = candidates.find(({ notation }) => wanted.some((legal) => legal.notation === notation));
    return wanted.find(({ notation }) => notation === best?.notation) ?? wanted[0];
  }
}
