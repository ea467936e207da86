// <loire-game>: the page's table as an element for other people's pages, in a shadow tree of its own.

import { LitElement, type PropertyDeclarations, type TemplateResult, html, unsafeCSS } from 'lit';
import type { LoireGame as Declared } from 'loire/element';
import css from 'virtual:element-styles';

import { Bots } from '../bots.js';
import '../elements/table.js';
import type { Table } from '../elements/table.js';
import * as engine from '../engine.js';
import type { Action, Course, Legal, Record, Score, Seat, State, Turn } from '../engine.js';
import { HINTS, type Hints } from '../hints.js';
import { LANGUAGES, type Language, preferred } from '../language.js';
import { Store } from '../store.js';
import { type Trouble, troubleOf, troubleView } from '../trouble.js';
import { Bridge } from './bridge.js';
import { type Wishes, json, names, setupOf, sittingsOf, words } from './wishes.js';

/** The attributes that a new game is made of. */
const WISHES = ['game', 'seats', 'names', 'edition', 'modules', 'seed'] as const satisfies (keyof Wishes)[];

export class LoireGame extends LitElement implements Omit<Declared, keyof HTMLElement> {
  static override styles = unsafeCSS(css);
  static override properties: PropertyDeclarations = {
    game: {},
    seats: {},
    names: { converter: names },
    edition: {},
    modules: { converter: words },
    seed: {},
    seat: { type: Number },
    locale: {},
    theme: { reflect: true },
    hints: {},
    view: {},
    allowedOrigins: { attribute: 'allowed-origins' },
    state: { converter: json, noAccessor: true },
    record: { converter: json, noAccessor: true },
  };
  declare game: string;
  declare seats: string;
  declare names: string[] | undefined;
  declare edition: string | undefined;
  declare modules: string[] | undefined;
  declare seed: string | undefined;
  declare seat: number | undefined;
  declare locale: string | undefined;
  declare theme: string;
  declare hints: string;
  declare view: string;
  declare allowedOrigins: string;

  #store: Store | undefined;
  #bots: Bots | undefined;
  #bridge: Bridge | undefined;
  #trouble: Trouble | undefined;
  /** What was given to be opened, until the engine is there. */
  #given: State | Record | undefined;
  #engine: 'unasked' | 'asked' | 'there' = 'unasked';
  /** Has a method opened a game since the last picture? Then changed attributes count for the next game. */
  #isOpened = false;
  #isReady = false;
  #isOver = false;
  /** True while the page around plays an answer: that one it cannot prevent. */
  #isHosts = false;

  constructor() {
    super();
    this.game = 'burgundy';
    this.seats = '2';
    this.theme = 'system';
    this.hints = 'all';
    this.view = 'board';
    this.allowedOrigins = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#engine === 'unasked') void this.#begin();
    if (this.#store) this.#bots = new Bots(this.#store);
    this.#connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#bots?.stop();
    this.#bridge?.close();
    this.#bots = this.#bridge = undefined;
  }

  get state(): State | undefined {
    return this.#store?.state();
  }

  set state(state: State | undefined) {
    if (state !== undefined) this.load(state);
  }

  get record(): Record | undefined {
    const course = this.#store?.course();
    return course && 'record' in course ? course.record : undefined;
  }

  set record(record: Record | undefined) {
    if (record !== undefined) this.load(record);
  }

  get turn(): Turn | undefined {
    return this.#store?.look.turn;
  }

  get legal(): Legal[] {
    return this.#store?.look.legal ?? [];
  }

  get scores(): Score[] {
    return this.#store?.look.scores ?? [];
  }

  newGame(setup: engine.Setup = setupOf(this)): boolean {
    return this.#open(() => Store.create(setup, sittingsOf(this.seats, setup.seats, this.seat)), 'setup');
  }

  load(from: State | Record): boolean {
    this.#given = from;
    if (this.#engine !== 'there') return false;
    this.#given = undefined;
    return this.#open(() => {
      const course: Course =
        typeof from === 'object' && from && 'position' in from
          ? { base: engine.positionOf(from), entries: [] }
          : { record: from as Record };
      const seats = engine.setupOf(course)?.seats ?? 0;
      return new Store({ course, sittings: sittingsOf(this.seats, seats, this.seat) });
    });
  }

  play(seat: number, action: Action | string): boolean {
    const store = this.#store;
    if (!store) return false;
    this.#isHosts = true;
    try {
      if (store.answer(seat as Seat, action)) return true;
    } finally {
      this.#isHosts = false;
    }
    const { rule, message = '' } = store.refusal ?? {};
    this.#tell('error', { code: 'refused', message, ...(rule ? { rule } : {}) });
    return false;
  }

  undo(): boolean {
    const can = this.#store?.undoes !== undefined;
    this.#store?.undo();
    return can;
  }

  redo(): boolean {
    const can = this.#store?.look.canRedo ?? false;
    this.#store?.redo();
    return can;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (this.#engine !== 'there') return;
    if (changed.has('allowedOrigins')) this.#connect();
    if (this.#given) this.load(this.#given);
    else if (!this.#isOpened && (!this.#store || WISHES.some((name) => changed.has(name)))) this.newGame();
    this.#isOpened = false;
    const store = this.#store;
    if (!store) return;
    if (changed.has('seat'))
      store.sittings.splice(0, Infinity, ...sittingsOf(this.seats, store.seats.length, this.seat));
    if (['seat', 'locale', 'hints'].some((name) => changed.has(name))) this.#show();
  }

  protected override render(): TemplateResult {
    const language = this.#language;
    if (this.#trouble)
      return html`<div lang=${language} part="trouble">${troubleView(this.#trouble, { language })}</div>`;
    if (!this.#store) return html`<slot></slot>`;
    return html`<loire-table part="table" lang=${language} .store=${this.#store} .asText=${this.view === 'text'} @rematch=${() => this.#rematch()}></loire-table>`;
  }

  protected override updated(): void {
    const table = this.renderRoot.querySelector<Table>('loire-table');
    if (!table || this.#isReady) return;
    this.#isReady = true;
    // The first picture is there when the frame after it begins.
    void table.updateComplete.then(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => this.#tell('ready', undefined))),
    );
  }

  get #language(): Language {
    const around = this.closest<HTMLElement>('[lang]')?.lang;
    const known = (tag: string | undefined) =>
      LANGUAGES.find((language) => language === tag?.toLowerCase().split('-')[0]);
    return known(this.locale) ?? known(around) ?? preferred(navigator.languages);
  }

  async #begin(): Promise<void> {
    this.#engine = 'asked';
    try {
      await engine.init();
      this.#engine = 'there';
      this.requestUpdate();
    } catch (error) {
      this.#engine = 'unasked';
      this.#tell('error', { code: 'notReady', message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** The bridge for the origins that are allowed now; without any there is none. */
  #connect(): void {
    this.#bridge?.close();
    const origins = words(this.allowedOrigins) ?? [];
    this.#bridge = origins.length && this.isConnected ? new Bridge(this, origins) : undefined;
  }

  /** Puts another game in the place of the present one, if there is nothing wrong with it. */
  #open(make: () => Store, what: 'game' | 'setup' = 'game'): boolean {
    let store: Store;
    try {
      store = make();
    } catch (error) {
      this.#refuse(error, what);
      return false;
    }
    this.#bots?.stop();
    this.#store?.close();
    this.#store = store;
    this.#isOpened = true;
    this.#trouble = undefined;
    this.#isOver = false;
    this.#show();
    store.addEventListener('answer', this.#announce as EventListener);
    store.addEventListener('keep', () => this.#changed());
    if (this.isConnected) this.#bots = new Bots(store);
    this.requestUpdate();
    // Events come after the property has been set, not while it is set.
    queueMicrotask(() => this.#store === store && this.#changed());
    return true;
  }

  #refuse(error: unknown, what: 'game' | 'setup'): void {
    const trouble = troubleOf(error, what, this.game);
    // A game that is already there stays on the table.
    if (!this.#store) this.#trouble = trouble;
    const { code = 'badInput', message, rule, path, entry, fault } = error as Partial<engine.LoireError> & Error;
    const more = Object.fromEntries(
      Object.entries({ rule, path, entry, fault }).filter(([, value]) => value !== undefined),
    );
    this.#tell('error', { code, message, ...more });
    this.requestUpdate();
  }

  #show(): void {
    this.#store?.show(this.#language, HINTS.includes(this.hints as Hints) ? (this.hints as Hints) : 'all');
  }

  readonly #announce = (event: CustomEvent<{ seat: Seat; action: Action }>): void => {
    const cancelable = !this.#isHosts && (this.#store?.isHere(event.detail.seat) ?? false);
    if (!this.#tell('action', event.detail, cancelable)) event.preventDefault();
  };

  #changed(): void {
    const store = this.#store!;
    const course = store.course();
    this.#tell('state', { state: store.state(), turn: store.look.turn, entries: engine.entriesOf(course) });
    if (store.over && !this.#isOver) this.#tell('end', { scores: store.look.scores, record: this.record });
    this.#isOver = store.over;
  }

  #rematch(): void {
    const { seed: _, ...setup } = engine.setupOf(this.#store!.course()) as engine.Setup;
    this.newGame({ ...setup, game: this.#store!.look.game } as engine.Setup);
  }

  #tell(type: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
  }
}
