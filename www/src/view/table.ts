// The view of a game in progress: seats, boards and the question; everything else is one click away, in a drawer.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';

import type { Seat } from '../engine/index.js';
import { Moves } from './board/motion/moves.js';
import { afterPaint, leisure } from '../boot/schedule.js';
import { sheet } from '../art/sheet.js';
import type { Session } from '../model/session.js';
import { textTable } from './text-view.js';
import './actions.js';
import { aid } from './drawers/player-aid.js';
import { tags } from './drawers/tags.js';
import { define } from './base.js';
import { SessionView } from './session-view.js';
import { Brims } from './board/scroll-fade.js';
import { Drag } from './board/drag.js';
import './board/glossary.js';
import { type KeyWish, keyList, wishOf } from './keys.js';
import type { Log } from './drawers/log.js';
import './news.js';
import { type ChosenPanel, panels } from './board/panels.js';
import type { Pieces } from './board/piece.js';
import { endingOf, piecesOf } from '../model/selection.js';
import { player, standings } from './board/player.js';
import { Seals } from './board/badges.js';
import './drawers/time.js';
import { Zoom } from './board/zoom.js';

/** The drawers; one is open at a time. */
const DRAWERS = ['actions', 'log', 'scores', 'analysis', 'help'] as const;
export type Drawer = (typeof DRAWERS)[number];

/** The views of a small screen. */
const VIEWS = ['own', 'board'] as const;

/** Loads log, scores and analysis after the first frame; a player who opens them earlier waits a moment. */
const drawers = () => import('./drawers/index.js');

/**
 * The elements whose heights the styles need, since parts of the boards are pinned or scroll beside them; with the
 * custom property of each.
 */
const EDGES = [
  { edge: '.top', name: '--top' },
  { edge: 'loire-actions', name: '--bar' },
  { edge: '.drawer:not([hidden])', name: '--sheet' },
] as const;

/** Max width of the table at which the heights are set, in px. */
const PINNED_PX = 1024;

export class Table extends SessionView {
  static override properties: PropertyDeclarations = {
    asText: { type: Boolean },
    head: { attribute: false },
    menu: { attribute: false },
    guide: { attribute: false },
    holder: { state: true },
    drawer: { state: true },
    enlarged: { state: true },
    panel: { state: true },
    view: { state: true },
  };
  declare asText: boolean;
  /** The page's content for both ends of the first row. */
  declare head: TemplateResult | undefined;
  declare menu: TemplateResult | undefined;
  /** The guide through the first moves. */
  declare guide: TemplateResult | undefined;
  /** The seat of the player who holds the device. */
  declare holder: Seat | undefined;
  declare drawer: Drawer | undefined;
  /** The seat whose board is viewed instead of one's own. */
  declare enlarged: Seat | undefined;
  /** The chosen tab. */
  declare panel: ChosenPanel | undefined;
  declare view: (typeof VIEWS)[number];
  /** The seat with the large board, and whether the game was over, at the last render. */
  #drawn: { mine?: Seat; over?: boolean } = {};
  /** The question and the selection for which a small screen has switched its view. */
  #turned = '';

  /** The root with the key listeners: the document, or the shadow root of an embedded game. */
  #heard: Document | ShadowRoot | undefined;
  readonly #moves = new Moves(this);
  readonly #seals = new Seals(this);
  readonly #zoom = new Zoom(this);
  readonly #brims = new Brims(this);
  /**
   * Sets the heights as custom properties, only on small tables: elsewhere this would restyle all boards for nothing.
   */
  readonly #edges = new ResizeObserver((edges) => {
    for (const { target, borderBoxSize } of edges) {
      const name = EDGES.find(({ edge }) => target.matches(edge))?.name;
      if (name && this.clientWidth < PINNED_PX) this.style.setProperty(name, `${borderBoxSize[0]!.blockSize}px`);
    }
    this.#seals.show(this.session);
  });
  /** Measuring waits for the next frame, when the update is complete: so the page is laid out once. */
  #unmeasured: { session: Session; frame: number } | undefined;
  readonly #hasten = () => this.#moves.finish();

  constructor() {
    super();
    this.view = 'own';
    new Drag(this, () => this.session);
    // Clicks do not wait for movements.
    this.addEventListener('pointerdown', this.#hasten, { capture: true });
    this.addEventListener('keydown', this.#hasten, { capture: true });
    this.addEventListener('drawer', (event) => this.#toggle((event as CustomEvent<Drawer>).detail));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#heard = this.root;
    this.#heard.addEventListener('keydown', this.#key as EventListener);
    this.#seals.connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.#unmeasured) cancelAnimationFrame(this.#unmeasured.frame);
    this.#unmeasured = undefined;
    this.#seals.disconnect();
    this.#edges.disconnect();
    this.#brims.disconnect();
    this.#heard?.removeEventListener('keydown', this.#key as EventListener);
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.#measure();
    this.#moves.before(this.session);
    const { mine, over } = this.session;
    if (mine !== this.#drawn.mine) this.enlarged = undefined;
    this.#turnToAsked();
    // At the end of the game the scores open.
    if (over !== this.#drawn.over && (over || this.drawer === 'scores')) this.drawer = over ? 'scores' : undefined;
    if (over && this.#drawn.over === false) void this.#toScores();
    this.#drawn = { mine, over };
  }

  protected override render(): TemplateResult {
    const { session, t, drawer } = this;
    const next = this.#handedTo();
    if (next !== undefined) return this.#handover(next);
    const over = session.look.turn.type === 'over';
    return html`<button class="skip" @click=${this.#toActions}>${t.nav.toActions}</button>
      <div class="table ${session.look.game} hints-${session.hints} ${session.selected.length ? 'selecting' : ''} ${drawer ? 'docked' : ''} view-${this.view}">
        ${sheet(session.face.drawings)}
        ${this.#top()}
        <loire-news part="news" .session=${session}></loire-news>
        <div class="boards ${this.asText ? 'asText' : ''}" tabindex=${this.asText ? '0' : nothing} @keydown=${this.#keepFocus}>${this.asText ? textTable(session, piecesOf(session)) : this.#boards()}</div>
        <loire-actions part="actions" .session=${session} .open=${drawer === 'actions'} .views=${this.#views()} .guide=${this.guide}></loire-actions>
        <aside class="drawer" ?hidden=${drawer !== 'log'} data-part="log" aria-label=${t.nav.log}>
          ${this.#shut()}
          <loire-time part="time" .session=${session}></loire-time>
          <button data-do="toAnalysis" @click=${() => this.#toggle('analysis')}>${t.nav.analysis}</button>
          <loire-log part="log" .session=${session}></loire-log>
        </aside>
        <aside class="drawer wide" ?hidden=${drawer !== 'scores'} aria-label=${t.nav.scores}>
          ${this.#shut()}
          <loire-scores part="scores" class=${over ? 'over' : ''} .session=${session}></loire-scores>
        </aside>
        <aside class="drawer" ?hidden=${drawer !== 'analysis'} aria-label=${t.nav.analysis}>
          ${this.#shut()}
          ${drawer === 'analysis' ? html`<loire-analysis part="analysis" .session=${session}></loire-analysis>` : nothing}
        </aside>
        <aside class="drawer" ?hidden=${drawer !== 'help'} aria-label=${t.nav.help}>
          ${this.#shut()}
          <p class="learn">
            <button data-do="keys" @click=${() => this.#keys!.showModal()}>${t.keys.title} <kbd>?</kbd></button>
            ${this.menu ? html`<a class="button" data-do="guide" href="#guide=${session.look.game}">${t.start.guide}</a>` : nothing}
          </p>
          ${drawer === 'help' ? aid(session) : nothing}
          ${guard([session, session.language], () => [tags(session), session.face.legend(session)])}
        </aside>
        <div class="seals" aria-hidden="true"></div>
        <div class="stage" aria-hidden="true"></div>
        ${keyList(t)}
      </div>
      ${this.asText ? nothing : html`<loire-glossary .clock=${session.clock}></loire-glossary>`}`;
  }

  protected override firstUpdated(): void {
    // The pressed control has disappeared.
    if (document.activeElement === document.body && this.menu)
      void this.updateComplete.then(() => afterPaint(() => this.#toQuestion()));
    void leisure().then(drawers);
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (this.drawer) void drawers();
    this.#moves.drawn(this.session);
    this.#unmeasured ??= { session: this.session, frame: requestAnimationFrame(() => this.#measure()) };
    this.#brims.watch(this);
    for (const { edge } of EDGES) for (const each of this.querySelectorAll(edge)) this.#edges.observe(each);
    if (changed.has('drawer') && this.drawer === 'log') void this.#followLog();
    if (!changed.has('session')) return;
    for (const seat of this.session.seats)
      this.style.setProperty(`--seat${seat}`, `var(--colour-${this.session.sittings[seat]!.colour})`);
  }

  #measure(): void {
    if (!this.#unmeasured) return;
    const { session, frame } = this.#unmeasured;
    this.#unmeasured = undefined;
    cancelAnimationFrame(frame);
    this.#moves.after(session);
    this.#seals.show(session);
  }

  /** The first row: players and standings, the progress of the game, and buttons for the drawers. */
  #top(): TemplateResult {
    const { session, t } = this;
    const open = (drawer: Drawer, sign: string) => html`<button data-do=${drawer} title=${t.nav[drawer as 'log']}
      aria-expanded=${this.drawer === drawer} @click=${() => this.#toggle(drawer)}><span aria-hidden="true">${sign}</span> <span class="word">${t.nav[drawer as 'log']}</span></button>`;
    return html`<header class="top">
      ${this.head ?? nothing}
      ${standings(session, (seat) => this.#enlarge(seat))}
      <span class="progress">${session.face.progress(session)}</span>
      ${session.face.tale?.(session) ?? nothing}
      <div class="ways">${open('log', '≡')} ${open('scores', '∑')} ${open('analysis', '⚖')} ${open('help', '?')}</div>
      ${this.menu ?? nothing}
    </header>`;
  }

  /** The view switch of a small screen, within the thumb's reach. */
  #views(): TemplateResult {
    const { t } = this;
    return html`<nav class="views" aria-label=${t.nav.parts}>
      ${VIEWS.map((view) => html`<button data-to=${view} aria-pressed=${this.view === view} @click=${() => (this.view = view)}>${t.nav[view]}</button>`)}
    </nav>`;
  }

  /** Switches a small screen to the view with all choices, once for each question and selection. */
  #turnToAsked(): void {
    const { session } = this;
    const { current } = session;
    if (!current || session.at !== undefined) return;
    // Other players' answers do not switch the view.
    const { seat, ask } = current;
    const asked = [seat, ask.type, session.answersOf(seat).length, ...session.selected].join();
    if (asked === this.#turned) return;
    this.#turned = asked;
    const pieces = piecesOf(session);
    const wanted = [...pieces.live].filter((piece) => !pieces.selected.has(piece));
    if (!wanted.length) return;
    const parts = session.face.parts(session, pieces);
    const shared = wanted.filter((piece) => parts.some(({ holds }) => holds(piece)));
    if (shared.length === wanted.length) this.view = 'board';
    else if (!shared.length) this.view = 'own';
  }

  #shut(): TemplateResult {
    return html`<button class="shut" aria-label=${this.t.close} title=${this.t.close} @click=${() => this.#toggle(undefined)}>×</button>`;
  }

  #boards(): TemplateResult {
    const { session } = this;
    const pieces = piecesOf(session);
    const large = this.enlarged ?? session.mine;
    const parts = session.face.parts(session, pieces);
    const shared = parts.filter(({ place }) => place === 'board');
    const others = session.seats.filter((seat) => seat !== large);
    // Another board reuses the rendered elements: most of both boards is equal.
    return html`<section class="main" part="board" data-part="board" aria-label=${this.t.board.main}>
        ${shared.map(({ id, title, drawn }) => html`<div class="shared part-${id}" role="group" tabindex="0" aria-label=${title}>${drawn}</div>`)}
        ${session.face.status(session)}
      </section>
      ${panels(session, pieces, parts, this.panel, (panel) => (this.panel = panel))}
      ${this.#player(pieces, large, 'large')}
      <div class="others" data-part="others">${others.map((seat) => this.#player(pieces, seat, 'small'))}</div>`;
  }

  #player(pieces: Pieces, seat: Seat, size: 'large' | 'small'): TemplateResult {
    return player(this.session, pieces, seat, size, () => this.#enlarge(seat));
  }

  /** Shows a seat's board; one's own again if it is already shown. */
  #enlarge(seat: Seat): void {
    const { mine } = this.session;
    this.enlarged = seat === mine || seat === this.enlarged ? undefined : seat;
    this.view = 'own';
    // The pressed button has disappeared with its small board.
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>('.player.large')?.focus({ preventScroll: true }),
    );
  }

  #toggle(drawer: Drawer | undefined): void {
    this.drawer = this.drawer === drawer ? undefined : drawer;
  }

  /** The next of several people on one device, while the last one still holds it; otherwise `undefined`. */
  #handedTo(): Seat | undefined {
    const { session } = this;
    const people = session.seats.filter((seat) => session.isHere(seat));
    const seat = session.current?.seat;
    if (
      !session.ways.handover ||
      session.held !== undefined ||
      people.length < 2 ||
      session.at !== undefined ||
      seat === undefined ||
      !session.isHere(seat)
    )
      return undefined;
    return seat === this.holder ? undefined : seat;
  }

  #handover(seat: Seat): TemplateResult {
    const name = this.session.name(seat);
    const { title, about, ready } = this.t.handover;
    return html`<section class="handover">
      <h2>${title(name)}</h2>
      <p>${about}</p>
      <button class="primary" data-do="ready" @click=${() => (this.holder = seat)}>${ready(name)}</button>
    </section>`;
  }

  get #keys(): HTMLDialogElement | null {
    return this.querySelector('dialog.keys');
  }

  readonly #key = (event: KeyboardEvent): void => {
    const wish = wishOf(event);
    if (!wish || this.#handedTo() !== undefined) return;
    if (wish !== 'escape') event.preventDefault();
    this.#does[wish]();
  };

  readonly #does: Record<KeyWish, () => void> = {
    undo: () => this.session.at === undefined && this.session.undo(),
    redo: () => this.session.at === undefined && this.session.redo(),
    end: () => this.#end(),
    back: () => this.session.lookAt((this.session.at ?? this.session.moments.length - 1) - 1),
    forth: () => this.session.at !== undefined && this.session.lookAt(this.session.at + 1),
    nearer: () => this.#zoom.by('in'),
    farther: () => this.#zoom.by('out'),
    whole: () => this.#zoom.by('back'),
    help: () => this.#toggle('help'),
    keys: () => this.#keys?.showModal(),
    escape: () => this.#escape(),
  };

  #end(): void {
    const { session } = this;
    if (session.at !== undefined) return;
    if (session.held !== undefined) session.end();
    else {
      const ending = endingOf(session);
      if (ending) session.play(ending.action);
    }
  }

  /** Closes what is open, one step per call: a refusal, the past, a drawer, then another seat's board. */
  #escape(): void {
    if (this.session.refusal) this.session.forgetRefusal();
    else if (this.session.at !== undefined) this.session.lookAt(undefined);
    else if (this.drawer) this.drawer = undefined;
    else this.enlarged = undefined;
  }

  /** Skips the many pieces of the boards, for keyboard users. */
  async #toActions(): Promise<void> {
    this.drawer = 'actions';
    await this.updateComplete;
    await this.querySelector<SessionView>('loire-actions')?.updateComplete;
    const wanted = this.querySelector<HTMLElement>('.list .action') ?? this.querySelector<HTMLElement>('.question');
    wanted?.focus();
  }

  /** Moves keyboard users to the question at the start. */
  #toQuestion(): void {
    if (document.activeElement === document.body)
      this.querySelector<HTMLElement>('.question')?.focus({ preventScroll: true });
  }

  async #followLog(): Promise<void> {
    await customElements.whenDefined('loire-log');
    this.querySelector<Log>('loire-log')?.follow();
  }

  /** Moves to the scores of a game that has just ended; they render after the next frame, or are still loading. */
  async #toScores(): Promise<void> {
    await customElements.whenDefined('loire-scores');
    await new Promise<void>((done) => afterPaint(done));
    this.querySelector<HTMLElement>('.scores h2')?.focus({ preventScroll: true });
  }

  /**
   * A piece that was played by keyboard may not be a button any more; the next available piece on the same board gets
   * the focus.
   */
  #keepFocus(event: KeyboardEvent): void {
    const from = event.target as HTMLElement | SVGElement;
    if (!from.dataset.piece) return;
    void this.updateComplete.then(() => {
      if (from.isConnected && from.tabIndex >= 0) return;
      const next = this.querySelector<HTMLElement>(
        '.player.current .piece.live, .boards .piece.live, .text button.live',
      );
      (next ?? this.querySelector<HTMLElement>('.choices .action, .question'))?.focus();
    });
  }
}

define('loire-table', Table);
