// Why data from outside could not be opened: a message in the reader's language, or the engine's own if there is none.

import { type TemplateResult, html, nothing } from 'lit';

import { LoireError } from '../engine/index.js';
import { NoBoards, knownFace, shownGames } from '../games/registry.js';
import type { Speaking } from '../i18n/language.js';
import { Unreadable } from '../storage/fragment.js';
import { texts } from '../i18n/texts/index.js';

/** A message in any language of the page. */
export type Trouble = (speaking: Speaking) => { text: string; detail?: string };

/** Explains why a game or a set-up could not be opened. Rethrows unexpected errors. */
export function troubleOf(error: unknown, what: 'game' | 'setup' = 'game', game?: string): Trouble {
  const saying =
    (say: (trouble: ReturnType<typeof texts>['trouble']) => string): Trouble =>
    (speaking) => ({ text: say(texts(speaking).trouble) });
  if (error instanceof Unreadable) return saying((trouble) => trouble[error.kind]);
  if (error instanceof NoBoards) return saying((trouble) => `${trouble.game} ${trouble.unknownGame(error.game)}`);
  if (error instanceof LoireError) {
    return (speaking) => {
      const { trouble } = texts(speaking);
      const why = reasonOf(error, speaking, game);
      const where = error.entry === undefined ? [] : [trouble.entry(error.entry)];
      const text = [trouble[what], ...where, ...(why ? [why] : [])].join(' ');
      return why ? { text } : { text, detail: error.message };
    };
  }
  // A saved game that was modified from outside may fail in any way.
  if (error instanceof TypeError) return (speaking) => ({ text: texts(speaking).trouble[what], detail: error.message });
  throw error;
}

/**
 * The engine's reason in the reader's language, by its rule, its fault or its code; `undefined` if there is no text for
 * it.
 */
function reasonOf({ code, rule, fault, path = '' }: LoireError, speaking: Speaking, game?: string): string | undefined {
  const { trouble } = texts(speaking);
  if (rule) return trouble.rule(rule);
  const info = shownGames().find(({ id }) => id === game);
  const words = info && knownFace(info.id)?.about(speaking).setup;
  const called = (name: string) => words?.[name]?.title ?? (trouble.parts as { [name: string]: string })[name] ?? name;
  const name = path.split('.').at(-1)!;
  if (!fault)
    return (trouble.codes as { [code: string]: (where: string) => string })[code]?.(
      code === 'badSetup' ? called(name) : path,
    );
  if (fault === 'excludes') {
    // Two modules that exclude each other: the text of the option that allows both explains why.
    const choice = info?.options.find(({ modules }) => modules.length > 1)?.name;
    return [trouble.faults.excludes(called(name), []), ...(choice ? [words?.[choice]?.about] : [])]
      .filter(Boolean)
      .join(' ');
  }
  const { modules = [], editions = [] } = info?.options.find((option) => option.name === name) ?? {};
  return trouble.faults[fault](called(name), [...modules, ...editions].map(called));
}

export function troubleView(trouble: Trouble | undefined, speaking: Speaking): TemplateResult | typeof nothing {
  if (!trouble) return nothing;
  const { text, detail } = trouble(speaking);
  return html`<div class="refusal" role="alert"><p>${text}</p>${detail ? html`<p lang="en"><small>${detail}</small></p>` : nothing}</div>`;
}
