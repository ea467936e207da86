// Tries one tool: creates a project with the packed package and the tool, plays a game in it, and compares the hash of
// the last state with the expected one.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { launchBrowser } from '../../scripts/browser.mjs';
import { makeProject } from '../helpers/project.mjs';
import { startSite } from '../helpers/site.mjs';

/** Time limits of a command, a server and a page, in ms; only a hanging one reaches them. */
const PATIENCE = 300_000;

/** Tries a row of tests/tools/rows.mjs; throws with the tool's output if the game is not played. */
export async function tryTool({ tools, type, files, run, serve, site, text, says }, expected) {
  const project = await makeProject(files, { tools, type });
  const port = serve ? await freePort() : undefined;
  const env = {
    ...process.env,
    PORT: port,
    TARBALL: project.tarball,
    PATH: `${join(project.folder, 'node_modules', '.bin')}:${process.env.PATH}`,
    NODE_ENV: '', // each tool sets its own
    CI: '1',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
  };
  const started = [];
  const start = (command) => {
    const child = begin(command, project.folder, env);
    started.push(child);
    return child;
  };
  try {
    let printed = '';
    for (const command of run ?? []) printed = await finished(start(command));
    if (site) return await onSite(join(project.folder, site), expected);
    if (!serve) return says ? says(printed) : expectHash(printed, expected);
    const server = start(serve);
    const url = `http://localhost:${port}`;
    await answering(url, server);
    if (text) return expectHash(await (await fetch(url + text)).text(), expected, server.logTail);
    return await onPage(url, expected, server.logTail);
  } finally {
    await Promise.all(started.map(end));
    await project.remove();
  }
}

/** Starts a shell command in its own process group and collects its output. */
function begin(command, folder, env) {
  const child = spawn('sh', ['-c', command], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const out = { printed: '', all: '' };
  child.stdout.on('data', (data) => {
    out.printed += data;
    out.all += data;
  });
  child.stderr.on('data', (data) => {
    out.all += data;
  });
  return Object.assign(child, { command, out, logTail: () => out.all.slice(-4000) });
}

async function finished(child) {
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), PATIENCE);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  if (code !== 0) throw new Error(`${child.command}: exit ${code}\n${child.logTail()}`);
  return child.out.printed.trim();
}

/** Kills a process with all its children. */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    return; // it has ended already
  }
  await closed;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Waits until a server responds. */
async function answering(url, server) {
  const last = Date.now() + PATIENCE;
  while (Date.now() < last && server.exitCode === null) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`${server.command} does not answer\n${server.logTail()}`);
}

function expectHash(printed, expected, logTail = () => '') {
  if (!printed.includes(expected)) throw new Error(`the game was not played:\n${printed.slice(-4000)}\n${logTail()}`);
}

async function onSite(folder, expected) {
  const site = await startSite({ folders: { '': folder } });
  try {
    await onPage(`${site.url}/index.html`, expected);
  } finally {
    await site.close();
  }
}

/** Opens a page in Chromium and waits until its title reports the result of the game. */
async function onPage(url, expected, logTail = () => '') {
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage();
    const complaints = [];
    tab.on('pageerror', (error) => complaints.push(String(error)));
    tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await tab.goto(url, { timeout: PATIENCE });
    // A development server may reload the page once it has found the imports.
    const isOver = () => document.title.startsWith('hash: ') || document.title.startsWith('failed: ');
    const done = await tab.waitForFunction(isOver, undefined, { timeout: PATIENCE / 5 }).catch((error) => error);
    const title = await tab.title();
    if (title !== `hash: ${expected}`)
      throw new Error([`the page says "${title}"`, ...complaints, done?.message ?? '', logTail()].join('\n'));
  } finally {
    await browser.close();
  }
}
