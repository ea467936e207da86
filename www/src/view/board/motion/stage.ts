// Animates changes above the boards. The boards already show the new state, so clicks do not wait; a click ends all
// movement.

import { signed } from '../../../i18n/language.js';
import { MOVEMENT, type Motion } from '../../../model/preferences.js';
import { CLOCK, type Clock } from '../../../model/clock.js';
import type { Changes, Flight } from './scene-diff.js';
import type { Thing } from './scene.js';

/** Points that a seat has gained: the number, and the element with its total. */
export interface Gain {
  points: number;
  from: DOMRect;
  to: DOMRect;
}

const CALM = '(prefers-reduced-motion: reduce)';
const SOFT = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

export class Stage {
  #clock: Clock = CLOCK;
  #running: Animation[] = [];
  /** The temporary elements above the boards. */
  #props: Element[] = [];

  /** Starts all movements at once, in `layer`, which does not catch clicks. */
  play(layer: HTMLElement, changes: Changes, gains: readonly Gain[], speed: Motion, clock: Clock): void {
    this.finish();
    this.#clock = clock;
    const time = MOVEMENT[speed];
    if (!time) return;
    if (matchMedia(CALM).matches) return void this.#fade(changes);
    const { left, top } = layer.getBoundingClientRect();
    const origin: Origin = { left, top };
    for (const flight of changes.flights) this.#fly(layer, origin, flight, time);
    for (const thing of changes.new) this.#come(thing, time);
    for (const { heap, by } of changes.heaps)
      if (heap.element.isConnected) this.#rise(layer, origin, signed(by), heap.box, above(heap.box), time, 'heap');
    for (const { points, from, to } of gains) this.#rise(layer, origin, signed(points), from, to, time, 'gain');
  }

  /** Ends all movement. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    for (const prop of this.#props) prop.remove();
    this.#running = [];
    this.#props = [];
  }

  #fade({ flights, new: come }: Changes): void {
    const landed = flights.flatMap(({ lands }) => lands ?? []);
    for (const element of [...landed, ...come.map(({ element }) => element)])
      this.#run(element.animate([{ opacity: 0.1 }, { opacity: 1 }], { duration: 150 }));
  }

  #fly(layer: HTMLElement, origin: Origin, { picture, from, to, lands }: Flight, duration: number): void {
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.append(picture().cloneNode(true));
    ghost.style.width = `${to.width}px`;
    ghost.style.height = `${to.height}px`;
    const at = (box: DOMRect, scale: string) =>
      `translate(${box.x - origin.left}px, ${box.y - origin.top}px) scale(${scale})`;
    this.#put(layer, ghost);
    const frames = [
      { transform: at(from, `${from.width / to.width}, ${from.height / to.height}`) },
      { transform: at(to, '1') },
    ];
    this.#run(ghost.animate(frames, { duration, easing: SOFT, fill: 'forwards' }), ghost);
    if (lands) this.#run(lands.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
  }

  /** Shows a new thing: dice tumble, others grow. */
  #come({ element, thing }: Thing, duration: number): void {
    const isDie = thing.startsWith('die');
    const frames = isDie
      ? [{ transform: 'rotate(-400deg) scale(0.7)' }, { transform: 'none' }]
      : [
          { opacity: 0, transform: 'scale(0.6)' },
          { opacity: 1, transform: 'none' },
        ];
    const about = { transformBox: 'fill-box', transformOrigin: 'center' };
    this.#run(
      element.animate(
        frames.map((frame) => ({ ...frame, ...about })),
        { duration: isDie ? duration * 1.4 : duration, easing: 'ease-out' },
      ),
    );
  }

  #rise(
    layer: HTMLElement,
    origin: Origin,
    text: string,
    from: DOMRect,
    to: DOMRect,
    time: number,
    kind: string,
  ): void {
    const words = document.createElement('span');
    words.className = `rise ${kind}`;
    words.textContent = text;
    this.#put(layer, words);
    const at = ({ x, y, width, height }: DOMRect) =>
      `translate(${x + width / 2 - origin.left}px, ${y + height / 2 - origin.top}px) translate(-50%, -50%)`;
    const frames = [
      { transform: at(from), opacity: 0 },
      { transform: at(from), opacity: 1, offset: 0.15 },
      { transform: at(to), opacity: 1, offset: 0.85 },
      { transform: at(to), opacity: 0 },
    ];
    this.#run(words.animate(frames, { duration: time * (kind === 'gain' ? 3.5 : 2.5), easing: SOFT }), words);
  }

  #put(layer: HTMLElement, prop: Element): void {
    layer.append(prop);
    this.#props.push(prop);
  }

  #run(animation: Animation, prop?: Element): void {
    this.#running.push(animation);
    this.#clock.drive(animation);
    animation.onfinish = () => prop?.remove();
  }
}

interface Origin {
  left: number;
  top: number;
}

const above = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x, y - 26, width, height);
