// A strong player's evaluation of the shown question, now or at any past moment: the results of each answer, the best
// first. Each answer highlights its pieces on the boards and can be played.

import { type PropertyDeclarations, type TemplateResult, html, nothing } from 'lit';

import type { Legal, Suggestion } from '../../engine/index.js';
import { analyse } from '../../engine/index.js';
import { choose } from '../../model/selection.js';
import { define } from '../base.js';
import { SessionView } from '../session-view.js';
import { Pointing } from '../board/pointing.js';

/** Max number of answers shown. */
const MOST = 8;
/** Min number of playouts at which tenths of a percent are significant. */
const MANY = 1000;

type Candidate = Suggestion['candidates'][number];

export class Analysis extends SessionView {
  static override properties: PropertyDeclarations = { found: { state: true }, done: { state: true } };
  declare found: Suggestion | undefined;
  /** Progress from 0 to 1; `undefined` while no analysis runs. */
  declare done: number | undefined;
  /** Makes the analysis stop with its results so far. */
  #enough: AbortController | undefined;
  /** The question of the analysis. */
  #of = '';
  /** The results in this game by question, so that undo finds them again. */
  readonly #known = new Map<string, Suggestion>();
  readonly #pointing = new Pointing();

  protected override willUpdate(): void {
    super.willUpdate();
    // The results for the last question do not apply to another one.
    const question = this.#question();
    if (question === this.#of) return;
    this.#of = question;
    this.#stop();
    this.found = this.#known.get(question);
    this.#point(undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
    this.#point(undefined);
  }

  protected override render(): TemplateResult {
    const { session } = this;
    const t = this.t.analysis;
    const thinks = this.done !== undefined;
    return html`<section class="analysis" aria-label=${t.title}>
      <h2>${t.title}</h2>
      <p class="hint">${session.current ? t.about(session.name(session.current.seat)) : t.nothing}</p>
      ${
        session.current
          ? html`<p><button class="primary" data-do="analyse" @click=${() => (thinks ? this.#enough?.abort() : void this.#think())}>${thinks ? t.stop : t.start}</button>
            ${thinks ? html`<progress max="1" .value=${this.done} aria-label=${this.t.actions.thought}></progress>` : nothing}</p>`
          : nothing
      }
      ${this.found ? this.#table(this.found) : nothing}
    </section>`;
  }

  #table({ candidates, playouts }: Suggestion): TemplateResult {
    const t = this.t.analysis;
    const { session } = this;
    const number = decimals(session.language, 1);
    const share = decimals(session.language, playouts < MANY ? 0 : 1, 'percent');
    return html`<table>
      <thead><tr><th scope="col">${t.action}</th><th scope="col">${t.points}</th><th scope="col" aria-sort="descending">${t.win}</th></tr></thead>
      <tbody>${bestFirst(candidates)
        .slice(0, MOST)
        .map((candidate) => {
          const { points, spread, win } = candidate;
          const legal = session.look.legal.find(({ notation }) => notation === candidate.notation);
          const show = () => this.#point(legal);
          const hide = () => this.#point(undefined);
          return html`<tr @mouseenter=${show} @mouseleave=${hide} @focusin=${show} @focusout=${hide}>
          <th scope="row">${this.#answer(candidate, legal)}</th>
          <td>${points === null ? '–' : number(points)}${spread ? html` <small>± ${number(spread)}</small>` : nothing}</td>
          <td>${win === null ? '–' : share(win)}</td>
        </tr>`;
        })}</tbody>
    </table>
    <p class="hint">${t.playouts(playouts)}</p>`;
  }

  /** An answer with a button that plays it, as long as it is legal. */
  #answer({ action }: Candidate, legal: Legal | undefined): TemplateResult {
    const { session } = this;
    const label = session.face.label(action as never, session);
    return legal && session.legal.includes(legal)
      ? html`<button class="line" data-notation=${legal.notation} @click=${() => choose(session, legal)}>${label}</button>`
      : html`${label}`;
  }

  #point(legal: Legal | undefined): void {
    this.#pointing.at(this.root, legal?.targets ?? []);
  }

  #question(): string {
    const { session } = this;
    return `${session.id} ${session.hash()} ${session.at} ${session.current?.seat}`;
  }

  /** Cancels the analysis without its results. */
  #stop(): void {
    const enough = this.#enough;
    this.#enough = undefined;
    this.done = undefined;
    enough?.abort();
  }

  async #think(): Promise<void> {
    const { session } = this;
    const mine = new AbortController();
    this.#enough = mine;
    this.done = 0;
    const onProgress = (playouts: number, goal: number) => {
      if (this.#enough === mine) this.done = playouts / goal;
    };
    const found = await analyse(session.stateShown(), session.current!.seat, { enough: mine.signal, onProgress });
    if (this.#enough !== mine) return;
    this.found = found;
    this.#known.set(this.#of, found);
    this.#stop();
  }
}

/** Sorts by chance to win, then by points; answers without results come last. */
export const bestFirst = (candidates: readonly Candidate[]): Candidate[] => {
  const known = (value: number | null) => value ?? -Infinity;
  const order = (a: number, b: number) => (a === b ? 0 : b - a);
  return [...candidates].sort((a, b) => order(known(a.win), known(b.win)) || order(known(a.points), known(b.points)));
};

/** Formats numbers with this many decimals; zero has no sign. */
function decimals(
  language: string,
  digits: number,
  style: 'decimal' | 'percent' = 'decimal',
): (value: number) => string {
  const format = new Intl.NumberFormat(language, {
    style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const one = 10 ** (style === 'percent' ? digits + 2 : digits);
  return (value) => format.format(Math.round(value * one) / one || 0);
}

define('loire-analysis', Analysis);
