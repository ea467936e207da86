// pkg/ is up to date if its sources mean the same; a changed comment requires no build.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';

import { meaning } from '../../scripts/digest.mjs';
import { GAMES, root } from '../helpers/package.mjs';

const rust = (text) => meaning('src/lib.rs', text);

test('comments and white space in Rust do not count', () => {
  const bare = 'fn a() -> u8 { 1 }';
  const written = [
    '//! The file.\n\n// A note.\nfn a() -> u8 { 1 }\n',
    '/// What it does: "quotes", it\'s, /* and more.\nfn a() -> u8 {\n    1 // one\n}',
    'fn a() /* why /* nested */ so */ -> u8 { 1 }',
    'fn a()\n    -> u8\n{\n    1\n}\n\n/* to the end',
  ];
  for (const text of written) assert.equal(rust(text), bare);
});

test('code counts, and so does everything inside a literal', () => {
  const differ = (one, other) => assert.notEqual(rust(one), rust(other), one);
  differ('fn a() { 1 }', 'fn a() { 2 }');
  differ('let a = "//x";', 'let a = "//y";');
  differ('let a = "a  b";', 'let a = "a b";');
  differ('let a = "\\"//x";', 'let a = "\\"//y";');
  differ('let a = r#"a" // x"#;', 'let a = r#"a" // y"#;');
  differ('let a = br##"a"# // x"##;', 'let a = br##"a"# // y"##;');
  differ('let a = (\'"\', 1); // "', 'let a = (\'"\', 2); // "');
  differ("let a = ('\\'', \"//x\");", "let a = ('\\'', \"//y\");");
  differ("let a = (b'\"', '\\u{22}', '/', \"//x\");", "let a = (b'\"', '\\u{22}', '/', \"//y\");");
  differ("fn a<'a>(a: &'a str) { 'b: loop { \"//x\" } }", "fn a<'a>(a: &'a str) { 'b: loop { \"//y\" } }");
  differ('let a = "one\n  two";', 'let a = "one\n two";');
});

test('a comment after an apparent start of a literal is still a comment', () => {
  assert.equal(rust("fn a<'a>() {} // it's\nfn b() {}"), "fn a<'a>() {} fn b() {}");
  assert.equal(rust("let (a, b) = ('\"', '\\\\'); // \"\nlet c = 1;"), "let (a, b) = ('\"', '\\\\'); let c = 1;");
  assert.equal(rust('let a = bar; // r"\nlet b = 1;'), 'let a = bar; let b = 1;');
});

test('comments in scripts, styles and Cargo.toml do not count, their strings do', () => {
  const same = (path, one, other) => assert.equal(meaning(path, one), meaning(path, other));
  same('a.ts', '// note\nexport const a: number = 1; /* two */', 'export const a = 1;');
  same('a.mjs', 'export const a = `//\n  x`; // note', 'export const a = `//\n  x`;');
  same('a.css', '/* note */\na { color: red; }', 'a {\n  color: red;\n}');
  same('Cargo.toml', '# note\n[package]\nname = "a # b"\n', '[package]\nname = "a # b"\n');
  assert.notEqual(meaning('a.ts', 'export const a = "// x";'), meaning('a.ts', 'export const a = "// y";'));
  assert.notEqual(meaning('a.toml', 'name = "a # b"\n'), meaning('a.toml', 'name = "a # c"\n'));
});

test('every source has a stable meaning without line comments', async () => {
  const names = (await readdir(join(root, 'src'), { recursive: true })).filter((name) => name.endsWith('.rs'));
  assert.ok(names.length > 100);
  for (const name of names) {
    const once = rust(await readFile(join(root, 'src', name), 'utf8'));
    assert.equal(rust(once), once, name);
    assert.ok(!/(^|\s)\/\/[/!]?\s/.test(once), `${name} keeps a comment`);
  }
});

test('every game has a profile for optimized builds', async () => {
  const profiles = join(root, 'scripts', 'profiles');
  assert.deepEqual((await readdir(profiles)).sort(), GAMES.map((game) => `${game}.profdata.br`).sort());
  for (const game of GAMES) {
    const counts = brotliDecompressSync(await readFile(join(profiles, `${game}.profdata.br`)));
    assert.equal(counts.toString('latin1', 0, 8), '\xfflprofi\x81', `${game}: run "npm run profile"`);
  }
});
