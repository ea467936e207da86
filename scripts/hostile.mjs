// `npm run hostile -- --count 500000`: fuzzes every function and every method of the handle; `--seed` varies the input.
// It tests pkg/, or the package in LOIRE_PKG. Exits with 1 if it finds anything.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { Problem, folder, main, root } from './common.mjs';
import { hostileThread } from '../tests/helpers/hostile/thread.mjs';

/** Max processor time of one call, in ms. The longest answers take some tens, random play some hundreds. */
const BUDGET = 2000;

main(async () => {
  const options = { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: 'hostile' } };
  const { values } = parseArgs({ options });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) throw new Problem('--count must be a whole number from 1');
  const mega = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const file = join(folder(join(root, 'target')), `hostile-${values.seed.replace(/\W/g, '-')}.json`);
  const keep = (findings) => writeFileSync(file, JSON.stringify(findings, null, 1));
  const progress = ({ count, found, findings, seconds, memory }) => {
    const line = [
      `${count} calls`,
      `${seconds.toFixed(0)} s`,
      `memory ${mega(memory)}`,
      `found ${JSON.stringify(found)}`,
    ];
    console.log(line.join(', '));
    keep(findings);
  };
  const report = await hostileThread({ count, seed: values.seed, budget: BUDGET, progress });

  const { findings, calls, memory, slowest, ...rest } = report;
  console.log(`\n${report.count} calls in ${report.seconds?.toFixed(0)} s, seed "${values.seed}"`);
  console.log(
    `  accepted ${rest.accepted}, refused ${rest.refused}; accepted and played on for some moves ${rest.followed}`,
  );
  if (memory) console.log(`  memory of the engine: ${mega(memory.start)} at the start, ${mega(memory.end)} at the end`);
  if (rest.growth !== undefined) console.log(`  largest growth by one call: ${mega(rest.growth)}`);
  console.log(`  instances of the engine: ${rest.instances}`);
  for (const { milliseconds, call } of slowest ?? [])
    console.log(`  slow: ${milliseconds.toFixed(0)} ms, ${call.slice(0, 150)}`);
  const each = Object.entries(calls ?? {}).map(([name, times]) => `${name} ${times}`);
  console.log(`  calls of each: ${each.join(', ')}`);
  keep(findings);
  if (findings.length === 0) return console.log('nothing was found');

  for (const { kind, number, call, message } of findings) {
    console.log(`${kind}: call ${number}, ${call.slice(0, 200)}: ${message.slice(0, 300)}`);
  }
  throw new Problem(
    `found ${JSON.stringify(report.found)}; the first ten of each kind with their inputs are in ${file}`,
  );
});
