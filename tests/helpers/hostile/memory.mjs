// How much memory the engine has, and how often it was started anew. To be imported before the package.

const memories = [];
const { Instance } = WebAssembly;

WebAssembly.Instance = class extends Instance {
  constructor(...args) {
    super(...args);
    memories.push(this.exports.memory);
  }
};

/** The bytes of the memory that is in use. */
export const memoryBytes = () => memories.at(-1).buffer.byteLength;

/** How many instances there have been. */
export const instances = () => memories.length;
