// Measures the memory of the engines and counts their starts. Import it before the package.

const memories = [];
const { Instance } = WebAssembly;

WebAssembly.Instance = class extends Instance {
  constructor(...args) {
    super(...args);
    memories.push(this.exports.memory);
  }
};

/** Total bytes of all memories. */
export const memoryBytes = () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);

/** Number of instances created so far. */
export const instances = () => memories.length;

/** Grows the memory of the first engine by at least this many bytes. */
export const growMemory = (bytes) => memories[0].grow(Math.ceil(bytes / 65_536));
