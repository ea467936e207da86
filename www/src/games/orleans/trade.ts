// What Trade & Intrigue puts on the table: order cards, the civic boards, and the cards of the new events.

import { printed } from '../../engine.js';
import type { Ask, AskKind, Civic, Hourglass, Module, Order, Position, PrintedCivic, PrintedOrder, Setup, Store, Town } from './types.js';

const orleans = () => printed('orleans');

export const plays = ({ modules }: Setup, module: Module): boolean => modules?.includes(module) ?? false;

const NEEDS: { readonly [option in keyof NonNullable<Setup['options']>]?: readonly Module[] } = {
  civicBoard: ['newDeeds', 'intrigue'],
  peasantsLast: ['newEvents'],
  harvestByLetter: ['newEvents'],
  educationTracks: ['newEvents'],
  leviesStrict: ['newEvents'],
  tradingHouseTies: ['newPlaces'],
  bribery: ['intrigue'],
  tavern: ['newPlaces'],
};

/** The modules without which an option is not shown. */
export const needs = (option: string): readonly Module[] => NEEDS[option as keyof typeof NEEDS] ?? [];

/** A question by its own name, wherever it is kept. */
export const kindOf = (ask: Ask): AskKind => ('ask' in ask ? ask.ask.type : ask.type);

/** An order card, as printed or as the set-up corrects it. */
export function orderOf(order: Order, { tables }: Setup): PrintedOrder {
  const found = orleans().orders.find(({ id }) => id === order)!;
  return { ...found, ...tables?.orders?.[order] };
}

/** The order cards that nobody has seen yet. */
export const pileOf = ({ orders = [], players }: Position): number =>
  orleans().orders.length - orders.length - players.reduce((sum, player) => sum + (player.orders?.length ?? 0), 0);

/** The open orders for a town. */
export const ordersFor = ({ look }: Store, town: Town): PrintedOrder[] =>
  (look.position.orders ?? []).map((order) => orderOf(order, look.setup)).filter((order) => order.town === town);

/** A deed or an intriguer as it lies on the table. */
export interface Board {
  id: Civic;
  spaces: PrintedCivic['spaces'];
  /** Is the last of its spaces covered? */
  isCovered: boolean;
}

/** Not on the table of two (T-068, T-077). */
const NOT_WITH_TWO: readonly Civic[] = ['court', 'research', 'arsonist', 'spy'];

/** The deeds and intriguers of this game; covers lie on one board with two or three players, and on two boards none (T-002). */
export function civicsOf(setup: Setup): Board[] {
  const { seats, tables } = setup;
  const isCovered = seats < 4 && !(plays(setup, 'newDeeds') && plays(setup, 'intrigue'));
  return orleans()
    .civics.filter(({ id, module }) => plays(setup, module) && !(seats === 2 && NOT_WITH_TWO.includes(id)))
    .map(({ id, spaces }) => ({ id, spaces: tables?.civics?.[id] ?? spaces, isCovered }));
}

export const boardOf = (civic: Civic, setup: Setup): Board => civicsOf(setup).find(({ id }) => id === civic)!;
/** The spaces that are not covered. */
export const openSpaces = ({ spaces, isCovered }: Board): PrintedCivic['spaces'] => (isCovered ? spaces.slice(0, -1) : spaces);

type Lying = NonNullable<NonNullable<Position['civics']>[Civic]>[number];

/** What is on a space of a civic board: who was sent there, or a good that waits. */
export const lyingOn = ({ civics }: Position, civic: Civic, space: number): Lying => civics?.[civic]?.[space - 1] ?? null;

export const isGood = (lying: Lying) => orleans().goods.find(({ id }) => id === lying)?.id;
export const isRole = (lying: Lying) => orleans().roles.find(({ id }) => id === lying)?.id;

/** How many followers were sent to it. */
export const sentTo = (position: Position, civic: Civic): number =>
  (position.civics?.[civic] ?? []).filter((lying) => isRole(lying)).length;

/** The letters on the backs of the new cards; the first and the last one have none. */
const LETTERS: Record<'A' | 'B' | 'C' | 'D', readonly Hourglass[]> = {
  A: ['indulgence', 'education', 'newHarvestA', 'bonVoyage', 'conference', 'crusade', 'strike', 'coinTaxA'],
  B: ['excursion', 'newIncome', 'newHarvestB', 'fishingGrounds', 'furtherEducation', 'wedding', 'sabotage', 'coinTaxB'],
  C: ['amnesty', 'defect', 'torture', 'newTradingDay', 'newPlague', 'holiday', 'bookBurning', 'goodsTax'],
  D: ['levies', 'peasantsRevolt', 'technologyTax', 'summons', 'newHarvestD', 'famine', 'pollTax', 'tithe'],
};

export const letterOf = (tile: Hourglass): string | undefined => Object.entries(LETTERS).find(([, tiles]) => tiles.includes(tile))?.[0];

/** What a card brings, as the set-up has it. */
export function hourglassIn(tile: Hourglass, { options }: Setup) {
  const found = orleans().hourglasses.find(({ id }) => id === tile)!;
  return options?.harvestByLetter && tile === 'newHarvestB' ? { ...found, amount: 2 } : found;
}

/** The new cards by their letters. */
export const newCards = (): Hourglass[] => ['silentium', ...Object.values(LETTERS).flat()];

const ROUNDS = 18;

/** The round that is played, and how many there are; a holiday is a card without a round (T-049). */
export function roundsOf({ hourglasses }: Position): { round: number; all: number } {
  const holidays = hourglasses.filter((tile) => tile === 'holiday').length;
  return { round: hourglasses.length - holidays, all: ROUNDS - holidays };
}
