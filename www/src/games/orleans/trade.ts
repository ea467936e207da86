// The components that Trade & Intrigue adds: order cards, the civic boards, and the cards of the new events.

import { goods, inGame, roles } from './names.js';
import type {
  Ask,
  AskKind,
  Civic,
  Good,
  Hourglass,
  Module,
  Order,
  Position,
  PrintedCivic,
  PrintedHourglass,
  PrintedOrder,
  Role,
  Setup,
  Shown,
  Town,
} from './types.js';

export const plays = ({ modules }: Setup, module: Module): boolean => modules?.includes(module) ?? false;

/** The kind of a question, also of one that a module keeps. */
export const kindOf = (ask: Ask): AskKind => ('ask' in ask ? ask.ask.type : ask.type);

export const orderOf = (session: Shown, order: Order): PrintedOrder => inGame(session, ({ orders }) => orders, order);
export const civicOf = (session: Shown, civic: Civic): PrintedCivic => inGame(session, ({ civics }) => civics, civic);
export const hourglassOf = (session: Shown, tile: Hourglass): PrintedHourglass =>
  inGame(session, ({ hourglasses }) => hourglasses, tile);

/** The number of order cards in the pile. */
export const pileOf = ({ look: { printed, position } }: Shown): number =>
  printed.orders.length -
  (position.orders?.length ?? 0) -
  position.players.reduce((sum, player) => sum + (player.orders?.length ?? 0), 0);

/** The open orders for a town. */
export const ordersFor = (session: Shown, town: Town): PrintedOrder[] =>
  (session.look.position.orders ?? []).map((order) => orderOf(session, order)).filter((order) => order.town === town);

type Lying = NonNullable<NonNullable<Position['civics']>[Civic]>[number];

/** The content of a space on a civic board: a follower, or a good that can be taken. */
export const lyingOn = ({ civics }: Position, civic: Civic, space: number): Lying =>
  civics?.[civic]?.[space - 1] ?? null;

export const isGood = (lying: Lying): Good | undefined => goods().find((good) => good === lying);
export const isRole = (lying: Lying): Role | undefined => roles().find((role) => role === lying);

/** The number of followers sent to a civic board. */
export const sentTo = (position: Position, civic: Civic): number =>
  (position.civics?.[civic] ?? []).filter((lying) => isRole(lying)).length;

/** The current round, and the number of rounds as far as it is known: not every card is a round. */
export function roundsOf(session: Shown): { round: number; all: number } {
  const { hourglasses } = session.look.position;
  const round = hourglasses.filter((tile) => hourglassOf(session, tile).round).length;
  return { round, all: session.look.printed.stack - hourglasses.length + round };
}
