// Renders the PNG icons of the page from www/public/icon.svg. Run it after a change of the drawing and commit the
// result.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { launchBrowser } from './browser.mjs';
import { main, root } from './common.mjs';

/** The drawing keeps to the safe zone, so it also serves as a maskable icon. */
const SIZES = [192, 512];

main(async () => {
  const folder = join(root, 'www', 'public');
  const drawing = readFileSync(join(folder, 'icon.svg')).toString('base64');
  const browser = await launchBrowser();
  try {
    for (const size of SIZES) {
      const tab = await browser.newPage({ viewport: { width: size, height: size } });
      await tab.setContent(
        `<style>body{margin:0}img{display:block;width:100vw}</style><img src="data:image/svg+xml;base64,${drawing}">`,
      );
      await tab.screenshot({ path: join(folder, `icon-${size}.png`) });
    }
  } finally {
    await browser.close();
  }
});
