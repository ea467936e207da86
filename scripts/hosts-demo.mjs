// `npm run hosts:demo`: two nodes with Redis and Postgres of their own, and two addresses at which two people play.
// `npm run hosts:demo -- orleans` plays another game. Ctrl+C ends all of it, and removes it.

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
  if (!setup) throw new Problem(`there are ${Object.keys(SETUPS).join(', ')}`);
  installHosts('colyseus');
  if (!ensureServices()) throw new Problem('install redis-server and postgresql first');
  if (process.execPath !== hostNode()) {
    // Colyseus wants a newer Node than this one: the same again with that.
    const again = spawn(hostNode(), process.argv.slice(1), { cwd: root, stdio: 'inherit' });
    for (const signal of SIGNALS) process.on(signal, () => again.kill(signal));
    [process.exitCode] = await once(again, 'exit');
    return;
  }
  const { open, startCluster } = await import('../tests/helpers/hosts/cluster.mjs');
  const cluster = await startCluster(2, { page: await buildHostPage() });
  try {
    const { id, keys } = await open(cluster.nodes[0], setup);
    console.log('\nTwo people play, each at an address of their own and at another node:');
    for (const [seat, key] of keys.entries()) {
      console.log(`  ${cluster.nodes[seat].url}/#id=${id}&seat=${seat}&key=${key}`);
    }
    console.log(`Others watch:\n  ${cluster.nodes[0].url}/#id=${id}`);
    console.log('\nOpen both in two windows of a browser on this machine. Ctrl+C ends it, and removes it.');
    // They may come twice, from the terminal and from whoever has started this.
    await new Promise((done) => {
      for (const signal of SIGNALS) process.on(signal, done);
    });
  } finally {
    await cluster.stop();
  }
});
