// Actions and pieces by number: the engine sends lists of numbers, and describes each number only once.

import type { Engine } from './engine.js';
import type * as g from './games.js';

/** The action behind a number, with its notation. */
interface Told {
  action: g.Action;
  notation: string;
}

/** Asks the engine for all actions and pieces after these counts. */
type Learn = (actions: number, targets: number) => string;

/** @internal The actions and pieces that the engine has described so far, by number. */
export class Catalogue {
  readonly #engine: Engine;
  #edition = -1;
  #actions: Told[] = [];
  #targets: string[] = [];
  #numbers = new Map<unknown, number>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The number of an action from `shared`; `undefined` for any other object. */
  number(action: unknown): number | undefined {
    return this.#numbers.get(action);
  }

  /** The legal actions at this address. Their actions are frozen and shared between calls. */
  shared(address: number, learn: Learn): g.Legal[] {
    return this.#legal(address, learn, ({ action }) => action);
  }

  /** The legal actions at this address, as copies that belong to the caller. */
  fresh(address: number, learn: Learn): g.Legal[] {
    return this.#legal(address, learn, ({ action }) => copied(action));
  }

  /**
   * Decodes legal actions: the count of numbers, the edition, its counts of actions and pieces, then for each action
   * its number, seat, two flags and list of pieces.
   */
  #legal(address: number, learn: Learn, take: (told: Told) => g.Action): g.Legal[] {
    let { words } = this.#engine;
    let at = address / 4;
    const end = at + words[at]!;
    if (words[at + 1] !== this.#edition) {
      this.#edition = words[at + 1]!;
      this.#actions = [];
      this.#targets = [];
      this.#numbers = new Map();
    }
    if (words[at + 2]! > this.#actions.length || words[at + 3]! > this.#targets.length) {
      this.#add(learn(this.#actions.length, this.#targets.length));
      words = this.#engine.words; // the memory may have grown
    }
    const [actions, pieces] = [this.#actions, this.#targets];
    const all: g.Legal[] = [];
    for (at += 4; at < end; ) {
      const told = actions[words[at]!]!;
      const seat = words[at + 1] as g.Legal['seat'];
      const reveals = words[at + 2] === 1;
      const forced = words[at + 3] === 1;
      const next = at + 5 + words[at + 4]!;
      const targets: string[] = [];
      for (at += 5; at < next; at++) targets.push(pieces[words[at]!]!);
      all.push({ seat, action: take(told), notation: told.notation, targets, reveals, forced });
    }
    return all;
  }

  #add(page: string): void {
    const { actions, targets } = JSON.parse(page) as { actions: Told[]; targets: string[] };
    for (const told of actions) {
      for (const inner of Object.values(told.action)) Object.freeze(inner);
      this.#numbers.set(Object.freeze(told.action), this.#actions.length);
      this.#actions.push(told);
    }
    this.#targets.push(...targets);
  }
}

/** A deep copy of plain data. */
function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const copy: { [key: string]: unknown } = { ...(value as object) };
  for (const [key, item] of Object.entries(copy)) if (typeof item === 'object') copy[key] = copied(item);
  return copy as T;
}

const catalogues = new WeakMap<Engine, { instance: number; catalogue: Catalogue }>();

/** @internal The catalogue of an engine's game; a new instance of the engine starts a new one. */
export function catalogueOf(engine: Engine): Catalogue {
  const known = catalogues.get(engine);
  if (known?.instance === engine.instance) return known.catalogue;
  const catalogue = new Catalogue(engine);
  catalogues.set(engine, { instance: engine.instance, catalogue });
  return catalogue;
}
