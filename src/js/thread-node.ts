// Starts the thread of worker-node.ts.

import { packageFile } from './node-files.js';
import type { Thread } from './worker-client.js';

/** Starts the thread. It does not keep the process alive, except while a call waits for its answer. */
export function startThread(): Thread {
  // Imported at run time: bundlers that support threads would rewrite the import.
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  const script = () => new URL('./worker-thread-node.js', import.meta.url);
  const thread = new Worker(packageFile('worker-thread-node.js', script));
  thread.unref();
  let waiting = 0;
  const count = (change: number) => {
    waiting += change;
    if (waiting > 0) thread.ref();
    else thread.unref();
  };
  const started: Thread = {
    postMessage(message: { id?: number }) {
      if (message.id) count(1);
      thread.postMessage(message);
    },
    terminate: () => thread.terminate(),
    onmessage: null,
    onerror: null,
  };
  thread.on('message', (data: { id?: number; goal?: number }) => {
    if (data.id && data.goal === undefined) count(-1);
    (started.onmessage as Listener)?.({ data });
  });
  thread.on('error', (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    (started.onerror as Listener)?.({ message });
  });
  return started;
}

type Listener = ((event: { data?: unknown; message?: string }) => void) | null;
