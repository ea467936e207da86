// Die Einführungen auf Deutsch.

import type { LessonId } from '../lessons.js';
import type { GuideTexts, Taught } from './en.js';

const burgundy: Record<LessonId<'burgundy'>, Taught> = {
  take: {
    title: 'Ein Würfel nimmt ein Plättchen',
    text: 'Du hast zwei Würfel, jeder ist eine Aktion. Mit einem Würfel nimmst du ein Plättchen aus dem Depot seiner Zahl in dein Lager.',
  },
  place: {
    title: 'Ein Würfel legt ein Plättchen',
    text: 'Ein gelagertes Plättchen kommt auf ein Feld seiner Farbe mit der Zahl des Würfels, neben ein Plättchen, das dort schon liegt.',
  },
  load: {
    title: 'Schiffe holen Waren',
    text: 'Wer ein Schiff legt, nimmt alle Waren eines Depots und rückt in der Zugfolge der nächsten Runde vor.',
  },
  sell: {
    title: 'Ein Würfel verkauft Waren',
    text: 'Er verkauft auf einmal alle Waren seiner Zahl: Punkte für jede einzelne und einen Silberling für den Verkauf.',
  },
  buy: {
    title: 'Silber kauft dazu',
    text: 'Einmal in deinem Zug kaufst du für zwei Silberlinge ein Plättchen aus dem schwarzen Depot in der Mitte. Das kostet keinen Würfel.',
  },
  chips: {
    title: 'Jeder Würfel bringt Chips',
    text: 'Einen Würfel, der zu nichts taugt, tauschst du gegen zwei Arbeiterchips. Du wirst sie bald brauchen.',
  },
  area: {
    title: 'Volle Gebiete zählen',
    text: 'Ein Gebäude wirkt einmal, wenn es gelegt wird. Ein volles Gebiet bringt sofort Punkte: je größer und je früher im Spiel, desto mehr.',
  },
  change: {
    title: 'Chips ändern Würfel',
    text: 'Die passende Zahl fehlt? Ein Chip ändert einen Würfel um 1. Das kleine Schild zeigt den Preis, und der günstigste Würfel wird von selbst genommen.',
  },
  kinds: {
    title: 'Jede Art auf ihre Weise',
    text: 'Bergwerke bringen nach jedem Durchgang Silber, Burgen sofort eine weitere Aktion, Tiere Punkte für ihre Art, Wissen einen Vorteil auf Dauer.',
  },
  ahead: {
    title: 'Denk an den nächsten Wurf',
    text: 'Lagere Plättchen für verschiedene Zahlen, dann passt jeder Wurf. Wer als Erster alle Felder einer Farbe füllt, bekommt einen Bonus.',
  },
};

const orleans: Record<LessonId<'orleans'>, Taught> = {
  plan: {
    title: 'Gefolgsleute an die Arbeit',
    text: 'Deine Gefolgsleute stehen auf dem Markt. Setze sie auf die Felder deiner Orte; jedes Feld sagt, wen es braucht.',
  },
  fill: {
    title: 'Einen Ort füllen',
    text: 'Sind alle Felder eines Ortes besetzt, kann er genutzt werden. Was er bewirkt, steht unter seinem Namen.',
  },
  wait: {
    title: 'Ein Ort darf warten',
    text: 'Was noch nicht voll ist, bleibt stehen: Wer dort ist, wartet auf Gesellschaft in der nächsten Runde.',
  },
  market: {
    title: 'Den Markt frei halten',
    text: 'Wer auf dem Markt bleibt, braucht dort Platz. Besser wartet man an einem Ort, der noch nützlich wird.',
  },
  ready: {
    title: 'Planung beenden',
    text: 'Alle planen gleichzeitig. Danach nutzt reihum jeder einen Ort, bis alle gepasst haben.',
  },
  use: {
    title: 'Einen Ort nutzen',
    text: 'Ein neuer Gefolgsmann kommt in deinen Beutel, und du rückst auf seiner Leiste vor; auch das bringt etwas. Wer gearbeitet hat, geht zurück in den Beutel.',
  },
  recall: {
    title: 'Bleiben oder gehen',
    text: 'Bevor du neu ziehst, kannst du zurückholen, wer an einem Ort wartet. Wer gut steht, der bleibt.',
  },
  draw: {
    title: 'Neue Gesichter',
    text: 'Du hast wieder aus dem Beutel gezogen, so viele, wie deine Ritter erlauben. Sieh nach, was wartet, und fülle es auf.',
  },
  event: {
    title: 'Achte auf das Ereignis',
    text: 'Jede Runde endet mit einem Ereignis, das von Anfang an offen liegt. Steuern, Ernte und Pest überraschen also niemanden.',
  },
  onward: {
    title: 'Was gewinnt',
    text: 'Mit Rittern ziehst du mehr, auf Reisen sammelst du Waren, und am Ende zählen Kontore und Bürger mal deinem Entwicklungsstand.',
  },
};

const stories: Record<LessonId<'stories'>, Taught> = {
  settle: {
    title: 'Wo es beginnt',
    text: 'Wähle das Dorf deines ersten Siedlers. Von dort aus nimmst du ein Gebiet nach dem anderen.',
  },
  plan: {
    title: 'Gefolgsleute an die Arbeit',
    text: 'Deine Gefolgsleute stehen auf dem Anger. Setze sie auf die Felder deiner Orte; jedes Feld sagt, wen es nimmt.',
  },
  fill: {
    title: 'Einen Ort füllen',
    text: 'Sind alle Felder eines Ortes besetzt, kann er genutzt werden. Was er bringt, zeigt das Zeichen rechts.',
  },
  choose: {
    title: 'Einer von mehreren',
    text: 'Zeigt ein Feld zwei Arten, passt jede von beiden. Setze ein, wen du am wenigsten brauchst.',
  },
  gate: {
    title: 'Das Tor',
    text: 'Was am Tor steht, schickst du zu deinen Aufgaben oder zu einem Werk. Auch Waren aus deinem Vorrat dürfen dorthin, und jedes seiner Felder wird für sich genutzt.',
  },
  bag: {
    title: 'Ein vollerer Beutel',
    text: 'Manche Orte werben an: Der Neue kommt in deinen Beutel, und in den nächsten Runden kannst du mehr tun.',
  },
  wait: {
    title: 'Keine Eile',
    text: 'Wer nichts zu tun hat, darf auf dem Anger bleiben, und ein Ort darf sich über mehrere Runden füllen.',
  },
  ready: {
    title: 'Planung beenden',
    text: 'Alle planen gleichzeitig. Danach nutzt reihum jeder einen Ort, bis alle gepasst haben.',
  },
  land: {
    title: 'Land nehmen',
    text: 'Ein Siedler zieht in ein Gebiet neben deinen. Land bringt Waren, Dörfer erlauben Geschäfte auf dem Markt, und eine Kirche braucht ein Dorf.',
  },
  task: {
    title: 'Eine Aufgabe abhaken',
    text: 'Der Bogen zeigt die Aufgaben, die diese Geschichte gewinnen. Jedes Plättchen, das du schickst, hakt ein Feld ab; erfüllt werden müssen alle.',
  },
  recruit: {
    title: 'Anwerben',
    text: 'Zu haben ist nur, was auf dem Marktplatz liegt. Denk an die Berufe, die deine Aufgaben und Orte verlangen.',
  },
};

export const de: GuideTexts = {
  title: 'Einführung',
  lesson: (number, of) => `Zug ${number} von ${of}`,
  suggested: 'Versuch es so:',
  adapted: 'Du gehst deinen eigenen Weg. Hier zum Beispiel:',
  how: 'Wähle, was markiert ist.',
  leave: 'Ohne Einführung spielen',
  only: { title: 'Eines bleibt', text: 'Etwas anderes ist jetzt nicht möglich, also:' },
  end: {
    title: 'Das war dein Zug',
    text: 'Bis du ihn beendest, kannst du alles zurücknehmen. Ein guter Moment, um zu sehen, was sich geändert hat.',
  },
  others: {
    title: 'Die anderen',
    text: 'Was sie tun, steht in der Zeile oben. „Noch einmal zeigen“ spielt es erneut ab.',
  },
  aside: {
    title: 'Wie du magst',
    text: 'Hier gibt es nichts Neues zu lernen. Nimm, was dir gefällt, zum Beispiel:',
  },
  done: {
    title: 'Jetzt kannst du spielen',
    text: 'Du kennst die Züge. Das ist eine richtige Partie, und sie geht von hier aus weiter; unter „Hilfe“ lässt sich alles nachlesen.',
    leave: 'Weiterspielen',
  },
  lessons: { burgundy, orleans, stories },
};
