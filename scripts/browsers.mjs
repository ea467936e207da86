// `npm run browsers`: a short game of each title in Chromium, in Firefox and in WebKit, the engine of Safari.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Problem, aptInstall, ensureNodeModules, main, root, run, which } from './common.mjs';

/** The path of a Firefox; installs one if there is none. */
export function ensureFirefox() {
  const chosen = process.env.LOIRE_FIREFOX;
  if (chosen && !existsSync(chosen)) throw new Problem(`LOIRE_FIREFOX names ${chosen}, which does not exist`);
  const find = () => chosen ?? which('firefox-esr') ?? which('firefox');
  if (!find()) aptInstall('firefox-esr');
  if (find()) return find();
  throw new Problem('Firefox is missing and could not be installed. Install it, or set LOIRE_FIREFOX to its path.');
}

/** The paths of WebKit's driver, which comes with a browser, and of a virtual screen; installs what is missing. */
export function ensureWebKit() {
  const find = () => ({ driver: which('WebKitWebDriver'), screen: which('Xvfb') });
  const isThere = () => Object.values(find()).every(Boolean);
  if (!isThere()) aptInstall('webkit2gtk-driver', 'xvfb');
  if (isThere()) return find();
  throw new Problem('WebKit is missing and could not be installed. On Debian, install webkit2gtk-driver and xvfb.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async () => {
    ensureNodeModules();
    (await import('./browser.mjs')).ensureBrowser();
    ensureFirefox();
    ensureWebKit();
    const folder = join(root, 'tests', 'browsers');
    const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
    // Firefox is controlled by a WebSocket, which Node 20 has only with a flag.
    const args = ['--experimental-websocket', '--test', '--test-reporter=spec', '--test-concurrency=1'];
    run(process.execPath, [...args, ...files.map((name) => join(folder, name))]);
  });
}
