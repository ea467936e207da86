// Runs the hostile run in a thread, so that the waiting main thread can report a call that never returns.

import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

/** Max time of a call in ms; a longer one counts as hanging. */
const PATIENCE = 120_000;

/**
 * Runs in a thread; `progress` receives each tenth and its findings. The report is the run's, or names the call that
 * hangs.
 */
export function hostileThread({ count, seed, budget, progress }) {
  const calls = new Int32Array(new SharedArrayBuffer(8));
  const call = new Uint8Array(new SharedArrayBuffer(2000));
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: { count, seed, budget, calls, call } });
  return new Promise((resolve, reject) => {
    let [seen, since] = [-1, performance.now()];
    const watch = setInterval(() => {
      if (calls[0] !== seen) [seen, since] = [calls[0], performance.now()];
      if (performance.now() - since < PATIENCE) return;
      clearInterval(watch);
      void thread.terminate();
      const what = new TextDecoder().decode(call.slice(0, calls[1]));
      const finding = { kind: 'hang', number: seen, call: what, message: `no answer for ${PATIENCE / 1000} s` };
      resolve({ seed, count: seen, findings: [finding], found: { hang: 1 } });
    }, 1000);
    thread.on('message', (message) => {
      if (message.progress) return progress(message.progress);
      clearInterval(watch);
      resolve(message.report);
    });
    thread.on('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
  });
}

if (!isMainThread && workerData?.calls) {
  const { hostileRun } = await import('./run.mjs');
  const { count, seed, budget, calls, call } = workerData;
  const encoder = new TextEncoder();
  const report = await hostileRun({
    count,
    seed,
    budget,
    tell: (number, what) => {
      calls[1] = encoder.encodeInto(what, call).written;
      calls[0] = number;
    },
    progress: ({ count, found, findings }, seconds, memory) =>
      parentPort.postMessage({ progress: { count, found, findings, seconds, memory } }),
  });
  parentPort.postMessage({ report });
}
