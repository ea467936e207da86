// Plain data: checks it, freezes it, and generates reproducible random numbers.

import assert from 'node:assert/strict';

/** Fails unless a value is plain JSON at all levels: a round trip through text or a clone changes nothing. */
export function assertPlain(value, path = '$') {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  if (['null', 'string', 'boolean'].includes(type)) return;
  if (type === 'number') return assert.ok(Number.isFinite(value) && !Object.is(value, -0), `${path} is ${value}`);
  assert.ok(type === 'array' || type === 'object', `${path} is a ${type}`);
  const prototype = Object.getPrototypeOf(value);
  assert.equal(prototype, type === 'array' ? Array.prototype : Object.prototype, `${path} is not a plain ${type}`);
  const keys = Reflect.ownKeys(value).filter((key) => type !== 'array' || key !== 'length');
  if (type === 'array') assert.equal(keys.length, value.length, `${path} has holes or further keys`);
  for (const key of keys) {
    assert.equal(typeof key, 'string', `${path} has a symbol for a key`);
    const { enumerable, get } = Object.getOwnPropertyDescriptor(value, key);
    assert.ok(enumerable && !get, `${path}.${key} is hidden or computed`);
    assertPlain(value[key], `${path}.${key}`);
  }
}

/** Asserts that a value is plain and survives a round trip. */
export function assertJson(value) {
  assertPlain(value);
  assert.deepEqual(JSON.parse(JSON.stringify(value)), value);
  assert.deepEqual(structuredClone(value), value);
}

/** The value, frozen at all levels: any attempt to change it throws. */
export function deepFreeze(value) {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** The same value with the keys of every object in reverse order. */
export function reorder(value) {
  if (Array.isArray(value)) return value.map(reorder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reorder(inner)]),
  );
}

/** The error of a refused call; fails if the call succeeds. */
export function refusal(run) {
  let answer;
  try {
    answer = run();
  } catch (error) {
    return error;
  }
  assert.fail(`the call was accepted: ${JSON.stringify(answer)?.slice(0, 200)}`);
}

/** Random numbers from a seed, the same in every run (mulberry32). */
export function chances(seed) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n) => Math.floor(next() * n);
  return { next, below, pick: (list) => list[below(list.length)] };
}
