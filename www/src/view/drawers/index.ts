// What lies in drawers that nobody opens before the first board is there: log, scores, chances, analysis.

import './analysis.js';
import './log.js';
import './scores.js';
