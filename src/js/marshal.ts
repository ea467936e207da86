// Marshals values across the boundary: arguments as JSON text, answers as plain objects, errors as LoireError.

import type { Kind, Row } from './contract.js';
import { type ErrorCode, LoireError, reason } from './errors.js';
import { engineOf } from './wasm.js';

/** Max length of an input, in characters. The engine has the same limit in bytes (MAX_INPUT). */
const MAX_INPUT = 500_000;

/** Large values, which are only walked through before the engine reads them if they may contain a lone surrogate. */
const LARGE = ['state', 'record'];
/** Values whose name the engine leaves out of paths: `seed`, not `setup.seed`. */
const UNNAMED = [...LARGE, 'setup', 'options'];
/** Signs of values that JSON changes: lone surrogates, and numbers that become `null`. */
const HALF = /\p{Surrogate}/u;
const ESCAPED = /\\ud[89a-f]/;
const ABSENT = /null|\\ud[89a-f]/;

/** Writes a value as JSON text, or throws a LoireError, for any value whatsoever. */
export function text(value: unknown, path: string): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(value);
    if (json !== undefined && (LARGE.includes(path) ? ESCAPED : ABSENT).test(json)) {
      json = JSON.stringify(value, checked(UNNAMED.includes(path) ? '' : path, path));
    }
  } catch (error) {
    if (error instanceof LoireError) throw error;
    throw new LoireError({ code: 'badInput', message: `${path} cannot be written as JSON: ${reason(error)}`, path });
  }
  if (json === undefined) throw new LoireError({ code: 'badInput', message: `${path} is missing`, path });
  if (json.length > MAX_INPUT) {
    throw new LoireError({ code: 'tooLarge', message: `${path} is longer than ${MAX_INPUT} characters`, path });
  }
  return json;
}

/** A replacer that refuses values which JSON would change, with their path. */
function checked(start: string, what: string): (this: unknown, key: string, value: unknown) => unknown {
  const paths = new Map<unknown, string>();
  return function (key, value) {
    const way = paths.get(this);
    const step = Array.isArray(this) ? `[${key}]` : way ? `.${key}` : key;
    const path = way === undefined ? start : (way + step).slice(0, 200);
    const refuse = (message: string) => {
      throw new LoireError({ code: codeOf(what), message, path: path || what });
    };
    if (typeof value === 'number' && !Number.isFinite(value)) refuse(`${value} is not a number that can be sent`);
    if (HALF.test(key) || (typeof value === 'string' && HALF.test(value))) refuse(HALVED);
    if (typeof value === 'object' && value !== null) paths.set(value, path);
    return value;
  };
}

/** The code for an error in this value. */
function codeOf(what: string): ErrorCode {
  if (what === 'setup') return 'badSetup';
  return what === 'action' || what === 'outcome' ? 'badAction' : 'badInput';
}

const HALVED = 'it contains half a character (a lone surrogate)';

/** Checks that a value is a number. */
export function number(value: unknown, path: string): number {
  if (typeof value === 'number') return value;
  throw new LoireError({ code: path === 'seat' ? 'badSeat' : 'badInput', message: `${path} must be a number`, path });
}

/** Checks an optional number. */
export function optional(value: unknown, path: string): number | undefined {
  return isNothing(value) ? undefined : number(value, path);
}

/** Whether this option is `true`. Throws a LoireError if the options cannot be read. */
export function wanted(options: unknown, name: string): boolean {
  if (isNothing(options)) return false;
  try {
    return (options as Record<string, unknown>)[name] === true;
  } catch (error) {
    throw new LoireError({ code: 'badInput', message: `options cannot be read: ${reason(error)}`, path: 'options' });
  }
}

/** Whether a value is missing. */
export function isNothing(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** Checks that a value is a string. */
export function string(value: unknown, path: string): string {
  if (typeof value === 'string' && value.length <= MAX_INPUT) {
    if (HALF.test(value)) throw new LoireError({ code: 'badInput', message: HALVED, path });
    return value;
  }
  throw new LoireError({
    code: 'badInput',
    message: `${path} must be a string of at most ${MAX_INPUT} characters`,
    path,
  });
}

/** The original getter of typed arrays: works for arrays of other windows and ignores overridden properties. */
function really(name: 'byteLength' | typeof Symbol.toStringTag): (value: unknown) => unknown {
  const { get } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), name)!;
  return (value) => Reflect.apply(get!, value, []);
}
const kindOf = really(Symbol.toStringTag);
const lengthOf = really('byteLength');

/** A private copy of a Uint8Array; throws a LoireError for anything else. */
export function bytes(value: unknown, path: string): Uint8Array {
  if (kindOf(value) !== 'Uint8Array') {
    throw new LoireError({ code: 'badInput', message: `${path} must be a Uint8Array`, path });
  }
  if ((lengthOf(value) as number) > MAX_INPUT) {
    throw new LoireError({ code: 'tooLarge', message: `${path} must have a length of at most ${MAX_INPUT}`, path });
  }
  try {
    return new Uint8Array(value as Uint8Array);
  } catch (error) {
    throw new LoireError({ code: 'badInput', message: `${path} cannot be read: ${reason(error)}`, path });
  }
}

/** The arguments of a call besides its subject, ready to cross: at most a number and a text. */
export interface Given {
  number: number | undefined;
  text: string;
}

/** A function that prepares the arguments of a row of the contract. */
export function writer(row: Row): (given: unknown[]) => Given {
  const kinds = Object.entries(row);
  return (given) => {
    const ready: Given = { number: undefined, text: '' };
    let place = 0;
    for (const [name, kind] of kinds) {
      const value = WAYS[kind](given[place++], name);
      if (typeof value === 'string') ready.text = value;
      else ready.number = value;
    }
    return ready;
  };
}

/** How an argument of each kind crosses the boundary. */
const WAYS: Record<Kind, (value: unknown, path: string) => number | string | undefined> = {
  number,
  optional,
  string,
  value: text,
  options: (value, path) => text(value === undefined ? {} : value, path),
};

/** The functions about the text of a set-up, a state or a record. */
type About =
  | ('newGame' | 'arrange' | 'replay' | 'record' | 'validate' | 'withoutDealer')
  | ('turn' | 'look' | 'legalPreviews' | 'check' | 'preview' | 'outcomes' | 'scores' | 'suggest')
  | ('view' | 'hash' | 'toBytes' | 'play' | 'settle' | 'apply' | 'deal');

/** @internal Calls a function of the engine of the game that the text names, for an answer in JSON. */
export function ask<T>(name: About, about: string, number?: number, text?: string): T {
  return JSON.parse(call(name, about, number, text)) as T;
}

/** @internal The same, for an answer in plain text or bytes. */
export function call<T = string>(name: About, about: string, number?: number, text = ''): T {
  return engineOf(about).call((glue) => glue.ask(name, about, number, text)) as T;
}
