// Answering draws by a random generator of the caller's.

import { LoireError } from './errors.js';

/** A random generator, or a LoireError. */
export function generator(random: unknown): () => number {
  if (typeof random !== 'function') throw refused('random is not a function');
  return random as () => number;
}

/** One of these outcomes, each as likely as its weight, by a number from 0 up to 1. */
export function pick<O>(outcomes: { outcome: O; weight: number }[], random: () => number): O {
  const number: unknown = random();
  if (typeof number !== 'number' || !(number >= 0 && number < 1)) {
    throw refused('random gave no number from 0 up to 1, 1 itself left out');
  }
  let left = number * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = outcomes.find(({ weight }) => (left -= weight) < 0);
  return (chosen ?? outcomes.at(-1)!).outcome;
}

function refused(message: string): LoireError {
  return new LoireError({ code: 'badInput', message, path: 'random' });
}
