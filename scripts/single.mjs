// `npm run build:single`: builds the page as one HTML file, target/single/loire.html, which works from file://.

import { statSync } from 'node:fs';
import { join } from 'node:path';

import { ensureNodeModules, main, root } from './common.mjs';

main(async () => {
  ensureNodeModules();
  const { build } = await import('vite');
  await build({ configFile: join(root, 'www', 'vite.single.config.ts'), logLevel: 'warn' });
  const file = join('target', 'single', 'loire.html');
  console.log(`${file}: ${statSync(join(root, file)).size} bytes`);
});
