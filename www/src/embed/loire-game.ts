// <loire-game>: the page's table as a custom element with a shadow tree, for other pages.

import { LitElement, type PropertyDeclarations, type TemplateResult, html, unsafeCSS } from 'lit';
import type { LoireGame as Declared } from 'loire/element';
import css from 'virtual:element-styles';

import { Bots } from '../model/bots.js';
import '../view/table.js';
import type { Table } from '../view/table.js';
import * as engine from '../engine/index.js';
import type { Action, Course, Legal, Record, Score, Seat, State, Turn } from '../engine/index.js';
import { isLoaded, load } from '../games/registry.js';
import { HINTS } from '../model/highlight.js';
import { LANGUAGES, type Language, preferred } from '../i18n/language.js';
import { leisure } from '../boot/schedule.js';
import { movedOn } from '../storage/saved-games.js';
import { Session } from '../model/session.js';
import { type Trouble, troubleOf, troubleView } from '../view/load-error.js';
import { Bridge } from './bridge.js';
import { type Wishes, json, names, setupOf, sittingsOf, words } from './attributes.js';

/** The details of an error for an "error" event, without absent fields. */
function detailOf(error: Partial<engine.LoireError> & Error): object {
  const { code = 'badInput', message, rule, params, path, entry, fault } = error;
  const more = Object.entries({ rule, params, path, entry, fault }).filter(([, value]) => value !== undefined);
  return { code, message, ...Object.fromEntries(more) };
}

/** The attributes that describe a new game. */
const WISHES = ['game', 'seats', 'names', 'edition', 'modules', 'scenario', 'seed'] as const satisfies (keyof Wishes)[];

export class LoireGame extends LitElement implements Omit<Declared, keyof HTMLElement> {
  static override styles = unsafeCSS(css);
  static override properties: PropertyDeclarations = {
    game: {},
    seats: {},
    names: { converter: names },
    edition: {},
    modules: { converter: words },
    scenario: {},
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
  declare game: Declared['game'];
  declare seats: string;
  declare names: string[] | undefined;
  declare edition: string | undefined;
  declare modules: string[] | undefined;
  declare scenario: string | undefined;
  declare seed: string | undefined;
  declare seat: number | undefined;
  declare locale: string | undefined;
  declare theme: Declared['theme'];
  declare hints: Declared['hints'];
  declare view: Declared['view'];
  declare allowedOrigins: string;

  #session: Session | undefined;
  #bots: Bots | undefined;
  #bridge: Bridge | undefined;
  #trouble: Trouble | undefined;
  /** What opens once its game is loaded. With `isGiven` a method asked for it, and attributes have to wait. */
  #waiting: { open: () => boolean; isGiven: boolean } | undefined;
  /** Has a method opened a game since the last update? Then changed attributes apply to the next game. */
  #isOpened = false;
  #isReady = false;
  #isOver = false;
  /** True while the surrounding page plays an answer: its "answer" event cannot be cancelled. */
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
    if (this.#session) this.#bots = new Bots(this.#session);
    else this.requestUpdate();
    this.#connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#bots?.stop();
    this.#bridge?.close();
    this.#bots = this.#bridge = undefined;
  }

  get state(): State | undefined {
    return this.#session?.state();
  }

  set state(state: State | undefined) {
    if (state !== undefined) this.load(state);
  }

  get record(): Record | undefined {
    const course = this.#session?.course();
    return course && 'record' in course ? course.record : undefined;
  }

  set record(record: Record | undefined) {
    if (record !== undefined) this.load(record);
  }

  get turn(): Turn | undefined {
    return this.#session?.look.turn;
  }

  get legal(): Legal[] {
    return this.#session?.look.legal ?? [];
  }

  get scores(): Score[] {
    return this.#session?.look.scores ?? [];
  }

  newGame(setup: engine.Setup = setupOf(this)): boolean {
    return this.#when(setup?.game, { open: () => this.#create(setup), isGiven: true });
  }

  load(from: State | Record): boolean {
    const make = () => {
      const course: Course =
        typeof from === 'object' && from && 'position' in from
          ? { base: engine.positionOf(from), entries: [] }
          : { record: from as Record };
      const seats = engine.setupOf(course)?.seats ?? 0;
      return new Session({ course, sittings: sittingsOf(this.seats, seats, this.seat) });
    };
    return this.#when(from?.game, { open: () => this.#open(make), isGiven: true });
  }

  play(seat: number, action: Action | string): boolean {
    const session = this.#session;
    if (!session) return false;
    this.#isHosts = true;
    try {
      if (session.answer(seat as Seat, action)) return true;
    } finally {
      this.#isHosts = false;
    }
    const { error, message } = session.refusal ?? {};
    // A rule gets a message in the reader's language; other errors are faults of the surrounding page.
    if (error) this.#tell('error', { ...detailOf(error), ...(error.rule ? { message } : {}) });
    return false;
  }

  undo(): boolean {
    const can = this.#session?.undoes !== undefined;
    this.#session?.undo();
    return can;
  }

  redo(): boolean {
    const can = this.#session?.look.canRedo ?? false;
    this.#session?.redo();
    return can;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('allowedOrigins')) this.#connect();
    const isWanted = !this.#session || WISHES.some((name) => changed.has(name));
    if (isWanted && !this.#isOpened && !this.#waiting?.isGiven)
      this.#when(this.game, { open: () => this.#create(setupOf(this)), isGiven: false });
    this.#isOpened = false;
    const session = this.#session;
    if (!session) return;
    if (changed.has('seat')) session.sittings = sittingsOf(this.seats, session.seats.length, this.seat);
    if (['seat', 'locale', 'hints'].some((name) => changed.has(name))) this.#show();
  }

  protected override render(): TemplateResult {
    const language = this.#language;
    if (this.#trouble)
      return html`<div lang=${language} part="trouble">${troubleView(this.#trouble, { language })}</div>`;
    if (!this.#session) return html`<slot></slot>`;
    return html`<loire-table part="table" lang=${language} .session=${this.#session} .asText=${this.view === 'text'} @rematch=${({ detail }: CustomEvent<boolean>) => this.#rematch(detail)}></loire-table>`;
  }

  protected override updated(): void {
    const table = this.renderRoot.querySelector<Table>('loire-table');
    if (!table || this.#isReady) return;
    this.#isReady = true;
    void leisure().then(() => import('../view/fonts.js'));
    // The first frame is visible when the frame after it begins.
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

  #create(setup: engine.Setup): boolean {
    return this.#open(() => Session.create(setup, sittingsOf(this.seats, setup.seats, this.seat)), 'setup');
  }

  /** Opens a game: now if it is loaded, otherwise once it is. Returns whether it is open. */
  #when(game: unknown, wanted: { open: () => boolean; isGiven: boolean }): boolean {
    const isThere = isLoaded(game, this.#language);
    this.#waiting = isThere ? undefined : wanted;
    if (!isThere) void this.#load(game, wanted);
    return isThere && wanted.open();
  }

  async #load(game: unknown, wanted: { open: () => boolean; isGiven: boolean }): Promise<void> {
    const failure = await load(game, this.#language).then(
      () => undefined,
      (error: Error) => error,
    );
    // Another call may have replaced this one meanwhile.
    const isStillWanted = this.#waiting === wanted;
    if (isStillWanted) this.#waiting = undefined;
    if (failure) this.#tell('error', { code: 'notReady', message: failure.message });
    else if (isStillWanted) {
      wanted.open();
      // The attributes count as applied even if they were refused.
      if (!wanted.isGiven) this.#isOpened = true;
    }
  }

  /** Creates the bridge for the origins that are allowed now; without any there is none. */
  #connect(): void {
    this.#bridge?.close();
    const origins = words(this.allowedOrigins) ?? [];
    this.#bridge = origins.length && this.isConnected ? new Bridge(this, origins) : undefined;
  }

  /** Replaces the current game if the new one is valid; returns whether it is. */
  #open(make: () => Session, what: 'game' | 'setup' = 'game'): boolean {
    let session: Session;
    try {
      session = make();
    } catch (error) {
      this.#refuse(error, what);
      return false;
    }
    this.#bots?.stop();
    this.#session?.close();
    this.#session = session;
    this.#isOpened = true;
    this.#trouble = undefined;
    this.#isOver = false;
    this.#show();
    session.addEventListener('answer', this.#announce as EventListener);
    session.addEventListener('keep', () => this.#changed());
    if (this.isConnected) this.#bots = new Bots(session);
    this.requestUpdate();
    // Events fire after the property is set, not during the assignment.
    queueMicrotask(() => this.#session === session && this.#changed());
    return true;
  }

  #refuse(error: unknown, what: 'game' | 'setup'): void {
    const trouble = troubleOf(error, what, this.game);
    // A game that is open already stays on the table.
    if (!this.#session) this.#trouble = trouble;
    this.#tell('error', detailOf(error as Partial<engine.LoireError> & Error));
    this.requestUpdate();
  }

  #show(): void {
    const session = this.#session;
    const language = this.#language;
    if (!session) return;
    if (isLoaded(session.look.game, language))
      session.show(language, HINTS.find((hints) => hints === this.hints) ?? 'all');
    else
      load(session.look.game, language).then(
        () => this.#show(),
        (error: Error) => this.#tell('error', { code: 'notReady', message: error.message }),
      );
  }

  readonly #announce = (event: CustomEvent<{ seat: Seat; action: Action }>): void => {
    const cancelable = !this.#isHosts && (this.#session?.isHere(event.detail.seat) ?? false);
    if (!this.#tell('action', event.detail, cancelable)) event.preventDefault();
  };

  #changed(): void {
    const session = this.#session!;
    const course = session.course();
    this.#tell('state', { state: session.state(), turn: session.look.turn, entries: engine.entriesOf(course) });
    if (session.over && !this.#isOver) this.#tell('end', { scores: session.look.scores, record: this.record });
    this.#isOver = session.over;
  }

  #rematch(rotated: boolean): void {
    const session = this.#session!;
    const { seed: _, ...setup } = engine.setupOf(session.course()) as engine.Setup;
    const again = { ...setup, game: session.look.game } as engine.Setup;
    if (!rotated) return void this.newGame(again);
    const moved = { ...again, ...(again.names ? { names: movedOn(again.names) } : {}) } as engine.Setup;
    this.#open(() => Session.create(moved, movedOn(session.sittings)), 'setup');
  }

  #tell(type: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, cancelable }));
  }
}
