// What the crate `loire` offers to other crates: every public item with its signature, one a line.
// `npm run surface` writes tests/surface.txt; tests/node/surface.test.mjs compares it with the sources.
//
// It reads what rustdoc knows as JSON. Only the last part of each path is kept: how paths are written
// differs between compilers.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Problem, ask, main, root } from './common.mjs';

/** The file that freezes the surface. */
export const SURFACE = join(root, 'tests', 'surface.txt');

/** The traits whose implementations callers rely on. */
const TRAITS = new Set(
  'Clone Copy Debug Default Display Eq Error From FromStr Hash Ord PartialEq PartialOrd TryFrom'.split(' '),
);

/**
 * The public items of the crate, sorted, as one text, and the names of those without a sentence; a field or a variant
 * needs none. `undefined` where there is no cargo.
 */
export function surface() {
  if (!ask('cargo', ['--version'])) return undefined;
  // A folder of its own, as RUSTC_BOOTSTRAP would make cargo compile everything again.
  const folder = join(root, 'target', 'surface');
  const args = ['rustdoc', '--lib', '--locked', '--quiet', '--target-dir', folder];
  const flags = ['-Zunstable-options', '--output-format', 'json', '--cap-lints', 'allow'];
  if (ask('cargo', [...args, '--', ...flags], { env: { ...process.env, RUSTC_BOOTSTRAP: '1' } }) === undefined) {
    throw new Problem('cargo rustdoc fails; does "cargo doc" work?');
  }
  const { lines, undocumented } = items(JSON.parse(readFileSync(join(folder, 'doc', 'loire.json'), 'utf8')));
  return { text: `${[...new Set(lines)].sort().join('\n')}\n`, undocumented };
}

const last = (path) => path.split('::').at(-1);

/** The lines of all items that can be named from outside, and the names of those without a sentence. */
function items({ index, root: top }) {
  const lines = [];
  const undocumented = [];
  const wantSentence = ({ docs }, name) => docs || undocumented.push(name);
  const add = (line) => lines.push(line);

  /** Every name of every item, with what it names. */
  const names = new Map();
  const visit = (id, path) => {
    const item = index[id];
    if (!item || (item.visibility !== 'public' && item.visibility !== 'default')) return;
    const [[kind, inner]] = Object.entries(item.inner);
    if (kind !== 'use') return name(id, path ? `${path}::${item.name}` : item.name);
    if (!index[inner.id]) return add(`use ${path}::${inner.name}`);
    if (!inner.is_glob) return name(inner.id, `${path}::${inner.name}`);
    const [glob] = Object.values(index[inner.id].inner);
    for (const each of glob.items ?? glob.variants ?? []) visit(each, path);
  };
  const name = (id, path) => {
    if (names.has(path) && names.get(path) === id) return;
    names.set(path, id);
    const { module } = index[id].inner;
    if (!module) return;
    add(`mod ${path}`);
    for (const each of module.items) visit(each, path);
  };

  /** An item stands under its shortest name; under the others, that one is named. */
  const describeAll = () => {
    const depth = (path) => path.split('::').length;
    const shortest = new Map();
    const byDepth = [...names].sort(([a], [b]) => depth(a) - depth(b) || (a < b ? -1 : 1));
    for (const [path, id] of byDepth) {
      const [[kind, inner]] = Object.entries(index[id].inner);
      if (kind === 'module') continue;
      if (shortest.has(id)) add(`use ${path} = ${shortest.get(id)}`);
      else {
        wantSentence(index[id], path);
        describe(kind, inner, shortest.set(id, path).get(id));
      }
    }
  };

  const describe = (kind, inner, path) => {
    const addType = (what) => add(`${what} ${path}${generics(inner.generics)}`);
    if (kind === 'struct') {
      addType('struct');
      const { plain, tuple } = inner.kind;
      for (const id of plain?.fields ?? []) field(id, path);
      for (const [place, id] of (tuple ?? []).entries()) if (id !== null) field(id, path, place);
      impls(inner.impls, path);
    } else if (kind === 'enum') {
      addType('enum');
      for (const id of inner.variants) variant(index[id], path);
      impls(inner.impls, path);
    } else if (kind === 'trait') {
      add(`trait ${path}${generics(inner.generics)}${bounds(inner.bounds)}`);
      for (const id of inner.items) member(index[id], path);
    } else if (kind === 'function') add(`${callable(inner)} ${path}${signature(inner)}`);
    else if (kind === 'type_alias') add(`type ${path}${generics(inner.generics)} = ${type(inner.type)}`);
    else if (kind === 'constant') add(`const ${path}: ${type(inner.type)}`);
    else if (kind === 'static') add(`static ${path}: ${type(inner.type)}`);
    else add(`${kind} ${path}`);
  };

  const field = (id, owner, place) => {
    const { name, visibility, inner } = index[id];
    if (visibility === 'public') add(`field ${owner}::${place ?? name}: ${type(inner.struct_field)}`);
  };

  const variant = ({ name, inner }, owner) => {
    const { kind } = inner.variant;
    const fields = kind.struct?.fields ?? kind.tuple ?? [];
    const shown = fields.map((id) => {
      const of = type(index[id].inner.struct_field);
      return kind.struct ? `${index[id].name}: ${of}` : of;
    });
    const [open, close] = kind.struct ? [' { ', ' }'] : ['(', ')'];
    add(`variant ${owner}::${name}${shown.length > 0 ? open + shown.join(', ') + close : ''}`);
  };

  const member = (item, owner) => {
    const [[kind, inner]] = Object.entries(item.inner);
    const name = `${owner}::${item.name}`;
    wantSentence(item, name);
    if (kind === 'function') add(`${callable(inner)} ${name}${signature(inner)}`);
    else if (kind === 'assoc_type')
      add(`type ${name}${bounds(inner.bounds)}${inner.type ? ` = ${type(inner.type)}` : ''}`);
    else if (kind === 'assoc_const') add(`const ${name}: ${type(inner.type)}`);
  };

  const impls = (ids, owner) => {
    const traits = [];
    for (const id of ids) {
      const { trait: of, items: members, is_synthetic, blanket_impl } = index[id].inner.impl;
      if (is_synthetic || blanket_impl) continue;
      if (of && TRAITS.has(last(of.path))) traits.push(trait(of));
      if (of) continue;
      for (const each of members.filter((each) => index[each].visibility === 'public')) member(index[each], owner);
    }
    if (traits.length > 0) add(`impl ${owner}: ${[...new Set(traits)].sort().join(' + ')}`);
  };

  visit(top, '');
  describeAll();
  return { lines, undocumented };
}

const callable = ({ header }) => (header.is_const ? 'const fn' : 'fn');

const signature = ({ sig, generics: of }) => {
  const inputs = sig.inputs.map(([name, each]) => (name === 'self' ? self(each) : type(each)));
  return `${generics(of)}(${inputs.join(', ')})${sig.output ? ` -> ${type(sig.output)}` : ''}`;
};

const self = (of) => {
  if (!of.borrowed_ref) return 'self';
  return of.borrowed_ref.is_mutable ? '&mut self' : '&self';
};

const generics = (of) => {
  const named = (of?.params ?? []).filter(({ kind }) => !kind.lifetime && !kind.type?.is_synthetic);
  const shown = named.map(({ name, kind }) => `${name}${bounds(kind.type?.bounds)}`);
  return shown.length > 0 ? `<${shown.join(', ')}>` : '';
};

const bounds = (of = []) => {
  const shown = of.flatMap((bound) => (bound.trait_bound ? [trait(bound.trait_bound.trait)] : []));
  return shown.length > 0 ? `: ${shown.join(' + ')}` : '';
};

const trait = ({ path, args: of }) => last(path) + args(of);

const args = (of) => {
  if (!of) return '';
  if (of.parenthesized) {
    const { inputs, output } = of.parenthesized;
    return `(${inputs.map(type).join(', ')})${output ? ` -> ${type(output)}` : ''}`;
  }
  const { args: all = [], constraints = [] } = of.angle_bracketed ?? {};
  const shown = all.flatMap((arg) => {
    if (arg.type) return [type(arg.type)];
    return arg.const ? [arg.const.expr] : [];
  });
  const equal = constraints.map(({ name, binding }) => {
    return binding.equality ? `${name} = ${type(binding.equality.type)}` : `${name}${bounds(binding.constraint)}`;
  });
  const both = [...shown, ...equal];
  return both.length > 0 ? `<${both.join(', ')}>` : '';
};

/** A type as it is written in Rust, without lifetimes. */
function type(of) {
  const [[kind, inner]] = Object.entries(of);
  switch (kind) {
    case 'primitive':
    case 'generic':
      return inner;
    case 'resolved_path':
      return trait(inner);
    case 'borrowed_ref':
      return `&${inner.is_mutable ? 'mut ' : ''}${type(inner.type)}`;
    case 'tuple':
      return `(${inner.map(type).join(', ')})`;
    case 'slice':
      return `[${type(inner)}]`;
    case 'array':
      return `[${type(inner.type)}; ${inner.len}]`;
    case 'impl_trait':
      return `impl${bounds(inner).slice(1)}`;
    case 'dyn_trait':
      return `dyn ${inner.traits.map(({ trait: each }) => trait(each)).join(' + ')}`;
    case 'qualified_path':
      return `${type(inner.self_type)}::${inner.name}`;
    case 'function_pointer':
      return `fn(${inner.sig.inputs.map(([, each]) => type(each)).join(', ')})${inner.sig.output ? ` -> ${type(inner.sig.output)}` : ''}`;
    default:
      return kind;
  }
}

/** The first line in which two texts differ, in words; `undefined` where they are the same. */
export function firstDifference(frozen, now) {
  const [before, after] = [frozen, now].map((text) => text.split('\n'));
  const place = after.findIndex((line, number) => line !== before[number]);
  const at = place < 0 ? after.length : place;
  if (before[at] === undefined && after[at] === undefined) return undefined;
  const gone = before.filter((line) => !after.includes(line)).length;
  const added = after.filter((line) => !before.includes(line)).length;
  return [
    `line ${at + 1} of tests/surface.txt is  ${before[at] ?? '(the end)'}`,
    `the sources have               ${after[at] ?? '(the end)'}`,
    `${gone} lines are gone, ${added} are new; "npm run surface" writes the file`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(() => {
    const { text } = surface() ?? {};
    if (!text) throw new Problem('Rust is missing: there is no cargo on PATH');
    writeFileSync(SURFACE, text);
    console.log(`tests/surface.txt: ${text.split('\n').length - 1} lines`);
  });
}
