// The script of the thread of worker.ts.

import { wasmUrl } from './urls.js';
import { answerCalls } from './worker-answers.js';

answerCalls({
  listen: (hear) => addEventListener('message', ({ data }) => hear(data)),
  tell: (data) => postMessage(data),
  find: (game, given) => given ?? wasmUrl(game),
});
