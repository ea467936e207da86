// src/js/node.ts
import initFrom from "./core.js";

// src/js/node-files.ts
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// src/js/urls.ts
var FILES = {
  burgundy: () => new URL("./burgundy.wasm", import.meta.url),
  orleans: () => new URL("./orleans.wasm", import.meta.url),
  stories: () => new URL("./stories.wasm", import.meta.url)
};
function wasmUrl(game) {
  return packageUrl(FILES[game]());
}
function packageUrl(url) {
  const real = url.href.replace(/\/\.vite\/deps\/(?=[^/]+$)/, "/loire/");
  return real === url.href ? url : new URL(real);
}

// src/js/node-files.ts
function wasmFile(game, given) {
  const found = given ?? packageFile(`${game}.wasm`, () => wasmUrl(game));
  return found instanceof URL && found.protocol === "file:" ? readFile(found) : found;
}
function packageFile(file, script) {
  const first = attempt(script);
  if (first?.protocol === "file:" && existsSync(first)) return first;
  const places = [import.meta.url, join(process.cwd(), "loire")].filter(Boolean);
  const { createRequire } = process.getBuiltinModule("node:module");
  const found = places.map((place) => attempt(() => createRequire(place).resolve(`loire/${file}`))).find(Boolean);
  if (found) return pathToFileURL(found);
  throw new Error(`${file} is neither beside the script nor in a package "loire" that can be found from there`);
}
function attempt(work) {
  try {
    return work();
  } catch {
    return void 0;
  }
}

// src/js/node.ts
export * from "./core.js";
function init(what) {
  return initFrom(what, wasmFile);
}
export {
  init
};
