// The worker entry in Node: a thread of node:worker_threads that looks like a browser's worker on both sides.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { GAMES, entry, packageFolder } from './package.mjs';

const INSIDE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Instance = WebAssembly.Instance;
  let memory;
  WebAssembly.Instance = class extends Instance { constructor(...args) { super(...args); memory = this.exports.memory; } };
  const spoil = (name) => name && name === workerData.trapAt && new Uint8Array(memory.buffer).fill(0xff);
  globalThis.addEventListener = (_, listener) => parentPort.on('message', (data) => (spoil(data.name), listener({ data })));
  globalThis.postMessage = (value) => parentPort.postMessage(value);
  import(workerData.script);`;

/** The wasm files of all games, since Node's fetch does not support file: URLs. */
const modules = () =>
  Object.fromEntries(GAMES.map((game) => [game, readFileSync(join(packageFolder, `${game}.wasm`))]));

/** A worker of the package, with the number of threads it has started. A call of this name makes the engine trap. */
export async function startWorker({ wasm = modules(), trapAt } = {}) {
  const { LoireWorker } = await import(entry('./worker'));
  let threads = 0;
  const start = () => {
    threads++;
    const thread = new Worker(INSIDE, { eval: true, workerData: { script: entry('./worker-thread.js'), trapAt } });
    return {
      postMessage: (value) => thread.postMessage(value),
      terminate: () => void thread.terminate(),
      set onmessage(listener) {
        thread.removeAllListeners('message');
        if (listener) thread.on('message', (data) => listener({ data }));
      },
      set onerror(listener) {
        thread.removeAllListeners('error');
        thread.on('error', listener ?? (() => {}));
      },
    };
  };
  const worker = new LoireWorker({ start, wasm });
  return { worker, threads: () => threads };
}
