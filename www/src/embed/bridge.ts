// Controls an element inside a frame: receives messages of the surrounding page from allowed origins, and replies.

import type { LoireGame } from 'loire/element';

/** The methods that the surrounding page may call. */
const METHODS = ['newGame', 'load', 'play', 'undo', 'redo'] as const;
const READ = ['state', 'record', 'turn', 'legal', 'scores'] as const;
const SET = ['seat', 'locale', 'theme', 'hints', 'view'] as const;
const EVENTS = ['ready', 'action', 'state', 'end', 'error'] as const;

/** A message: `{ loire: 'play', id: 7, args: [0, '3: take ship from 4'] }`; the reply has the same id. */
interface Message {
  loire: string;
  id?: number | string;
  args?: unknown[];
}

const isMessage = (data: unknown): data is Message => typeof (data as Message | null)?.loire === 'string';

/** Handles the messages of one window for one element, until it is closed. */
export class Bridge {
  readonly #element: LoireGame;
  readonly #origins: Set<string>;
  /** The receiver of events: the parent window, once it has sent a message from an allowed origin. */
  #host: { window: Window; origin: string } | undefined;
  #isReady = false;

  constructor(element: LoireGame, origins: readonly string[]) {
    this.#element = element;
    this.#origins = new Set(origins);
    addEventListener('message', this.#hear);
    for (const type of EVENTS) element.addEventListener(type, this.#tell as EventListener);
  }

  close(): void {
    removeEventListener('message', this.#hear);
    for (const type of EVENTS) this.#element.removeEventListener(type, this.#tell as EventListener);
  }

  readonly #hear = ({ data, origin, source }: MessageEvent<unknown>): void => {
    if (source !== parent || !this.#origins.has(origin) || !isMessage(data)) return;
    this.#host = { window: parent, origin };
    const { id, loire, args = [] } = data;
    try {
      this.#send({ loire: 'answer', id, value: this.#do(loire, args) });
    } catch (error) {
      this.#send({ loire: 'answer', id, error: error instanceof Error ? error.message : String(error) });
    }
  };

  #do(name: string, args: unknown[]): unknown {
    const element = this.#element as unknown as Record<string, unknown>;
    if (name === 'hello') return { ready: this.#isReady };
    if (isOf(METHODS, name)) return (element[name] as (...args: unknown[]) => unknown).apply(element, args);
    if (name === 'get' && isOf(READ, args[0])) return element[args[0]];
    if (name === 'set' && isOf(SET, args[0])) return void (element[args[0]] = args[1]);
    throw new Error(`there is no message "${[name, ...args.slice(0, 1)].join(' ')}"`);
  }

  readonly #tell = ({ type, detail }: CustomEvent<unknown>): void => {
    this.#isReady ||= type === 'ready';
    this.#send({ loire: 'event', type, detail });
  };

  #send(message: unknown): void {
    this.#host?.window.postMessage(message, this.#host.origin);
  }
}

const isOf = <T extends string>(list: readonly T[], name: unknown): name is T => list.includes(name as T);
