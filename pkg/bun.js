// src/js/bun.ts
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import burgundy from "./burgundy.wasm" with { type: "file" };
import orleans from "./orleans.wasm" with { type: "file" };
import stories from "./stories.wasm" with { type: "file" };
import initFrom from "./core.js";
export * from "./core.js";
var FILES = { burgundy, orleans, stories };
function init(what) {
  return initFrom(what, (game, given) => {
    if (given instanceof URL && given.protocol === "file:") return readFile(given);
    return given ?? readFile(fileURLToPath(new URL(FILES[game], import.meta.url)));
  });
}
export {
  init
};
