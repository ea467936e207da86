// Settles draws with a random generator of the caller.

import { LoireError, reason } from './errors.js';

/** The random generator; throws a LoireError if it is not a function. */
export function generator(random: unknown): () => number {
  if (typeof random !== 'function') throw refused('random is not a function');
  return random as () => number;
}

/** Picks an outcome by its weight, with a number from 0 up to 1. */
export function pick<O>(outcomes: { outcome: O; weight: number }[], random: () => number): O {
  let number: unknown;
  try {
    number = random();
  } catch (error) {
    throw refused(`random failed: ${reason(error)}`);
  }
  if (typeof number !== 'number' || !(number >= 0 && number < 1)) {
    throw refused('random must return a number from 0 up to, but not including, 1');
  }
  let left = number * outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = outcomes.find(({ weight }) => (left -= weight) < 0);
  return (chosen ?? outcomes.at(-1)!).outcome;
}

function refused(message: string): LoireError {
  return new LoireError({ code: 'badInput', message, path: 'random' });
}
