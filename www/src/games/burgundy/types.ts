// Burgundy's types, by their short names.

import type * as engine from '../../engine/index.js';
import type * as view from '../game-view.js';

export type Action = engine.Action<'burgundy'>;
export type Ask = engine.Ask<'burgundy'>;
export type Event = engine.Event<'burgundy'>;
export type Refusal = engine.Refusal<'burgundy'>;
export type Legal = engine.Legal<'burgundy'>;
export type Shown = view.Shown<'burgundy'>;
export type {
  BurgundyColour as Colour,
  BurgundyDuchyId as DuchyId,
  BurgundyGood as Good,
  BurgundyPlayer as Player,
  BurgundyPosition as Position,
  BurgundyTile as Tile,
  Seat,
} from '../../engine/index.js';
