/** A sentence on a rule in a language, if there is one; made by the plugin in rules.ts. */
declare module 'virtual:rules' {
  const ruleText: (language: string, rule: string) => Promise<string | undefined>;
  export default ruleText;
}

/** Registers the service worker; made by vite-plugin-pwa. */
declare module 'virtual:pwa-register' {
  export function registerSW(options: {
    onNeedRefresh(): void;
    onRegisteredSW(script: string, registration: ServiceWorkerRegistration | undefined): void;
    onRegisterError(error: unknown): void;
  }): void;
}

/** The styles of an embedded game, all in one; made by scripts/element.mjs. */
declare module 'virtual:element-styles' {
  const css: string;
  export default css;
}

/** What the element as a classic script has inside; made by scripts/element.mjs. */
declare module 'virtual:inside' {
  /** The wasm modules of all games, as base64. */
  export const engines: Record<import('loire').GameId, string>;
  /** The script of the bots' thread. */
  export const thread: string;
}

/** A font as a data URL. */
declare module '*.woff2?inline' {
  const url: string;
  export default url;
}

/** A file of the package, by its address. */
declare module 'loire/*.wasm?url' {
  const url: string;
  export default url;
}
