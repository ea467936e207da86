// What things are called, in our own words. Tables only.

import type { Words } from '../face.js';
import type { Colour, Good, Tile } from './types.js';

interface TileWords {
  name: string;
  colour: Colour;
  /** One or two characters on the drawn tile. */
  mark: string;
  /** What it does, in one sentence. */
  about: string;
}

export const COLOURS: Record<Colour, { name: string; space: string }> = {
  building: { name: 'building', space: 'city' },
  animal: { name: 'animals', space: 'pasture' },
  knowledge: { name: 'knowledge', space: 'monastery' },
  castle: { name: 'castle', space: 'castle' },
  mine: { name: 'mine', space: 'mine' },
  ship: { name: 'ship', space: 'river' },
};

/** In the order of their die numbers. */
export const GOODS: readonly Good[] = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'];

const building = (name: string, mark: string, about: string): TileWords => ({ name, colour: 'building', mark, about });
const animals = (kind: string, count: number): TileWords => ({
  name: `${count} ${kind}`,
  colour: 'animal',
  mark: String(count),
  about: `Scores ${count} points, and again every tile of ${kind} already in the same pasture.`,
});
const knowledge = (number: number, about: string): TileWords => ({
  name: `knowledge ${number}`,
  colour: 'knowledge',
  mark: String(number),
  about,
});
const perBuilding = (number: number, kind: string) => knowledge(number, `At the end 4 points for every ${kind} you have placed.`);

export const TILES: Record<Tile, TileWords> = {
  warehouse: building('warehouse', 'Wh', 'When placed: sell all goods of one colour.'),
  carpenter: building('carpenter', 'Ca', 'When placed: take a building from a numbered depot.'),
  church: building('church', 'Cu', 'When placed: take a mine, knowledge or castle tile from a numbered depot.'),
  market: building('market', 'Ma', 'When placed: take a ship or animals from a numbered depot.'),
  boardingHouse: building('boarding house', 'Bo', 'When placed: 4 worker chips.'),
  bank: building('bank', 'Ba', 'When placed: 2 silver.'),
  cityHall: building('city hall', 'Ci', 'When placed: place another tile from storage, on any number.'),
  watchtower: building('watchtower', 'Wt', 'When placed: 4 points.'),
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
  t1: knowledge(1, 'A city may hold the same building more than once.'),
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
  castle: { name: 'castle', colour: 'castle', mark: '', about: 'When placed: one more action, as if with a die of any number.' },
  mine: { name: 'mine', colour: 'mine', mark: '', about: 'Brings 1 silver at the end of every phase.' },
  ship: { name: 'ship', colour: 'ship', mark: '', about: 'When placed: load the goods of a depot and move ahead in turn order.' },
};

export const WORDS: Words = {
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
  setup: {
    setup: 'Duchies',
    scoreStartArea: 'Start castle scores',
    buyDuringAction: 'Buy at any moment',
    t8BoostsFreeShift: 'Stronger knowledge 8',
    tieBreak: 'Ties',
    basic: 'everybody plays duchy 1',
    advancedOpen: 'dealt, chosen in turn',
    advancedSecret: 'dealt, chosen at once',
    mostEmpty: 'most empty spaces win',
    fewestEmpty: 'fewest empty spaces win',
  },
  reveals: 'Dice or tiles are revealed, so this cannot be undone.',
};
