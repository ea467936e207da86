/// <reference lib="esnext.disposable" preserve="true" />
import { type InitInput } from './core.js';
import type * as g from './games.js';
import type { GameId } from './games.js';
import type { Platform } from './platform.js';
import type { Functions } from './worker-answers.js';
import { WorkerGame } from './worker-game.js';
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
    wasm?: {
        [G in GameId]?: Exclude<InitInput, Platform<'Response'>>;
    };
    /** Starts the worker thread in another way than from beside this script. */
    start?: () => Thread;
}
/** An engine in a worker of its own. */
export declare class WorkerClient {
    #private;
    /** Calls a function of the engine in the worker. */
    call<N extends FunctionName>(name: N, ...args: Parameters<Functions[N]>): Promise<ReturnType<Functions[N]>>;
    /**
     * The same, with a signal that aborts it. A running computation hears no message, so an abort ends the thread: calls
     * that others are waiting for are sent again to a new one, and handles are played again to where they stood.
     */
    callWith<N extends FunctionName>(options: Abortable, name: N, ...args: Parameters<Functions[N]>): Promise<ReturnType<Functions[N]>>;
    /** A new game kept in the worker. */
    create<G extends GameId>(setup: g.Setup<G> & g.In<G>, options?: Abortable): Promise<WorkerGame<G>>;
    /** A saved state, or a record replayed to its end, kept in the worker; with a seed it gets a dealer. */
    load<G extends GameId>(from: (g.State<G> | g.Record<G>) & g.In<G>, options?: Abortable & {
        seed?: string;
    }): Promise<WorkerGame<G>>;
    /** Ends the worker; whoever still waits is refused. The next call starts a new one, and handles live on in it. */
    close(): void;
    [Symbol.dispose](): void;
}
