/** What the script defines. */
export * from './inline.js';
export as namespace loire;
