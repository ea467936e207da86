/**
 * What a global class makes, such as `Platform<'URL'>`. Nothing where its types are unknown: without those of a browser
 * or of Node nobody has one to hand over.
 */
export type Platform<Name extends string> = typeof globalThis extends Record<Name, {
    prototype: infer Made;
}> ? Made : never;
/** The same of `WebAssembly.Module`. */
export type WasmModule = typeof globalThis extends {
    WebAssembly: {
        Module: {
            prototype: infer Made;
        };
    };
} ? Made : never;
