// `npm run tools`: tests the packed package in the tools that people use, each in a project of its own.
//
//   npm run tools -- --only vite-5,jest   some of them
//   npm run tools -- --list               their names
//   npm run tools -- --missing-ok         passes although a tool cannot be installed
//
// It tests pkg/, or the package in LOIRE_PKG. docs/using-it.md lists what each tool needs; the tests read it from
// there.

import { parseArgs } from 'node:util';

import { Problem, ensureNodeModules, main } from './common.mjs';
import { buildStandalone } from './standalone.mjs';

main(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, list: { type: 'boolean' }, 'missing-ok': { type: 'boolean' } },
  });
  ensureNodeModules();
  const { ROWS } = await import('../tests/tools/rows.mjs');
  if (values.list) return console.log(ROWS.map(({ name }) => name).join('\n'));
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !ROWS.some((row) => row.name === name));
  if (unknown) throw new Problem(`unknown tool "${unknown}"; npm run tools -- --list names them`);

  const { tryTool } = await import('../tests/tools/harness.mjs');
  const { loadLoire, packageFolder } = await import('../tests/helpers/package.mjs');
  await buildStandalone(packageFolder);
  const { playGame } = await import('../tests/helpers/player.mjs');
  const expected = playGame(await loadLoire());
  const failed = [];
  for (const row of ROWS.filter(({ name }) => !only || only.includes(name))) {
    const start = performance.now();
    const tell = (what) => console.log(`${row.name.padEnd(18)} ${what}`);
    try {
      await tryTool(row, expected);
      tell(`works (${((performance.now() - start) / 1000).toFixed(0)} s)`);
    } catch (error) {
      if (error.isMissing) tell('CANNOT BE INSTALLED');
      else tell('FAILS');
      console.log(String(error.isMissing ? (error.stderr ?? error) : (error.stack ?? error)).replace(/^/gm, '    '));
      if (!error.isMissing || !values['missing-ok']) failed.push(row.name);
    }
  }
  if (failed.length > 0) throw new Problem(`${failed.length} failed: ${failed.join(', ')}`);
});
