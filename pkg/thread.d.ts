/** Starts the thread from beside this script, wherever that was loaded from. */
export declare function startThread(): Worker;
