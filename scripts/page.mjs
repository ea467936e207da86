// `npm run build:page`: the page as a folder of files for any web server, www/dist.

import { join } from 'node:path';

import { ensureNodeModules, main, root } from './common.mjs';

main(async () => {
  ensureNodeModules();
  const { build } = await import('vite');
  await build({ configFile: join(root, 'www', 'vite.config.ts') });
});
