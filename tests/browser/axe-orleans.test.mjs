import { axeOnEveryScreen } from '../helpers/axe-screens.mjs';

axeOnEveryScreen('orleans', 'use farmhouse');
