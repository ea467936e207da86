// The engine behind a module worker: long thoughts leave the page responsive and can be aborted.

import { type InitInput, LoireError } from './core.js';
import type { Answer, Functions, Request } from './worker-thread.js';

export { type InitInput, LoireError };
export type * from './games.js';

/** The name of a function that a worker can be asked to call. */
export type FunctionName = keyof Functions;

export interface WorkerOptions {
  /** What the worker instantiates instead of the wasm file beside it; a Response cannot be sent to a worker. */
  wasm?: Exclude<InitInput, Response>;
  /** Starts the worker thread in another way than from beside this script. */
  start?: () => Worker;
}

/** An engine in a worker of its own. */
export class LoireWorker {
  readonly #options: WorkerOptions;
  readonly #waiting = new Map<number, { request: Request; settle: (answer: Answer) => void }>();
  #thread: Worker | undefined;
  #lastId = 0;

  constructor(options: WorkerOptions = {}) {
    this.#options = options;
  }

  /** Calls a function of the engine in the worker. */
  call<N extends FunctionName>(name: N, ...args: Parameters<Functions[N]>): Promise<ReturnType<Functions[N]>> {
    return this.callWith({}, name, ...args);
  }

  /**
   * The same, with a signal that aborts it. A running computation hears no message, so an abort ends the thread; calls
   * that others are waiting for are sent again to a new one.
   */
  callWith<N extends FunctionName>(
    { signal }: { signal?: AbortSignal },
    name: N,
    ...args: Parameters<Functions[N]>
  ): Promise<ReturnType<Functions[N]>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const id = ++this.#lastId;
      const onAbort = () => {
        this.#waiting.delete(id);
        this.#restart();
        reject(signal!.reason);
      };
      const settle = (answer: Answer) => {
        signal?.removeEventListener('abort', onAbort);
        if ('value' in answer) resolve(answer.value as ReturnType<Functions[N]>);
        else reject(answer.details ? new LoireError(answer.details) : new Error(answer.message));
      };
      const request: Request = { id, name, args };
      this.#started().postMessage(request);
      this.#waiting.set(id, { request, settle });
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  /** Ends the worker; whoever still waits is refused. The next call starts a new one. */
  close(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    this.#refuse('the worker was closed');
  }

  [Symbol.dispose](): void {
    this.close();
  }

  #started(): Worker {
    if (this.#thread) return this.#thread;
    // Bundlers look for exactly this expression to bring the thread's script along.
    const start = () => new Worker(new URL('./worker-thread.js', import.meta.url), { type: 'module' });
    const thread = (this.#options.start ?? start)();
    thread.onmessage = ({ data }: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      waiting?.settle(data);
    };
    thread.onerror = (event) => {
      this.#thread = undefined;
      this.#refuse(event.message || 'the worker could not be started');
    };
    thread.postMessage({ wasm: this.#options.wasm });
    return (this.#thread = thread);
  }

  #restart(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    for (const { request } of this.#waiting.values()) this.#started().postMessage(request);
  }

  #refuse(message: string): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { request, settle } of waiting) settle({ id: request.id, message });
  }
}
