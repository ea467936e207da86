// The entry loire/element: importing it defines <loire-game>.

import { define } from '../view/base.js';
import { LoireGame } from './loire-game.js';

export { LoireGame };

define('loire-game', LoireGame);
