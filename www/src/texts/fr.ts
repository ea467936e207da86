// La page en français.

import { choosing, listing, of, signed } from '../language.js';
import type { Texts } from './index.js';

const word = choosing('fr');
const list = listing('fr');

export const fr: Texts = {
  language: 'Français',
  player: (number) => `Joueur ${number}`,
  points: (count) => `${count} ${word(count, 'point', 'points')}`,
  pointsWord: (count) => word(count, 'point', 'points'),
  signedPoints: (count) => `${signed(count)} ${word(Math.abs(count), 'point', 'points')}`,
  counted: (count, [one, more]) => `${signed(count)} ${word(Math.abs(count), one, more)}`,
  close: 'Fermer',

  nav: {
    game: 'Partie',
    text: 'Vue en texte',
    export: 'Enregistrer un fichier',
    share: 'Partager',
    settings: 'Réglages',
    leave: 'Quitter',
    home: 'Loire, vers l’accueil',
    toActions: 'Aller aux actions',
    parts: 'Parties de la table',
    board: 'Plateau',
    own: 'À moi',
    others: 'Autres',
    log: 'Journal',
    scores: 'Points',
  },

  start: {
    lead: 'Des jeux de société du Val de Loire, autour de cet écran ou contre des robots. Rien ne quitte cet appareil.',
    games: 'Jeu',
    seatsRange: (least, most) => `${least} à ${most} joueurs`,
    players: 'Joueurs',
    howMany: 'Combien',
    name: (number) => `Nom du joueur ${number}`,
    who: (number) => `Qui joue pour le joueur ${number}`,
    colour: (number) => `Couleur du joueur ${number}`,
    human: 'Humain',
    levels: {
      random: { title: 'Robot, au hasard', about: 'choisit n’importe quelle action permise' },
      greedy: { title: 'Robot, gourmand', about: 'choisit ce qui rapporte le plus tout de suite' },
    },
    botName: (number) => `Robot ${number}`,
    rules: 'Règles',
    edition: 'Édition',
    scenario: 'Scénario',
    modules: 'Extension',
    unset: 'non fixé',
    more: 'Règles, variantes et graine',
    seed: 'Graine',
    seedAbout: 'La même graine et les mêmes coups donnent la même partie.',
    seedRandom: 'au hasard',
    start: 'Commencer la partie',
    learn: 'L’apprendre en cinq minutes',
    saved: 'Parties enregistrées',
    continue: 'Continuer',
    delete: 'Supprimer',
    deleteThis: (what) => `Supprimer ${what}`,
    continueThis: (what) => `Continuer ${what}`,
    savedGame: (title, names) => `${title} : ${list(names)}`,
    savedAt: (round, over, date) => `${over ? 'terminée' : `manche ${round}`}, ${date}`,
    open: 'Ouvrir une partie depuis un fichier, enregistrement ou position ; ou la déposer ici',
  },

  colours: { blue: 'bleu', red: 'rouge', green: 'vert', violet: 'violet', ochre: 'ocre', grey: 'gris' },

  update: { about: 'Une version plus récente de cette page est disponible.', take: 'La charger', later: 'Plus tard' },
  trouble: {
    game: 'Cette partie ne peut pas être ouverte ; rien n’a été changé.',
    entry: (entry) => `Le problème est à l’entrée ${entry}.`,
    link: 'Ce lien est abîmé ou incomplet ; rien n’a été changé.',
    file: 'Ce fichier ne contient ni enregistrement ni position ; rien n’a été changé.',
    setup: 'Ces joueurs et ces règles ne vont pas ensemble.',
    gone: 'Cette partie enregistrée n’est plus là.',
    storage: 'Ce navigateur ne garde pas les parties : rien n’est enregistré. Enregistre un fichier avant de partir.',
    unknownGame: (game) => `Cette page n’a pas de plateau pour « ${game} ».`,
    rule: (rule) => `La règle ${rule} n’autorise pas ce qui s’y trouve.`,
    faults: {
      excludes: (what) => `« ${what} » : ces choix s’excluent l’un l’autre.`,
      needs: (what, goesWith) =>
        goesWith.length
          ? `« ${what} » ne va qu’avec « ${goesWith.join(' » et « ')} ».`
          : `« ${what} » ne va pas avec les autres choix.`,
      range: (what) => `« ${what} » : trop peu ou trop pour cette partie.`,
      table: (what) => `Ce qui est donné pour « ${what} » ne va pas avec le contenu de la boîte.`,
    },
    parts: {
      game: 'Jeu',
      seats: 'Nombre de joueurs',
      names: 'Noms',
      edition: 'Édition',
      modules: 'Modules',
      scenario: 'Scénario',
      options: 'Options',
      tables: 'Tables',
      seed: 'Graine',
    },
    codes: {
      badSetup: (what) =>
        what ? `Ce qui est donné pour « ${what} » ne peut pas être choisi ici.` : 'Ce n’est pas une mise en place.',
      unknownGame: () => 'Ce jeu n’existe pas ici.',
      unknownFormat: () => 'Elle a été enregistrée par une autre version de Loire.',
      badInput: (where) =>
        where ? `Elle est abîmée ou incomplète, à « ${where} ».` : 'Elle est abîmée ou incomplète.',
      tooLarge: () => 'Elle est trop grande.',
      corruptState: (where) => `Aucune partie n’arrive à cette position : quelque chose ne va pas à « ${where} ».`,
      wrongScores: () => 'Son résultat final n’est pas celui que donne cette partie.',
      noRandomness: () => 'Ce navigateur ne donne pas de nombres au hasard ; choisis une graine.',
    },
  },

  elsewhere: {
    title: 'Cette partie est ouverte dans un autre onglet',
    about: 'Un seul onglet à la fois joue une partie enregistrée, pour qu’aucun n’écrase l’autre.',
    here: 'Continuer ici',
    leave: 'Retour à l’accueil',
  },

  settings: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Apparence',
    themes: { system: 'comme le système', light: 'claire', dark: 'sombre' },
    hints: 'Indications sur le plateau',
    hintKinds: {
      all: 'tout ce qui peut être touché',
      targets: 'seulement ce qui va avec la sélection',
      none: 'aucune',
    },
    handover: 'Écran de passage entre joueurs sur un même appareil',
    motion: 'Les animations suivent le réglage de ton système.',
  },

  handover: {
    title: (name) => `Passe l’écran à ${name}`,
    about: 'Les plateaux sont cachés jusqu’à ce que le joueur suivant soit prêt.',
    ready: (name) => `Je suis ${name}`,
  },

  board: {
    main: 'Plateau central',
    of: (name) => `Plateau ${of(name)}`,
    atTurn: 'joue',
    bot: 'robot',
  },

  actions: {
    title: 'Actions',
    over: 'La partie est terminée',
    all: (count) => `Les ${count} actions`,
    hide: 'Fermer la liste',
    undo: 'Annuler',
    redo: 'Rétablir',
    reset: 'Reprendre le tour',
    clear: 'Vider la sélection',
    filter: 'Filtrer, ou écrire un coup',
    none: 'Aucune action ne convient. Vide la sélection ou le filtre.',
    nothing: 'Ne change rien de ce qui se compte.',
    atOnce: 'Plusieurs joueurs choisissent en même temps. Répondre pour',
    selected: 'Sélection',
    asked: (name, title) => `${name} : ${title}`,
    thinks: (name) => `${name} réfléchit`,
    awaited: (name) => `En attente ${of(name)}`,
    paused: (name) => `${name} attend : les robots sont en pause`,
    pause: 'Arrêter les robots',
    resume: 'Laisser jouer les robots',
    whatChanges: { points: 'Points', atTheEnd: 'Points à la fin', counts: 'Changements' },
    changes: (whose, kind, changes) => `${whose ? `${whose} : ` : ''}${kind} : ${changes.join(', ')}.`,
    notMove: (text) => `« ${text} » n’est pas un coup de ce jeu.`,
    ruleText: 'Ce que dit la règle (en anglais)',
  },

  log: { title: 'Journal' },

  time: {
    title: 'Temps',
    past: (at, all) => `Tu regardes le coup ${at} sur ${all}.`,
    now: 'Revenir au présent',
    slider: 'Coup',
    play: 'Lire',
    pause: 'Pause',
    replay: 'Revoir',
  },

  scores: {
    title: 'Feuille de score',
    final: 'Score final',
    live: 'Comme si la partie finissait maintenant. Les lignes marquées ∗ ne comptent qu’à la fin.',
    pointsFor: 'Points pour',
    total: 'Total',
    tie: (words) => `À égalité : ${words}`,
    then: (words) => `Puis : ${words}`,
    rank: 'Rang',
    ranked: (name, points, wins) => `${name} ${wins ? 'gagne ' : ''}avec ${points}`,
    tieGoes: (words) => `l’égalité est tranchée : ${words}`,
    shared: 'toujours à égalité : la place est partagée',
    chart: 'Points au fil des manches',
    chartOf: (names, last) => `Points de ${list(names)} après chaque manche, jusqu’à ${last}`,
    round: 'Manche',
    table: 'La même chose en tableau',
    rematch: 'Rejouer avec la même mise en place',
  },

  share: {
    title: 'Partager cette partie',
    about: 'Le lien contient toute la partie jusqu’ici. Qui l’ouvre continue avec sa propre copie.',
    link: 'Lien',
    copy: 'Copier le lien',
    copied: 'Copié.',
    position: 'Une partie commencée depuis une position n’a pas d’enregistrement ; enregistre-la dans un fichier.',
  },

  intro: {
    title: (game) => `${game} en cinq minutes`,
    step: (at, all) => `${at} sur ${all}`,
    back: 'Retour',
    next: 'Suite',
    play: 'Jouer maintenant',
    leave: 'À l’accueil',
  },
};
