/** A value as JSON text. Whatever the value is, the answer is text or a LoireError. */
export declare function text(value: unknown, path: string): string;
/** A number, or a LoireError. */
export declare function number(value: unknown, path: string): number;
/** A number if one is given. */
export declare function optional(value: unknown, path: string): number | undefined;
/** A string, or a LoireError. */
export declare function string(value: unknown, path: string): string;
/** Calls the engine. */
export declare function call<T>(run: () => T): T;
