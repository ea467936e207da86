// Every byte that came to a client of this process. To be imported before any client.

export const heard = [];

globalThis.WebSocket = class extends globalThis.WebSocket {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => heard.push({ url: String(args[0]), bytes: Buffer.from(data) }));
  }
};
