// Orléans Stories in English.

import { listing } from '../../../i18n/language.js';
import type { IntroId } from '../intro.js';
import { actions, asks, events, refusals } from './en/sentences.js';
import * as tables from './en/tables.js';
import { tale } from './en/story-banner.js';

const list = listing('en');
const or = listing('en', 'disjunction');

const intro: Record<IntroId, { title: string; text: string }> = {
  goal: {
    title: 'Two stories, one valley',
    text: 'Settle the map and let a bag of followers work for you. The First Kingdom is a race for tasks; in The King’s Favor each year brings new objectives. What you see here is The First Kingdom.',
  },
  green: {
    title: 'Green and bag',
    text: 'At the start of a round you draw followers from your bag onto your village green. Followers who have worked go back into the bag.',
  },
  plan: {
    title: 'Plan',
    text: 'Put followers onto the spaces of your places; each space says whom it takes, and some take a good from your stock. A monk stands for anyone. Everyone plans at the same time, and a place may fill over several rounds.',
  },
  act: {
    title: 'Use your places',
    text: 'Then, one after the other, each uses one filled place or passes for the round. The sign at its right says what it brings: a recruit, goods, coins, a settler, a building, a new place card.',
  },
  expand: {
    title: 'Land',
    text: 'With Territory you put a settler beside your own. Land yields goods on the Estate; a village allows trades and has room for a church. Knights drive others out; a fortress keeps everyone out.',
  },
  market: {
    title: 'The market place',
    text: 'Only what lies here can be recruited, bought or gained. What is spent is gone; turning points in the story bring new tiles.',
  },
  gate: {
    title: 'Gate and deeds',
    text: 'Tiles on the Gate are sent away, one at a time: to a deed for its bonus, or to your own tasks and objectives. In The First Kingdom a tile for a deed may also take you into the next epoch.',
  },
  fame: {
    title: 'Fame',
    text: 'Buildings, deeds and deliveries move your marker forward. Every marked space that you reach or pass brings its bonus.',
  },
  kingdom: {
    title: 'The First Kingdom',
    text: 'Fill the four tasks, build a church, strike 20 citizens; when all of that is done and you own 30 in goods and coins at the end of a round, you win. The epochs change what you draw, what is allowed and what threatens: famine and plague last until a deed ends them.',
  },
  court: {
    title: 'The King’s Favor',
    text: 'Five years of four seasons: spring brings tiles, summer a coin, autumn asks for food, and in winter the year is judged. A favour tile makes up for one missed objective; without one you leave the court. Among those who remain, points decide.',
  },
};

export const en = {
  ...tables,
  tale,
  actions,
  events,
  asks,
  refusals,
  intro,
  either: (names: string[]) => or(names),
  technology: 'technology',
  anyFollower: 'any follower',
  cargo: 'any tile',
  free: 'free',
  nobody: 'nobody',
  unknownLand: 'unknown land',
  area: (what: string, id: string) => `${what} ${id}`,
  year: (roman: string) => `Year ${roman}`,
  out: 'has left the court',
  drawsMany: (name: string, drawn: string[]) => `${name} draws ${list(drawn)}.`,
  arrivesMany: (wares: string[]) => `To the market place: ${wares.join(', ')}.`,
  category: (category: string) => `Category ${category}.`,
  takes: (what: string) => `Spaces: ${what}.`,
  forbiddenNow: 'Your epoch forbids it; it may be prepared.',
  house: 'Its numbers are our reconstruction.',
  wants: (what: string) => `Still wanted: ${what}.`,
  lastCitizen:
    'Its last tile strikes a citizen; a tile for it may also take you into the next epoch, without the bonus.',
  noAdvance: 'Its last tile strikes a citizen.',
  defeats: (threat: string) => `Once it is full, the ${threat} is over.`,
  brings: (what: string) => `Brings: ${what}.`,
  next: {
    space: (tile: string) => `Now a space for: ${tile}.`,
    tile: 'Now the tile that goes there.',
    area: 'Now an area on the map.',
    card: 'Now a place card.',
    deed: 'Now where it goes: a deed, a task or an objective.',
    market: 'Now a tile on the market place.',
    good: 'Now the other good.',
  },
  groups: {
    settle: 'Start village',
    recall: 'Take back',
    takeCard: 'Place cards',
    strikeField: 'Tick',
    sell: 'Sell',
    buy: 'Buy',
    use: 'Use a place',
    unload: 'Unload',
    place: 'Place',
    choose: 'Choose',
    finish: 'Finish',
  },
  pieces: {
    onMarket: (ware: string, count: number) => `${ware} on the market place: ${count}`,
    card: (title: string) => `place card: ${title}`,
    deed: (title: string) => `deed: ${title}`,
    field: (deed: string, field: number, wanted: string, lies: string) =>
      `${deed}, field ${field} for ${wanted}: ${lies}`,
    fameSpace: (space: number) => `space ${space} of the fame track`,
    fameOf: (name: string, space: number) => `${name} on ${space}`,
    settlerOf: (name: string) => `settler of ${name}`,
    fortressOf: (name: string) => `fortress of ${name}`,
    settlerOn: (name: string, area: string) => `settler of ${name} on ${area}`,
    own: (owner: string, what: string) => `${owner}’s ${what}`,
    space: (number: number) => `space ${number}`,
    onGreen: (owner: string, follower: string, count: number) =>
      `${owner}’s ${follower} on the green${count > 1 ? ` (${count})` : ''}`,
    green: (owner: string) => `${owner}’s green`,
    bag: (owner: string, what: string) => `${owner}’s bag: ${what}`,
    stock: (owner: string, what: string, count: number) => `${owner}’s ${what}: ${count}`,
    coins: (owner: string, count: number) => `${owner}’s coins: ${count}`,
    taskField: (owner: string, task: string, field: number) => `${owner}’s ${task}, field ${field}`,
    about: {
      area: 'A settler here controls it. Land yields goods on the Estate; villages yield trades on the Market.',
      market: 'Only what lies here can be recruited, bought or gained. What is spent goes to storage.',
      monk: 'A monk stands for any follower on the spaces of places, but not on deeds and tasks.',
      green: 'Followers you have drawn wait here for a space.',
      settler: 'It controls its area. Knights drive it out, unless a fortress stands there.',
      bag: 'At the beginning of a round followers are drawn from here.',
      good: 'Goods fill spaces and feed people; they are sold, sent or delivered.',
      technology: 'In planning it takes the place of a follower for good; not of a monk.',
      coins: 'They buy goods, and may be sent to deeds and tasks.',
    },
  },
  board: {
    map: 'Map',
    market: 'Market place',
    deeds: 'Deeds and fame',
    onlyDeeds: 'Deeds',
    tasks: 'Tasks',
    objectives: 'Objectives',
    cards: 'Place cards',
    fame: 'Fame',
    epochs: 'Epochs',
    years: 'Years',
    control: 'Control board',
    stack: (category: string, isOpen: boolean) => `Category ${category}${isOpen ? '' : ' (not open yet)'}`,
  },
  home: {
    green: 'Green',
    filled: (count: number, room: number) => `${count} of ${room}`,
    stock: 'Stock',
    purse: 'Purse',
    settler: 'settlers in reserve',
    fortress: 'fortresses to build',
    bag: 'Bag',
    drawn: 'Drawn',
    coins: 'coins',
    areas: 'areas',
    villages: 'villages',
    fame: 'fame',
    epoch: 'epoch',
    favours: 'favour tiles',
  },
  sheet: {
    of: (count: number, wanted: number) => `${count} of ${wanted}`,
    last: 'When all else is done, goods and coins decide at the end of a round.',
    done: 'Done.',
    tasksDone: (count: number) => `Tasks done: ${count} of 7`,
    aboutTask: (open: string) => `Still to send from the Gate: ${open}.`,
    aboutChurch: 'Build it yourself; losing it later does not matter.',
    aboutCitizens: (count: number) =>
      `${count} citizens: by completing deeds, on the control board, on the fame track, and by being the first in epochs III and VII.`,
    aboutWealth: (count: number) =>
      `Coins and goods at their prices, ${count} in all, at the end of a round when everything else is done. Nothing is paid.`,
    aboutSent: (fields: string) => `To be sent from the Gate before the end of the year: ${fields}.`,
    aboutJudged: 'Judged at the end of winter.',
    must: 'No favour tile makes up for it.',
    lies: (tiles: string) => `Already there: ${tiles}.`,
    met: (met: number, all: number, favours: number) =>
      `${met} of ${all} met, ${favours} favour ${favours === 1 ? 'tile' : 'tiles'}`,
  },
  epoch: {
    enter: 'To enter',
    draw: 'Draw',
    cards: 'Place cards',
    unlock: 'New places',
    forbidden: 'Forbidden',
    fame: 'Fame for building',
    malus: 'End of round',
    bonus: 'End of round',
    later: (threat: string) => `After the ${threat}`,
    settlers: 'Settlers',
    special: 'Also',
  },
  specials: { protected: 'nobody else enters your areas', peace: 'peace with everyone' },
  status: {
    settling: 'The valley is settled',
    round: (round: number) => `Round ${round}`,
    season: 'Season',
    now: 'In the land',
    order: 'Turn order, from the start player',
    passed: 'passed',
    left: 'out',
    tasks: 'tasks',
  },
  result: {
    race: (tasks: number, citizens: number, wealth: number) =>
      `${tasks} of 7 tasks, ${citizens} ${citizens === 1 ? 'citizen' : 'citizens'} and a wealth of ${wealth}`,
    out: (points: number, year: string) => `${points} points (out in year ${year})`,
  },
  legend: {
    title: 'What everything does',
    story: 'The story',
    followers: 'Followers',
    lands: 'Lands and what they yield',
    goods: 'Goods',
    good: (price: number, isFood: boolean, delivery: number) =>
      [
        `price ${price}`,
        ...(isFood ? ['can be eaten'] : []),
        ...(delivery ? [`${delivery} fame when delivered`] : []),
      ].join(', '),
    expansion: 'Entering areas',
    expansionAbout:
      'A settler goes beside an area of yours. One knight on Territory drives somebody off land, two also out of a village; never where a fortress stands, nor from protected areas, nor where there is peace.',
    places: 'Places',
    reconstruction: 'What is our reconstruction',
    reconstructionAbout:
      'The printed numbers of this game could not be read. These are our own, made to be playable; if you own the box, you may replace them in the set-up.',
  },
  text: {
    now: (progress: string, order: string) => `${progress}. Turn order: ${order}.`,
    hasPassed: (name: string) => `${name} (has passed)`,
    belongings: 'Belongings',
    reserve: (settlers: number, fortresses: number) =>
      `Settlers in reserve: ${settlers}; fortresses to build: ${fortresses}`,
    duties: 'Tasks and objectives',
    places: 'Places',
  },
};

export type Texts = typeof en;
