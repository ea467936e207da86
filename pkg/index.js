import r from"./core.js";export*from"./core.js";function o(t){return r(t,i=>i??new URL("./loire.wasm",import.meta.url))}export{o as init};
