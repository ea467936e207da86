// Handel & Intrige auf Deutsch: was die Dinge tun. Wie sie heißen, ist gedruckt: siehe names.ts.

import { counting } from '../../../../i18n/language.js';
import type * as english from '../en/trade-tables.js';

const many = counting('de');
const coins = (count: number) => many(count, 'Münze', 'Münzen');

export const civics: typeof english.civics = {
  alchemy: {
    short: '1 ziehen, einsetzen',
    about:
      'Für jeden Gefolgsmann hier darfst du einen aus deinem Beutel ziehen und gleich auf ein freies Feld setzen. Wer das Werk vollendet, nimmt seinen Bürger.',
  },
  court: {
    short: '1 Münze',
    about: 'Jeder Gefolgsmann bringt eine Münze. Wer das Werk vollendet, nutzt einen eigenen Ort umsonst.',
  },
  harvestFestival: {
    short: 'die Ware dort',
    about: 'Jeder Gefolgsmann bringt die Ware auf seinem Feld. Wer das Werk vollendet, erhält 2 Münzen.',
  },
  sheepBreeding: {
    short: 'die Ware dort',
    about: 'Jeder Gefolgsmann bringt die Ware auf seinem Feld. Wer das Werk vollendet, erhält 2 Münzen.',
  },
  coinage: { short: '3 Münzen', about: 'Jeder Gefolgsmann bringt 3 Münzen. Wer das Werk vollendet, erhält 3 weitere.' },
  research: {
    short: '2 Schritte',
    about: 'Jeder Gefolgsmann bringt 2 Schritte Entwicklung. Wer das Werk vollendet, geht 3 weitere.',
  },
  towing: {
    short: 'auf dem Wasser',
    about:
      'Mit jedem Gefolgsmann darf deine Händlerfigur über einen Wasserweg ziehen. Wer das Werk vollendet, nimmt seinen Bürger.',
  },
  architecture: {
    short: '1 Bürger',
    about:
      'Jeder Gefolgsmann bringt einen Bürger. Wer das Werk vollendet, darf in der Stadt seiner Händlerfigur ein Kontor bauen.',
  },
  townRights: {
    short: 'Ortskarte',
    about:
      'Jeder Gefolgsmann darf eine Ortskarte bringen, soweit deine Händlerleiste es erlaubt. Wer das Werk vollendet, nimmt seinen Bürger.',
  },
  navigation: {
    short: 'Technik',
    about:
      'Jeder Gefolgsmann darf eines der Technikplättchen bringen, die daneben liegen, soweit deine Handwerkerleiste es erlaubt. Wer das Werk vollendet, nimmt seinen Bürger.',
  },
  swindler: {
    short: 'Ware tauschen',
    about:
      'Tausche eine deiner Waren gegen eine Ware eines Gegners. Wer das letzte Feld besetzt, nimmt eine Ware vom Warenmarkt.',
  },
  arsonist: {
    short: 'Kontor anzünden',
    about:
      'Ein gegnerisches Kontor in der Stadt deiner Händlerfigur geht an seinen Besitzer zurück. Wer das letzte Feld besetzt, darf dort bauen.',
  },
  kidnapper: {
    short: '1 Münze, entführen',
    about:
      'Nimm eine Münze; eine gegnerische Händlerfigur muss nach Orléans. Wer das letzte Feld besetzt, nimmt den Bürger.',
  },
  torturer: {
    short: '1 Münze, foltern',
    about: 'Nimm eine Münze; jeder Gegner gibt etwas ab. Wer das letzte Feld besetzt, nimmt den Bürger.',
  },
  executioner: {
    short: '2 Münzen, hinrichten',
    about:
      'Nimm 2 Münzen; ein Gegner zieht einen Gefolgsmann aus seinem Beutel und verliert ihn, wenn er neutral ist. Wer das letzte Feld besetzt, nimmt den Bürger.',
  },
  saboteur: {
    short: '1 Münze, vertreiben',
    about:
      'Nimm eine Münze; ein Gefolgsmann eines Gegners muss von seinem Feld zurück in den Beutel. Wer das letzte Feld besetzt, nimmt den Bürger.',
  },
  spy: {
    short: 'Technik stehlen',
    about:
      'Technik eines Gegners kommt auf dasselbe Feld deines Tableaus. Wer das letzte Feld besetzt, nimmt ein Technikplättchen.',
  },
  taxCollector: {
    short: '2 Münzen von allen',
    about: 'Jeder Gegner gibt dir bis zu 2 Münzen. Wer das letzte Feld besetzt, erhält 2 weitere.',
  },
  traitor: {
    short: 'du +1, Gegner −1',
    about:
      'Auf einer Leiste, auf der ein Gegner vor dir liegt, gehst du einen Schritt vor und er einen zurück. Wer das letzte Feld besetzt, nimmt den Bürger.',
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
  furtherEducation: {
    brings: (amount) => `alle geben eine Ware für Entwicklungsschritte oder zahlen ${coins(amount)}`,
  },
  wedding: { brings: (amount) => `alle ziehen ${amount} Gefolgsleute auf ihren Markt` },
  sabotage: { brings: () => 'Orte mit Technik sind in dieser Runde nicht nutzbar' },
  amnesty: { brings: () => 'wer angeworben wird, darf sofort auf ein freies Feld' },
  defect: { brings: () => 'alle geben ein Technikplättchen zurück' },
  torture: { brings: (amount) => `alle geben ${amount} Dinge ab; Münzen helfen nicht` },
  holiday: { brings: () => 'sofort gilt die nächste Karte' },
  bookBurning: { brings: () => 'alle gehen auf der Entwicklungsleiste zum vorigen Stern zurück' },
  levies: {
    brings: (amount) => `alle geben Waren im Wert von ${amount}, oder etwas anderes für jeden fehlenden Punkt`,
  },
  peasantsRevolt: {
    brings: () => 'Bauern dürfen auf jedes Feld außer denen für Mönche und gehen danach wieder',
  },
  technologyTax: { brings: (amount) => `alle zahlen ${coins(amount)} je Technik auf einem Feld` },
  summons: { brings: (amount) => `jede Händlerfigur geht nach Orléans, oder ihr Besitzer zahlt ${coins(amount)}` },
  famine: { brings: (amount) => `alle verlieren ${amount} neutrale Gefolgsleute ihrer Wahl` },
  pollTax: { brings: (amount) => `alle zahlen ${coins(amount)} je Gefolgsmann außerhalb des Beutels` },
  tithe: { brings: (amount) => `alle zahlen von je ${amount} Münzen, die sie besitzen, eine` },
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
