// A classic script: it makes <loire-game> known, and defines `loireElement`.

import type * as element from './element.js';

declare global {
  var loireElement: { LoireGame: typeof element.LoireGame };
}
