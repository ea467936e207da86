// Starts the thread of worker.ts.

import { packageUrl } from './urls.js';

/** The URL of this script, in a constant so that bundlers do not include a second copy of the thread. */
const here = import.meta.url;
/** The blob URL of a script that imports the thread's, made on first use. */
let imports: string | undefined;

/** Starts the thread's script from beside this one, whatever its origin. */
export function startThread(): Worker {
  // Vite up to 7 does not resolve `new URL` in development; a classic script does not know its own URL.
  if (here?.includes('/.vite/deps/'))
    return new Worker(packageUrl(new URL('./worker-thread.js', here)), { type: 'module' });
  try {
    // Bundlers look for exactly this expression to include the thread's script.
    return new Worker(new URL('./worker-thread.js', import.meta.url), { type: 'module' });
  } catch (error) {
    // A worker needs a script of the page's origin. A local script may import one from elsewhere, if its host allows
    // that.
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    const script = `import ${JSON.stringify(new URL('./worker-thread.js', here).href)};`;
    imports ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    return new Worker(imports, { type: 'module' });
  }
}
