// The way over the boundary and back: values as JSON text in, plain objects out, errors as LoireError.

import { type ErrorDetails, LoireError, reason } from './errors.js';
import { enter, leave, replace } from './wasm.js';

/** The longest input that is sent over, in characters; the engine itself reads as many bytes (MAX_INPUT there). */
const MAX_INPUT = 500_000;

/** A value as JSON text. Whatever the value is, the answer is text or a LoireError. */
export function text(value: unknown, path: string): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
  } catch (error) {
    throw new LoireError({ code: 'badInput', message: `${path} cannot be written as JSON: ${reason(error)}`, path });
  }
  if (json === undefined) throw new LoireError({ code: 'badInput', message: `${path} is missing`, path });
  if (json.length > MAX_INPUT) {
    throw new LoireError({ code: 'tooLarge', message: `${path} is longer than ${MAX_INPUT} characters`, path });
  }
  return json;
}

/** A number, or a LoireError. */
export function number(value: unknown, path: string): number {
  if (typeof value === 'number') return value;
  throw new LoireError({ code: path === 'seat' ? 'badSeat' : 'badInput', message: `${path} is not a number`, path });
}

/** A number if one is given. */
export function optional(value: unknown, path: string): number | undefined {
  return isNothing(value) ? undefined : number(value, path);
}

/** Is this option asked for? Options that cannot be read are a LoireError. */
export function wanted(options: unknown, name: string): boolean {
  if (isNothing(options)) return false;
  try {
    return (options as Record<string, unknown>)[name] === true;
  } catch (error) {
    throw new LoireError({ code: 'badInput', message: `options cannot be read: ${reason(error)}`, path: 'options' });
  }
}

/** Is nothing given? */
export function isNothing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** A string, or a LoireError. */
export function string(value: unknown, path: string): string {
  if (typeof value === 'string' && value.length <= MAX_INPUT) return value;
  throw new LoireError({ code: 'badInput', message: `${path} is not a string, or too long`, path });
}

/** Calls the engine for an answer in JSON text. */
export function ask<T, A extends unknown[]>(run: (...args: A) => string, ...args: A): T {
  return JSON.parse(call(run, ...args)) as T;
}

/**
 * Calls the engine, with arguments that are ready: nothing of the caller's may run meanwhile. If it fails otherwise
 * than by an error of its own, a fresh instance takes its place.
 */
export function call<T, A extends unknown[]>(run: (...args: A) => T, ...args: A): T {
  enter();
  try {
    const answer = run(...args);
    leave();
    return answer;
  } catch (error) {
    if (error instanceof LoireError || isDetails(error)) {
      leave();
      throw error instanceof LoireError ? error : new LoireError(error);
    }
    replace();
    throw new LoireError({
      code: 'internal',
      message: `a fault of the engine, which was started anew: ${reason(error)}`,
    });
  }
}

function isDetails(error: unknown): error is ErrorDetails {
  return (
    typeof error === 'object' && error !== null && 'code' in error && 'message' in error && !(error instanceof Error)
  );
}
