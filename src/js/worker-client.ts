/// <reference lib="esnext.disposable" preserve="true" />
// The engine in a worker: long searches keep the page responsive and can be aborted. The entries worker.ts and
// worker-node.ts start its thread.

import { type InitInput, LoireError } from './core.js';
import { CHANGES } from './contract.js';
import type { ErrorDetails } from './errors.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Platform } from './platform.js';
import type { Answer, Functions, Request, Step, Stop, Told } from './worker-answers.js';
import { type Call, WorkerGame } from './worker-game.js';

export type { InitInput, WorkerGame };
export type { ErrorCode, ErrorDetails } from './errors.js';
export type * from './games.js';

/** The name of a function that a worker can call. */
export type FunctionName = keyof Functions;

/** The last argument of every call: a signal that aborts it. */
export interface Abortable {
  signal?: Platform<'AbortSignal'> | undefined;
}

/** Additional options of searches. */
export interface Listening {
  /** Stops the search; it answers with its result so far. */
  enough?: Platform<'AbortSignal'> | undefined;
  /** Receives the number of playouts so far and the goal, which may be unlimited if there is a time limit. */
  onProgress?: ((playouts: number, goal: number) => void) | undefined;
}

/** The part of a browser's `Worker` that `LoireWorker` uses. */
export interface Thread {
  postMessage(message: unknown): void;
  terminate(): unknown;
  /** Called with `{ data }`. */
  onmessage: unknown;
  /** Called with `{ message }`. */
  onerror: unknown;
}

export interface WorkerOptions {
  /**
   * The sources of the wasm modules, by game; default: the files beside the worker. A Response cannot be sent to a
   * worker. A game is loaded on the first call about it.
   */
  wasm?: { [G in GameId]?: Exclude<InitInput, Platform<'Response'>> };
  /** Starts the worker thread; default: from beside this script. */
  start?: () => Thread;
}

/** A call without an answer yet; it is sent again if its thread ends. */
interface Waiting {
  request: Request;
  settle: (answer: Answer) => void;
  tell: Listening['onProgress'];
}

/** The history of a handle, which a new thread replays. */
interface Kept {
  start: Step;
  /** The calls that changed the game, in order. */
  journal: Step[];
}

/** An engine in a worker of its own. */
export class WorkerClient {
  readonly #startThread: () => Thread;
  readonly #options: WorkerOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #games = new Map<number, Kept>();
  #thread: Thread | undefined;
  #lastId = 0;

  /** @internal Made by the entries, which know how to start a thread on their platform. */
  constructor(options: WorkerOptions, startThread: () => Thread) {
    this.#options = options;
    this.#startThread = startThread;
  }

  /** Calls a function of the engine in the worker. */
  call<N extends FunctionName>(name: N, ...args: Parameters<Functions[N]>): Promise<ReturnType<Functions[N]>> {
    return this.callWith({}, name, ...args);
  }

  /**
   * The same, with an abort signal. A running computation receives no messages, so an abort ends the thread: other
   * pending calls are sent again to a new thread, and handles are replayed.
   */
  callWith<N extends FunctionName>(
    options: Abortable,
    name: N,
    ...args: Parameters<Functions[N]>
  ): Promise<ReturnType<Functions[N]>> {
    return this.#send(options, { name, args });
  }

  /** Starts a game in the worker. */
  async create<G extends GameId>(setup: g.Setup<G> & g.In<G>, options?: Abortable): Promise<WorkerGame<G>> {
    return this.#open(['create', seeded(copy(setup))], options);
  }

  /** Loads a state, or a record replayed to its end, in the worker; a seed adds a dealer. */
  async load<G extends GameId>(
    from: (g.State<G> | g.Record<G>) & g.In<G>,
    options: Abortable & { seed?: string } = {},
  ): Promise<WorkerGame<G>> {
    const { seed } = options;
    return this.#open(['load', copy(from), ...(seed === undefined ? [] : [{ seed }])], options);
  }

  /** Ends the worker and rejects pending calls. The next call starts a new worker, in which handles continue. */
  close(): void {
    this.#end();
    this.#refuse({ code: 'closed', message: 'the worker was closed' });
  }

  [Symbol.dispose](): void {
    this.close();
  }

  async #open<G extends GameId>(start: Step, options?: Abortable): Promise<WorkerGame<G>> {
    const game = ++this.#lastId;
    const keep = () => this.#games.set(game, { start, journal: [] });
    await this.#send(options, { name: 'open', game, args: [start, []] }, keep);
    return this.#handle<G>(game);
  }

  #handle<G extends GameId>(game: number): WorkerGame<G> {
    const kept = this.#games.get(game)!;
    const call: Call = (options, name, ...args) => {
      if (!this.#games.has(game)) return Promise.reject(new LoireError({ code: 'freed', message: 'it was freed' }));
      // The journal keeps the outcomes, since the draws would differ in a replay.
      const step = ({ args }: Request, value: unknown): Step =>
        name === 'deal' ? ['apply', (value as g.Progress).entries] : [name, ...args];
      const keep = (request: Request, value: unknown) => kept.journal.push(step(request, value));
      return this.#send(options, { name, game, args }, CHANGES.has(name) ? keep : undefined);
    };
    const fork = async (options?: Abortable) => {
      const twin = ++this.#lastId;
      // Answers come in order, so the journal now has exactly the earlier calls.
      const keep = () => this.#games.set(twin, { start: kept.start, journal: [...kept.journal] });
      if (this.#games.has(game)) await this.#send(options, { name: 'fork', game, args: [twin] }, keep);
      else await call(options, 'fork');
      return this.#handle<G>(twin);
    };
    const free = () => {
      if (this.#games.delete(game))
        this.#thread?.postMessage({ id: 0, name: 'free', game, args: [] } satisfies Request);
    };
    return new WorkerGame<G>(call, fork, free);
  }

  /** Sends a call and waits for its answer. `keep` runs directly after a success, before any other code. */
  #send<T>(
    { signal, enough, onProgress }: Abortable & Listening = {},
    call: Omit<Request, 'id'>,
    keep?: (request: Request, value: unknown) => void,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const id = ++this.#lastId;
      const request: Request = copy({ ...call, id });
      const onAbort = () => {
        this.#waiting.delete(id);
        this.#restart();
        reject(signal!.reason);
      };
      const onEnough = () => this.#thread?.postMessage({ stop: id } satisfies Stop);
      const settle = (answer: Answer) => {
        signal?.removeEventListener('abort', onAbort);
        enough?.removeEventListener('abort', onEnough);
        if ('error' in answer) return reject(new LoireError(answer.error));
        keep?.(request, answer.value);
        resolve(answer.value as T);
      };
      this.#started().postMessage(request);
      this.#waiting.set(id, { request, settle, tell: onProgress });
      signal?.addEventListener('abort', onAbort, { once: true });
      if (enough?.aborted) onEnough();
      enough?.addEventListener('abort', onEnough, { once: true });
    });
  }

  #started(): Thread {
    if (this.#thread) return this.#thread;
    const thread = this.#begin(this.#options.start ?? this.#startThread);
    thread.onmessage = ({ data }: { data: Answer | Told }) => {
      const waiting = this.#waiting.get(data.id);
      if ('goal' in data) return waiting?.tell?.(data.playouts, data.goal);
      this.#waiting.delete(data.id);
      waiting?.settle(data);
      // A fault of the engine has lost all handles of the thread; a new thread replays them.
      if (waiting && 'error' in data && data.error.code === 'internal') this.#restart();
    };
    thread.onerror = (event: { message?: string }) => {
      this.#end();
      this.#refuse({ code: 'noWorker', message: event.message || 'the worker could not be started' });
    };
    thread.postMessage({ wasm: this.#options.wasm });
    for (const [game, { start, journal }] of this.#games) {
      thread.postMessage({ id: 0, name: 'open', game, args: [start, journal] } satisfies Request);
    }
    return (this.#thread = thread);
  }

  #begin(start: () => Thread): Thread {
    try {
      return start();
    } catch (error) {
      const message = `the worker could not be started: ${error instanceof Error ? error.message : error}`;
      throw new LoireError({ code: 'noWorker', message });
    }
  }

  #restart(): void {
    this.#end();
    try {
      for (const { request } of this.#waiting.values()) this.#started().postMessage(request);
    } catch (error) {
      this.#refuse(error as LoireError);
    }
  }

  #end(): void {
    if (!this.#thread) return;
    this.#thread.onmessage = this.#thread.onerror = null; // ignores messages that are still on their way
    this.#thread.terminate();
    this.#thread = undefined;
  }

  #refuse(error: ErrorDetails): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { request, settle } of waiting) settle({ id: request.id, error });
  }
}

/** A copy that the caller cannot change; throws a LoireError for values that cannot be cloned. */
function copy<T>(value: T): T {
  try {
    return structuredClone(value);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'it cannot be sent to a worker';
    throw new LoireError({ code: 'badInput', message });
  }
}

/** Adds a seed to a set-up without a dealer, so that a new thread deals the same again. */
function seeded(setup: unknown): unknown {
  if (typeof setup !== 'object' || setup === null) return setup;
  const { seed, dealer } = setup as { seed?: unknown; dealer?: unknown };
  if ((seed ?? dealer ?? undefined) !== undefined) return setup;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { ...setup, seed: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
