//! The eight buildings: each benefit once, at once, without a die (B-068).

use crate::burgundy::actions::{Acts, buy, is_effect, may_end_round, place};
use crate::burgundy::data::tiles::{Colour, Tile};
use crate::burgundy::events::Event;
use crate::burgundy::state::Source;
use crate::burgundy::{At, Burgundy, Cx, Item, Waiting, gain};
use crate::engine::{Question, Seat};
use crate::wire::named;

/// What a watchtower scores (B-078).
pub const WATCHTOWER_POINTS: u16 = 4;

/// Writes down the question of a building: its tile, the colours it fetches with their rule, and whether it can be used.
macro_rules! benefit {
    ($(#[doc = $doc:literal])* $Benefit:ident = $name:literal $(fetches $colours:expr, $rule:literal)?, if $is_usable:expr) => {
        named! {
            $(#[doc = $doc])*
            $Benefit = $name
        }

        impl Question for $Benefit {
            type Game = Burgundy;
            const RULE: &'static str = "B-060";

            /// The building lies in the duchy. A purchase in between may have taken away what it was good for.
            fn may_wait(self, seat: Seat, waiting: Waiting<'_>) -> bool {
                let at = waiting.at;
                is_effect(seat, waiting)
                    && at.state.players[seat].duchy.count(Tile::$Benefit) > 0
                    && (Self::is_usable(at, seat) || at.rules.options.buy_during_action && at.state.bought)
            }

            fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
                may_end_round(at, seat)
            }
        }

        impl Acts for $Benefit {
            const WITHOUT_DIE: Option<&'static str> = Some("B-068");
            $(const FETCHES: Option<(&'static [Colour], &'static str)> = Some(($colours, $rule));)?
        }

        impl $Benefit {
            fn is_usable(at: At<'_>, seat: Seat) -> bool {
                $is_usable(at, seat)
            }

            /// A benefit that cannot be used is lost without a question (B-068, B-122).
            fn offer(cx: &mut Cx<'_>, seat: Seat) {
                if Self::is_usable(cx.at(), seat) {
                    cx.next([Item::ask(seat, $Benefit.into())]);
                }
            }
        }
    };
}

benefit! {
    /// Sell goods of one colour, or not (B-070).
    Warehouse = "warehouse", if |at: At<'_>, seat| at.state.players[seat].goods.total() > 0
}

benefit! {
    /// Take a building, or not (B-071).
    Carpenter = "carpenter" fetches &[Colour::Building], "B-071", if lies_there::<Carpenter>
}

benefit! {
    /// Take a mine, knowledge or castle tile, or not (B-072).
    Church = "church" fetches &[Colour::Mine, Colour::Knowledge, Colour::Castle], "B-072", if lies_there::<Church>
}

benefit! {
    /// Take a ship or an animal, or not (B-073).
    Market = "market" fetches &[Colour::Ship, Colour::Animal], "B-073", if lies_there::<Market>
}

benefit! {
    /// Place one more tile, or not (B-076).
    CityHall = "cityHall", if can_place
}

/// The building's benefit.
pub fn open(cx: &mut Cx<'_>, seat: Seat, building: Tile) {
    match building {
        Tile::Warehouse => Warehouse::offer(cx, seat),
        Tile::Carpenter => Carpenter::offer(cx, seat),
        Tile::Church => Church::offer(cx, seat),
        Tile::Market => Market::offer(cx, seat),
        Tile::CityHall => CityHall::offer(cx, seat),
        Tile::BoardingHouse => gain::chips(cx, seat, 4),
        Tile::Bank => gain::silver(cx, seat, 2),
        _ => {
            cx.state.players[seat].score(Source::Watchtowers, WATCHTOWER_POINTS);
            cx.tell(Event::WatchtowerScored { seat, points: WATCHTOWER_POINTS });
        }
    }
}

/// Does a tile lie in a numbered depot that this building fetches?
fn lies_there<Q: Acts>(at: At<'_>, _: Seat) -> bool {
    let is_fetched = |tile: &Tile| Q::FETCHES.is_some_and(|(colours, _)| colours.contains(&tile.colour()));
    at.state.depots.iter().flat_map(|depot| &depot.tiles).flatten().any(is_fetched)
}

/// Where purchases interrupt effects, the tile to place may still be bought.
fn can_place(at: At<'_>, seat: Seat) -> bool {
    place::is_possible(at, seat) || at.rules.options.buy_during_action && buy::is_possible(at, seat)
}
