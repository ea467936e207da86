// Die Seite auf Deutsch.

import { choosing, listing, signed } from '../language.js';
import type { Texts } from './index.js';

const word = choosing('de');
const list = listing('de');

export const de: Texts = {
  language: 'Deutsch',
  player: (number) => `Spieler ${number}`,
  points: (count) => `${count} ${word(count, 'Punkt', 'Punkte')}`,
  pointsWord: (count) => word(count, 'Punkt', 'Punkte'),
  signedPoints: (count) => `${signed(count)} ${word(Math.abs(count), 'Punkt', 'Punkte')}`,
  counted: (count, [one, more]) => `${signed(count)} ${word(Math.abs(count), one, more)}`,
  close: 'Schließen',

  nav: {
    game: 'Partie',
    text: 'Textansicht',
    export: 'In Datei sichern',
    share: 'Teilen',
    settings: 'Einstellungen',
    leave: 'Verlassen',
    home: 'Loire, zum Anfang',
    toActions: 'Zu den Aktionen',
    parts: 'Teile des Tisches',
    board: 'Plan',
    own: 'Eigenes',
    others: 'Andere',
    log: 'Verlauf',
    scores: 'Punkte',
  },

  start: {
    lead: 'Brettspiele aus dem Tal der Loire, gemeinsam an diesem Bildschirm oder gegen Bots. Nichts verlässt dieses Gerät.',
    games: 'Spiel',
    seatsRange: (least, most) => `${least} bis ${most} Spieler`,
    players: 'Spieler',
    howMany: 'Wie viele',
    name: (number) => `Name von Spieler ${number}`,
    who: (number) => `Wer für Spieler ${number} spielt`,
    colour: (number) => `Farbe von Spieler ${number}`,
    human: 'Mensch',
    levels: {
      random: { title: 'Bot, zufällig', about: 'wählt irgendeine erlaubte Aktion' },
      greedy: { title: 'Bot, gierig', about: 'wählt, was sofort am meisten bringt' },
    },
    botName: (number) => `Bot ${number}`,
    rules: 'Regeln',
    edition: 'Ausgabe',
    scenario: 'Szenario',
    modules: 'Erweiterung',
    unset: 'nicht gesetzt',
    more: 'Regeln, Varianten und Startwert',
    seed: 'Startwert',
    seedAbout: 'Derselbe Startwert und dieselben Züge ergeben dieselbe Partie.',
    seedRandom: 'zufällig',
    start: 'Partie beginnen',
    learn: 'In fünf Minuten lernen',
    saved: 'Gespeicherte Partien',
    continue: 'Weiterspielen',
    delete: 'Löschen',
    deleteThis: (what) => `${what} löschen`,
    continueThis: (what) => `${what} weiterspielen`,
    savedGame: (title, names) => `${title}: ${list(names)}`,
    savedAt: (round, over, date) => `${over ? 'beendet' : `Runde ${round}`}, ${date}`,
    open: 'Eine Partie aus einer Datei öffnen, Aufzeichnung oder Stellung; oder hierher ziehen',
  },

  colours: { blue: 'Blau', red: 'Rot', green: 'Grün', violet: 'Violett', ochre: 'Ocker', grey: 'Grau' },

  update: { about: 'Eine neuere Fassung dieser Seite ist da.', take: 'Jetzt laden', later: 'Später' },
  trouble: {
    game: 'Diese Partie lässt sich nicht öffnen; es wurde nichts verändert.',
    entry: (entry) => `Das Problem liegt bei Eintrag ${entry}.`,
    link: 'Dieser Link ist beschädigt oder unvollständig; es wurde nichts verändert.',
    file: 'Diese Datei enthält weder eine Aufzeichnung noch eine Stellung; es wurde nichts verändert.',
    setup: 'Diese Spieler und Regeln passen nicht zusammen.',
    gone: 'Diese gespeicherte Partie ist nicht mehr da.',
    storage: 'Dieser Browser speichert keine Partien: Nichts wird gesichert. Sichere in eine Datei, bevor du gehst.',
    unknownGame: (game) => `Diese Seite hat keine Pläne für „${game}“.`,
    rule: (rule) => `Regel ${rule} lässt nicht zu, was dort steht.`,
    faults: {
      excludes: (what) => `„${what}“: Was gewählt ist, schließt sich gegenseitig aus.`,
      needs: (what, goesWith) =>
        goesWith.length
          ? `„${what}“ geht nur mit „${goesWith.join('“ und „')}“.`
          : `„${what}“ passt nicht zur übrigen Auswahl.`,
      range: (what) => `„${what}“: zu wenig oder zu viel für diese Partie.`,
      table: (what) => `Was zu „${what}“ angegeben ist, passt nicht zum Inhalt der Schachtel.`,
    },
    parts: {
      game: 'Spiel',
      seats: 'Zahl der Spieler',
      names: 'Namen',
      edition: 'Ausgabe',
      modules: 'Module',
      scenario: 'Szenario',
      options: 'Optionen',
      tables: 'Tabellen',
      seed: 'Startwert',
    },
    codes: {
      badSetup: (what) =>
        what ? `Die Angabe zu „${what}“ gibt es hier nicht zur Wahl.` : 'Das ist keine Auswahl für eine Partie.',
      unknownGame: () => 'Dieses Spiel gibt es hier nicht.',
      unknownFormat: () => 'Sie wurde mit einer anderen Version von Loire gespeichert.',
      badInput: (where) =>
        where ? `Sie ist beschädigt oder unvollständig, bei „${where}“.` : 'Sie ist beschädigt oder unvollständig.',
      tooLarge: () => 'Sie ist zu groß.',
      corruptState: (where) => `Keine Partie kommt in diese Stellung: Bei „${where}“ geht etwas nicht auf.`,
      wrongScores: () => 'Ihr Endstand ist nicht der, den diese Partie ergibt.',
      noRandomness: () => 'Dieser Browser gibt keine Zufallszahlen her; wähle einen Startwert.',
    },
  },

  elsewhere: {
    title: 'Diese Partie ist in einem anderen Tab offen',
    about: 'Nur ein Tab spielt zur selben Zeit an einer gespeicherten Partie, damit keiner den anderen überschreibt.',
    here: 'Hier weiterspielen',
    leave: 'Zurück zum Anfang',
  },

  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Darstellung',
    themes: { system: 'wie das System', light: 'hell', dark: 'dunkel' },
    hints: 'Hinweise auf dem Plan',
    hintKinds: { all: 'alles, was sich anklicken lässt', targets: 'nur, was zur Auswahl passt', none: 'keine' },
    handover: 'Übergabebildschirm zwischen Spielern an einem Gerät',
    motion: 'Bewegungen folgen der Einstellung deines Systems.',
  },

  handover: {
    title: (name) => `Übergabe an ${name}`,
    about: 'Die Pläne sind verdeckt, bis der nächste Spieler bereit ist.',
    ready: (name) => `Ich bin ${name}`,
  },

  board: {
    main: 'Spielplan',
    of: (name) => `Tableau von ${name}`,
    atTurn: 'am Zug',
    bot: 'Bot',
  },

  actions: {
    title: 'Aktionen',
    over: 'Die Partie ist zu Ende',
    all: (count) => `Alle ${count} Aktionen`,
    hide: 'Liste schließen',
    undo: 'Zurück',
    redo: 'Wieder vor',
    reset: 'Zug neu beginnen',
    clear: 'Auswahl aufheben',
    filter: 'Filtern oder einen Zug eintippen',
    none: 'Keine Aktion passt. Hebe die Auswahl oder den Filter auf.',
    nothing: 'Ändert nichts, was gezählt wird.',
    atOnce: 'Mehrere wählen gleichzeitig. Antworten für',
    selected: 'Ausgewählt',
    asked: (name, title) => `${name}: ${title}`,
    thinks: (name) => `${name} überlegt`,
    awaited: (name) => `${name} ist an der Reihe`,
    paused: (name) => `${name} wartet: Die Bots pausieren`,
    pause: 'Bots anhalten',
    resume: 'Bots spielen lassen',
    whatChanges: { points: 'Punkte', atTheEnd: 'Punkte am Ende', counts: 'Änderungen' },
    changes: (whose, kind, changes) => `${whose ? `${whose}: ` : ''}${kind}: ${changes.join(', ')}.`,
    notMove: (text) => `„${text}“ ist kein Zug dieses Spiels.`,
    ruleText: 'Was die Regel sagt (auf Englisch)',
  },

  log: { title: 'Verlauf' },

  time: {
    title: 'Zeit',
    past: (at, all) => `Du siehst Zug ${at} von ${all}.`,
    now: 'Zurück zur Gegenwart',
    slider: 'Zug',
    play: 'Abspielen',
    pause: 'Anhalten',
    replay: 'Nachspielen',
  },

  scores: {
    title: 'Wertung',
    final: 'Endstand',
    live: 'Als wäre die Partie jetzt zu Ende. Zeilen mit ∗ zählen erst am Ende.',
    pointsFor: 'Punkte für',
    total: 'Summe',
    tie: (words) => `Bei Gleichstand: ${words}`,
    then: (words) => `Dann: ${words}`,
    rank: 'Rang',
    ranked: (name, points, wins) => `${name} ${wins ? 'gewinnt ' : ''}mit ${points.replace('Punkte', 'Punkten')}`,
    tieGoes: (words) => `der Gleichstand ist entschieden: ${words}`,
    shared: 'weiter gleich: Der Rang wird geteilt',
    chart: 'Punkte über die Runden',
    chartOf: (names, last) => `Punkte von ${list(names)} nach jeder Runde, bis ${last}`,
    round: 'Runde',
    table: 'Dasselbe als Tabelle',
    rematch: 'Noch einmal mit demselben Aufbau',
  },

  share: {
    title: 'Diese Partie teilen',
    about: 'Der Link enthält die ganze Partie bis jetzt. Wer ihn öffnet, spielt mit einer eigenen Kopie weiter.',
    link: 'Link',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    position: 'Eine Partie, die mit einer Stellung begann, hat keine Aufzeichnung; sichere sie in eine Datei.',
  },

  intro: {
    title: (game) => `${game} in fünf Minuten`,
    step: (at, all) => `${at} von ${all}`,
    back: 'Zurück',
    next: 'Weiter',
    play: 'Jetzt spielen',
    leave: 'Zum Anfang',
  },
};
