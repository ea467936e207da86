// The game in an address: its text, deflated, in base64url.

/** An error in data from outside; the page has the message for its code. */
export class Unreadable extends Error {
  readonly kind: 'file' | 'link';

  constructor(kind: 'file' | 'link') {
    super(kind);
    this.kind = kind;
  }
}

/** Max length of the text in a link, in characters; real games are far below it. */
const MOST = 4_000_000;

/** The last fragment read: the page's first script reads it, too. */
let read: { fragment: string; text: Promise<string> } | undefined;

/** The JSON text in a fragment. */
export function textIn(fragment: string): Promise<string> {
  if (read?.fragment !== fragment) read = { fragment, text: unpacked(fragment) };
  return read.text;
}

async function unpacked(fragment: string): Promise<string> {
  let text: string;
  try {
    const packed = Uint8Array.from(atob(fragment.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    text = new TextDecoder('utf-8', { fatal: true }).decode(
      await through(packed, new DecompressionStream('deflate-raw')),
    );
    JSON.parse(text);
  } catch {
    throw new Unreadable('link');
  }
  return text;
}

export async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > MOST) throw new Unreadable('link');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
