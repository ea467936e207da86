// src/js/workerd.ts
import initFrom from "./core.js";
export * from "./core.js";
var MODULES = {
  burgundy: () => import("./burgundy.wasm"),
  orleans: () => import("./orleans.wasm"),
  stories: () => import("./stories.wasm")
};
function init(what) {
  return initFrom(what, async (game, given) => given ?? (await MODULES[game]()).default);
}
export {
  init
};
