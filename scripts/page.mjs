// `npm run build:page`: builds the page into www/dist, a folder of files for any web server.

import { join } from 'node:path';

import { ensureNodeModules, main, root } from './common.mjs';

main(async () => {
  ensureNodeModules();
  const { build } = await import('vite');
  await build({ configFile: join(root, 'www', 'vite.config.ts') });
});
