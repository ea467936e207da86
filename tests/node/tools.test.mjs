// The packed package in the tools that are installed anyway: esbuild, TypeScript, Node. `npm run tools` tries others.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';

import { build } from 'esbuild';

import { loadLoire, manifest, resolved, root } from '../helpers/package.mjs';
import { playGame, playHandle } from '../helpers/player.mjs';
import { makeProject } from '../helpers/project.mjs';
import { commandsIn, filesIn } from '../tools/page.mjs';
import { TYPE_PROJECTS, UNCAUGHT, readable, typeProjects } from '../tools/strict.mjs';

const execute = promisify(execFile);
const PLAYED = `import * as loire from 'loire';
  const playGame = ${playGame};
  loire.init({ games: ['burgundy'] }).then(() => console.log(playGame(loire)));`;

let project, expected;
before(async () => {
  expected = playGame(await loadLoire());
  project = await makeProject({
    'played.js': PLAYED,
    'imported.js': `import burgundy from 'loire/burgundy.wasm';\n${PLAYED}`.replace(
      /init\(.*?\)/,
      'init({ burgundy })',
    ),
    'worker.js': `import { LoireWorker } from 'loire/worker';
      const playHandle = ${playHandle};
      playHandle(new LoireWorker()).then(console.log);`,
    'main.js': UNCAUGHT,
    'common.cjs': `
      const loire = require('./node_modules/loire/node.cjs');
      const { Table } = require('./node_modules/loire/table.cjs');
      const { LoireWorker } = require('./node_modules/loire/worker.cjs');
      const playGame = ${playGame};
      const playHandle = ${playHandle};
      const shares = () => Table.create({ game: 'burgundy', seats: 2 }).view(null).version === 0;
      loire.init({ games: ['burgundy'] })
        .then(() => playHandle(new LoireWorker()))
        .then((hash) => console.log(playGame(loire), hash === playGame(loire), shares()));`,
    ...typeProjects(),
  });
});
after(() => project?.remove());

/** Bundles a script of the project, runs it and returns its output. */
async function bundled(source, options) {
  const outfile = join(project.folder, 'dist', options.format, options.format === 'cjs' ? 'out.cjs' : 'out.mjs');
  const { warnings } = await build({
    ...{ absWorkingDir: project.folder, bundle: true, platform: 'node', logLevel: 'silent', outfile },
    ...{ entryPoints: [source], ...options },
  });
  assert.deepEqual(warnings, []);
  return project.node(outfile);
}

for (const format of ['esm', 'cjs'])
  test(`esbuild for Node, ${format}: the bundle finds the wasm file in the package`, async () => {
    assert.equal(await bundled('played.js', { format }), expected);
    assert.equal(await bundled('worker.js', { format }), expected);
  });

test('esbuild for a page: the wasm file can be imported in every format', async () => {
  const options = { platform: 'browser', target: 'es2022', loader: { '.wasm': 'binary' } };
  for (const format of ['esm', 'cjs', 'iife'])
    assert.equal(await bundled('imported.js', { ...options, format }), expected);
});

test('the lines of docs/using-it.md for esbuild work', async () => {
  // `npx` finds the installed esbuild.
  const own = await makeProject(filesIn('esbuild'));
  try {
    await mkdir(join(own.folder, 'node_modules', '.bin'), { recursive: true });
    await symlink(join(root, 'node_modules', '.bin', 'esbuild'), join(own.folder, 'node_modules', '.bin', 'esbuild'));
    const commands = commandsIn('esbuild');
    assert.equal(commands.length, 6);
    for (const command of commands) {
      const { stderr } = await execute('sh', ['-c', command], { cwd: own.folder });
      assert.doesNotMatch(stderr, /WARNING|ERROR/, command);
    }
    // Bundles for pages with the wasm file inside run in Node too; those that fetch it need it beside them.
    for (const script of ['main.mjs', 'start.cjs', 'classic.js'])
      assert.match(await own.node(join('dist', script)), /'\d: /, script);
    await own.node(join('dist', 'import.js'));
    const written = await readdir(join(own.folder, 'dist'));
    for (const file of ['main.js', 'burgundy.wasm', 'worker-thread.js', 'core.js'])
      assert.ok(written.includes(file), file);
  } finally {
    await own.remove();
  }
});

test('the worker needs no options in Node and does not keep it alive', async () => {
  assert.equal(await project.node('worker.js'), expected);
});

test('CommonJS, as Jest loads it, has one engine for all entries', async () => {
  assert.equal(await project.node('common.cjs'), `${expected} true true`);
});

test('an uncaught error is readable', async () => {
  const { stderr } = await project.node('main.js').catch((error) => error);
  readable(stderr);
});

for (const name of Object.keys(TYPE_PROJECTS).filter((name) => !TYPE_PROJECTS[name].options.types))
  test(`TypeScript checks every declaration: ${name}`, async () => {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout } = await execute(process.execPath, [tsc, '--project', join(project.folder, name)]).catch((e) => e);
    assert.equal(stdout, '');
  });

/** The files to which an entry resolves under these conditions. */
const GIVEN = [
  ['.', ['browser', 'import', 'module', 'production'], './index.js'],
  ['.', ['browser', 'require', 'module', 'webpack'], './index.js'],
  ['.', ['browser', 'require', 'default'], './node.cjs'], // Jest with jsdom
  ['.', ['node', 'require', 'default'], './node.cjs'], // Jest
  ['.', ['node', 'require', 'module-sync'], './node.js'],
  ['.', ['node', 'import', 'module-sync'], './node.js'],
  ['.', ['node', 'import'], './node.js'],
  ['.', ['bun', 'node', 'import'], './bun.js'],
  ['.', ['workerd', 'worker', 'browser', 'import'], './workerd.js'],
  ['.', ['import'], './index.js'],
  ['./worker', ['browser', 'import', 'module'], './worker.js'],
  ['./worker', ['node', 'import'], './worker-node.js'],
  ['./worker', ['import'], './worker.js'],
  ['./table', ['node', 'require', 'module-sync'], './table.js'],
  ['./table', ['browser', 'require'], './table.cjs'],
];

test('each tool resolves its entry by its conditions', () => {
  for (const [name, conditions, file] of GIVEN) assert.equal(resolved(name, conditions), file, conditions.join());
  const leaves = (target) =>
    typeof target === 'string' ? [] : 'types' in target ? [target] : Object.values(target).flatMap(leaves);
  for (const leaf of leaves(manifest.exports)) assert.deepEqual(Object.keys(leaf), ['types', 'default']);
});
