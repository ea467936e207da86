// Stubs for the browser globals that importing the element uses, so that the import is safe without a browser, as in
// server-side rendering. The build puts this file before the others.

const page = globalThis.document ?? ({ createTreeWalker: () => undefined } as unknown as Document);
const Base = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);
const registry =
  globalThis.customElements ?? ({ get: () => undefined, define() {} } as unknown as CustomElementRegistry);

export { Base as HTMLElement, page as document, registry as customElements };
