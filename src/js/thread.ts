// How the thread behind worker.ts starts.

import { packageUrl } from './urls.js';

/** Where this script lies; by a name of its own, so that bundlers bring no second copy of the thread along. */
const here = import.meta.url;
/** The address of a script that imports the thread's, once one is needed. */
let imports: string | undefined;

/** Starts the thread from beside this script, wherever that was loaded from. */
export function startThread(): Worker {
  // Vite up to 7 sees through no `new URL` while one develops; where this script lies is unknown in a classic one.
  if (here?.includes('/.vite/deps/'))
    return new Worker(packageUrl(new URL('./worker-thread.js', here)), { type: 'module' });
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
