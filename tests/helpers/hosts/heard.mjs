// Records every byte received by clients of this process, over sockets and as HTTP responses. Import it before any
// client.

export const heard = [];

globalThis.WebSocket = class extends globalThis.WebSocket {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => heard.push({ url: String(args[0]), bytes: Buffer.from(data) }));
  }
};

const { fetch } = globalThis;
globalThis.fetch = async (...args) => {
  const response = await fetch(...args);
  heard.push({ url: String(args[0]), bytes: Buffer.from(await response.clone().arrayBuffer()) });
  return response;
};
