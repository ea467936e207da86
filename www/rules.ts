// A Vite plugin: a sentence on every rule, in each language, so that a refusal can say what the rule it names is about.
// The sentences stand in docs/rules/texts/, beside the ledgers.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const NAME = 'virtual:rules';
const FOLDER = fileURLToPath(new URL('../docs/rules/texts/', import.meta.url));

/** By the ids of the rules, then by language. */
type Sentences = Record<string, Record<string, string>>;

/** A module that fetches the sentences of one ledger in one language when the first of them is wanted. */
export function rules(): Plugin {
  return {
    name: 'loire-rules',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      for (const file of readdirSync(FOLDER)) this.addWatchFile(FOLDER + file);
      const parts = partsOf(sentences());
      const part = parts.get(id.slice(NAME.length + 2));
      return part ? `export default ${literal(part)};` : fetching([...parts.keys()]);
    },
  };
}

/** The same with all sentences inside, for a package: one file. */
export function rulesModule(): string {
  return `const all = ${literal(sentences())};\nexport default async (language, rule) => all[rule]?.[language];`;
}

function sentences(): Sentences {
  const files = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(FOLDER + file, 'utf8')) as Sentences);
  return Object.assign({}, ...files) as Sentences;
}

/** By ledger and language, as in "B.en". */
function partsOf(all: Sentences): Map<string, Record<string, string>> {
  const parts = new Map<string, Record<string, string>>();
  for (const [rule, inLanguages] of Object.entries(all))
    for (const [language, sentence] of Object.entries(inLanguages)) {
      const name = `${rule.split('-')[0]}.${language}`;
      parts.set(name, { ...parts.get(name), [rule]: sentence });
    }
  return parts;
}

const fetching = (parts: readonly string[]): string => `
  const parts = { ${parts.map((name) => `'${name}': () => import('${NAME}/${name}')`).join(', ')} };
  export default async (language, rule) => (await parts[rule.split('-')[0] + '.' + language]?.())?.default[rule];`;

const literal = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
