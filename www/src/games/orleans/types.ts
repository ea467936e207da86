// Orléans' types, by their short names.

import type * as engine from '../../engine/index.js';
import type * as view from '../game-view.js';

export type Action = engine.Action<'orleans'>;
export type Ask = engine.Ask<'orleans'>;
export type Event = engine.Event<'orleans'>;
export type Refusal = engine.Refusal<'orleans'>;
export type Shown = view.Shown<'orleans'>;
export type { Seat } from '../../engine/index.js';

export type Position = engine.Games['orleans']['position'];
export type Player = Position['players'][number];
export type Setup = engine.Games['orleans']['setup'];

export type Components = engine.Components<'orleans'>;
export type PrintedPlace = Components['places'][number];
export type PrintedFollower = Components['followers'][number];
export type PrintedPath = Components['paths'][number];
export type PrintedSpace = PrintedPlace['spaces'][number];

export type Place = PrintedPlace['id'];
export type Space = PrintedSpace['id'];
export type Takes = PrintedSpace['takes'];
export type Town = Components['towns'][number]['id'];
export type Path = PrintedPath['id'];
export type Deed = Components['deeds'][number]['id'];
export type Role = Components['roles'][number]['id'];
export type Good = Components['goods'][number]['id'];
export type Happening = Components['happenings'][number]['id'];
export type Hourglass = Components['hourglasses'][number]['id'];
export type Track = keyof Player['tracks'];
export type Gear = keyof Player['gears'];
export type Citizen = keyof Position['citizens'];
export type Follower = Extract<Action, { type: 'keep' }>['follower'];
export type From = Extract<Action, { type: 'plan' }>['from'];
/** The modules of Trade & Intrigue, with their own answers, questions and events. */
export type Module = NonNullable<Setup['modules']>[number];
export type Keeper = 'newEvents' | 'newDeeds' | 'intrigue';
export type Answer<M extends Keeper = Keeper> = Extract<Action, { type: M }>['answer'];
export type InnerAsk<M extends Keeper = Keeper> = Extract<Ask, { type: M }>['ask'];
export type InnerEvent<M extends Keeper = Keeper> = Extract<Event, { type: M }>['event'];
/** The kind of a question, also of one that a module keeps. */
export type AskKind = Exclude<Ask['type'], Keeper> | InnerAsk['type'];
export type PrintedCivic = Components['civics'][number];
export type Civic = PrintedCivic['id'];
export type PrintedHourglass = Components['hourglasses'][number];
export type PrintedOrder = Components['orders'][number];
export type Order = PrintedOrder['id'];
export type Plot = Extract<InnerAsk<'intrigue'>, { type: 'bribe' }>['plot'];
export type Bundle = Extract<InnerAsk<'intrigue'>, { type: 'bribed' }>['bundle'];
export type Marker = Track | 'development';
export type { Counts } from '../counts.js';
