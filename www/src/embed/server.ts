// The names of a browser that are used while the element is imported. Where there is no browser, as in server-side
// rendering, something stands in for them that does nothing, so that importing is safe. The build puts this before the
// rest.

const page = globalThis.document ?? ({ createTreeWalker: () => undefined } as unknown as Document);
const Base = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);
const registry =
  globalThis.customElements ?? ({ get: () => undefined, define() {} } as unknown as CustomElementRegistry);

export { Base as HTMLElement, page as document, registry as customElements };
