// The thread behind worker.ts.

import { beside } from './beside.js';
import { answerCalls } from './worker-answers.js';

answerCalls({
  listen: (hear) => addEventListener('message', ({ data }) => hear(data)),
  tell: (data) => postMessage(data),
  find: (game, given) => given ?? beside(game),
});
