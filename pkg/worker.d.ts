import { type InitInput, LoireError } from './core.js';
import type { Functions } from './worker-thread.js';
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
export declare class LoireWorker {
    #private;
    constructor(options?: WorkerOptions);
    /** Calls a function of the engine in the worker. */
    call<N extends FunctionName>(name: N, ...args: Parameters<Functions[N]>): Promise<ReturnType<Functions[N]>>;
    /**
     * The same, with a signal that aborts it. A running computation hears no message, so an abort ends the thread; calls
     * that others are waiting for are sent again to a new one.
     */
    callWith<N extends FunctionName>({ signal }: {
        signal?: AbortSignal;
    }, name: N, ...args: Parameters<Functions[N]>): Promise<ReturnType<Functions[N]>>;
    /** Ends the worker; whoever still waits is refused. The next call starts a new one. */
    close(): void;
    [Symbol.dispose](): void;
}
