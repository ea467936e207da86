// Finds or installs the browser of the tests, and launches it the same way everywhere.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { Problem, aptInstall, attempt, root, which } from './common.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium; installs one if there is none. */
export function ensureBrowser() {
  const chosen = process.env.LOIRE_CHROMIUM;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Problem(`LOIRE_CHROMIUM names ${chosen}, which does not exist`);
  }
  const find = () => {
    const own = chromium.executablePath(); // where Playwright puts its download
    return NAMES.map(which).find(Boolean) ?? (own && existsSync(own) ? own : undefined);
  };
  if (!find())
    attempt(process.execPath, [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']);
  if (!find()) aptInstall('chromium');
  const path = find();
  if (path) return path;
  throw new Problem(
    'Chromium for the browser tests is missing and could not be installed.\n' +
      'Install chromium or Google Chrome, or set LOIRE_CHROMIUM to the path of one.',
  );
}

/** Launches a headless Chromium without a sandbox (it may run as root) and without background requests. */
export function launchBrowser(options = {}) {
  return chromium.launch({
    executablePath: ensureBrowser(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    ...options,
  });
}
