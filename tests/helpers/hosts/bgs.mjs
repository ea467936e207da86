// Calls the functions of an engine of boardgamers.space as its server does: some in the main process and some in a
// worker, on data that was stored in between.

import { Worker } from 'node:worker_threads';

/** A worker that imports an engine and calls it. */
const WORKER = `
  import { parentPort, workerData } from 'node:worker_threads';
  const engine = await import(workerData);
  parentPort.on('message', ({ id, name, args }) => {
    try { parentPort.postMessage({ id, value: engine[name](...args) }); }
    catch ({ code, rule, message }) { parentPort.postMessage({ id, error: { code, rule, message } }); }
  });`;

/** The engine of a game: `here`, `there` in a worker, and `call`, which chooses between them by `pick`. */
export async function startEngine(game, pick) {
  const entry = new URL(`../../../hosts/bgs/${game}.js`, import.meta.url).href;
  const here = await import(entry);
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`), { workerData: entry });
  const waiting = new Map();
  worker.on('message', ({ id, value, error }) => {
    const { done, failed } = waiting.get(id);
    waiting.delete(id);
    if (error) failed(Object.assign(new Error(error.message), error));
    else done(value);
  });
  let last = 0;
  const there = (name, ...args) =>
    new Promise((done, failed) => {
      waiting.set(++last, { done, failed });
      worker.postMessage({ id: last, name, args });
    });
  const call = async (name, data, ...args) => {
    const stored = JSON.parse(JSON.stringify(data));
    return pick([true, false]) ? here[name](stored, ...args) : there(name, stored, ...args);
  };
  return { here, there, call, stop: () => worker.terminate() };
}
