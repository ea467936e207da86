// Another site's page with <loire-game> on it, under the strict policy.

import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { launchBrowser } from '../../scripts/browser.mjs';
import { packageFolder } from './package.mjs';
import { STRICT_POLICY, startSite } from './site.mjs';

let browser;

/** Starts the site; call it once at the top of a test file. */
export function useBrowser() {
  before(async () => void (browser = await launchBrowser()));
  after(() => browser?.close());
}

/** A page that loads only the element. */
const page = (
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>stranger</title><script src="/watch.js"></script>
  <script type="module" src="/pkg/element.js"></script><body>${body}</body></html>`;

/** Records all events of all games; runs before any script of the package. */
const WATCH = `
  window.told = [];
  const observe = (element) => {
    for (const type of ['ready', 'action', 'state', 'end', 'error'])
      element.addEventListener(type, ({ detail }) => told.push({ id: element.id, type, detail, drawn: Boolean(element.shadowRoot?.querySelector('svg')) }));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.localName === 'loire-game') observe(node);
  }).observe(document, { childList: true, subtree: true });`;

/** Opens a page with the given body under the strict policy; any error on it fails the test. */
export async function onStrangersPage(body, use, { viewport = { width: 1280, height: 900 }, locale } = {}) {
  const site = await startSite({
    pages: { '/': page(body), '/watch.js': WATCH },
    folders: { '/pkg': packageFolder },
    headers: { 'content-security-policy': STRICT_POLICY },
  });
  const context = await browser.newContext({ viewport, ...(locale ? { locale } : {}) });
  try {
    const tab = await context.newPage();
    const complaints = [];
    tab.on('pageerror', (error) => complaints.push(String(error.stack)));
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await tab.goto(site.url);
    await use(tab);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
    await site.close();
  }
}

/** Waits until this many games have drawn their first frame. */
export const ready = (tab, count = 1) =>
  tab.waitForFunction((count) => told.filter(({ type }) => type === 'ready').length === count, count);

/** Opens the list of all actions of a game and returns the first; `place` is a tab or a frame. */
export async function firstAction(place, game = 'loire-game') {
  await place.waitForSelector(`${game} .list .action`, { state: 'attached', timeout: 20_000 });
  const fold = place.locator(`${game} .fold`);
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
  return place.locator(`${game} .list .action`).first();
}
