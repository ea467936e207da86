// The drawers that load after the first board: log, scores, chances, analysis.

import './analysis.js';
import './log.js';
import './scores.js';
