//! What happens in a game, as it is told.

use super::data::deeds::Deed;
use super::data::effects::Building;
use super::data::map::{Area, Land};
use super::data::places::{Place, Space};
use super::data::wares::{Follower, Good, Ware};
use super::deeds::dispatch::{Destination, Mode};
use super::modules::each_module;
use super::state::Tile;
use crate::engine::Seat;
use crate::wire::tagged;

each_module! { tagged! {
    /// What happened.
    Event as "StoriesEvent" {
        /// Land was laid out.
        LandLaid = "landLaid" { area: Area, land: Land },
        /// A seat has the start-player token.
        StartPlayer = "startPlayer" { seat: Seat },
        /// A seat chose its start village.
        Settled = "settled" { seat: Seat, area: Area },
        /// A round begins.
        RoundStarted = "roundStarted" { round: u16 },
        /// Tiles came from storage onto the market place.
        TilesArrived = "tilesArrived" { ware: Ware, count: u8 },
        /// A follower came back to the green.
        FollowerRecalled = "followerRecalled" { seat: Seat, follower: Follower, space: Space },
        /// A follower came out of the bag.
        FollowerDrawn = "followerDrawn" { seat: Seat, follower: Follower },
        /// A tile was put on a space.
        Planned = "planned" { seat: Seat, tile: Tile, space: Space },
        /// A seat passed.
        Passed = "passed" { seat: Seat },
        /// A place was executed.
        Executed = "executed" { seat: Seat, place: Place },
        /// Coins were gained.
        CoinsGained = "coinsGained" { seat: Seat, coins: u16 },
        /// Coins were paid.
        CoinsPaid = "coinsPaid" { seat: Seat, coins: u16 },
        /// Goods came from the market place.
        GoodsGained = "goodsGained" { seat: Seat, good: Good, count: u8 },
        /// A good went to storage.
        GoodSpent = "goodSpent" { seat: Seat, good: Good },
        /// Technology came from the market place.
        TechnologyGained = "technologyGained" { seat: Seat },
        /// A follower came from the market place into the bag.
        FollowerGained = "followerGained" { seat: Seat, follower: Follower },
        /// A follower was lost out of the bag.
        FollowerLost = "followerLost" { seat: Seat, follower: Follower },
        /// A place card was taken.
        CardTaken = "cardTaken" { seat: Seat, card: Place },
        /// A settler entered an area.
        Entered = "entered" { seat: Seat, area: Area, from: Option<Area> },
        /// A settler was displaced.
        Displaced = "displaced" { seat: Seat, area: Area },
        /// Something was built.
        Built = "built" { seat: Seat, building: Building, area: Area },
        /// The marker on the fame track moved forward.
        FameGained = "fameGained" { seat: Seat, fame: u8 },
        /// A good was delivered.
        Delivered = "delivered" { seat: Seat, good: Good },
        /// A tile was sent.
        Dispatched = "dispatched" { seat: Seat, tile: Tile, to: Destination, mode: Mode },
        /// A deed is full.
        DeedCompleted = "deedCompleted" { seat: Seat, deed: Deed },
        /// A deed was laid out.
        DeedLaidOut = "deedLaidOut" { deed: Deed },
        /// Goods changed hands.
        Swapped = "swapped" { seat: Seat, give: Good, take: Good, with: Seat },
        /// A seat's placed follower went back to its bag.
        SentBack = "sentBack" { seat: Seat, follower: Follower, space: Space },
        /// A tile went back from a space to stock.
        Unloaded = "unloaded" { seat: Seat, tile: Tile, space: Space },
        /// The game has ended.
        GameEnded = "gameEnded",
    }
} "event" Events }
