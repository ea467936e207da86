// Handel & Intrige auf Deutsch: was die Dinge tun. Wie sie heißen, ist gedruckt: siehe names.ts.

import { counting } from '../../../../language.js';
import type * as english from '../en/trade-tables.js';

const many = counting('de');
const coins = (count: number) => many(count, 'Münze', 'Münzen');

export const civics: typeof english.civics = {
  alchemy: {
    short: '1 ziehen, einsetzen',
    about:
      'Wer hierher geschickt wird, zieht einen aus deinem Beutel, der sofort auf einem freien Feld steht. Wer vollendet, nimmt den Bürger.',
  },
  court: {
    short: '1 Münze',
    about: 'Jeder Gefolgsmann bringt eine Münze. Wer vollendet, nutzt einen eigenen Ort umsonst.',
  },
  harvestFestival: {
    short: 'die Ware dort',
    about: 'Jeder Gefolgsmann bringt die Ware auf seinem Feld. Das Vollenden bringt 2 Münzen.',
  },
  sheepBreeding: {
    short: 'die Ware dort',
    about: 'Jeder Gefolgsmann bringt die Ware auf seinem Feld. Das Vollenden bringt 2 Münzen.',
  },
  coinage: { short: '3 Münzen', about: 'Jeder Gefolgsmann bringt 3 Münzen, das Vollenden ebenso.' },
  research: { short: '2 Schritte', about: 'Jeder Gefolgsmann bringt 2 Schritte Entwicklung, das Vollenden 3 weitere.' },
  towing: {
    short: 'auf dem Wasser',
    about:
      'Mit jedem Gefolgsmann darf deine Händlerfigur über einen Wasserweg ziehen. Wer vollendet, nimmt den Bürger.',
  },
  architecture: {
    short: '1 Bürger',
    about: 'Jeder Gefolgsmann bringt einen Bürger. Wer vollendet, darf bei seiner Händlerfigur ein Kontor bauen.',
  },
  townRights: {
    short: 'Ortskarte',
    about:
      'Jeder Gefolgsmann darf eine Ortskarte bringen, soweit deine Händlerleiste es erlaubt. Wer vollendet, nimmt den Bürger.',
  },
  navigation: {
    short: 'Technik',
    about:
      'Jeder Gefolgsmann darf Technik von neben dem Plan bringen, soweit deine Handwerkerleiste es erlaubt. Wer vollendet, nimmt den Bürger.',
  },
  swindler: {
    short: 'Ware tauschen',
    about: 'Tausche eine eigene Ware gegen eine eines Gegners. Das Vollenden bringt eine Ware vom Warenmarkt.',
  },
  arsonist: {
    short: 'Kontor anzünden',
    about:
      'Ein gegnerisches Kontor bei deiner Händlerfigur geht an seinen Besitzer zurück. Wer vollendet, darf dort bauen.',
  },
  kidnapper: {
    short: '1 Münze, entführen',
    about: 'Nimm eine Münze; eine gegnerische Händlerfigur geht nach Orléans. Wer vollendet, nimmt den Bürger.',
  },
  torturer: {
    short: '1 Münze, foltern',
    about: 'Nimm eine Münze; alle Gegner geben etwas ab. Wer vollendet, nimmt den Bürger.',
  },
  executioner: {
    short: '2 Münzen, hinrichten',
    about:
      'Nimm 2 Münzen; ein Gegner zieht aus dem Beutel und verliert den Gefolgsmann, wenn er neutral ist. Wer vollendet, nimmt den Bürger.',
  },
  saboteur: {
    short: '1 Münze, vertreiben',
    about:
      'Nimm eine Münze; ein Gefolgsmann auf einem gegnerischen Feld geht in den Beutel seines Besitzers. Wer vollendet, nimmt den Bürger.',
  },
  spy: {
    short: 'Technik stehlen',
    about: 'Technik eines Gegners kommt auf dasselbe Feld deines Plans. Das Vollenden bringt ein Technikplättchen.',
  },
  taxCollector: {
    short: '2 Münzen von allen',
    about: 'Alle Gegner geben dir bis zu 2 Münzen. Das Vollenden bringt 2 Münzen.',
  },
  traitor: {
    short: 'du +1, Gegner −1',
    about:
      'Auf einer Leiste, auf der ein Gegner vorn liegt, gehst du einen Schritt vor und er einen zurück. Wer vollendet, nimmt den Bürger.',
  },
};

export const places: typeof english.places = {
  brasserie: {
    short: 'Vorrat wehrt ab',
    about: 'Kommt mit 2 Käse und 2 Wein; einer davon, zurückgegeben, wehrt ein Ereignis ab.',
  },
  tradingHouse: {
    short: '4 Punkte fürs Meiste',
    about: 'Am Ende 4 Punkte für jede Warensorte, von der du am meisten hast.',
  },
  sheepFarm: {
    short: 'Käse eintauschen',
    about: 'Gib einen Käse für eine Wolle, 4 Münzen oder 3 Schritte Entwicklung.',
  },
  tavern: {
    short: 'hilft der Architektur',
    about: 'Wer die Architektur vollendet, darf neben einem fremden Kontor bauen.',
  },
};

export const happenings: typeof english.happenings = {
  silentium: { brings: () => 'es geschieht nichts' },
  indulgence: { brings: (amount) => `für ${coins(amount)} kommt ein Gefolgsmann außer einem Mönch in den Beutel` },
  education: { brings: (amount) => `für ${coins(amount)} ein Schritt auf einer beliebigen Leiste, mit Bonus` },
  bonVoyage: { brings: (amount) => `für ${coins(amount)} darf die Händlerfigur reisen` },
  conference: { brings: () => 'in dieser Runde werden keine Gelehrten angeworben' },
  crusade: { brings: () => 'in dieser Runde werden keine Ritter angeworben' },
  strike: { brings: () => 'in dieser Runde werden keine Handwerker angeworben' },
  coinTax: { brings: (amount) => `alle zahlen ${coins(amount)}` },
  excursion: { brings: (amount) => `wessen Händlerfigur in Orléans steht, zahlt ${coins(amount)}` },
  fishingGrounds: { brings: () => 'alle erhalten die Münzen, die bei ihrem Stein auf der Schifferleiste stehen' },
  furtherEducation: { brings: (amount) => `alle geben eine Ware für Schritte der Entwicklung, oder ${coins(amount)}` },
  wedding: { brings: (amount) => `alle ziehen ${amount} auf den Markt` },
  sabotage: { brings: () => 'kein Ort mit Technik wird in dieser Runde genutzt' },
  amnesty: { brings: () => 'Angeworbene dürfen sofort auf einem freien Feld stehen' },
  defect: { brings: () => 'alle geben ein Technikplättchen zurück' },
  torture: { brings: (amount) => `alle geben ${amount} Dinge ab; Münzen helfen nicht` },
  holiday: { brings: () => 'sofort gilt die nächste Karte' },
  bookBurning: { brings: () => 'alle gehen auf den vorigen Stern zurück' },
  levies: {
    brings: (amount) => `alle geben Waren im Wert von ${amount}, oder etwas anderes für jeden fehlenden Punkt`,
  },
  peasantsRevolt: {
    brings: () => 'Bauern dürfen überall außer auf Mönchsfeldern geplant werden und gehen danach wieder',
  },
  technologyTax: { brings: (amount) => `alle zahlen ${coins(amount)} je Technik auf einem Feld` },
  summons: { brings: (amount) => `jede Händlerfigur geht nach Orléans, oder es kostet ${coins(amount)}` },
  famine: { brings: (amount) => `alle verlieren ${amount} neutrale Gefolgsleute ihrer Wahl` },
  pollTax: { brings: (amount) => `alle zahlen ${coins(amount)} je Gefolgsmann außerhalb des Beutels` },
  tithe: { brings: (amount) => `alle zahlen 1 Münze je ${amount}, die sie besitzen` },
};

export const citizens: typeof english.citizens = {
  alchemy: 'der Alchemie',
  towing: 'des Treideldienstes',
  townRights: 'der Stadtrechte',
  navigation: 'der Navigation',
  architecture1: 'der Architektur (1)',
  architecture2: 'der Architektur (2)',
  architecture3: 'der Architektur (3)',
  architecture4: 'der Architektur (4)',
  kidnapper: 'des Entführers',
  torturer: 'des Folterknechts',
  executioner: 'des Henkers',
  saboteur: 'des Saboteurs',
  traitor: 'des Verräters',
};

/** Eine Leiste im Dativ. */
export const markers: typeof english.markers = {
  farmer: 'der Bauernleiste',
  boatman: 'der Schifferleiste',
  craftsman: 'der Handwerkerleiste',
  trader: 'der Händlerleiste',
  knight: 'der Ritterleiste',
  scholar: 'der Gelehrtenleiste',
  development: 'der Entwicklungsleiste',
};

export const setup: typeof english.setup = {
  modules: { title: 'Die Erweiterung Handel & Intrige' },
  orders: {
    title: 'Aufträge',
    about: 'Fünf offene Auftragskarten: Liefere Waren in eine Stadt, für Punkte, und passe.',
  },
  newEvents: {
    title: 'Neue Ereignisse',
    about: 'Zweiunddreißig andere Stundenglaskarten mit vier Buchstaben, die meisten härter.',
  },
  newDeeds: { title: 'Neue Werke', about: 'Zehn andere Werke, jedes mit eigenem Lohn.' },
  intrigue: {
    title: 'Intrige',
    about: 'Neun Intriganten statt der Werke, die Gegnern schaden; Gegner dürfen dich bestechen.',
  },
  newPlaces: { title: 'Neue Ortskarten', about: 'Brasserie, Handelshaus und Schafsfarm kommen zu den Ortskarten.' },
  civics: { title: 'Pläne der Werke und der Intrige' },
  placeTiles: { title: 'Neue Ortskarten' },
  civicBoard: {
    title: 'Werke und Intrige zusammen',
    about: 'Beide ersetzen den Plan der Werke: Spielt eines davon, oder als Variante beide Pläne.',
  },
  one: { title: 'nur ein Plan' },
  both: { title: 'beide Pläne' },
  peasantsLast: { title: 'Aufstand am Ende', about: 'Der Bauernaufstand ist die letzte Karte.' },
  harvestByLetter: { title: 'Ernte nach Buchstaben', about: 'Die Ernte des Buchstabens B verlangt zwei Nahrung.' },
  educationTracks: { title: 'Ausbildung', about: 'Ob die Ausbildung auch die Entwicklungsleiste kennt.' },
  seven: { title: 'sieben Leisten' },
  six: { title: 'sechs, ohne Entwicklung' },
  leviesStrict: { title: 'Strenge Abgaben', about: 'Wer kann, muss die Abgaben ganz bezahlen.' },
  tradingHouseTies: { title: 'Gleichstand im Handelshaus', about: 'Dort zählt auch, wer gleich viele einer Ware hat.' },
  bribery: { title: 'Bestechung', about: 'Was dem angeboten werden darf, der gegen dich intrigiert.' },
  full: { title: 'beliebige Münzen und Waren' },
  menu: { title: 'eine kurze Liste' },
  off: { title: 'keine Bestechung' },
  tavern: { title: 'Taverne', about: 'Die Taverne ist unter den Ortskarten.' },
};
