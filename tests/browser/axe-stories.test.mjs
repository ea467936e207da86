import { axeOnEveryScreen } from '../helpers/axe-screens.mjs';

axeOnEveryScreen('first kingdom', 'use mill');
