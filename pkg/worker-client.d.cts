/// <reference lib="esnext.disposable" preserve="true" />
import { type InitInput } from './core.cjs';
import type * as g from './games.cjs';
import type { GameId } from './games.cjs';
import type { Platform } from './platform.cjs';
import type { Functions } from './worker-answers.cjs';
import { WorkerGame } from './worker-game.cjs';
export type { InitInput, WorkerGame };
export type { ErrorCode, ErrorDetails } from './errors.cjs';
export type * from './games.cjs';
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
    wasm?: {
        [G in GameId]?: Exclude<InitInput, Platform<'Response'>>;
    };
    /** Starts the worker thread; default: from beside this script. */
    start?: () => Thread;
}
/** An engine in a worker of its own. */
export declare class WorkerClient {
    #private;
    /** Calls a function of the engine in the worker. */
    call<N extends FunctionName>(name: N, ...args: Parameters<Functions[N]>): Promise<ReturnType<Functions[N]>>;
    /**
     * The same, with an abort signal. A running computation receives no messages, so an abort ends the thread: other
     * pending calls are sent again to a new thread, and handles are replayed.
     */
    callWith<N extends FunctionName>(options: Abortable, name: N, ...args: Parameters<Functions[N]>): Promise<ReturnType<Functions[N]>>;
    /** Starts a game in the worker. */
    create<G extends GameId>(setup: g.Setup<G> & g.In<G>, options?: Abortable): Promise<WorkerGame<G>>;
    /** Loads a state, or a record replayed to its end, in the worker; a seed adds a dealer. */
    load<G extends GameId>(from: (g.State<G> | g.Record<G>) & g.In<G>, options?: Abortable & {
        seed?: string;
    }): Promise<WorkerGame<G>>;
    /** Ends the worker and rejects pending calls. The next call starts a new worker, in which handles continue. */
    close(): void;
    [Symbol.dispose](): void;
}
