//! The events of the game.

use super::data::deeds::Deed;
use super::data::effects::Building;
use super::data::map::{Area, Land};
use super::data::places::{Place, Space};
use super::data::wares::{Follower, Good, Ware};
use super::deeds::dispatch::{Destination, Mode};
use super::modules;
use super::state::Tile;
use crate::engine::Seat;
use crate::wire::Wire;

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesEvent")]
pub enum Event {
    /// Land was laid out.
    LandLaid { area: Area, land: Land },
    /// A seat received the start-player token.
    StartPlayer { seat: Seat },
    /// A seat chose its start village.
    Settled { seat: Seat, area: Area },
    /// A round began.
    RoundStarted { round: u16 },
    /// Tiles came from storage onto the market place.
    TilesArrived { ware: Ware, count: u8 },
    /// A follower returned to the green.
    FollowerRecalled { seat: Seat, follower: Follower, space: Space },
    /// A follower was drawn from the bag.
    FollowerDrawn { seat: Seat, follower: Follower },
    /// A tile was put on a space.
    Planned { seat: Seat, tile: Tile, space: Space },
    /// A seat passed.
    Passed { seat: Seat },
    /// A place was executed.
    Executed { seat: Seat, place: Place },
    /// Coins were gained.
    CoinsGained { seat: Seat, coins: u16 },
    /// Coins were paid.
    CoinsPaid { seat: Seat, coins: u16 },
    /// Goods came from the market place.
    GoodsGained { seat: Seat, good: Good, count: u8 },
    /// A good went to storage.
    GoodSpent { seat: Seat, good: Good },
    /// Technology came from the market place.
    TechnologyGained { seat: Seat },
    /// A follower came from the market place into the bag.
    FollowerGained { seat: Seat, follower: Follower },
    /// A follower was lost from the bag.
    FollowerLost { seat: Seat, follower: Follower },
    /// A place card was taken.
    CardTaken { seat: Seat, card: Place },
    /// A settler entered an area.
    Entered { seat: Seat, area: Area, from: Option<Area> },
    /// A settler was displaced.
    Displaced { seat: Seat, area: Area },
    /// Something was built.
    Built { seat: Seat, building: Building, area: Area },
    /// The marker on the fame track moved forward.
    FameGained { seat: Seat, fame: u8 },
    /// A good was delivered.
    Delivered { seat: Seat, good: Good },
    /// A tile was sent.
    Dispatched { seat: Seat, tile: Tile, to: Destination, mode: Mode },
    /// A deed was completed.
    DeedCompleted { seat: Seat, deed: Deed },
    /// A deed was laid out.
    DeedLaidOut { deed: Deed },
    /// Goods changed hands.
    Swapped { seat: Seat, give: Good, take: Good, with: Seat },
    /// A seat's follower on a space went back to its bag.
    SentBack { seat: Seat, follower: Follower, space: Space },
    /// A tile went back from a space to stock.
    Unloaded { seat: Seat, tile: Tile, space: Space },
    /// The game ended.
    GameEnded,
    #[wire(flatten)]
    FirstKingdom(modules::first_kingdom::vocabulary::Events),
    #[wire(flatten)]
    KingsFavor(modules::kings_favor::vocabulary::Events),
}
