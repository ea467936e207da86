// A Vite plugin: the ledgers of rules as a module, so that a refusal can show the rule it names.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const NAME = 'virtual:rules';
const FOLDER = fileURLToPath(new URL('../docs/rules/', import.meta.url));

/** A longer text ends with the last whole sentence before this. */
const LONGEST = 700;

/** Every rule of the ledgers: its heading and what it says. */
export function rules(): Plugin {
  return {
    name: 'loire-rules',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      for (const file of ledgers()) this.addWatchFile(FOLDER + file);
      return rulesModule();
    },
  };
}

/** The module's text. */
export function rulesModule(): string {
  const all = ledgers().flatMap((file) => readLedger(readFileSync(FOLDER + file, 'utf8')));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(all)))});`;
}

const ledgers = (): string[] => readdirSync(FOLDER).filter((file) => file.endsWith('.md'));

/**
 * The rules of one ledger, without the tags of their sources: lines like "- **B-001 Players.** 2 to 4. [SM]" or rows
 * like "| B-070 | Warehouse | may sell |".
 */
function readLedger(text: string): [id: string, rule: { title: string; text: string }][] {
  const lines = [
    ...text.matchAll(/^- \*\*([A-Z]+-\d+[a-z]?) ([^*]+)\*\*,? ?(.*)$/gm),
    ...text.matchAll(/^\| ([A-Z]+-\d+[a-z]?) \| ([^|]+) \| (.+?) \|$/gm),
  ];
  return lines.map(([, id, title, body]) => [
    id!,
    { title: title!.replace(/[.,]$/, ''), text: shortened(plain(body!)) },
  ]);
}

const plain = (text: string): string =>
  text
    .replace(/\s*\[[^\]]*\]/g, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf('. ', LONGEST);
  return `${text.slice(0, end < 0 ? LONGEST : end + 1)} …`;
}
