import { games, init, version } from './engine.js';

await init();
const line = document.querySelector('#version');
if (line) line.textContent = `Version ${version}, ${games().length} games`;
