const here = require('node:url').pathToFileURL(__filename).href;
const { TextDecoder, TextEncoder } = require('node:util');
"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/js/node.ts
var node_exports = {};
__export(node_exports, {
  Game: () => Game,
  LoireError: () => LoireError,
  apply: () => apply,
  arrange: () => arrange,
  check: () => check,
  components: () => components,
  deal: () => deal,
  fromBytes: () => fromBytes,
  games: () => games,
  hash: () => hash,
  init: () => init,
  initSync: () => initSync,
  isSeats: () => isSeats,
  legalActions: () => legalActions,
  look: () => look,
  newGame: () => newGame,
  outcomes: () => outcomes,
  play: () => play,
  preview: () => preview,
  record: () => record,
  replay: () => replay,
  scores: () => scores,
  settle: () => settle,
  suggest: () => suggest,
  toBytes: () => toBytes,
  turn: () => turn,
  validate: () => validate,
  version: () => version,
  view: () => view,
  withoutDealer: () => withoutDealer
});
module.exports = __toCommonJS(node_exports);

// <define:__LOIRE_BUILDS__>
var define_LOIRE_BUILDS_default = { burgundy: "burgundy 0.1.0 (006d3a1a91d8)", orleans: "orleans 0.1.0 (b22b8d302a45)", stories: "stories 0.1.0 (356c1b73f5a9)" };

// src/js/bytes.ts
var LONGEST = 20;
function namedIn(bytes2) {
  const isLetter = (byte) => byte >= 97 && byte <= 122;
  const first = [...bytes2.subarray(0, LONGEST)];
  const end = first.findIndex((byte) => !isLetter(byte));
  return String.fromCharCode(...first.slice(0, end < 0 ? first.length : end));
}

// src/js/errors.ts
var LoireError = class _LoireError extends Error {
  /** Keeps the name when a bundler shortens that of the class. */
  static name = "LoireError";
  /** What went wrong, for programs. */
  code;
  static {
    Object.defineProperty(_LoireError.prototype, "name", { value: "LoireError", writable: true, configurable: true });
  }
  constructor(details) {
    super(details.message);
    this.code = details.code;
    if (details.rule !== void 0) this.rule = details.rule;
    if (details.params !== void 0) this.params = details.params;
    if (details.path !== void 0) this.path = details.path;
    if (details.entry !== void 0) this.entry = details.entry;
    if (details.fault !== void 0) this.fault = details.fault;
    if (details.problems !== void 0) this.problems = details.problems;
    if (details.game !== void 0) this.game = details.game;
  }
};
function reason(error) {
  try {
    return error instanceof Error ? error.message : String(error);
  } catch {
    return "an error that cannot be shown";
  }
}

// glue:#glue
var glue_default = () => {
  var glue = (() => {
    var __defProp2 = Object.defineProperty;
    var __getOwnPropDesc2 = Object.getOwnPropertyDescriptor;
    var __getOwnPropNames2 = Object.getOwnPropertyNames;
    var __hasOwnProp2 = Object.prototype.hasOwnProperty;
    var __export2 = (target, all) => {
      for (var name in all)
        __defProp2(target, name, { get: all[name], enumerable: true });
    };
    var __copyProps2 = (to, from, except, desc) => {
      if (from && typeof from === "object" || typeof from === "function") {
        for (let key of __getOwnPropNames2(from))
          if (!__hasOwnProp2.call(to, key) && key !== except)
            __defProp2(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc2(from, key)) || desc.enumerable });
      }
      return to;
    };
    var __toCommonJS2 = (mod) => __copyProps2(__defProp2({}, "__esModule", { value: true }), mod);
    var stdin_exports = {};
    __export2(stdin_exports, {
      Handle: () => Handle,
      Thought: () => Thought,
      __wbg_reset_state: () => __wbg_reset_state,
      ask: () => ask2,
      catalogue: () => catalogue,
      fromBytes: () => fromBytes2,
      initSync: () => initSync2,
      legalNumbers: () => legalNumbers,
      ownMemory: () => ownMemory
    });
    var Handle = class _Handle {
      static __wrap(ptr) {
        const obj = Object.create(_Handle.prototype);
        obj.__wbg_ptr = ptr;
        Object.defineProperty(obj, "__wbg_inst", { value: __wbg_instance_id, writable: true });
        HandleFinalization.register(obj, { ptr, instance: __wbg_instance_id }, obj);
        return obj;
      }
      __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        HandleFinalization.unregister(this);
        return ptr;
      }
      free() {
        const ptr = this.__destroy_into_raw();
        __wbg_call_guard();
        wasm.__wbg_handle_free(ptr, 0);
      }
      /**
       * Calls the method with this name.
       * @param {string} name
       * @param {number | null | undefined} number
       * @param {string} text
       * @returns {any}
       */
      ask(name, number2, text2) {
        if (this.__wbg_inst !== void 0 && this.__wbg_inst !== __wbg_instance_id) {
          throw new Error("Invalid stale object from previous Wasm instance");
        }
        const val3 = +(isLikeNone(number2) ? 0 : number2);
        let ptr0, len0, ptr1, len1;
        try {
          ptr0 = passStringToWasm0(name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
          len0 = WASM_VECTOR_LEN;
          ptr1 = passStringToWasm0(text2, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
          len1 = WASM_VECTOR_LEN;
        } catch (e) {
          if (ptr1) {
            wasm.__wbindgen_free(ptr1, len1 * 1, 1);
          }
          if (ptr0) {
            wasm.__wbindgen_free(ptr0, len0 * 1, 1);
          }
          throw e;
        }
        let ret;
        __wbg_call_guard();
        ret = wasm.handle_ask(this.__wbg_ptr, ptr0, len0, !isLikeNone(number2), val3, ptr1, len1);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
      }
      /**
       * The new entries of the catalogue.
       * @param {number} actions
       * @param {number} targets
       * @returns {any}
       */
      catalogue(actions, targets) {
        if (this.__wbg_inst !== void 0 && this.__wbg_inst !== __wbg_instance_id) {
          throw new Error("Invalid stale object from previous Wasm instance");
        }
        let ret;
        __wbg_call_guard();
        ret = wasm.handle_catalogue(this.__wbg_ptr, actions, targets);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
      }
      /**
       * @param {string} setup
       * @returns {Handle}
       */
      static create(setup) {
        const ptr0 = passStringToWasm0(setup, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        let ret;
        __wbg_call_guard();
        ret = wasm.handle_create(ptr0, len0);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return _Handle.__wrap(ret[0]);
      }
      /**
       * @returns {Handle}
       */
      fork() {
        if (this.__wbg_inst !== void 0 && this.__wbg_inst !== __wbg_instance_id) {
          throw new Error("Invalid stale object from previous Wasm instance");
        }
        let ret;
        __wbg_call_guard();
        ret = wasm.handle_fork(this.__wbg_ptr);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return _Handle.__wrap(ret[0]);
      }
      /**
       * The legal actions, as numbers.
       * @param {number | null} [seat]
       * @returns {number}
       */
      legalNumbers(seat) {
        if (this.__wbg_inst !== void 0 && this.__wbg_inst !== __wbg_instance_id) {
          throw new Error("Invalid stale object from previous Wasm instance");
        }
        let ret;
        __wbg_call_guard();
        ret = wasm.handle_legalNumbers(this.__wbg_ptr, !isLikeNone(seat), isLikeNone(seat) ? 0 : seat);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
      }
      /**
       * @param {string} json
       * @param {string | null} [seed]
       * @returns {Handle}
       */
      static load(json, seed) {
        let ptr0, len0, ptr1, len1;
        try {
          ptr0 = passStringToWasm0(json, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
          len0 = WASM_VECTOR_LEN;
          ptr1 = isLikeNone(seed) ? 0 : passStringToWasm0(seed, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
          len1 = WASM_VECTOR_LEN;
        } catch (e) {
          if (ptr1) {
            wasm.__wbindgen_free(ptr1, len1 * 1, 1);
          }
          if (ptr0) {
            wasm.__wbindgen_free(ptr0, len0 * 1, 1);
          }
          throw e;
        }
        let ret;
        __wbg_call_guard();
        ret = wasm.handle_load(ptr0, len0, ptr1, len1);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return _Handle.__wrap(ret[0]);
      }
      /**
       * Plays the action with this catalogue number.
       * @param {number} seat
       * @param {number} id
       * @returns {any}
       */
      playId(seat, id) {
        if (this.__wbg_inst !== void 0 && this.__wbg_inst !== __wbg_instance_id) {
          throw new Error("Invalid stale object from previous Wasm instance");
        }
        let ret;
        __wbg_call_guard();
        ret = wasm.handle_playId(this.__wbg_ptr, seat, id);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
      }
      /**
       * @param {number} seat
       * @param {string} options
       * @returns {Thought}
       */
      think(seat, options) {
        if (this.__wbg_inst !== void 0 && this.__wbg_inst !== __wbg_instance_id) {
          throw new Error("Invalid stale object from previous Wasm instance");
        }
        const val2 = +seat;
        const ptr0 = passStringToWasm0(options, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        let ret;
        __wbg_call_guard();
        ret = wasm.handle_think(this.__wbg_ptr, val2, ptr0, len0);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return Thought.__wrap(ret[0]);
      }
    };
    if (Symbol.dispose) Handle.prototype[Symbol.dispose] = Handle.prototype.free;
    var Thought = class _Thought {
      static __wrap(ptr) {
        const obj = Object.create(_Thought.prototype);
        obj.__wbg_ptr = ptr;
        Object.defineProperty(obj, "__wbg_inst", { value: __wbg_instance_id, writable: true });
        ThoughtFinalization.register(obj, { ptr, instance: __wbg_instance_id }, obj);
        return obj;
      }
      __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        ThoughtFinalization.unregister(this);
        return ptr;
      }
      free() {
        const ptr = this.__destroy_into_raw();
        __wbg_call_guard();
        wasm.__wbg_thought_free(ptr, 0);
      }
      /**
       * @returns {any}
       */
      estimates() {
        if (this.__wbg_inst !== void 0 && this.__wbg_inst !== __wbg_instance_id) {
          throw new Error("Invalid stale object from previous Wasm instance");
        }
        let ret;
        __wbg_call_guard();
        ret = wasm.thought_estimates(this.__wbg_ptr);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return takeFromExternrefTable0(ret[0]);
      }
      /**
       * @returns {number}
       */
      goal() {
        if (this.__wbg_inst !== void 0 && this.__wbg_inst !== __wbg_instance_id) {
          throw new Error("Invalid stale object from previous Wasm instance");
        }
        let ret;
        __wbg_call_guard();
        ret = wasm.thought_goal(this.__wbg_ptr);
        return ret >>> 0;
      }
      /**
       * @param {number} playouts
       * @returns {number}
       */
      more(playouts) {
        if (this.__wbg_inst !== void 0 && this.__wbg_inst !== __wbg_instance_id) {
          throw new Error("Invalid stale object from previous Wasm instance");
        }
        let ret;
        __wbg_call_guard();
        ret = wasm.thought_more(this.__wbg_ptr, playouts);
        if (ret[2]) {
          throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
      }
    };
    if (Symbol.dispose) Thought.prototype[Symbol.dispose] = Thought.prototype.free;
    function __wbg_reset_state() {
      __wbg_instance_id++;
      cachedDataViewMemory0 = null;
      cachedUint8ArrayMemory0 = null;
      if (typeof numBytesDecoded !== "undefined") numBytesDecoded = 0;
      if (typeof WASM_VECTOR_LEN !== "undefined") WASM_VECTOR_LEN = 0;
      __wbg_reinit_scheduled = false;
      wasmInstance = new WebAssembly.Instance(wasmModule, __wbg_get_imports());
      wasm = wasmInstance.exports;
      wasm.__wbindgen_start();
    }
    function ask2(name, about, number2, text2) {
      const val4 = +(isLikeNone(number2) ? 0 : number2);
      let ptr0, len0, ptr1, len1, ptr2, len2;
      try {
        ptr0 = passStringToWasm0(name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len0 = WASM_VECTOR_LEN;
        ptr1 = passStringToWasm0(about, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len1 = WASM_VECTOR_LEN;
        ptr2 = passStringToWasm0(text2, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len2 = WASM_VECTOR_LEN;
      } catch (e) {
        if (ptr2) {
          wasm.__wbindgen_free(ptr2, len2 * 1, 1);
        }
        if (ptr1) {
          wasm.__wbindgen_free(ptr1, len1 * 1, 1);
        }
        if (ptr0) {
          wasm.__wbindgen_free(ptr0, len0 * 1, 1);
        }
        throw e;
      }
      let ret;
      __wbg_call_guard();
      ret = wasm.ask(ptr0, len0, ptr1, len1, !isLikeNone(number2), val4, ptr2, len2);
      if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
      }
      return takeFromExternrefTable0(ret[0]);
    }
    function catalogue(state, actions, targets) {
      const val2 = +actions;
      const val3 = +targets;
      const ptr0 = passStringToWasm0(state, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN;
      let ret;
      __wbg_call_guard();
      ret = wasm.catalogue(ptr0, len0, val2, val3);
      if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
      }
      return takeFromExternrefTable0(ret[0]);
    }
    function fromBytes2(bytes2) {
      let ret;
      __wbg_call_guard();
      ret = wasm.fromBytes(bytes2);
      if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
      }
      return takeFromExternrefTable0(ret[0]);
    }
    function legalNumbers(state, seat) {
      const val2 = +(isLikeNone(seat) ? 0 : seat);
      const ptr0 = passStringToWasm0(state, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
      const len0 = WASM_VECTOR_LEN;
      let ret;
      __wbg_call_guard();
      ret = wasm.legalNumbers(ptr0, len0, !isLikeNone(seat), val2);
      if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
      }
      return ret[0] >>> 0;
    }
    function ownMemory() {
      let ret;
      __wbg_call_guard();
      ret = wasm.ownMemory();
      return ret;
    }
    function __wbg_get_imports() {
      const import0 = {
        __proto__: null,
        __wbg___wbindgen_memory_17a1178bc3328ea3: function() {
          const ret = wasm.memory;
          return ret;
        },
        __wbg___wbindgen_string_get_7ce8eee7fd327545: function(arg0, arg1) {
          const obj = arg1;
          const ret = typeof obj === "string" ? obj : void 0;
          var ptr1 = isLikeNone(ret) ? 0 : passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
          var len1 = WASM_VECTOR_LEN;
          getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
          getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
        },
        __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
          throw new Error(getStringFromWasm0(arg0, arg1));
        },
        __wbg_getRandomValues_8b6f1f663e6f188d: function() {
          return handleError(function(arg0, arg1) {
            globalThis.crypto.getRandomValues(getArrayU8FromWasm0(arg0, arg1));
          }, arguments);
        },
        __wbg_length_186163212ffe79c3: function(arg0) {
          const ret = arg0.length;
          return ret;
        },
        __wbg_new_from_slice_b8daf545a41c6aa0: function(arg0, arg1) {
          const ret = new Uint8Array(getArrayU8FromWasm0(arg0, arg1));
          return ret;
        },
        __wbg_now_463ac581d2fc7ea3: function() {
          const ret = Date.now();
          return ret;
        },
        __wbg_parse_c3f72b5a24f83c01: function() {
          return handleError(function(arg0, arg1) {
            const ret = JSON.parse(getStringFromWasm0(arg0, arg1));
            return ret;
          }, arguments);
        },
        __wbg_prototypesetcall_13162965d1fe7aa3: function(arg0, arg1, arg2) {
          Uint8Array.prototype.set.call(getArrayU8FromWasm0(arg0, arg1), arg2);
        },
        __wbg_stringify_0a0fbf2ef722380a: function() {
          return handleError(function(arg0) {
            const ret = JSON.stringify(arg0);
            return ret;
          }, arguments);
        },
        __wbindgen_generic_0000000000000001: function(arg0) {
          const ret = arg0;
          return ret;
        },
        __wbindgen_generic_0000000000000002: function(arg0, arg1) {
          const ret = getStringFromWasm0(arg0, arg1);
          return ret;
        },
        __wbindgen_init_externref_table: function() {
          const table = wasm.__wbindgen_externrefs;
          table.set(0, void 0);
          table.set(1024, void 0);
          table.set(1025, null);
          table.set(1026, true);
          table.set(1027, false);
        }
      };
      return {
        __proto__: null,
        "./loire_bg.js": import0
      };
    }
    function __wbg_call_guard() {
      if (__wbg_reinit_scheduled) {
        __wbg_reset_state();
        return;
      }
    }
    var __wbg_instance_id = 0;
    var HandleFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
    }, unregister: () => {
    } } : new FinalizationRegistry(({ ptr, instance }) => {
      if (instance === __wbg_instance_id) wasm.__wbg_handle_free(ptr, 1);
    });
    var ThoughtFinalization = typeof FinalizationRegistry === "undefined" ? { register: () => {
    }, unregister: () => {
    } } : new FinalizationRegistry(({ ptr, instance }) => {
      if (instance === __wbg_instance_id) wasm.__wbg_thought_free(ptr, 1);
    });
    function addToExternrefTable0(obj) {
      const idx = wasm.__externref_table_alloc();
      wasm.__wbindgen_externrefs.set(idx, obj);
      return idx;
    }
    function getArrayU8FromWasm0(ptr, len) {
      ptr = ptr >>> 0;
      return getUint8ArrayMemory0().subarray(ptr / 1, ptr / 1 + len);
    }
    var cachedDataViewMemory0 = null;
    function getDataViewMemory0() {
      if (cachedDataViewMemory0 === null || cachedDataViewMemory0.buffer.detached === true || cachedDataViewMemory0.buffer.detached === void 0 && cachedDataViewMemory0.buffer !== wasm.memory.buffer) {
        cachedDataViewMemory0 = new DataView(wasm.memory.buffer);
      }
      return cachedDataViewMemory0;
    }
    function getStringFromWasm0(ptr, len) {
      ptr = ptr >>> 0;
      return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
    }
    var cachedUint8ArrayMemory0 = null;
    function getUint8ArrayMemory0() {
      if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
        cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
      }
      return cachedUint8ArrayMemory0;
    }
    function handleError(f, args) {
      try {
        return f.apply(this, args);
      } catch (e) {
        const idx = addToExternrefTable0(e);
        wasm.__wbindgen_exn_store(idx);
      }
    }
    function isLikeNone(x) {
      return x === void 0 || x === null;
    }
    function passStringToWasm0(arg, malloc, realloc) {
      if (realloc === void 0) {
        const buf = cachedTextEncoder.encode(arg);
        const ptr2 = malloc(buf.length, 1) >>> 0;
        getUint8ArrayMemory0().subarray(ptr2, ptr2 + buf.length).set(buf);
        WASM_VECTOR_LEN = buf.length;
        return ptr2;
      }
      let len = arg.length;
      let ptr = malloc(len, 1) >>> 0;
      const mem = getUint8ArrayMemory0();
      let offset = 0;
      for (; offset < len; offset++) {
        const code = arg.charCodeAt(offset);
        if (code > 127) break;
        mem[ptr + offset] = code;
      }
      if (offset !== len) {
        if (offset !== 0) {
          arg = arg.slice(offset);
        }
        ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
        const view2 = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
        const ret = cachedTextEncoder.encodeInto(arg, view2);
        offset += ret.written;
        ptr = realloc(ptr, len, offset, 1) >>> 0;
      }
      WASM_VECTOR_LEN = offset;
      return ptr;
    }
    var __wbg_reinit_scheduled = false;
    function takeFromExternrefTable0(idx) {
      const value = wasm.__wbindgen_externrefs.get(idx);
      wasm.__externref_table_dealloc(idx);
      return value;
    }
    var cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
    cachedTextDecoder.decode();
    var MAX_SAFARI_DECODE_BYTES = 2146435072;
    var numBytesDecoded = 0;
    function decodeText(bytes2) {
      numBytesDecoded += bytes2.length;
      if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
        cachedTextDecoder = new TextDecoder("utf-8", { ignoreBOM: true });
        cachedTextDecoder.decode();
        numBytesDecoded = bytes2.length;
      }
      return cachedTextDecoder.decode(bytes2);
    }
    var cachedTextEncoder = new TextEncoder();
    if (!("encodeInto" in cachedTextEncoder)) {
      cachedTextEncoder.encodeInto = function(arg, view2) {
        const buf = cachedTextEncoder.encode(arg);
        view2.set(buf);
        return {
          read: arg.length,
          written: buf.length
        };
      };
    }
    var WASM_VECTOR_LEN = 0;
    var wasmModule;
    var wasmInstance;
    var wasm;
    function __wbg_finalize_init(instance, module2) {
      wasmInstance = instance;
      wasm = instance.exports;
      wasmModule = module2;
      cachedDataViewMemory0 = null;
      cachedUint8ArrayMemory0 = null;
      wasm.__wbindgen_start();
      return wasm;
    }
    function initSync2(module2) {
      if (wasm !== void 0) return wasm;
      if (module2 !== void 0) {
        if (Object.getPrototypeOf(module2) === Object.prototype) {
          ({ module: module2 } = module2);
        } else {
          console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
        }
      }
      const imports = __wbg_get_imports();
      if (!(module2 instanceof WebAssembly.Module)) {
        module2 = new WebAssembly.Module(module2);
      }
      const instance = new WebAssembly.Instance(module2, imports);
      return __wbg_finalize_init(instance, module2);
    }
    return __toCommonJS2(stdin_exports);
  })();
  return glue;
};

// src/js/engine.ts
var Engine = class {
  game;
  #glue = glue_default();
  /** Whether a call was made that has neither returned nor thrown an error of the engine's own. */
  #isBroken = false;
  #instance = 1;
  #words = new Uint32Array(0);
  constructor(game, module2) {
    this.game = game;
    this.#glue.initSync({ module: module2 });
  }
  /** The number of the current instance. What earlier instances kept is lost. */
  get instance() {
    return this.#instance;
  }
  /** The memory of the current instance as 32-bit numbers; valid until the next call. */
  get words() {
    if (this.#words.length === 0) this.#words = new Uint32Array(this.#glue.ownMemory().buffer);
    return this.#words;
  }
  /**
   * Calls the instance. Arguments must be ready, since no code of the caller may run meanwhile. Any failure other than
   * an error of the engine's own replaces the instance.
   */
  call(run) {
    if (this.#isBroken) this.#replace();
    if (this.#isBroken)
      throw new LoireError({ code: "internal", message: "the engine has failed and cannot be restarted" });
    this.#isBroken = true;
    try {
      const answer = run(this.#glue);
      this.#isBroken = false;
      return answer;
    } catch (error) {
      if (error instanceof LoireError || isDetails(error)) {
        this.#isBroken = false;
        throw error instanceof LoireError ? error : new LoireError(error);
      }
      this.#replace();
      const message = `a fault of the engine, which was restarted: ${reason(error)}`;
      throw new LoireError({ code: "internal", message });
    }
  }
  /** The same, for an answer in JSON text. */
  ask(run) {
    return JSON.parse(this.call(run));
  }
  /**
   * Replaces this instance by a new one. After a trap its memory is unreliable, and further calls might do anything.
   */
  #replace() {
    this.#instance++;
    this.#words = new Uint32Array(0);
    try {
      this.#glue.__wbg_reset_state();
      this.#isBroken = false;
    } catch {
    }
  }
};
function isDetails(error) {
  return typeof error === "object" && error !== null && "code" in error && "message" in error && !(error instanceof Error);
}

// src/js/wasm.ts
var GAMES = Object.keys(define_LOIRE_BUILDS_default);
var engines = /* @__PURE__ */ new Map();
var last = /* @__PURE__ */ new Map();
function engineNamed(game) {
  const [any] = engines.values();
  const engine = isGame(game) ? engines.get(game) : any;
  if (engine) return engine;
  if (isGame(game)) {
    const message = `${game} is not loaded: call init({ games: ["${game}"] }) first, or init() for all games, and wait for it`;
    throw new LoireError({ code: "gameNotLoaded", message, game });
  }
  throw new LoireError({ code: "notReady", message: "call init() first, and wait for it" });
}
function engineOf(json) {
  return engineNamed(WRITTEN.exec(json)?.[1] ?? readGame(json));
}
var WRITTEN = /^\{(?:"loire":\d+,)?"game":"(\w+)"/;
function readGame(json) {
  try {
    return JSON.parse(json)?.game;
  } catch {
    return void 0;
  }
}
function isGame(name) {
  return GAMES.includes(name);
}
function initSync(modules) {
  for (const [game, module2] of wanted(modules)) start(game, module2);
}
function start(game, module2) {
  if (engines.has(game)) return;
  try {
    const compiled = module2 instanceof WebAssembly.Module ? module2 : new WebAssembly.Module(module2);
    checkBuild(game, compiled);
    engines.set(game, new Engine(game, compiled));
  } catch (error) {
    throw failed(game, error);
  }
}
async function initFrom(what, find) {
  await Promise.all(wanted(what).map(([game, given]) => load(game, given, find)));
}
function load(game, given, find) {
  Promise.resolve(given).catch(() => {
  });
  const mine = (last.get(game) ?? Promise.resolve()).then(async () => {
    if (engines.has(game)) return;
    try {
      start(game, await compile(await find(game, await given)));
    } catch (error) {
      throw failed(game, error);
    }
  });
  last.set(
    game,
    mine.catch(() => {
    })
  );
  return mine;
}
function wanted(what) {
  if (what === void 0 || what === null) return GAMES.map((game) => [game, void 0]);
  let named;
  try {
    if (Object.prototype.toString.call(what) !== "[object Object]") throw new Error("it is not an object");
    const { games: games2, ...inputs } = what;
    if (games2 !== void 0 && !Array.isArray(games2)) throw new Error("games is not a list");
    const isAll = games2 === void 0 && Object.keys(inputs).length === 0;
    named = [
      ...Array.from(isAll ? GAMES : games2 ?? [], (game) => [game, void 0]),
      ...Object.entries(inputs)
    ];
  } catch (error) {
    const message2 = `init takes { games: ["orleans"] } or { orleans: input }, and not what was given: ${reason(error)}`;
    throw new LoireError({ code: "initFailed", message: message2 });
  }
  const unknown = named.find(([game]) => !isGame(game));
  if (!unknown) return named;
  const name = typeof unknown[0] === "string" && unknown[0].length < 40 ? `"${unknown[0]}"` : "of that name";
  const message = `there is no game ${name} to load; there is ${GAMES.join(", ")}`;
  throw new LoireError({ code: "unknownGame", message, path: "games" });
}
var WAYS = "put the wasm file beside the script, give init its address, or import loire/inline";
async function compile(input) {
  if (input instanceof WebAssembly.Module) return input;
  if (ArrayBuffer.isView(input) || input instanceof ArrayBuffer) return WebAssembly.compile(input);
  if (typeof input === "string" || input instanceof URL) input = await fetch(input);
  if (!(input instanceof Response)) throw new TypeError("init takes a URL, a response, bytes or a module");
  const { url, ok, status, statusText, headers } = input;
  if (!ok) throw new Error(`${url} answered ${status} ${statusText}; ${WAYS}`);
  if (headers.get("content-type")?.startsWith("text/html")) throw new Error(`${url} is a page; ${WAYS}`);
  if (headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(input);
  return WebAssembly.compile(await input.arrayBuffer());
}
function checkBuild(game, module2) {
  const [section] = WebAssembly.Module.customSections(module2, "loire");
  if (!section) throw new Error("this wasm module is not that of Loire");
  const build = new TextDecoder().decode(section);
  if (build === define_LOIRE_BUILDS_default[game]) return;
  const [other] = build.split(" ");
  if (other !== game && isGame(other)) throw new Error(`this wasm module is that of ${other}`);
  const message = `the wasm file is of Loire ${build}, the scripts are of Loire ${define_LOIRE_BUILDS_default[game]}: take both from one package`;
  throw new LoireError({ code: "wrongVersion", message });
}
function failed(game, error) {
  if (error instanceof LoireError) return error;
  return new LoireError({
    code: "initFailed",
    message: `the engine of ${game} could not be started: ${reason(error)}`
  });
}

// src/js/marshal.ts
var MAX_INPUT = 5e5;
var LARGE = ["state", "record"];
var UNNAMED = [...LARGE, "setup", "options"];
var HALF = /\p{Surrogate}/u;
var ESCAPED = /\\ud[89a-f]/;
var ABSENT = /null|\\ud[89a-f]/;
function text(value, path) {
  let json;
  try {
    json = JSON.stringify(value);
    if (json !== void 0 && (LARGE.includes(path) ? ESCAPED : ABSENT).test(json)) {
      json = JSON.stringify(value, checked(UNNAMED.includes(path) ? "" : path, path));
    }
  } catch (error) {
    if (error instanceof LoireError) throw error;
    throw new LoireError({ code: "badInput", message: `${path} cannot be written as JSON: ${reason(error)}`, path });
  }
  if (json === void 0) throw new LoireError({ code: "badInput", message: `${path} is missing`, path });
  if (json.length > MAX_INPUT) {
    throw new LoireError({ code: "tooLarge", message: `${path} is longer than ${MAX_INPUT} characters`, path });
  }
  return json;
}
function checked(start2, what) {
  const paths = /* @__PURE__ */ new Map();
  return function(key, value) {
    const way = paths.get(this);
    const step = Array.isArray(this) ? `[${key}]` : way ? `.${key}` : key;
    const path = way === void 0 ? start2 : (way + step).slice(0, 200);
    const refuse = (message) => {
      throw new LoireError({ code: codeOf(what), message, path: path || what });
    };
    if (typeof value === "number" && !Number.isFinite(value)) refuse(`${value} is not a number that can be sent`);
    if (HALF.test(key) || typeof value === "string" && HALF.test(value)) refuse(HALVED);
    if (typeof value === "object" && value !== null) paths.set(value, path);
    return value;
  };
}
function codeOf(what) {
  if (what === "setup") return "badSetup";
  return what === "action" || what === "outcome" ? "badAction" : "badInput";
}
var HALVED = "it contains half a character (a lone surrogate)";
function number(value, path) {
  if (typeof value === "number") return value;
  throw new LoireError({ code: path === "seat" ? "badSeat" : "badInput", message: `${path} must be a number`, path });
}
function optional(value, path) {
  return isNothing(value) ? void 0 : number(value, path);
}
function wanted2(options, name) {
  if (isNothing(options)) return false;
  try {
    return options[name] === true;
  } catch (error) {
    throw new LoireError({ code: "badInput", message: `options cannot be read: ${reason(error)}`, path: "options" });
  }
}
function isNothing(value) {
  return value === void 0 || value === null;
}
function string(value, path) {
  if (typeof value === "string" && value.length <= MAX_INPUT) {
    if (HALF.test(value)) throw new LoireError({ code: "badInput", message: HALVED, path });
    return value;
  }
  throw new LoireError({
    code: "badInput",
    message: `${path} must be a string of at most ${MAX_INPUT} characters`,
    path
  });
}
function really(name) {
  const { get } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), name);
  return (value) => Reflect.apply(get, value, []);
}
var kindOf = really(Symbol.toStringTag);
var lengthOf = really("byteLength");
function bytes(value, path) {
  if (kindOf(value) !== "Uint8Array") {
    throw new LoireError({ code: "badInput", message: `${path} must be a Uint8Array`, path });
  }
  if (lengthOf(value) > MAX_INPUT) {
    throw new LoireError({ code: "tooLarge", message: `${path} must have a length of at most ${MAX_INPUT}`, path });
  }
  try {
    return new Uint8Array(value);
  } catch (error) {
    throw new LoireError({ code: "badInput", message: `${path} cannot be read: ${reason(error)}`, path });
  }
}
function writer(row) {
  const kinds = Object.entries(row);
  return (given) => {
    const ready = { number: void 0, text: "" };
    let place = 0;
    for (const [name, kind] of kinds) {
      const value = WAYS2[kind](given[place++], name);
      if (typeof value === "string") ready.text = value;
      else ready.number = value;
    }
    return ready;
  };
}
var WAYS2 = {
  number,
  optional,
  string,
  value: text,
  options: (value, path) => text(value === void 0 ? {} : value, path)
};
function ask(name, about, number2, text2) {
  return JSON.parse(call(name, about, number2, text2));
}
function call(name, about, number2, text2 = "") {
  return engineOf(about).call((glue) => glue.ask(name, about, number2, text2));
}

// src/js/catalogue.ts
var Catalogue = class {
  #engine;
  #edition = -1;
  #actions = [];
  #targets = [];
  #numbers = /* @__PURE__ */ new Map();
  constructor(engine) {
    this.#engine = engine;
  }
  /** The number of an action from `shared`; `undefined` for any other object. */
  number(action) {
    return this.#numbers.get(action);
  }
  /** The legal actions at this address. Their actions are frozen and shared between calls. */
  shared(address, learn) {
    return this.#legal(address, learn, ({ action }) => action);
  }
  /** The legal actions at this address, as copies that belong to the caller. */
  fresh(address, learn) {
    return this.#legal(address, learn, ({ action }) => copied(action));
  }
  /**
   * Decodes legal actions: the count of numbers, the edition, its counts of actions and pieces, then for each action
   * its number, seat, two flags and list of pieces.
   */
  #legal(address, learn, take) {
    let { words } = this.#engine;
    let at = address / 4;
    const end = at + words[at];
    if (words[at + 1] !== this.#edition) {
      this.#edition = words[at + 1];
      this.#actions = [];
      this.#targets = [];
      this.#numbers = /* @__PURE__ */ new Map();
    }
    if (words[at + 2] > this.#actions.length || words[at + 3] > this.#targets.length) {
      this.#add(learn(this.#actions.length, this.#targets.length));
      words = this.#engine.words;
    }
    const [actions, pieces] = [this.#actions, this.#targets];
    const all = [];
    for (at += 4; at < end; ) {
      const told = actions[words[at]];
      const seat = words[at + 1];
      const reveals = words[at + 2] === 1;
      const forced = words[at + 3] === 1;
      const next = at + 5 + words[at + 4];
      const targets = [];
      for (at += 5; at < next; at++) targets.push(pieces[words[at]]);
      all.push({ seat, action: take(told), notation: told.notation, targets, reveals, forced });
    }
    return all;
  }
  #add(page) {
    const { actions, targets } = JSON.parse(page);
    for (const told of actions) {
      for (const inner of Object.values(told.action)) Object.freeze(inner);
      this.#numbers.set(Object.freeze(told.action), this.#actions.length);
      this.#actions.push(told);
    }
    this.#targets.push(...targets);
  }
};
function copied(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  const copy = { ...value };
  for (const [key, item] of Object.entries(copy)) if (typeof item === "object") copy[key] = copied(item);
  return copy;
}
var catalogues = /* @__PURE__ */ new WeakMap();
function catalogueOf(engine) {
  const known = catalogues.get(engine);
  if (known?.instance === engine.instance) return known.catalogue;
  const catalogue = new Catalogue(engine);
  catalogues.set(engine, { instance: engine.instance, catalogue });
  return catalogue;
}

// src/js/chance.ts
function generator(random) {
  if (typeof random !== "function") throw refused("random is not a function");
  return random;
}
function pick(outcomes2, random) {
  let number2;
  try {
    number2 = random();
  } catch (error) {
    throw refused(`random failed: ${reason(error)}`);
  }
  if (typeof number2 !== "number" || !(number2 >= 0 && number2 < 1)) {
    throw refused("random must return a number from 0 up to, but not including, 1");
  }
  let left = number2 * outcomes2.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = outcomes2.find(({ weight }) => (left -= weight) < 0);
  return (chosen ?? outcomes2.at(-1)).outcome;
}
function refused(message) {
  return new LoireError({ code: "badInput", message, path: "random" });
}

// src/js/contract.ts
var ASKED = {
  look: { seat: "optional" },
  turn: {},
  check: { seat: "number", action: "value" },
  preview: { seat: "number", action: "value" },
  outcomes: {},
  settle: { outcome: "value" },
  apply: { entries: "value" },
  state: {},
  view: { seat: "optional" },
  beginning: {},
  record: {},
  scores: {},
  playout: { seed: "string", limit: "optional" },
  suggest: { seat: "number", options: "options" }
};
var PLAIN = {
  undo: { seat: "optional" },
  canUndo: { seat: "optional" },
  redo: {},
  hash: {},
  toBytes: {},
  countPlayout: { seed: "string", limit: "optional" }
};

// src/js/handle.ts
var EngineHandle = class _EngineHandle {
  engine;
  #what;
  #instance;
  #thing;
  /** Lets the engine make the object; `what` names it in errors about late use. */
  constructor(engine, what, make) {
    this.engine = engine;
    this.#what = what;
    this.#thing = engine.call(make);
    this.#instance = engine.instance;
  }
  /** Calls the object. Arguments must be ready, since no code of the caller may run meanwhile. */
  call(run) {
    return this.engine.call(() => run(this.#present()));
  }
  /** The same, for an answer in JSON text. */
  ask(run) {
    return this.engine.ask(() => run(this.#present()));
  }
  /** A handle on an object that this one makes, in the same instance. */
  another(what, make) {
    return new _EngineHandle(this.engine, what, () => make(this.#present()));
  }
  /** Frees the memory. Never throws. */
  free() {
    const thing = this.#thing;
    this.#thing = void 0;
    try {
      this.engine.call(() => this.#isStale() || thing?.free());
    } catch {
    }
  }
  #present() {
    if (!this.#thing) throw new LoireError({ code: "freed", message: `${this.#what} was freed` });
    if (this.#isStale()) {
      const message = `${this.#what} was lost when the engine was restarted after a fault: load it from a state or a record`;
      throw new LoireError({ code: "staleHandle", message });
    }
    return this.#thing;
  }
  #isStale() {
    return this.#instance !== this.engine.instance;
  }
};

// src/js/game.ts
var Asked = class {
};
var Game = class _Game extends Asked {
  #handle;
  #catalogue;
  constructor(handle) {
    super();
    this.#handle = handle;
    this.#catalogue = catalogueOf(handle.engine);
  }
  /** Starts a new game. */
  static create(setup) {
    const json = text(setup, "setup");
    return new _Game(new EngineHandle(engineOf(json), "this game", ({ Handle }) => Handle.create(json)));
  }
  /**
   * Loads a state, or a record replayed to its end. With the seed that dealt the record, the game continues as if it
   * had never stopped: the same draws follow, and undo works. A seed also adds a dealer to a state without one.
   */
  static load(from, options) {
    const seed = isNothing(options?.seed) ? void 0 : string(options.seed, "seed");
    const json = text(from, "state");
    return new _Game(new EngineHandle(engineOf(json), "this game", ({ Handle }) => Handle.load(json, seed)));
  }
  /**
   * The legal actions of one seat, or of all seats that may act; optionally each with a preview of its changes. Without
   * previews the action objects are frozen and shared between calls.
   */
  legal(seat, options) {
    if (wanted2(options, "previews"))
      return this.#handle.ask((handle) => handle.ask("legalPreviews", optional(seat, "seat"), ""));
    return this.#handle.call(
      (handle) => this.#catalogue.shared(handle.legalNumbers(optional(seat, "seat")), (...known) => handle.catalogue(...known))
    );
  }
  /** Plays an action, given as an object or as its notation, and returns what happened. */
  play(seat, action) {
    const by = number(seat, "seat");
    const known = this.#catalogue.number(action);
    if (known !== void 0) return this.#handle.ask((handle) => handle.playId(by, known));
    const json = text(action, "action");
    return this.#handle.ask((handle) => handle.ask("play", by, json));
  }
  /**
   * Settles all pending draws by `random`, which returns numbers from 0 up to 1 like `Math.random`. Without it, the
   * game's dealer settles them, or else the system's randomness.
   */
  deal(random) {
    if (isNothing(random)) return this.#handle.ask((handle) => handle.ask("deal", void 0, ""));
    const numbers = generator(random);
    const copy = this.fork();
    try {
      const entries = [];
      for (let outcomes2 = copy.outcomes(); outcomes2.length > 0; outcomes2 = copy.outcomes()) {
        entries.push(...copy.settle(pick(outcomes2, numbers)).entries);
      }
      return this.apply(entries);
    } finally {
      copy.free();
    }
  }
  /** A second handle on a copy of the game. */
  fork() {
    return new _Game(this.#handle.another("this game", (handle) => handle.fork()));
  }
  /** A bot that thinks in slices, so that a page can show its progress and stop it at any time. Free it afterwards. */
  think(seat, options = {}) {
    const json = text(options, "options");
    return new Thinking(this.#handle.another("this bot", (handle) => handle.think(number(seat, "seat"), json)));
  }
  /** Frees the memory; the handle must not be used afterwards. Never throws. */
  free() {
    this.#handle.free();
  }
  [Symbol.dispose]() {
    this.free();
  }
  static {
    const define = (rows, way) => {
      for (const [name, row] of Object.entries(rows)) {
        const written = writer(row);
        const method = function(...given) {
          const { number: number2, text: text2 } = written(given);
          return this.#handle[way]((handle) => handle.ask(name, number2, text2));
        };
        Object.defineProperty(_Game.prototype, name, { value: method, writable: true, configurable: true });
      }
    };
    define(ASKED, "ask");
    define(PLAIN, "call");
  }
};
var Thinking = class {
  #handle;
  /** @internal Use `Game.think`. */
  constructor(handle) {
    this.#handle = handle;
  }
  /**
   * Number of playouts that are enough, by the level or the caller's options; 0 if there is nothing to think about. The
   * goal of a level drops to the playouts so far once more of them cannot change its choice.
   */
  get goal() {
    return this.#handle.call((thought) => thought.goal());
  }
  /** Runs this many more playouts and returns the total. */
  more(playouts) {
    return this.#handle.call((thought) => thought.more(number(playouts, "playouts")));
  }
  /** The current choice, with the statistics of each candidate. */
  estimates() {
    return this.#handle.ask((thought) => thought.estimates());
  }
  /** Frees the memory. Never throws. */
  free() {
    this.#handle.free();
  }
  [Symbol.dispose]() {
    this.free();
  }
};

// src/js/core.ts
var version = "0.1.0";
function games() {
  return JSON.parse(`[{"id":"burgundy","title":"The Castles of Burgundy","seats":[2,3,4],"editions":[],"modules":[],"scenarios":[],"options":[{"name":"setup","rule":"B-015","about":"Everybody plays duchy 1, or boards are dealt and sides chosen openly or at once.","values":{"type":"choice","values":["basic","advancedOpen","advancedSecret"],"default":"basic"},"modules":[],"editions":[]},{"name":"boardPairs","rule":"B-015","about":"Which duchies share a board in the advanced set-ups.","values":{"type":"pairs","values":["1","2","3","4","5","6","7","8","9","2019-2","2019-11a","2019-11b","2019-11c","2019-11d","2019-11e","2019-11f","SE-4","SE-8"],"default":[["1","2"],["1","3"],["1","4"],["1","5"],["6","7"],["8","9"]]},"modules":[],"editions":[]},{"name":"scoreStartArea","rule":"B-009","about":"The start castle scores an area that it completes.","values":{"type":"flag","default":false},"modules":[],"editions":[]},{"name":"buyDuringAction","rule":"B-045","about":"The purchase may also be made while an effect is pending, as in the 2019 edition.","values":{"type":"flag","default":false},"modules":[],"editions":[]},{"name":"t8BoostsFreeShift","rule":"B-115","about":"Knowledge tile 8 enlarges the free shift of tiles 9 to 12 to two.","values":{"type":"flag","default":false},"modules":[],"editions":[]},{"name":"tieBreak","rule":"B-092","about":"Who wins a tie: most empty duchy spaces, or fewest, as other printings have it.","values":{"type":"choice","values":["mostEmpty","fewestEmpty"],"default":"mostEmpty"},"modules":[],"editions":[]}],"reconstructed":[{"what":"which two duchies share a player board","replace":"options.boardPairs"}],"levels":[{"id":"random","about":"Does anything that is allowed; for tests."},{"id":"easy","about":"Knows what is good and often takes the second best, as beginners do."},{"id":"normal","about":"Weighs what every answer is worth, and answers at once."},{"id":"hard","about":"Plays the next rounds through some hundred times before it answers."},{"id":"expert","about":"Plays the next rounds through some thousand times: about a second for each answer."}]},{"id":"orleans","title":"Orl\xE9ans","seats":[2,3,4],"editions":["later","2014"],"modules":["orders","newEvents","newDeeds","intrigue","newPlaces"],"scenarios":[],"options":[{"name":"planning","rule":"O-032","about":"All plan at once, or one after the other.","values":{"type":"choice","values":["simultaneous","inOrder"],"default":"simultaneous"},"modules":[],"editions":[]},{"name":"drawOptional","rule":"O-026","about":"Fewer followers may be drawn than allowed.","values":{"type":"flag","default":false},"modules":[],"editions":[]},{"name":"lenientBonus","rule":"O-053","about":"A recruit comes also without the good or technology that is out of stock.","values":{"type":"flag","default":false},"modules":[],"editions":[]},{"name":"bankTotal","rule":"O-014","about":"The value of all coins, if they can run out; edition 2014 only.","values":{"type":"number","min":10,"max":1000,"default":null},"modules":[],"editions":["2014"]},{"name":"bathhouse","rule":"O-096","about":"The bathhouse is an action, or draws after the draw.","values":{"type":"choice","values":["action","draw"],"default":"action"},"modules":[],"editions":[]},{"name":"bathhouseSpace","rule":"O-092","about":"Whom the space of the bathhouse takes.","values":{"type":"choice","values":["any","farmer","boatman","craftsman","trader","knight","scholar","monk"],"default":"any"},"modules":[],"editions":[]},{"name":"placePool","rule":"O-010","about":"So many random place tiles of each category; later edition only.","values":{"type":"number","min":1,"max":13,"default":null},"modules":[],"editions":["later"]},{"name":"civicBoard","rule":"T-002","about":"One civic board, or new deeds and intrigue together.","values":{"type":"choice","values":["one","both"],"default":"one"},"modules":["newDeeds","intrigue"],"editions":[]},{"name":"peasantsLast","rule":"T-022","about":"The peasants' revolt is the last of the new events.","values":{"type":"flag","default":false},"modules":["newEvents"],"editions":[]},{"name":"harvestByLetter","rule":"T-061","about":"The harvest of letter B takes two food.","values":{"type":"flag","default":false},"modules":["newEvents"],"editions":[]},{"name":"educationTracks","rule":"T-060","about":"Education knows development too, or not.","values":{"type":"choice","values":["seven","six"],"default":"seven"},"modules":["newEvents"],"editions":[]},{"name":"leviesStrict","rule":"T-064","about":"Whoever can must pay the levies in full.","values":{"type":"flag","default":false},"modules":["newEvents"],"editions":[]},{"name":"tradingHouseTies","rule":"T-087","about":"A tie for the most of a good counts at the trading house.","values":{"type":"flag","default":false},"modules":["newPlaces"],"editions":[]},{"name":"bribery","rule":"T-079","about":"Bribes of anything, from a short list, or none.","values":{"type":"choice","values":["full","menu","off"],"default":"full"},"modules":["intrigue"],"editions":[]},{"name":"tavern","rule":"T-094","about":"The tavern is among the new place tiles.","values":{"type":"flag","default":false},"modules":["newPlaces"],"editions":[]}],"reconstructed":[{"what":"whom the bathhouse's space takes","replace":"options.bathhouseSpace"},{"what":"the value of all coins in the box of 2014","replace":"options.bankTotal"},{"what":"towns, goods and points of the order cards","replace":"tables.orders"},{"what":"the spaces of the new deeds and of the intriguers","replace":"tables.civics"},{"what":"categories and spaces of the new place tiles","replace":"tables.placeTiles"}],"levels":[{"id":"random","about":"Does anything that is allowed; for tests."},{"id":"easy","about":"Knows what is good and often takes the second best, as beginners do."},{"id":"normal","about":"Weighs what every answer is worth, and answers at once."},{"id":"hard","about":"Plays the next rounds through some hundred times before it answers."},{"id":"expert","about":"Plays the next rounds through some thousand times: about a second for each answer."}]},{"id":"stories","title":"Orl\xE9ans Stories","seats":[2,3,4],"editions":[],"modules":[],"scenarios":["firstKingdom","kingsFavor"],"scenarioTitles":["The First Kingdom","The King's Favor"],"options":[{"name":"techNeedsTwoFollowerSpaces","rule":"S-014","about":"Technology needs two spaces for followers at its place.","values":{"type":"flag","default":false},"modules":[],"editions":[]},{"name":"strictGoodsOnSpaces","rule":"S-038","about":"Goods on spaces other than the Gate and the tower stay there.","values":{"type":"flag","default":false},"modules":[],"editions":[]},{"name":"reentry","rule":"S-072","about":"Whoever controls nothing may enter a start village that nobody holds.","values":{"type":"flag","default":false},"modules":[],"editions":[]},{"name":"clearEliminated","rule":"S-102","about":"Whoever is eliminated leaves the map.","values":{"type":"flag","default":false},"modules":[],"editions":[],"scenarios":["kingsFavor"]},{"name":"favouriteTiles","rule":"S-094","about":"Favourite tiles of each player.","values":{"type":"number","min":1,"max":2,"default":1},"modules":[],"editions":[],"scenarios":["kingsFavor"]},{"name":"startTilesFrom","rule":"S-026","about":"Where the tiles that players start with come from.","values":{"type":"choice","values":["market","storage"],"default":"market"},"modules":[],"editions":[]},{"name":"safetyValve","rule":"S-109","about":"A kind of tiles that has run out on the market place gets one back from storage at the end of a round.","values":{"type":"flag","default":false},"modules":[],"editions":[]},{"name":"conditionsMustHold","rule":"S-056","about":"Conditions for entering an epoch must hold at that moment; that they held earlier does not count.","values":{"type":"flag","default":false},"modules":[],"editions":[],"scenarios":["firstKingdom"]},{"name":"roundLimit","rule":"S-115","about":"The game ends after so many rounds without a winner; 0 is never.","values":{"type":"number","min":0,"max":200,"default":0},"modules":[],"editions":[],"scenarios":["firstKingdom"]}],"reconstructed":[{"what":"which areas lie beside each other, and the start villages","replace":"tables.map"},{"what":"spaces of the player board and of the basic place cards","replace":"tables.places"},{"what":"spaces of the village green","replace":"tables.green"},{"what":"most of the place cards","replace":"tables.placeCards"},{"what":"spaces and bonuses of the deeds","replace":"tables.deeds"},{"what":"how many tiles there are of each good","replace":"tables.goodsTiles"},{"what":"prices of brocade, wine, bread, cheese and grain","replace":"tables.prices"},{"what":"what can be eaten","replace":"tables.food"},{"what":"the fame for goods delivered","replace":"tables.delivery"},{"what":"what lies on the market place at the start","replace":"tables.market"},{"what":"what players start with","replace":"tables.startKit"},{"what":"length and bonuses of the fame track","replace":"tables.fameTrack"},{"what":"most of the epochs: parameters, conditions, effects, objectives","replace":"tables.epochs"},{"what":"what narration cards bring (The First Kingdom)","replace":"tables.narration"},{"what":"the tiles of the tasks (The First Kingdom)","replace":"tables.taskSheet"},{"what":"most numbers of the control board (The First Kingdom)","replace":"tables.controlBoard"},{"what":"what lack of food costs in autumn (The King's Favor)","replace":"tables.seasons"}],"levels":[{"id":"random","about":"Does anything that is allowed; for tests."},{"id":"easy","about":"Knows what is good and often takes the second best, as beginners do."},{"id":"normal","about":"Weighs what every answer is worth, and answers at once."},{"id":"hard","about":"Plays the next rounds through some hundred times before it answers."},{"id":"expert","about":"Plays the next rounds through some thousand times: about a second for each answer."}]}]`);
}
function isSeats(number2) {
  return number2 === 2 || number2 === 3 || number2 === 4;
}
function components(game, setup) {
  const name = string(game, "game");
  const json = isNothing(setup) ? "" : text(setup, "setup");
  return engineNamed(name).ask((glue) => glue.ask("components", name, void 0, json));
}
function newGame(setup) {
  return ask("newGame", text(setup, "setup"));
}
function arrange(setup, sketch) {
  return ask("arrange", text(setup, "setup"), void 0, text(sketch, "sketch"));
}
function turn(state) {
  return ask("turn", text(state, "state"));
}
function legalActions(state, seat, options) {
  const isWithPreviews = wanted2(options, "previews");
  const [about, number2] = [text(state, "state"), optional(seat, "seat")];
  if (isWithPreviews) return ask("legalPreviews", about, number2);
  const engine = engineOf(about);
  return engine.call(
    (glue) => catalogueOf(engine).fresh(glue.legalNumbers(about, number2), (...known) => glue.catalogue(about, ...known))
  );
}
function look(state, seat) {
  return ask("look", text(state, "state"), optional(seat, "seat"));
}
function check(state, seat, action) {
  return ask("check", text(state, "state"), number(seat, "seat"), text(action, "action"));
}
function play(state, seat, action) {
  return ask("play", text(state, "state"), number(seat, "seat"), text(action, "action"));
}
function outcomes(state) {
  return ask("outcomes", text(state, "state"));
}
function settle(state, outcome) {
  return ask("settle", text(state, "state"), void 0, text(outcome, "outcome"));
}
function deal(state, random) {
  if (isNothing(random)) return ask("deal", text(state, "state"));
  ask("turn", text(state, "state"));
  const game = Game.load(state);
  try {
    const { events, entries } = game.deal(random);
    return { state: game.state(), events, entries };
  } finally {
    game.free();
  }
}
function apply(state, entries) {
  return ask("apply", text(state, "state"), void 0, text(entries, "entries"));
}
function record(state, entries) {
  return ask("record", text(state, "state"), void 0, text(entries, "entries"));
}
function scores(state) {
  return ask("scores", text(state, "state"));
}
function validate(state) {
  let json;
  try {
    json = text(state, "state");
  } catch (error) {
    const { code, path = "", message } = error;
    return [{ code, path, message }];
  }
  return ask("validate", json);
}
function preview(state, seat, action) {
  return ask("preview", text(state, "state"), number(seat, "seat"), text(action, "action"));
}
function hash(state) {
  return call("hash", text(state, "state"));
}
function toBytes(state) {
  return call("toBytes", text(state, "state"));
}
function fromBytes(packed) {
  const given = bytes(packed, "bytes");
  return engineNamed(namedIn(given)).ask((glue) => glue.fromBytes(given));
}
function withoutDealer(state) {
  return ask("withoutDealer", text(state, "state"));
}
function view(state, seat) {
  return ask("view", text(state, "state"), optional(seat, "seat"));
}
function replay(record2, upTo) {
  return ask("replay", text(record2, "record"), optional(upTo, "upTo"));
}
function suggest(state, seat, options = {}) {
  return ask("suggest", text(state, "state"), number(seat, "seat"), text(options, "options"));
}

// src/js/node-files.ts
var import_node_fs = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_url = require("node:url");

// src/js/urls.ts
var FILES = {
  burgundy: () => new URL("./burgundy.wasm", here),
  orleans: () => new URL("./orleans.wasm", here),
  stories: () => new URL("./stories.wasm", here)
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
  return found instanceof URL && found.protocol === "file:" ? (0, import_promises.readFile)(found) : found;
}
function packageFile(file, script) {
  const first = attempt(script);
  if (first?.protocol === "file:" && (0, import_node_fs.existsSync)(first)) return first;
  const places = [here, (0, import_node_path.join)(process.cwd(), "loire")].filter(Boolean);
  const { createRequire } = process.getBuiltinModule("node:module");
  const found = places.map((place) => attempt(() => createRequire(place).resolve(`loire/${file}`))).find(Boolean);
  if (found) return (0, import_node_url.pathToFileURL)(found);
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
function init(what) {
  return initFrom(what, wasmFile);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Game,
  LoireError,
  apply,
  arrange,
  check,
  components,
  deal,
  fromBytes,
  games,
  hash,
  init,
  initSync,
  isSeats,
  legalActions,
  look,
  newGame,
  outcomes,
  play,
  preview,
  record,
  replay,
  scores,
  settle,
  suggest,
  toBytes,
  turn,
  validate,
  version,
  view,
  withoutDealer
});
