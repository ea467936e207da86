// Drives Firefox by WebDriver BiDi and WebKit by WebDriver, with the few methods of a Playwright tab that these tests
// use; Chromium uses Playwright itself. The drivers come with the browsers.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

import { launchBrowser } from '../../scripts/browser.mjs';
import { ensureFirefox, ensureWebKit } from '../../scripts/browsers.mjs';
import { freePort } from '../../scripts/services.mjs';

const VIEWPORT = { width: 1280, height: 800 };

/** Starts a program; `line` waits for its output. */
function start(program, args, env = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const ended = new Promise((done) => child.once('close', done));
  /** The match of the first line that matches. */
  const says = (pattern) =>
    new Promise((done, fail) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on('line', (line) => {
          const match = pattern.exec(line);
          if (match) done(match);
        });
      child.once('error', fail);
      child.once('close', (code) => fail(new Error(`${program} ended early (${code})`)));
    });
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { says, stop };
}

/** A tab with Playwright's methods, built on what both protocols share. */
function tabOf({ goto, reload, call, perform, close }) {
  const evaluate = async (body, argument = null) => {
    const text = await call(`JSON.stringify(await (${body})(${JSON.stringify(argument)}))`);
    return text === undefined || text === null ? undefined : JSON.parse(text);
  };
  const waitForFunction = async (body, argument) => {
    for (let waited = 0; !(await evaluate(body, argument)); waited += 50) {
      if (waited > 60_000) throw new Error(`timed out while waiting for ${body}`);
      await sleep(50);
    }
  };
  const click = async (selector) => {
    await waitForFunction((selector) => Boolean(document.querySelector(selector)?.checkVisibility()), selector);
    const { x, y } = await evaluate((selector) => {
      const element = document.querySelector(selector);
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    }, selector);
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  };
  return { goto, reload, evaluate, waitForFunction, click, close };
}

async function openFirefox() {
  const profile = mkdtempSync(join(tmpdir(), 'loire-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = start(ensureFirefox(), args);
  const [, address] = await firefox.says(/listening on (ws:\S+)/);
  const { send, end } = await bidi(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = (await send('browsingContext.getTree')).contexts[0];
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT });
  return tabOf({
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    perform: (actions) => send('input.performActions', { context, actions }),
    call: async (expression) => {
      const functionDeclaration = `async () => ${expression}`;
      const params = { functionDeclaration, awaitPromise: true, target: { context } };
      const { result, exceptionDetails } = await send('script.callFunction', params);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    close: async () => {
      end();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  });
}

/** Requests and responses over a socket. */
async function bidi(url) {
  const socket = new WebSocket(url);
  const waiting = new Map();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    const { done, fail } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) fail?.(new Error(`${error}: ${message}`));
    else done?.(result);
  });
  await new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', () => fail(new Error(`no connection to ${url}`)));
  });
  let last = 0;
  const send = (method, params = {}) =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, { done, fail });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, end: () => socket.close() };
}

async function openWebKit() {
  const { driver, screen } = ensureWebKit();
  const { width, height } = VIEWPORT;
  // WebKitGTK needs a screen; the pipe returns the number of a free one.
  const xvfb = start(screen, ['-displayfd', '1', '-screen', '0', `${width + 160}x${height + 160}x24`]);
  const [, display] = await xvfb.says(/^(\d+)$/);
  const port = await freePort();
  const webkit = start(driver, [`--port=${port}`], { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' });
  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await answers(() => ask('GET', '/status'));
  const { sessionId } = await ask('POST', '/session', { capabilities: {} });
  const post = (path, body = {}) => ask('POST', `/session/${sessionId}/${path}`, body);
  await post('timeouts', { script: 600_000 });
  await post('window/rect', { width, height: height + 60 });
  return tabOf({
    goto: (url) => post('url', { url }),
    reload: () => post('refresh'),
    perform: (actions) => post('actions', { actions }),
    call: async (expression) => {
      const script = `const done = arguments[0]; (async () => ${expression})().then(done, (error) => done({ error: String(error) }))`;
      const value = await post('execute/async', { script, args: [] });
      if (value?.error) throw new Error(value.error);
      return value;
    },
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`);
      await webkit.stop();
      await xvfb.stop();
    },
  });
}

/** Waits until the server responds. */
async function answers(question) {
  for (let tries = 0; ; tries++) {
    try {
      return await question();
    } catch (error) {
      if (tries > 200) throw error;
      await sleep(100);
    }
  }
}

async function openChromium() {
  const browser = await launchBrowser();
  const tab = await browser.newPage({ viewport: VIEWPORT });
  return Object.assign(tab, { close: () => browser.close() });
}

/** Opens a browser with one tab. */
export const BROWSERS = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };
