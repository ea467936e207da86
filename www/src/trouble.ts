// What went wrong with something from outside, in the reader's words and, where the engine said more, in its own.

import { type TemplateResult, html, nothing } from 'lit';

import { LoireError } from './engine.js';
import { NoBoards } from './games/index.js';
import { Unreadable } from './share.js';
import type { Texts } from './texts/index.js';

/** A message that can be told in any language. */
export type Trouble = (t: Texts) => { text: string; detail?: string };

/** Says why something could not be opened. Whatever is no expected trouble is thrown on. */
export function troubleOf(error: unknown, what: 'game' | 'setup' = 'game'): Trouble {
  if (error instanceof Unreadable) return ({ trouble }) => ({ text: trouble[error.kind] });
  if (error instanceof NoBoards) return ({ trouble }) => ({ text: `${trouble.game} ${trouble.unknownGame(error.game)}` });
  if (error instanceof LoireError) {
    const { entry, message } = error;
    return ({ trouble }) => ({ text: [trouble[what], ...(entry === undefined ? [] : [trouble.entry(entry)])].join(' '), detail: message });
  }
  // A saved game that somebody has tampered with may fail in any way.
  if (error instanceof TypeError) return ({ trouble }) => ({ text: trouble[what], detail: error.message });
  throw error;
}

export function troubleView(trouble: Trouble | undefined, t: Texts): TemplateResult | typeof nothing {
  if (!trouble) return nothing;
  const { text, detail } = trouble(t);
  return html`<div class="refusal" role="alert"><p>${text}</p>${detail ? html`<p lang="en"><small>${detail}</small></p>` : nothing}</div>`;
}
