// The script of the thread of worker-node.ts.

import { parentPort } from 'node:worker_threads';

import { wasmFile } from './node-files.js';
import { answerCalls } from './worker-answers.js';

answerCalls({
  listen: (hear) => parentPort?.on('message', hear),
  tell: (data) => parentPort?.postMessage(data),
  find: wasmFile,
});
