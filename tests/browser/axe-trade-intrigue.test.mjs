import { axeOnEveryScreen } from '../helpers/axe-screens.mjs';

axeOnEveryScreen('trade & intrigue', 'use farmhouse');
