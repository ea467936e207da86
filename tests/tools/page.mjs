// Reads docs/using-it.md for the tests: they write the files and run the commands that it shows.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../helpers/package.mjs';

const text = readFileSync(join(root, 'docs', 'using-it.md'), 'utf8');

/** The sections of the page by their headings. */
const sections = new Map(
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
);

/** The code blocks of a section with their languages. */
function blocks(heading) {
  const section = sections.get(heading);
  if (!section) throw new Error(`docs/using-it.md has no section "${heading}"`);
  return [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({ language, code }));
}

/** A file that a section shows: the block whose first line is a comment with the file's name. */
export function fileIn(heading, name) {
  const found = blocks(heading).find(({ code }) => code.startsWith(`// ${name}\n`));
  if (!found) throw new Error(`docs/using-it.md shows no ${name} under "${heading}"`);
  return found.code;
}

/** The files that a section shows, and the one that the page begins with: `{ name: content }`. */
export function filesIn(heading) {
  const first = { code: /^```js\n([\s\S]*?)^```$/m.exec(text)[1] };
  const named = ({ code }) => [/^\/\/ (\S+)\n/.exec(code)?.[1], code];
  return Object.fromEntries([first, ...blocks(heading)].map(named).filter(([name]) => name));
}

/** The shell commands that a section shows, in order. */
export const commandsIn = (heading) =>
  blocks(heading).flatMap(({ language, code }) => (language === 'sh' ? code.trim().split('\n') : []));

/** The command of a section that contains this word. */
export function commandIn(heading, word) {
  const found = commandsIn(heading).find((line) => line.includes(word));
  if (!found) throw new Error(`docs/using-it.md shows no command with "${word}" under "${heading}"`);
  return found;
}
