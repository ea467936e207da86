// The declarations: types they must not contain, and a proof that a forgotten variant does not compile.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { packageFolder, root } from '../helpers/package.mjs';

test('no declaration contains any, Map or bigint', async () => {
  const files = (await readdir(packageFolder)).filter((name) => name.endsWith('.d.ts'));
  assert.ok(files.includes('types.d.ts') && files.includes('worker.d.ts'));
  for (const file of files) {
    const text = await readFile(join(packageFolder, file), 'utf8');
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '');
    assert.doesNotMatch(code, /\b(any|bigint|BigInt|Map|ReadonlyMap|Set|object|Function)\b/, file);
  }
});

test('the manual of the package lists every code', async () => {
  const read = (file) => readFile(join(packageFolder, file), 'utf8');
  const union = (text, name) =>
    [...text.match(new RegExp(`type ${name} = ([^;]+);`))[1].matchAll(/['"](\w+)['"]/g)].map(([, code]) => code);
  const codes = [...union(await read('types.d.ts'), 'EngineCode'), ...union(await read('errors.d.ts'), 'ScriptCode')];
  assert.ok(codes.length > 20, codes.join());
  const manual = await read('README.md');
  const listed = manual
    .slice(manual.indexOf('| code | when |'))
    .match(/^\|[^|]+/gm)
    .join();
  assert.deepEqual(
    codes.filter((code) => !listed.includes(`\`${code}\``)),
    [],
  );
});

/** Answers that the bag-building games share for many questions: the rule belongs to the question. */
const SHARED = ['ready', 'decline'];

test('the comment of every answer names its rule, and every question and draw has one', async () => {
  const text = await readFile(join(packageFolder, 'types.d.ts'), 'utf8');
  const unions = [
    ...text.matchAll(
      /^export type (?!StoriesPlot\b)((?:Burgundy|Orleans|Stories)\w*(Action|Plot|Ask|Draw|Step)) =([\s\S]*?)(?=^export type)/gm,
    ),
  ];
  assert.ok(unions.length >= 19, `${unions.length} unions`);
  for (const [, name, kind, members] of unions) {
    const variants = [...members.matchAll(/(?:\/\*\* ([^*]+) \*\/\s+)?(?:\| )?\{\s+type: "(\w+)"/g)];
    assert.ok(variants.length > 0, name);
    for (const [, comment, member] of variants) {
      assert.ok(comment, `${name}: ${member} has no comment`);
      const hasRule = ['Action', 'Plot'].includes(kind) && !(SHARED.includes(member) && !name.startsWith('Burgundy'));
      if (hasRule) assert.match(comment, /\b[BOST]-\d{3}\b/, `${name}: ${member}`);
    }
  }
});

/** The unions of each game and of the expansion, with their least number of variants. */
const UNIONS = { burgundy: 91, orleans: 150, 'trade-intrigue': 70, stories: 164 };

for (const [name, least] of Object.entries(UNIONS))
  test(`${name}: a switch without one of the variants does not compile`, async () => {
    const source = await readFile(join(root, `tests/types/exhaustive-${name}.ts`), 'utf8');
    // In the repository, so that the package resolves by its name.
    const parent = join(root, 'target');
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(join(parent, 'types-'));
    try {
      const lines = source.split('\n');
      const cases = lines.flatMap((line, index) => (line.includes("case '") ? [index] : []));
      assert.ok(cases.length >= least, `${cases.length} variants`);
      const config = { extends: '../../tests/types/tsconfig.json', include: ['*.ts'] };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
      await writeFile(join(folder, 'whole.ts'), source);
      for (const index of cases)
        await writeFile(join(folder, `without-${index}.ts`), lines.toSpliced(index, 1).join('\n'));
      const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      const compiled = promisify(execFile)(process.execPath, [tsc, '--project', folder, '--pretty', 'false'], {
        maxBuffer: 1 << 26,
      });
      const { stdout } = await compiled.then(
        () => assert.fail('it compiled'),
        (error) => error,
      );
      const wrong = new Set(
        [...stdout.matchAll(/(whole|without-\d+)\.ts\(\d+,\d+\): error TS2345/g)].map(([, name]) => name),
      );
      assert.deepEqual([...wrong].sort(), cases.map((index) => `without-${index}`).sort(), stdout.slice(0, 2000));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
