// `npm start`: serves the page. Needs only Node, as pkg/ is committed. It accepts the most common arguments of Vite:
// --port 8080, --host 0.0.0.0.

import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureNodeModules, main, root } from './common.mjs';

main(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
  ensureNodeModules();
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: join(root, 'www', 'vite.config.ts'),
    server: { port: values.port && Number(values.port), host: values.host },
  });
  await server.listen();
  console.log('\n  Loire is running; stop it with Ctrl-C.\n');
  server.printUrls();
});
