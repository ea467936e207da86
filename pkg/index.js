// src/js/index.ts
import initFrom from "./core.js";

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

// src/js/index.ts
export * from "./core.js";
function init(what) {
  return initFrom(what, (game, given) => given ?? wasmUrl(game));
}
export {
  init
};
