// The keyboard shortcuts of the table, and their list.

import { type TemplateResult, html } from 'lit';

import type { Texts } from '../i18n/texts/index.js';

export type KeyWish =
  | 'undo'
  | 'redo'
  | 'end'
  | 'back'
  | 'forth'
  | 'nearer'
  | 'farther'
  | 'whole'
  | 'help'
  | 'keys'
  | 'escape';

const KEYS: Record<string, KeyWish> = {
  u: 'undo',
  e: 'end',
  '+': 'nearer',
  '-': 'farther',
  '0': 'whole',
  h: 'help',
  '?': 'keys',
  ArrowLeft: 'back',
  ArrowRight: 'forth',
  Escape: 'escape',
};
const WITH_CONTROL: Record<string, KeyWish> = { z: 'undo', y: 'redo' };

/** Elements with keys of their own. */
const ELSEWHERE = 'input, select, textarea, dialog, [role=log], .news ol, [contenteditable]';

/** The command of a key; `undefined` if it has none here. */
export function wishOf(event: KeyboardEvent): KeyWish | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || altKey) return undefined;
  if ((target as Element).closest?.(key === 'Escape' ? 'dialog' : ELSEWHERE)) return undefined;
  if (ctrlKey || metaKey) return shiftKey && key.toLowerCase() === 'z' ? 'redo' : WITH_CONTROL[key];
  return KEYS[key];
}

/** Shortcuts in the order of the list. */
const LISTED: [keys: string[], wish: KeyWish | 'enter'][] = [
  [['E'], 'end'],
  [['U', 'Ctrl Z'], 'undo'],
  [['Ctrl Y'], 'redo'],
  [['Enter'], 'enter'],
  [['←'], 'back'],
  [['→'], 'forth'],
  [['Esc'], 'escape'],
  [['+'], 'nearer'],
  [['−'], 'farther'],
  [['0'], 'whole'],
  [['H'], 'help'],
  [['?'], 'keys'],
];

export const keyList = ({ keys: t, close }: Texts): TemplateResult => html`<dialog class="keys" aria-label=${t.title}>
  <h2>${t.title}</h2>
  <dl>${LISTED.map(([keys, wish]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${t[wish]}</dd></div>`)}</dl>
  <form method="dialog"><button class="primary">${close}</button></form>
</dialog>`;
