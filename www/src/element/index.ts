// The entry loire/element: importing it makes <loire-game> known.

import { define } from '../elements/base.js';
import { LoireGame } from './game.js';

export { LoireGame };

define('loire-game', LoireGame);
