// The types of Orléans Stories, by their short names.

import type * as engine from '../../engine/index.js';
import type * as view from '../game-view.js';

export type Action = engine.Action<'stories'>;
export type Ask = engine.Ask<'stories'>;
export type Event = engine.Event<'stories'>;
export type Refusal = engine.Refusal<'stories'>;
export type Shown = view.Shown<'stories'>;
export type { Seat } from '../../engine/index.js';

export type Position = engine.Games['stories']['position'];
export type Player = Position['players'][number];
export type Scenario = engine.Games['stories']['setup']['scenario'];

export type Components = engine.Components<'stories'>;
export type PrintedPlace = Components['places'][number];
export type PrintedSpace = PrintedPlace['spaces'][number];
export type PrintedDeed = Components['deeds'][number];
export type PrintedStory = Components['stories'][number];
export type PrintedEpoch = PrintedStory['epochs'][number];
export type PrintedObjective = NonNullable<PrintedEpoch['objectives']>[number];

export type Area = Components['areas'][number]['id'];
export type Land = Components['lands'][number]['id'];
export type Place = PrintedPlace['id'];
export type Space = PrintedSpace['id'];
export type Takes = PrintedSpace['takes'];
export type Effect = PrintedPlace['effect'];
export type Category = PrintedPlace['category'];
export type Deed = PrintedDeed['id'];
export type DeedBonus = PrintedDeed['bonus'];
export type Wanted = PrintedDeed['fields'][number];
export type Follower = Components['followers'][number]['id'];
export type Good = Components['goods'][number]['id'];
export type Building = Components['buildings'][number]['id'];
export type Season = Components['seasons'][number]['id'];
export type Landmark = Components['landmarks'][number]['id'];
export type Task = Components['tasks'][number]['id'];
export type Ware = Extract<Action, { type: 'takeTile' }>['ware'];
/** The content of a space or a field: a follower, a good, technology or a sum of coins. */
export type Tile = Extract<Action, { type: 'plan' }>['tile'];
export type Destination = Extract<Action, { type: 'dispatch' }>['to'];
export type FameBonus = PrintedStory['fameTrack']['spaces'][number]['bonus'];
export type Gain = NonNullable<NonNullable<PrintedEpoch['effect']>['bonus']>[number];
export type Loss = NonNullable<NonNullable<PrintedEpoch['effect']>['malus']>[number];
export type Threat = Extract<Event, { type: 'threatDefeated' }>['threat'];
export type Condition = NonNullable<PrintedEpoch['enter']>[number];
export type Goal = PrintedObjective['goal'];
export type Counter = NonNullable<Extract<Gain, { type: 'coins' }>['per']>;
export type Narration = Extract<Event, { type: 'narrated' }>['card'];
export type Column = keyof NonNullable<NonNullable<Position['kingdom']>['realms'][number]['control']>;
export type Confidence = PrintedPlace['confidence'];
export type { Counts } from '../counts.js';
