// The page in English.

import type { Level, SetupFault } from '../../engine/index.js';
import { choosing, listing, signed } from '../language.js';

const word = choosing('en');
const list = listing('en');
const levels: Record<Level, { title: string; about: string }> = {
  random: { title: 'Bot, at random', about: 'takes any legal action' },
  easy: { title: 'Bot, easy', about: 'a friendly beginner who often takes the second best' },
  normal: { title: 'Bot, normal', about: 'knows what things are worth and answers at once' },
  hard: { title: 'Bot, hard', about: 'plays the next rounds through before it answers' },
  expert: { title: 'Bot, expert', about: 'thinks about a second before each answer' },
};

/** What is wrong with a set-up, with the affected part and the parts that it goes with. */
const faults: Record<SetupFault, (what: string, goesWith: string[]) => string> = {
  excludes: (what) => `“${what}”: these choices exclude each other.`,
  needs: (what, goesWith) =>
    goesWith.length
      ? `“${what}” goes only with “${goesWith.join('” and “')}”.`
      : `“${what}” does not go with the other choices.`,
  range: (what) => `“${what}”: too few or too many for this game.`,
  table: (what) => `The components that are given for “${what}” do not fit the box.`,
};

export const en = {
  /** The name of a player who has not entered one. */
  player: (number: number) => `Player ${number}`,
  points: (count: number) => `${count} ${word(count, 'point', 'points')}`,
  /** The unit beside a number in larger type. */
  pointsWord: (count: number) => word(count, 'point', 'points'),
  signedPoints: (count: number) => `${signed(count)} ${word(Math.abs(count), 'point', 'points')}`,
  counted: (count: number, [one, more]: readonly [string, string]) =>
    `${signed(count)} ${word(Math.abs(count), one, more)}`,
  close: 'Close',

  nav: {
    opening: 'Opening the game …',
    help: 'Help',
    menu: 'Menu',
    actions: '',
    game: 'Game',
    text: 'Text view',
    export: 'Save to file',
    share: 'Share',
    settings: 'Settings',
    leave: 'Leave',
    home: 'Loire, to the start',
    toActions: 'Go to the actions',
    parts: 'Parts of the table',
    board: 'Board',
    own: 'Mine',
    others: 'Others',
    log: 'Log',
    analysis: 'Analysis',
    scores: 'Scores',
  },

  start: {
    lead: 'Board games of the Loire valley, around this screen or against bots. Nothing leaves this device.',
    games: 'Game',
    seatsRange: (least: number, most: number) => `${least} to ${most} players`,
    players: 'Players',
    howMany: 'Number of players',
    name: (number: number) => `Name of player ${number}`,
    who: (number: number) => `Who plays for player ${number}`,
    colour: (number: number) => `Colour of player ${number}`,
    human: 'Human',
    levels,
    botName: (number: number) => `Bot ${number}`,
    rules: 'Rules',
    edition: 'Edition',
    scenario: 'Story',
    modules: 'Expansion',
    unset: 'unset',
    own: 'Players, rules and options',
    play: 'Play',
    playThis: (title: string) => `Play ${title} against a bot`,
    playAbout: 'Two seats, against a bot of normal strength',
    friends: 'With friends',
    friendsThis: (title: string) => `${title} with friends around this screen`,
    options: 'Options',
    optionsThis: (title: string) => `Options of ${title}`,
    last: 'Your last game',
    seed: 'Seed',
    seedAbout: 'The same seed and the same moves give the same game: for a second try, or for a friend.',
    seedRandom: 'random',
    start: 'Start the game',
    learn: 'Learn it in five minutes',
    guide: 'Learn it by playing',
    saved: 'Saved games',
    continue: 'Continue',
    delete: 'Delete',
    deleteThis: (what: string) => `Delete ${what}`,
    deleted: (what: string) => `${what}: deleted.`,
    restoreThis: (what: string) => `Undo: bring back ${what}`,
    continueThis: (what: string) => `Continue ${what}`,
    savedGame: (title: string, names: string[]) => `${title}: ${list(names)}`,
    savedAt: (round: number, over: boolean, date: string) => `${over ? 'finished' : `round ${round}`}, ${date}`,
    open: 'Open a game from a file',
  },

  colours: { blue: 'blue', red: 'red', green: 'green', violet: 'violet', ochre: 'ochre', grey: 'grey' },

  update: { about: 'A new version of this page is available.', take: 'Load it now', later: 'Later' },
  trouble: {
    game: 'This game cannot be opened; nothing was changed.',
    entry: (entry: number) => `The trouble is at entry ${entry}.`,
    link: 'This link is damaged or incomplete; nothing was changed.',
    file: 'This file holds neither a record nor a position; nothing was changed.',
    setup: 'These players and rules do not go together.',
    gone: 'This saved game no longer exists.',
    storage: 'This browser keeps no games: nothing is saved. Save to a file before you leave.',
    unknownGame: (game: string) => `This page has no boards for “${game}”.`,
    rule: (rule: string) => `Rule ${rule} does not allow what stands there.`,
    faults,
    /** The parts of a set-up, if the game has no better name for them. */
    parts: {
      game: 'Game',
      seats: 'Number of players',
      names: 'Names',
      edition: 'Edition',
      modules: 'Modules',
      scenario: 'Story',
      options: 'Options',
      tables: 'Tables',
      seed: 'Seed',
    },
    /** Sentences by the engine's error codes, with the place of the error. */
    codes: {
      badSetup: (what: string) => (what ? `“${what}” cannot be chosen here.` : 'It is not a set-up.'),
      unknownGame: () => 'There is no such game here.',
      unknownFormat: () => 'It was saved by another version of Loire.',
      badInput: (where: string) =>
        where ? `It is damaged or incomplete, at “${where}”.` : 'It is damaged or incomplete.',
      tooLarge: () => 'It is too large.',
      corruptState: (where: string) => `No game can reach this position: something does not add up at “${where}”.`,
      wrongScores: () => 'Its final scores are not the ones that this game gives.',
      noRandomness: () => 'This browser gives no random numbers; enter a seed.',
    },
  },

  elsewhere: {
    title: 'This game is open in another tab',
    about: 'Only one tab at a time plays a saved game, so that none overwrites the other.',
    here: 'Play here',
    leave: 'Back to the start',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Appearance',
    themes: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
    hints: 'Hints on the board',
    hintKinds: { all: 'Everything that is possible', targets: 'Only what goes with the selection', none: 'None' },
    handover: 'Hand-over screen between players on one device',
    pace: 'Speed of the bots',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', atOnce: 'Instant' },
    motion: 'Animations',
    motions: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'None' },
    motionAbout: 'If your system asks for less motion, pieces only fade in.',
    ends: 'End my turn with a button',
    endKinds: { always: 'Always', revealing: 'When it reveals something', never: 'Never' },
    ponder: 'Bots think ahead while I decide',
    sound: 'Sounds',
  },

  handover: {
    title: (name: string) => `Hand over to ${name}`,
    about: 'The boards are covered until the next player is ready.',
    ready: (name: string) => `I am ${name}`,
  },

  board: {
    panels: 'More of the main board',
    enlarge: (name: string) => `Show ${name}’s board large`,
    main: 'Main board',
    home: 'Back to my board',
    of: (name: string) => `${name}’s board`,
    atTurn: 'at turn',
    bot: 'bot',
  },

  actions: {
    title: 'Actions',
    over: 'The game is over',
    all: (count: number) => (count === 1 ? 'One action' : `All ${count} actions`),
    hide: 'Hide list',
    more: 'More',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Reset turn',
    clear: 'Clear selection',
    filter: 'Filter, or type a move',
    none: 'No action fits. Clear the selection or the filter.',
    nothing: 'Changes no points, goods or coins.',
    atOnce: 'Several players choose at once. Answer for',
    selected: 'Selected',
    asked: (name: string, title: string) => `${name}: ${title}`,
    thinks: (name: string) => `${name} is thinking`,
    awaited: (name: string) => `Waiting for ${name}`,
    paused: (name: string) => `${name} waits: the bots are paused`,
    pause: 'Pause bots',
    resume: 'Resume bots',
    thought: 'How far the bot has thought',
    hurry: 'Move now',
    again: 'This cannot be undone: confirm with the button, or press the piece twice.',
    end: 'End turn',
    done: 'Done?',
    doneHint: 'You can undo everything until you end your turn.',
    final: 'cannot be undone',
    finalHint: (what: string) => `“${what}” is not done yet. It reveals something: then nothing can be undone.`,
    whatChanges: { points: 'Points', atTheEnd: 'Points at the end', counts: 'Changes' },
    changes: (whose: string, kind: string, changes: string[]) =>
      `${whose ? `${whose}: ` : ''}${kind}: ${changes.join(', ')}.`,
    notMove: (text: string) => `“${text}” is not a move of this game.`,
    preview: 'Point at an action to see what it changes.',
  },

  news: { title: 'What the others did', again: 'Show me again', stop: 'Stop' },

  keys: {
    title: 'Keys',
    undo: 'Undo',
    redo: 'Redo',
    end: 'End the turn, or do what is chosen',
    back: 'Look at the move before',
    forth: 'Look at the move after',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Show the whole board',
    help: 'Player aid and help',
    keys: 'This list',
    escape: 'Back to now; close a panel; clear the selection',
    enter: 'Choose the focused piece, or press the focused button',
  },

  analysis: {
    title: 'Analysis',
    about: (name: string) => `How each move of ${name} is likely to turn out if everyone plays well from here.`,
    nothing: 'There is no decision to analyse at this point.',
    start: 'Analyse',
    stop: 'Stop',
    action: 'Move',
    points: 'Final points',
    win: 'Chance to win',
    playouts: (count: number) => `From ${count} simulated games.`,
  },

  aid: { title: 'At a glance' },

  tags: {
    title: 'Tags on the pieces',
    gain: 'round: what you gain',
    price: 'notched: what you pay',
  },

  log: { title: 'Log' },

  time: {
    title: 'Time',
    past: (at: number, all: number) => `You are looking at move ${at} of ${all}.`,
    now: 'Back to now',
    slider: 'Move',
    play: 'Play',
    pause: 'Pause',
    replay: 'Replay',
  },

  scores: {
    title: 'Score sheet',
    final: 'Final scores',
    live: 'As if the game ended now. Lines marked ∗ are only paid at the end.',
    pointsFor: 'Points for',
    total: 'Total',
    tie: (words: string) => `In a tie: ${words}`,
    then: (words: string) => `Then: ${words}`,
    rank: 'Rank',
    ranked: (name: string, points: string, wins: boolean) => `${name} ${wins ? 'wins ' : ''}with ${points}`,
    tieGoes: (words: string) => `the tie goes to ${words}`,
    why: (differences: string) => `What made the difference: ${differences}.`,
    shared: 'still tied: the place is shared',
    chart: 'Points over the rounds',
    chartOf: (names: string[], last: string) => `Points of ${list(names)} after each round, up to ${last}`,
    round: 'Round',
    table: 'The same as a table',
    rematch: 'Play again with the same set-up',
    rotate: 'Play again and rotate seats',
  },

  chances: {
    title: 'Chances to win, round by round',
    about: 'How likely each player was to win if everyone had played well from there. This takes a moment.',
    start: 'Calculate',
    stop: 'Stop',
    label: (names: string[]) => `The chances of ${list(names)} to win, round by round`,
    turns: 'Turning points',
    turn: (round: string, name: string, before: string, after: string) =>
      `Round ${round}: ${name} from ${before} to ${after}`,
  },

  history: {
    title: (count: number) => `Games played here: ${count}`,
    last: 'The last games',
    game: 'Game',
    against: 'Against',
    people: 'People',
    played: 'Played',
    won: 'Won',
    best: 'Best',
    mean: 'Average',
  },

  share: {
    title: 'Share this game',
    about: 'The link holds the whole game so far. Anyone who opens it continues with their own copy.',
    link: 'Link to this game',
    challengeLink: 'Link of the challenge',
    beat: (name: string, points: string) =>
      `${name} made ${points} in this game. It starts again for you, with the same luck: can you beat that?`,
    copy: 'Copy the link',
    copied: 'Copied.',
    challenge: 'A challenge',
    challengeAbout: 'This link starts the same game from the beginning, with the same luck: who does better?',
    position: 'A game that began from a position has no record; save it to a file instead.',
  },

  intro: {
    title: (game: string) => `${game} in five minutes`,
    step: (at: number, all: number) => `${at} of ${all}`,
    back: 'Back',
    next: 'Next',
    play: 'Play now',
    leave: 'To the start',
  },
};

export type Texts = typeof en;
