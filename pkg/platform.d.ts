/**
 * An instance of a global class, such as `Platform<'URL'>`. `never` if its types are not declared, as callers then have
 * no such object to pass.
 */
export type Platform<Name extends string> = typeof globalThis extends Record<Name, {
    prototype: infer Made;
}> ? Made : never;
/** The same for `WebAssembly.Module`. */
export type WasmModule = typeof globalThis extends {
    WebAssembly: {
        Module: {
            prototype: infer Made;
        };
    };
} ? Made : never;
