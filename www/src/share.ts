// Games as files and links: a record or a position in, text out, and back.

import type { Course, Record as GameRecord, State } from './engine.js';
import * as engine from './engine.js';

/** What is wrong with something from outside; the words for it are the page's. */
export class Unreadable extends Error {
  readonly kind: 'file' | 'link';

  constructor(kind: 'file' | 'link') {
    super(kind);
    this.kind = kind;
  }
}

/** A course from the text of a file: a record, or a position. */
export function readCourse(text: string): Course {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable('file');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable('file');
  if ('entries' in value) return { record: value as GameRecord };
  if ('position' in value) return { base: engine.positionOf(value as State), entries: [] };
  // Anything else is given to the engine as a record: it says what is missing.
  return { record: value as GameRecord };
}

/** The record in a form that fits into an address: deflated, in the letters of base64url. */
export async function toFragment(record: GameRecord): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The longest text that a link may hold; no game comes near. */
const MOST = 4_000_000;

export async function fromFragment(fragment: string): Promise<Course> {
  let text: string;
  try {
    const packed = Uint8Array.from(atob(fragment.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    text = new TextDecoder('utf-8', { fatal: true }).decode(await through(packed, new DecompressionStream('deflate-raw')));
    JSON.parse(text);
  } catch {
    throw new Unreadable('link');
  }
  return readCourse(text);
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
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

/** Offers a value as a file. */
export function download(name: string, value: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
