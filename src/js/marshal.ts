// The way over the boundary and back: values as JSON text in, plain objects out, errors as LoireError.

import type { Kind, Row } from './contract.js';
import { type ErrorCode, LoireError, reason } from './errors.js';
import { engineOf } from './wasm.js';

/** The longest input that is sent over, in characters; the engine itself reads as many bytes (MAX_INPUT there). */
const MAX_INPUT = 500_000;

/** What of these values is looked into before the engine reads it; what is large is not, unless it must be. */
const LARGE = ['state', 'record'];
/** The values whose parts the engine names without them: `seed`, not `setup.seed`. */
const UNNAMED = [...LARGE, 'setup', 'options'];
/** A text or a value that cannot be told apart in JSON: half a character, and a number that is none. */
const HALF = /\p{Surrogate}/u;
const ESCAPED = /\\ud[89a-f]/;
const ABSENT = /null|\\ud[89a-f]/;

/** A value as JSON text. Whatever the value is, the answer is text or a LoireError. */
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

/** Refuses, with its path, what JSON would write as something else. */
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

/** What the engine calls a fault of this value. */
function codeOf(what: string): ErrorCode {
  if (what === 'setup') return 'badSetup';
  return what === 'action' || what === 'outcome' ? 'badAction' : 'badInput';
}

const HALVED = 'there is half a character in it (a lone surrogate)';

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
  if (typeof value === 'string' && value.length <= MAX_INPUT) {
    if (HALF.test(value)) throw new LoireError({ code: 'badInput', message: HALVED, path });
    return value;
  }
  throw new LoireError({ code: 'badInput', message: `${path} is not a string, or too long`, path });
}

/** What a typed array really says of itself, of whatever window it is and whatever was written over it. */
function really(name: 'byteLength' | typeof Symbol.toStringTag): (value: unknown) => unknown {
  const { get } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), name)!;
  return (value) => Reflect.apply(get!, value, []);
}
const kindOf = really(Symbol.toStringTag);
const lengthOf = really('byteLength');

/** A copy of bytes that nobody else can change, or a LoireError. */
export function bytes(value: unknown, path: string): Uint8Array {
  if (kindOf(value) !== 'Uint8Array') {
    throw new LoireError({ code: 'badInput', message: `${path} are no Uint8Array`, path });
  }
  if ((lengthOf(value) as number) > MAX_INPUT) {
    throw new LoireError({ code: 'tooLarge', message: `${path} are more than ${MAX_INPUT}`, path });
  }
  try {
    return new Uint8Array(value as Uint8Array);
  } catch (error) {
    throw new LoireError({ code: 'badInput', message: `${path} cannot be read: ${reason(error)}`, path });
  }
}

/** What a function takes beside what it is about, ready to cross: a number and a text at most. */
export interface Given {
  number: number | undefined;
  text: string;
}

/** What makes the arguments of a row of the contract ready to cross. */
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

/** What an engine is asked about the text of a set-up, a state or a record. */
type About =
  | ('newGame' | 'arrange' | 'replay' | 'record' | 'validate' | 'withoutDealer')
  | ('turn' | 'look' | 'legalPreviews' | 'check' | 'preview' | 'outcomes' | 'scores' | 'suggest')
  | ('view' | 'hash' | 'toBytes' | 'play' | 'settle' | 'apply' | 'deal');

/** @internal Asks the engine of the game that a text names, for an answer in JSON. */
export function ask<T>(name: About, about: string, number?: number, text?: string): T {
  return JSON.parse(call(name, about, number, text)) as T;
}

/** @internal The same, for an answer that is just text, or bytes. */
export function call<T = string>(name: About, about: string, number?: number, text = ''): T {
  return engineOf(about).call((glue) => glue.ask(name, about, number, text)) as T;
}
