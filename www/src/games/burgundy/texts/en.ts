// Burgundy in English.

import { article, capital, counting, listing } from '../../../i18n/language.js';
import type { Words } from '../../game-view.js';
import type { IntroId } from '../intro.js';
import type { Colour, Good, Tile } from '../types.js';
import type { ActionTexts, AskTexts, EventTexts, RefusalTexts } from './shapes.js';

interface TileTexts {
  name: string;
  /** As the object of a sentence: "a church", "3 cows". */
  one: string;
  /** Its effect, in one sentence. */
  about: string;
}

const many = counting('en');
const list = listing('en');
const chips = (count: number) => many(count, 'worker chip', 'worker chips');
const points = (count: number) => many(count, 'point', 'points');

const building = (name: string, about: string): TileTexts => ({ name, one: article(name), about });
const animals = (kind: string, count: number): TileTexts => ({
  name: `${count} ${kind}`,
  one: `${count} ${kind}`,
  about: `Scores ${count} points, and again every tile of ${kind} already in the same area.`,
});
const knowledge = (number: number, about: string): TileTexts => ({
  name: `knowledge ${number}`,
  one: `knowledge ${number}`,
  about,
});
const perBuilding = (number: number, kind: string) =>
  knowledge(number, `At the end 4 points for every ${kind} you have placed.`);

const tiles: Record<Tile, TileTexts> = {
  warehouse: building('warehouse', 'When placed: sell all goods of one colour.'),
  carpenter: building('carpenter', 'When placed: take a building from a numbered depot.'),
  church: building('church', 'When placed: take a mine, knowledge or castle tile from a numbered depot.'),
  market: building('market', 'When placed: take a ship or animals from a numbered depot.'),
  boardingHouse: building('boarding house', 'When placed: 4 worker chips.'),
  bank: building('bank', 'When placed: 2 silver.'),
  cityHall: building('city hall', 'When placed: place another tile from storage, on any number.'),
  watchtower: building('watchtower', 'When placed: 4 points.'),
  cow2: animals('cows', 2),
  cow3: animals('cows', 3),
  cow4: animals('cows', 4),
  sheep2: animals('sheep', 2),
  sheep3: animals('sheep', 3),
  sheep4: animals('sheep', 4),
  pig2: animals('pigs', 2),
  pig3: animals('pigs', 3),
  pig4: animals('pigs', 4),
  chicken2: animals('chickens', 2),
  chicken3: animals('chickens', 3),
  chicken4: animals('chickens', 4),
  t1: knowledge(1, 'The same building may stand more than once in an area.'),
  t2: knowledge(2, 'At the end of a phase each mine also brings a worker chip.'),
  t3: knowledge(3, 'Every sale brings 2 silver instead of 1.'),
  t4: knowledge(4, 'Every sale also brings a worker chip.'),
  t5: knowledge(5, 'A ship may clear the goods of two neighbouring depots.'),
  t6: knowledge(6, 'Your purchase may come from any depot.'),
  t7: knowledge(7, 'Every tile of animals that scores brings 1 point more.'),
  t8: knowledge(8, 'A worker chip changes a die by up to 2.'),
  t9: knowledge(9, 'The die that places a building may be changed by 1 for free.'),
  t10: knowledge(10, 'The die that places animals or a ship may be changed by 1 for free.'),
  t11: knowledge(11, 'The die that places a castle, mine or knowledge tile may be changed by 1 for free.'),
  t12: knowledge(12, 'The die that takes a tile may be changed by 1 for free.'),
  t13: knowledge(13, 'Taking worker chips also brings 1 silver.'),
  t14: knowledge(14, 'Taking worker chips brings 4 instead of 2.'),
  t15: knowledge(15, 'At the end 3 points for every colour of goods you have sold.'),
  t16: perBuilding(16, 'warehouse'),
  t17: perBuilding(17, 'watchtower'),
  t18: perBuilding(18, 'carpenter'),
  t19: perBuilding(19, 'church'),
  t20: perBuilding(20, 'market'),
  t21: perBuilding(21, 'boarding house'),
  t22: perBuilding(22, 'bank'),
  t23: perBuilding(23, 'city hall'),
  t24: knowledge(24, 'At the end 4 points for every kind of animal in your duchy.'),
  t25: knowledge(25, 'At the end 1 point for every good you have sold.'),
  t26: knowledge(26, 'At the end 2 points for every bonus tile you hold.'),
  castle: {
    name: 'castle',
    one: 'a castle',
    about: 'When placed: one more action, as if with a die of any number.',
  },
  mine: { name: 'mine', one: 'a mine', about: 'Brings 1 silver at the end of every phase.' },
  ship: {
    name: 'ship',
    one: 'a ship',
    about: 'When placed: load the goods of a depot and move ahead in turn order.',
  },
};

const colours: Record<Colour, { name: string; space: string; aSpace: string }> = {
  building: { name: 'buildings', space: 'building', aSpace: 'a building space' },
  animal: { name: 'animals', space: 'animal', aSpace: 'an animal space' },
  knowledge: { name: 'knowledge', space: 'knowledge', aSpace: 'a knowledge space' },
  castle: { name: 'castles', space: 'castle', aSpace: 'a castle space' },
  mine: { name: 'mines', space: 'mine', aSpace: 'a mine space' },
  ship: { name: 'ships', space: 'ship', aSpace: 'a ship space' },
};

const goods: Record<Good, string> = {
  turquoise: 'turquoise',
  purple: 'purple',
  pink: 'pink',
  red: 'red',
  brown: 'brown',
  orange: 'orange',
};

const depot = (number: number | null) => (number === null ? 'the black depot' : `depot ${number}`);
const withDie = (die: number | null) => (die === null ? '' : `Die ${die}: `);
const without = (tile: Tile | null) => (tile === null ? '' : `, giving up ${tiles[tile].one}`);
/** "a pink good", "an orange good". */
const aGood = (good: Good) => `${article(goods[good])} good`;
const ofGoods = (count: number, good: Good) => many(count, `${goods[good]} good`, `${goods[good]} goods`);

const actions: ActionTexts = {
  chooseEstate: ({ duchy, space }, say) => `Duchy ${duchy}, castle on ${say.space(space)}`,
  takeTile: (a) => `${withDie(a.die)}Take ${tiles[a.tile].one} from ${depot(a.depot)}${without(a.discard)}`,
  placeTile: (a, say) => `${withDie(a.die)}Place ${tiles[a.tile].one} on ${say.space(a.space)}`,
  sellGoods: (a) => `${withDie(a.die)}Sell all ${goods[a.good]} goods`,
  takeChips: (a) => `${withDie(a.die)}Take worker chips`,
  buyTile: (a) => `Buy ${tiles[a.tile].one} from ${depot(a.depot)}${without(a.discard)}`,
  loadGoods: (a) => `Load the goods of ${depot(a.depot)}${a.and === null ? '' : ` and ${depot(a.and)}`}`,
  keepGoods: (a) => (a.goods.length ? `Load ${list(a.goods.map((good) => goods[good]))}` : 'Load nothing new'),
  decline: () => 'Skip',
  endTurn: () => 'End turn',
};

const events: EventTexts = {
  startGoodDrawn: (e, { name }) => `${name(e.seat)} starts with ${aGood(e.good)}.`,
  startPlayerDrawn: (e, { name }) => `${name(e.seat)} is the start player.`,
  boardDealt: (e, { name }) => `${name(e.seat)} is dealt the board with duchies ${list(e.sides)}.`,
  estateChosen: (e, { name }) => `${name(e.seat)} chooses duchy ${e.duchy}.`,
  phaseStarted: (e) => `Phase ${e.phase} begins; the depots are filled.`,
  tileLaidOut: () => undefined,
  roundGoodLaidOut: () => undefined,
  roundStarted: (e) => `Round ${e.round}.`,
  dieRolled: (e, { name }) => `${name(e.seat)} rolls ${e.face}.`,
  goodArrived: (e) => `The white die shows ${e.depot}: ${aGood(e.good)} arrives there.`,
  turnStarted: (e, { name }) => `${name(e.seat)}’s turn.`,
  dieUsed: (e, { name }) => `${name(e.seat)} uses a ${e.die}${e.chips ? ` and ${chips(e.chips)}` : ''}.`,
  tileTaken: (e, { name }) => `${name(e.seat)} takes ${tiles[e.tile].one} from ${depot(e.depot)}.`,
  tileDiscarded: (e, { name }) => `${name(e.seat)} gives up ${tiles[e.tile].one}.`,
  silverPaid: (e, { name }) => `${name(e.seat)} pays ${e.silver} silver.`,
  tilePlaced: (e, { name, space }) => `${name(e.seat)} places ${tiles[e.tile].one} on ${space(e.space)}.`,
  areaCompleted: (e, { name }) =>
    `${name(e.seat)} completes ${article(colours[e.colour].space)} area of ${e.size}: ${points(e.points)}, and ${e.phasePoints} for the phase.`,
  bonusTaken: (e, { name }) =>
    `${name(e.seat)} takes the ${e.large ? 'large' : 'small'} bonus for ${colours[e.colour].name}: ${points(e.points)}.`,
  animalsScored: (e, { name }) => `${name(e.seat)} scores ${points(e.points)} for animals.`,
  watchtowerScored: (e, { name }) => `${name(e.seat)} scores ${points(e.points)} for a watchtower.`,
  goodsLoaded: (e, { name }) => `${name(e.seat)} loads ${ofGoods(e.count, e.good)} at depot ${e.depot}.`,
  markerMoved: (e, { name }) => `${name(e.seat)} moves to field ${e.field} of the turn order.`,
  goodsSold: (e, { name }) => `${name(e.seat)} sells ${ofGoods(e.count, e.good)}: ${points(e.points)}.`,
  chipsGained: (e, { name }) => `${name(e.seat)} gains ${chips(e.chips)}.`,
  silverGained: (e, { name }) => `${name(e.seat)} gains ${e.silver} silver.`,
  declined: (e, { name }) => `${name(e.seat)} skips the effect.`,
  turnEnded: (e, { name }) => `${name(e.seat)}’s turn ends.`,
  gameEnded: () => 'The game is over.',
};

const asks: AskTexts = {
  estate: () => ({
    title: 'Choose your duchy',
    hint: 'Choose a side of your board and the space of your first castle.',
  }),
  turn: () => ({ title: 'Your turn', hint: 'Choose a die, a tile or a space, or pick an action from the list.' }),
  castle: () => ({ title: 'Castle', hint: 'One more action, as if with a die of any number.' }),
  warehouse: () => ({ title: 'Warehouse', hint: 'You may sell all goods of one colour.' }),
  carpenter: () => ({ title: 'Carpenter', hint: 'You may take a building from a numbered depot.' }),
  church: () => ({ title: 'Church', hint: 'You may take a mine, knowledge or castle tile from a numbered depot.' }),
  market: () => ({ title: 'Market', hint: 'You may take a ship or animals from a numbered depot.' }),
  cityHall: () => ({ title: 'City hall', hint: 'You may place another tile from your storage.' }),
  ship: () => ({ title: 'Ship', hint: 'Choose the depot whose goods you load.' }),
  goods: ({ depot, and }) => ({
    title: 'Too many goods',
    hint: `Choose which goods of ${and === null ? `depot ${depot}` : `depots ${depot} and ${and}`} go into your free places.`,
  }),
};

const refusals: RefusalTexts = {
  wrongAnswer: () => 'That is not what is asked now.',
  dieNeeded: () => 'This action needs a die.',
  noDieUsed: () => 'This action takes no die.',
  noSuchDie: ({ die }) => `You have no die showing ${die} left.`,
  tooFewChips: ({ needed, owned }) => `That takes ${chips(needed)}; you have ${owned}.`,
  notInDepot: ({ depot, tile }) => `Depot ${depot} does not hold ${tiles[tile].one}.`,
  notInBlackDepot: ({ tile }) => `The black depot does not hold ${tiles[tile].one}.`,
  storageFull: () => 'Your storage is full: say which tile you give up.',
  discardNotNeeded: () => 'Your storage has room, so no tile is given up.',
  discardNotStored: ({ tile }) => `You cannot give up ${tiles[tile].one}: your storage does not hold that tile.`,
  notStored: ({ tile }) => `Your storage does not hold ${tiles[tile].one}.`,
  spaceFilled: ({ space }, say) => `A tile lies there already, on ${say.space(space)}.`,
  wrongColour: ({ space, colour }, say) =>
    `${capital(say.space(space))} is ${colours[colour].aSpace}: the tile does not belong there.`,
  notAdjacent: ({ space }, say) => `No tile of yours lies next to ${say.space(space)}.`,
  sameKindInCity: ({ tile }) => `That area has ${tiles[tile].one} already.`,
  nothingToSell: ({ good }) => `You have no ${goods[good]} goods.`,
  alreadyBought: () => 'You have bought a tile in this turn already.',
  tooLittleSilver: ({ needed, owned }) => `That costs ${needed} silver; you have ${owned}.`,
  effectPending: () => 'First finish what you have begun.',
  needsKnowledge: ({ tile }) => `Only ${tiles[tile].name} allows that.`,
  diceLeft: ({ dice }) => `You still have ${many(dice, 'die', 'dice')} to use.`,
  notNeighbours: ({ depot, and }) => `Depots ${depot} and ${and} are not neighbours.`,
  notCanonical: ({ depot, and }) => `Name the two depots the other way round: ${and}, then ${depot}.`,
  wrongBenefit: ({ tile }) => `This building does not fetch ${tiles[tile].one}.`,
  wrongGoods: ({ count }) => `Choose ${many(count, 'colour', 'colours')} of the goods that lie there.`,
  cannotDecline: () => 'You cannot skip this.',
  notYourBoard: ({ duchy }) => `Duchy ${duchy} is not on your board.`,
  notACastleSpace: ({ space }, say) => `${capital(say.space(space))} is not a castle space of that duchy.`,
};

const words: Words = {
  numbers: {
    areas: 'areas completed',
    phases: 'completed early',
    bonuses: 'bonus tiles',
    animals: 'animals',
    watchtowers: 'watchtowers',
    sales: 'goods sold',
    goods: 'goods left',
    silver: 'silver',
    chips: 'worker chips',
    knowledge: 'knowledge',
    goodsSold: 'goods sold',
    stored: 'tiles in storage',
    dice: 'dice',
    emptySpaces: 'empty spaces',
    bonusTiles: 'bonus tiles',
  },
  counted: {
    silver: ['silver', 'silver'],
    chips: ['chip', 'chips'],
    goods: ['good', 'goods'],
    bonusTiles: ['bonus tile', 'bonus tiles'],
  },
  ties: {
    emptySpaces: { more: 'more empty spaces', fewer: 'fewer empty spaces' },
    turnOrder: { more: 'later in turn order', fewer: 'earlier in turn order' },
  },
  reveals: 'Dice or tiles are revealed, so this cannot be undone.',
};

export const en = {
  tiles,
  colours,
  goods,
  actions,
  events,
  asks,
  refusals,
  words,
  groups: {
    chooseEstate: 'Choose your duchy',
    takeTile: 'Take a tile',
    placeTile: 'Place a tile',
    sellGoods: 'Sell goods',
    takeChips: 'Take worker chips',
    buyTile: 'Buy a tile',
    loadGoods: 'Load goods',
    keepGoods: 'Choose goods',
    decline: 'Or',
    endTurn: 'End turn',
  },
  rolls: (name: string, faces: string[]) => `${name} rolls ${list(faces)}.`,
  startsWith: (name: string, drawn: Good[]) =>
    `${name} starts with these goods: ${list(drawn.map((good) => goods[good]))}.`,
  /** A space by its number and its position. */
  space: (number: number, row: number, column: number) => `a ${number} (row ${row}, space ${column})`,
  pieces: {
    goods: (good: Good) => `${goods[good]} goods`,
    depotGoods: (depot: string) => `goods of depot ${depot}`,
    depotTile: (depot: string, tile: string) => `depot ${depot}: ${tile}`,
    blackTile: (tile: string) => `black depot: ${tile}`,
    ownSpace: (owner: string, colour: Colour | undefined, space: string, tile?: string) =>
      `${owner}’s ${colour ? colours[colour].space : 'duchy'} space with ${space}${tile ? `: ${tile}` : ''}`,
    storage: (owner: string, tile: string) => `${owner}’s storage: ${tile}`,
    ownGoods: (owner: string, good: Good) => `${owner}’s ${goods[good]} goods`,
    die: (owner: string, face: string) => `${owner}’s die showing ${face}`,
    chips: (owner: string, count: number) => `${owner}’s worker chips: ${count}`,
    silver: (owner: string, count: number) => `${owner}’s silver: ${count}`,
    about: {
      die: 'Each die is one action: take a tile from the depot of its number, place a tile on a space of its number, sell the goods of its number, or take worker chips.',
      chips: 'A worker chip changes a die by 1 before you use it; 6 and 1 are neighbours.',
      silver: 'For 2 silver you may buy a tile of the black depot, once in a turn.',
      goods: 'Goods of one colour are sold together: points for each, and 1 silver for the sale.',
      depotGoods: 'Place a ship to load the goods of one depot.',
      storage: 'Tiles wait here until a die places them. There is room for three.',
      space:
        'A tile of its colour may be placed here with a die of its number, next to a tile that already lies there.',
    },
  },
  next: {
    where: (tile: Tile) => `Now choose a space for ${tiles[tile].one}.`,
    which: 'Now choose the tile that goes there.',
    giveUp: 'Your storage is full: now choose the tile you give up.',
    die: 'Now choose the die you use.',
    use: (face: number) => `Now choose what the ${face} is for: tile, space, goods or chips.`,
  },
  empty: 'empty',
  free: 'free',
  none: 'none',
  nothing: 'nothing',
  mainBoard: 'Main board',
  depot: (number: number) => `Depot ${number}`,
  blackDepot: 'Black depot',
  blackDepotHint: 'Black depot: buy with silver',
  duchy: (id: string) => `Duchy ${id}`,
  handOf: (owner: string) => `What ${owner} has at hand`,
  duchyOf: (id: string, owner: string) => `Duchy ${id} of ${owner}`,
  silver: 'silver',
  chips: 'chips',
  storage: 'storage',
  goodsOwned: (sold: number) => `goods${sold ? ` (${sold} sold)` : ''}`,
  status: {
    phase: 'Phase',
    round: 'Round',
    roundOf: (round: number, all: number) => `${round} of ${all}`,
    whiteDie: 'White die',
    notRolled: 'not rolled',
    shows: (face: number) => `shows ${face}`,
    goodsToCome: 'Goods to come',
    order: 'Turn order',
    orderHint: '(right to left)',
    field: (field: number) => `field ${field}`,
    bonuses: 'Bonus tiles',
    bonusesHint: '(large, small)',
    largeFree: (points: number) => `large: ${points} points`,
    smallFree: (points: number) => `small: ${points} points`,
    largeOf: (name: string) => `large: ${name}`,
    smallOf: (name: string) => `small: ${name}`,
  },
  legend: { title: 'What the tiles do', goods: 'goods' },
  text: {
    now: (phase: string, round: number, rounds: number, die: string, goods: string) =>
      `Phase ${phase}, round ${round} of ${rounds}. White die: ${die}. Goods to come: ${goods}.`,
    order: (seats: string) =>
      `Turn order (farther ahead goes earlier; in a stack, the last to arrive is on top): ${seats}.`,
    onField: (name: string, field: number) => `${name} on field ${field}`,
    goodsToChoose: 'Goods to choose from',
    bonus: (colour: string, large: string, small: string) => `${colour}: large ${large}, small ${small}`,
    notChosen: 'not chosen yet',
    placed: (tiles: string) => `Placed: ${tiles}.`,
    emptySpaces: (spaces: string) => `Empty: ${spaces}.`,
    spaces: 'Spaces to choose from',
  },
  intro: {
    goal: {
      title: 'A duchy of your own',
      text: 'Everyone builds a duchy of 37 spaces around a first castle. Tiles fill the spaces; complete areas bring points, and the earlier the better. The most points after five phases of five rounds win.',
    },
    dice: {
      title: 'Two dice, two actions',
      text: 'Each round everyone rolls two dice, and each die is one action. A worker chip changes a die by one before you use it; 6 and 1 are neighbours.',
    },
    take: {
      title: 'Take a tile',
      text: 'With a die you take a tile from the depot of its number. It goes to your storage, which has room for three.',
    },
    place: {
      title: 'Place a tile',
      text: 'With a die you place a stored tile on a space of its number and colour, next to a tile that already lies in your duchy.',
    },
    effects: {
      title: 'Tiles do something',
      text: 'Most tiles act when they are placed: buildings fetch tiles, chips or silver, a castle is one more action, animals score. Knowledge changes the rules for you, mines bring silver after each phase. The list below the board says what each tile does.',
    },
    goods: {
      title: 'Ships and goods',
      text: 'Each round a good arrives in a depot. A ship loads all goods of one depot and moves you ahead in turn order. With a die you sell the goods of its number for points and silver.',
    },
    silver: {
      title: 'The black depot',
      text: 'Once in a turn you may buy a tile of the black depot for 2 silver, without a die.',
    },
    areas: {
      title: 'Points',
      text: 'A complete area brings points by its size, and more in the early phases. The first to fill all spaces of a colour takes its large bonus. And when no action looks good, a die always takes two worker chips.',
    },
  } satisfies Record<IntroId, { title: string; text: string }>,
};

export type Texts = typeof en;
