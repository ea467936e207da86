// What lies in drawers that nobody opens before the first board is there: scores, chances, analysis.

import './analysis.js';
import './scores.js';
