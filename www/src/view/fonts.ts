// The text face, Alegreya Sans: read when the first picture is there, as nothing waits for it. The letters are inside
// this script, so that an element needs neither another file nor leave to load fonts. How they were made: docs/art.md.

import { bytesOf } from '../engine/base64.js';
import regular from '../../fonts/alegreya-sans-latin-400.woff2?inline';
import bold from '../../fonts/alegreya-sans-latin-700.woff2?inline';

/** A name of our own: a page around an element may have the same face in another form. */
const FAMILY = 'Loire Text';

for (const [weight, url] of [
  ['100 500', regular],
  ['600 900', bold],
] as const)
  document.fonts.add(new FontFace(FAMILY, bytesOf(url.slice(url.indexOf(',') + 1)), { weight }));
