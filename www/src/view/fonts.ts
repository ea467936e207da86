// The text face, Alegreya Sans: loaded after the first frame, so that nothing waits for it. The font is inside this
// script, so that an element needs neither another file nor permission to load fonts. How it was made: docs/art.md.

import { bytesOf } from '../engine/base64.js';
import regular from '../../fonts/alegreya-sans-latin-400.woff2?inline';
import bold from '../../fonts/alegreya-sans-latin-700.woff2?inline';

/** A family name of our own: the page around an element may use another build of the same face. */
const FAMILY = 'Loire Text';

for (const [weight, url] of [
  ['100 500', regular],
  ['600 900', bold],
] as const)
  document.fonts.add(new FontFace(FAMILY, bytesOf(url.slice(url.indexOf(',') + 1)), { weight }));
