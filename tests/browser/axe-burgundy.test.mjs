import { axeOnEveryScreen } from '../helpers/axe-screens.mjs';

axeOnEveryScreen('burgundy', 'load 6');
