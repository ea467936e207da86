//! The words of the intrigue, as the list of modules gathers them.

use super::Intrigue;
use super::bribery::each_offer;
pub use super::bribery::{Accept, Bribe, Bribed, Bribing, Offer, Pledge, Pledging};
pub use super::completion::{Loot, Rebuild, Rebuilding, TakeGood};
pub use super::effects::Execution;
pub use super::plot::{Bundle, Plot};
pub use super::plots::{PlotAgainst, StartPlot, Target};
use crate::engine::{Seat, draws, questions, steps};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::Town;
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::Marker;
use crate::orleans::questions::{Action, Ask, Decline};
use crate::orleans::refusals::Why;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Draw, Orleans, Step};
use crate::wire::{Never, reasons, tagged, union};

/// The module.
pub static MODULE: Intrigue = Intrigue;

union! {
    /// What the intrigue asks.
    Questions as "OrleansIntrigueAsk" within Ask::Intrigue {
        Target, Bribe(Bribing), Pledge(Pledging), Bribed, Loot, Rebuild(Rebuilding),
    }
}

union! {
    /// What answers the intrigue (T-078).
    Answers as "OrleansIntrigueAction" within Action::Intrigue, said {
        Plot(PlotAgainst), Offer, Pledge, Bribe, Accept, TakeGood, Rebuild,
    }
}

questions! {
    Questions of Orleans {
        Target => PlotAgainst, Decline;
        Bribe(Bribing) by each_offer => Offer, Bribe, Decline;
        Pledge(Pledging) => Pledge;
        Bribed => Accept, Decline;
        Loot => TakeGood;
        Rebuild(Rebuilding) => Rebuild, Decline;
    }
}

steps! {
    /// A rule of the intrigue that runs by itself.
    Steps as "OrleansIntrigueStep" of Orleans within Step::Intrigue { Plot(StartPlot) }
}

draws! {
    /// What it asks of chance.
    Draws as "OrleansIntrigueDraw" of Orleans within Draw::Intrigue { Execution }
}

tagged! {
    /// What happened by intrigue.
    Events as "OrleansIntrigueEvent" within Event::Intrigue {
        /// A plot was named.
        Plotted = "plotted" { seat: Seat, victim: Seat, plot: Plot },
        /// A bribe was offered.
        BribeOffered = "bribeOffered" { seat: Seat, to: Seat, bundle: Bundle },
        /// A bribe was taken; its giver is spared.
        BribeAccepted = "bribeAccepted" { seat: Seat, from: Seat, bundle: Bundle },
        /// A bribe was not taken.
        BribeRefused = "bribeRefused" { seat: Seat, from: Seat },
        /// Goods changed hands.
        GoodsSwapped = "goodsSwapped" { seat: Seat, victim: Seat, takes: Good, gives: Good },
        /// A station went back to its owner's stock.
        StationBurned = "stationBurned" { seat: Seat, victim: Seat, town: Town },
        /// A merchant was taken to Orléans.
        MerchantKidnapped = "merchantKidnapped" { seat: Seat, victim: Seat },
        /// The executioner drew this follower.
        FollowerExecuted = "followerExecuted" { seat: Seat, follower: Follower, lost: bool },
        /// A follower went back to its bag.
        FollowerSabotaged = "followerSabotaged" { seat: Seat, victim: Seat, space: Space },
        /// Technology changed hands.
        TechnologyStolen = "technologyStolen" { seat: Seat, victim: Seat, space: Space },
        /// Coins changed hands.
        CoinsCollected = "coinsCollected" { seat: Seat, victim: Seat, coins: u16 },
        /// One marker went on, another back, unless its owner was spared.
        Betrayed = "betrayed" { seat: Seat, victim: Seat, marker: Marker, spared: bool },
    }
}

reasons! {
    /// Why a plot or a bribe is refused.
    Reasons as "OrleansIntrigueRefusal" within Why::Intrigue {
        MustPlot = "mustPlot" { civic: Civic } "the {civic} must be used against somebody",
        NotItsPlot = "notItsPlot" { civic: Civic } "that is not what the {civic} does",
        NoOpponent = "noOpponent" { seat: Seat } "seat {seat} is no opponent",
        NotThatGood = "notThatGood" { seat: Seat, good: Good } "seat {seat} has no such {good}",
        SameGood = "sameGood" { good: Good } "{good} is not swapped for {good}",
        NoStationThere = "noStationThere" { seat: Seat, town: Town } "seat {seat} has no station in {town}",
        NoTechnologyThere = "noTechnologyThere" { space: Space } "no technology lies on {space}",
        NotOnBoard = "notOnBoard" { place: Place } "the {place} is a tile: its technology is safe",
        NotAhead = "notAhead" { seat: Seat, marker: Marker } "seat {seat} is not ahead on the {marker} track",
        NotOnList = "notOnList" {} "such bribes are not offered in this game",
        OverBid = "overBid" { most: u16 } "at most {most} of these can be offered",
        EmptyBribe = "emptyBribe" {} "something must be offered now",
    }
}

/// What of it is on the table, is on the civic boards.
pub type OnTable = Never;
/// Nobody keeps anything of it.
pub type OfPlayer = Never;
