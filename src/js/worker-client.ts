/// <reference lib="esnext.disposable" preserve="true" />
// The engine behind a worker: long thoughts leave the page responsive and can be aborted. How its thread starts is said
// by the entries, worker.ts and worker-node.ts.

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

/** The name of a function that a worker can be asked to call. */
export type FunctionName = keyof Functions;

/** What every call takes as its last argument: a signal that aborts it. */
export interface Abortable {
  signal?: Platform<'AbortSignal'> | undefined;
}

/** What long thoughts take besides. */
export interface Listening {
  /** Says that it is enough: the answer is what is known by then. */
  enough?: Platform<'AbortSignal'> | undefined;
  /** Hears how many playouts are done, and how many it will be; as many as the time allows, if there is one. */
  onProgress?: ((playouts: number, goal: number) => void) | undefined;
}

/** A thread as `LoireWorker` uses it: a browser's `Worker`, or what behaves like one. */
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
   * What the worker makes a game's engine from instead of the wasm file beside it, by the game's name; a Response
   * cannot be sent to a worker. A game is loaded when the first call is about it.
   */
  wasm?: { [G in GameId]?: Exclude<InitInput, Platform<'Response'>> };
  /** Starts the worker thread in another way than from beside this script. */
  start?: () => Thread;
}

/** A call that somebody waits for; it is sent again if its thread is ended. */
interface Waiting {
  request: Request;
  settle: (answer: Answer) => void;
  tell: Listening['onProgress'];
}

/** A handle's way from its beginning to where it stands; a new thread goes it again. */
interface Kept {
  start: Step;
  /** The calls that changed it, in order. */
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

  /** @internal Made by the entries, which know how a thread starts where they run. */
  constructor(options: WorkerOptions, startThread: () => Thread) {
    this.#options = options;
    this.#startThread = startThread;
  }

  /** Calls a function of the engine in the worker. */
  call<N extends FunctionName>(name: N, ...args: Parameters<Functions[N]>): Promise<ReturnType<Functions[N]>> {
    return this.callWith({}, name, ...args);
  }

  /**
   * The same, with a signal that aborts it. A running computation hears no message, so an abort ends the thread: calls
   * that others are waiting for are sent again to a new one, and handles are played again to where they stood.
   */
  callWith<N extends FunctionName>(
    options: Abortable,
    name: N,
    ...args: Parameters<Functions[N]>
  ): Promise<ReturnType<Functions[N]>> {
    return this.#send(options, { name, args });
  }

  /** A new game kept in the worker. */
  async create<G extends GameId>(setup: g.Setup<G> & g.In<G>, options?: Abortable): Promise<WorkerGame<G>> {
    return this.#open(['create', seeded(copy(setup))], options);
  }

  /** A saved state, or a record replayed to its end, kept in the worker; with a seed it gets a dealer. */
  async load<G extends GameId>(
    from: (g.State<G> | g.Record<G>) & g.In<G>,
    options: Abortable & { seed?: string } = {},
  ): Promise<WorkerGame<G>> {
    const { seed } = options;
    return this.#open(['load', copy(from), ...(seed === undefined ? [] : [{ seed }])], options);
  }

  /** Ends the worker; whoever still waits is refused. The next call starts a new one, and handles live on in it. */
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
      // Chance would answer otherwise another time, so what it answered is kept.
      const step = ({ args }: Request, value: unknown): Step =>
        name === 'deal' ? ['apply', (value as g.Progress).entries] : [name, ...args];
      const keep = (request: Request, value: unknown) => kept.journal.push(step(request, value));
      return this.#send(options, { name, game, args }, CHANGES.has(name) ? keep : undefined);
    };
    const fork = async (options?: Abortable) => {
      const twin = ++this.#lastId;
      // Answers come in order, so by now the journal holds exactly what was called before.
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

  /**
   * Sends a call and waits for its answer; `keep` runs as soon as it has succeeded, before anything else can happen.
   */
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
      // A fault of the engine took all handles of the thread with it; in a new one they are played again.
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
    this.#thread.onmessage = this.#thread.onerror = null; // what it has still said is not heard any more
    this.#thread.terminate();
    this.#thread = undefined;
  }

  #refuse(error: ErrorDetails): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { request, settle } of waiting) settle({ id: request.id, error });
  }
}

/** A copy that the caller cannot change any more; a LoireError if there can be none. */
function copy<T>(value: T): T {
  try {
    return structuredClone(value);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'it cannot be sent to a worker';
    throw new LoireError({ code: 'badInput', message });
  }
}

/** The set-up with a seed, if nobody deals yet: a new thread must deal the same again. */
function seeded(setup: unknown): unknown {
  if (typeof setup !== 'object' || setup === null) return setup;
  const { seed, dealer } = setup as { seed?: unknown; dealer?: unknown };
  if ((seed ?? dealer ?? undefined) !== undefined) return setup;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { ...setup, seed: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
