// The thread behind worker-node.ts.

import { parentPort } from 'node:worker_threads';

import { fromDisk } from './disk.js';
import { answerCalls } from './worker-answers.js';

answerCalls({
  listen: (hear) => parentPort?.on('message', hear),
  tell: (data) => parentPort?.postMessage(data),
  find: fromDisk,
});
