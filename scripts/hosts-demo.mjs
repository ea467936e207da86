// `npm run hosts:demo`: starts two nodes with their own Redis and Postgres, and prints two addresses for two players.
// `npm run hosts:demo -- orleans` plays another game. Ctrl+C stops and removes everything.

import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { Problem, main, root } from './common.mjs';
import { buildHostPage, hostNode, installHosts } from './hosts.mjs';
import { ensureServices } from './services.mjs';

const SETUPS = {
  burgundy: { game: 'burgundy', seats: 2 },
  orleans: { game: 'orleans', seats: 2 },
  stories: { game: 'stories', seats: 2, scenario: 'firstKingdom' },
};

const SIGNALS = ['SIGINT', 'SIGTERM'];

main(async () => {
  const setup = SETUPS[process.argv[2] ?? 'burgundy'];
  if (!setup) throw new Problem(`unknown game; games are ${Object.keys(SETUPS).join(', ')}`);
  installHosts('colyseus');
  if (!ensureServices()) throw new Problem('install redis-server and postgresql first');
  if (process.execPath !== hostNode()) {
    // Colyseus needs a newer Node than this one: restarts this script with it.
    const again = spawn(hostNode(), process.argv.slice(1), { cwd: root, stdio: 'inherit' });
    for (const signal of SIGNALS) process.on(signal, () => again.kill(signal));
    [process.exitCode] = await once(again, 'exit');
    return;
  }
  const { open, startCluster } = await import('../tests/helpers/hosts/cluster.mjs');
  const cluster = await startCluster(2, { page: await buildHostPage() });
  try {
    const { id, keys } = await open(cluster.nodes[0], setup);
    console.log('\nTwo players, each at an own address and node:');
    for (const [seat, key] of keys.entries()) {
      console.log(`  ${cluster.nodes[seat].url}/#id=${id}&seat=${seat}&key=${key}`);
    }
    console.log(`Others watch:\n  ${cluster.nodes[0].url}/#id=${id}`);
    console.log('\nOpen both in two browser windows on this machine. Ctrl+C stops and removes everything.');
    // Signals may come twice, from the terminal and from the parent process.
    await new Promise((done) => {
      for (const signal of SIGNALS) process.on(signal, done);
    });
  } finally {
    await cluster.stop();
  }
});
