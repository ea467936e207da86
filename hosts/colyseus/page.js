// A page with one table, for the demonstration and the tests: /#id=…&seat=0&key=…; without a seat one watches. The key
// is in the fragment, so that it stays out of the logs of servers.

import { connect } from './client.js';

const wanted = new URLSearchParams(location.hash.slice(1));
const [seat, key] = [wanted.get('seat'), wanted.get('key')];
const element = document.createElement('loire-game');
const status = document.querySelector('[role=status]');
const say = (text) => void (status.textContent = text);

/** For whoever looks at it with the tools of the browser. */
globalThis.table = await connect(element, {
  url: location.origin,
  id: wanted.get('id'),
  ...(seat !== null && { seat: Number(seat), key }),
  onTable: () => say(''),
  onChange: () => say(''),
  onRefused: ({ message, rule }) => say(rule ? `${message} (${rule})` : message),
  onAway: () => say('…'),
  onLost: ({ message }) => say(message),
});
element.seats = String(globalThis.table.record.setup.seats);
document.body.append(element);
