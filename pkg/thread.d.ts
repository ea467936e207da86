/** Starts the thread's script from beside this one, whatever its origin. */
export declare function startThread(): Worker;
