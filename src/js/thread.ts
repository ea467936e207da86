// How the thread behind worker.ts starts.

/** The thread's script, which lies beside this one. Written apart, so that bundlers take it for no file of its own. */
const here = import.meta.url;
let imports: string | undefined;

/** Starts the thread from beside this script, wherever that was loaded from. */
export function startThread(): Worker {
  try {
    // Bundlers look for exactly this expression to bring the thread's script along.
    return new Worker(new URL('./worker-thread.js', import.meta.url), { type: 'module' });
  } catch (error) {
    // No worker starts from a script of another origin, but a script of one's own may import it, if that host lets it.
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    const script = `import ${JSON.stringify(new URL('./worker-thread.js', here).href)};`;
    imports ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    return new Worker(imports, { type: 'module' });
  }
}
