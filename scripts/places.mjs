// `npm run build:places`: what the page says of the places of Orléans, from one file with everything about a place
// (www/src/games/orleans/places.json) into a file for each language, since a page loads one language at a time.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { main, root } from './common.mjs';

const FOLDER = join(root, 'www', 'src', 'games', 'orleans');
const LANGUAGES = ['en', 'de', 'fr'];

const literal = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const record = (entries, value) => entries.map(([place, words]) => `  ${place}: ${value(words)},`).join('\n');

/** The files that are written, each by its path, and what is in it. */
export function placeFiles() {
  const places = Object.entries(JSON.parse(readFileSync(join(FOLDER, 'places.json'), 'utf8')));
  const head = (source) => `// Written by "npm run build:places" from ${source}.\n\n`;
  const files = {
    [join(FOLDER, 'place-emblems.ts')]: `${head('places.json')}/** The drawing of each place. */
export const PLACES = {
${record(places, ({ emblem }) => literal(emblem))}
} as const;
`,
  };
  for (const language of LANGUAGES) {
    const inLanguage = places.map(([place, words]) => [place, words[language]]);
    const about = ({ short, about }) => `{ short: ${literal(short)}, about: ${literal(about)} }`;
    const into = () => `
/** The place as the destination of a follower. */
export const into: Record<Place, string> = {
${record(inLanguage, ({ into }) => literal(into))}
};
`;
    files[join(FOLDER, 'texts', language, 'places.ts')] =
      `${head('../../places.json')}import type { Place } from '../../types.js';

/** What a place does: a few words on its card, and a sentence. */
export const places: Record<Place, { short: string; about: string }> = {
${record(inLanguage, about)}
};
${inLanguage[0][1].into ? into() : ''}`;
  }
  return files;
}

/** Writes those files that have changed, and names them. */
export function writePlaces() {
  const files = placeFiles();
  const changed = Object.keys(files).filter((file) => readOr(file) !== files[file]);
  for (const file of changed) writeFileSync(file, files[file]);
  return changed.map((file) => relative(root, file));
}

/** What is in a file; `undefined` if there is none yet. */
function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main(() => {
    for (const file of writePlaces()) console.log(file);
  });
