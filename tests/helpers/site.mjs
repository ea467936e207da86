// A web site for browser tests: pages given as text, folders served as files, and custom headers.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The policy under which the package promises to work: it forbids everything but fetching from the same site. */
export const STRICT_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Starts a site. `pages` are `{ '/index.html': text }`, `folders` are `{ '/pkg': path }`, `headers` are added to every
 * response, `types` overrides content types. `requests` lists the requested paths.
 */
export async function startSite({ pages = {}, folders = {}, headers = {}, types = {} }) {
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    if (path === '/favicon.ico') return response.writeHead(204).end();
    requests.push(path);
    const content = await find(path, pages, folders);
    if (content === undefined) return response.writeHead(404).end();
    const extension = extname(path) || '.html';
    const type = types[extension] ?? TYPES[extension] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, ...headers }).end(content);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

async function find(path, pages, folders) {
  if (pages[path] !== undefined) return pages[path];
  for (const [prefix, folder] of Object.entries(folders)) {
    if (!path.startsWith(`${prefix}/`)) continue;
    const inside = normalize(path.slice(prefix.length + 1));
    if (inside.startsWith('..')) return undefined;
    const content = await readFile(join(folder, inside)).catch(() => undefined);
    if (content !== undefined) return content;
  }
  return undefined;
}
