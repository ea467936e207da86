// Spoils JSON reproducibly: at any path, with any value.

/** Every path into a value, as a list of keys; the empty list is the value itself. */
export function paths(value, path = []) {
  const inner = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return [path, ...inner.flatMap((key) => paths(value[key], [...path, key]))];
}

export const at = (value, path) => path.reduce((inner, key) => inner[key], value);

/** A copy with another value at a path. */
export function put(value, path, inner) {
  if (path.length === 0) return inner;
  const [key, ...rest] = path;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Object.defineProperty(copy, key, {
    value: put(value[key], rest, inner),
    enumerable: true,
    writable: true,
    configurable: true,
  });
  return copy;
}

/** A copy without the value at a path; later items of an array move up. */
export function without(value, path) {
  const [outer, key] = [path.slice(0, -1), path.at(-1)];
  const holder = at(value, outer);
  if (Array.isArray(holder))
    return put(
      value,
      outer,
      holder.filter((_, index) => index !== Number(key)),
    );
  const { [key]: _, ...rest } = holder;
  return put(value, outer, rest);
}

const STRANGERS = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  3,
  4,
  5,
  7,
  8,
  37,
  255,
  256,
  5000,
  65536,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  1e308,
  0.5,
  NaN,
  Infinity,
  '',
  'x',
  '1',
  '__proto__',
  '\u0000',
  '\ud800',
  'ü'.repeat(300),
  [],
  {},
  [[]],
  [null],
  [0, 0],
  { type: 'turn' },
  { type: '' },
  { constructor: 1 },
  JSON.parse('{ "__proto__": { "polluted": 1 } }'),
];

/** One mutation of a value: its name and the spoilt copy; may put words of the game in wrong places. */
export function mutate(value, all, { below, pick }, words) {
  const strangers = [...STRANGERS, ...words];
  const path = pick(all);
  const inner = at(value, path);
  const name = path.join('.');
  const kinds = {
    replace: () => put(value, path, pick(strangers)),
    delete: () => (path.length ? without(value, path) : null),
    nudge: () => (typeof inner === 'number' ? put(value, path, inner + pick([-1, 1, -2, 2, 0.5, 10, 100])) : undefined),
    swap: () => {
      const other = pick(all.filter((each) => typeof at(value, each) === typeof inner));
      if ([path, other].some((one) => [path, other].every((each) => one.every((key, i) => key === each[i]))))
        return undefined;
      return put(put(value, path, at(value, other)), other, inner);
    },
    copyFrom: () => put(value, path, at(value, pick(all))),
    duplicate: () => (Array.isArray(inner) && inner.length ? put(value, path, [...inner, pick(inner)]) : undefined),
    reverse: () => (Array.isArray(inner) && inner.length > 1 ? put(value, path, [...inner].reverse()) : undefined),
    rotate: () =>
      Array.isArray(inner) && inner.length > 1 ? put(value, path, [...inner.slice(1), inner[0]]) : undefined,
    addKey: () =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? put(value, path, {
            ...inner,
            [pick(['x', 'type', 'constructor', 'seat', 'toString', '', ...words])]: pick(strangers),
          })
        : undefined,
    wrap: () => put(value, path, below(2) ? [inner] : { value: inner }),
  };
  for (;;) {
    const kind = pick(Object.keys(kinds));
    const spoilt = kinds[kind]();
    if (spoilt !== undefined) return { name: `${kind} ${name}`, spoilt };
  }
}
