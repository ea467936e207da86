// Shows the movement between one step of the game and the next, and marks what others have moved since the viewing
// player decided.

import { pointsOf } from '../player.js';
import { newsOf } from '../../../model/news.js';
import type { Session } from '../../../model/session.js';
import { MOVEMENT } from '../../../model/preferences.js';
import { type Changes, changesOf } from './scene-diff.js';
import { type Scene, sceneOf } from './scene.js';
import { sound } from './sounds.js';
import { type Gain, Stage } from './stage.js';

export class Moves {
  readonly #table: HTMLElement;
  readonly #stage = new Stage();
  #session: Session | undefined;
  #step = -1;
  /** The scene and the points before the current step; `undefined` if nothing should move. */
  #before: { scene: Scene; points: number[] } | undefined;
  #points: number[] = [];
  /** The shown answer, by its moment; `undefined` for one of the past. */
  #answer: number | undefined;
  /** The pieces that each answer has moved, by its moment. */
  #moved = new Map<number, Set<string>>();
  #marked: Element[] = [];

  constructor(table: HTMLElement) {
    this.#table = table;
  }

  /** Ends all movement. */
  finish(): void {
    this.#stage.finish();
  }

  /** Takes the scene before the boards render. */
  before(session: Session): void {
    this.#before = undefined;
    const boards = this.#boards;
    if (session === this.#session && session.step !== this.#step && boards && !document.hidden) {
      this.#stage.finish();
      this.#before = { scene: sceneOf(boards, MOVEMENT[session.ways.motion] > 0), points: this.#points };
    }
    if (session !== this.#session) this.#moved.clear();
    this.#session = session;
    this.#step = session.step;
  }

  /** Notes the points and the answer that the boards show: the game may have gone on when `after` runs. */
  drawn(session: Session): void {
    this.#points = session.seats.map((seat) => pointsOf(session, seat));
    this.#answer = session.at === undefined ? session.moments.length - 1 : undefined;
  }

  /** Starts the movement, once the boards can be measured. */
  after(session: Session): void {
    const boards = this.#boards;
    if (this.#before && boards) {
      const changes = changesOf(this.#before.scene, sceneOf(boards));
      this.#note(changes);
      const gains = this.#gains(this.#before.points, changes);
      if (session.ways.sound) sound(changes, gains.length > 0);
      const layer = this.#table.querySelector<HTMLElement>('.stage');
      if (layer) this.#stage.play(layer, changes, gains, session.ways.motion, session.clock);
    }
    this.#mark(session);
  }

  get #boards(): Element | null {
    return this.#table.querySelector('.boards:not(.asText)');
  }

  /** Notes the pieces that the shown answer moved, and forgets undone answers. */
  #note({ pieces }: Changes): void {
    const last = this.#answer;
    if (last === undefined) return;
    for (const moment of this.#moved.keys()) if (moment >= last) this.#moved.delete(moment);
    if (last && !this.#moved.has(last - 1)) this.#moved.set(last - 1, pieces);
  }

  /**
   * Marks what others have moved since the viewing player decided. The pieces may have rendered again, so it queries
   * their elements.
   */
  #mark(session: Session): void {
    // In the past only that moment is shown, without the news of now.
    const news = session.at === undefined ? newsOf(session) : undefined;
    const moved = new Set(
      [...this.#moved].flatMap(([moment, pieces]) => (news && moment >= news.from ? [...pieces] : [])),
    );
    const marked = [...moved].flatMap((piece) => [...this.#table.querySelectorAll(`svg [data-piece="${piece}"]`)]);
    for (const piece of this.#marked) if (!marked.includes(piece)) piece.removeAttribute('data-last');
    for (const piece of marked) piece.setAttribute('data-last', '');
    this.#marked = marked;
  }

  /** Animates points from the last moved piece to the total of their seat. */
  #gains(before: readonly number[], { flights, new: come, heaps }: Changes): Gain[] {
    const origin = (flights.at(-1)?.to ?? come.at(-1)?.box ?? heaps.at(-1)?.heap.box) as DOMRect | undefined;
    return this.#points.flatMap((points, seat) => {
      const total = this.#table.querySelector(`.standings li:nth-child(${seat + 1}) b`);
      const gained = points - (before[seat] ?? points);
      if (gained <= 0 || !total) return [];
      const to = total.getBoundingClientRect();
      return [{ points: gained, from: origin ?? to, to }];
    });
  }
}
