import{initFrom as i}from"./core.js";export*from"./core.js";function n(t){return i(()=>t??new URL("./loire.wasm",import.meta.url))}export{n as init};
