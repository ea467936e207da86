// A page with one table, for the demonstration and the tests: /#id=…&seat=0&key=…; without a seat the visitor is a
// spectator. The key is in the fragment, so that server logs do not contain it.

import { connect } from './client.js';

const TEXTS = {
  en: {
    joining: 'Joining the table …',
    away: 'The connection is lost. Reconnecting …',
    lost: 'This table does not exist, or the key does not fit the seat.',
  },
  de: {
    joining: 'Der Tisch wird geöffnet …',
    away: 'Die Verbindung ist weg. Neuer Versuch …',
    lost: 'Diesen Tisch gibt es nicht, oder der Schlüssel gehört nicht zu diesem Platz.',
  },
  fr: {
    joining: 'Ouverture de la table …',
    away: 'La connexion est perdue. Nouvel essai …',
    lost: 'Cette table n’existe pas, ou ce n’est pas la clé de cette place.',
  },
};
const language = navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => TEXTS[tag]) ?? 'en';
const texts = TEXTS[language];
document.documentElement.lang = language;

const wanted = new URLSearchParams(location.hash.slice(1));
const [seat, key] = [wanted.get('seat'), wanted.get('key')];
const element = document.createElement('loire-game');
const status = document.querySelector('[role=status]');
const say = (text) => void (status.textContent = text);

say(texts.joining);
/** For inspection in the browser's developer tools. */
globalThis.table = await connect(element, {
  url: location.origin,
  id: wanted.get('id'),
  ...(seat !== null && { seat: Number(seat), key }),
  onTable: () => say(''),
  onChange: () => say(''),
  onRefused: ({ message, rule }) => say(rule ? `${message} (${rule})` : message),
  onAway: () => say(texts.away),
  onLost: ({ code, message }) => say(code === 409 ? message : texts.lost),
});
element.seats = String(globalThis.table.record.setup.seats);
document.body.append(element);
