//! The words of the intrigue, as the list of modules gathers them.

use super::against;
use super::bribery::each_offer;
pub use super::bribery::{Accept, Bribe, Bribed, Bribing, Offer, Pledge, Pledging};
pub use super::completion::{Loot, Rebuild, Rebuilding, TakeGood};
pub use super::effects::Execution;
pub use super::plot::{Bundle, Plot};
pub use super::plots::{PlotAgainst, StartPlot, Target};
use crate::engine::{Asks, Chance, Refusal, Runs, Seat};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::Town;
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::Marker;
use crate::orleans::questions::{Action, Ask, Decline};
use crate::orleans::refusals::Reason;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Draw, Orleans, Step};
use crate::wire::Wire;

/// What the intrigue asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "OrleansIntrigueAsk", within = Ask::Intrigue)]
#[asks(game = Orleans)]
pub enum Questions {
    #[answers(PlotAgainst, Decline)]
    #[waits(in_action(seat))]
    Target(Target),
    #[answers(Offer, Bribe, Decline, by = each_offer)]
    #[waits(in_action(ask.actor))]
    Bribe(Bribing),
    #[answers(Pledge)]
    #[waits(in_action(ask.actor))]
    Pledge(Pledging),
    #[answers(Accept, Decline)]
    #[waits(in_action(seat))]
    Bribed(Bribed),
    #[answers(TakeGood)]
    #[waits(in_action(seat))]
    Loot(Loot),
    #[answers(Rebuild, Decline)]
    #[waits(in_action(seat))]
    Rebuild(Rebuilding),
}

/// What answers the intrigue (T-078).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansIntrigueAction", notation, within = Action::Intrigue)]
pub enum Answers {
    Plot(PlotAgainst),
    Offer(Offer),
    Pledge(Pledge),
    Bribe(Bribe),
    Accept(Accept),
    TakeGood(TakeGood),
    Rebuild(Rebuild),
}

/// A rule of the intrigue that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "OrleansIntrigueStep", within = Step::Intrigue)]
#[runs(game = Orleans)]
pub enum Steps {
    #[waits(in_action(step.actor))]
    Plot(StartPlot),
}

/// What it asks of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Chance)]
#[wire(rename = "OrleansIntrigueDraw", within = Draw::Intrigue)]
#[chance(game = Orleans)]
pub enum Draws {
    #[waits(against(at, draw.seat))]
    Execution(Execution),
}

/// What happened by intrigue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansIntrigueEvent", within = Event::Intrigue)]
pub enum Events {
    /// A plot was named.
    Plotted { seat: Seat, victim: Seat, plot: Plot },
    /// A bribe was offered.
    BribeOffered { seat: Seat, to: Seat, bundle: Bundle },
    /// A bribe was taken; its giver is spared.
    BribeAccepted { seat: Seat, from: Seat, bundle: Bundle },
    /// A bribe was not taken.
    BribeRefused { seat: Seat, from: Seat },
    /// Goods changed hands.
    GoodsSwapped { seat: Seat, victim: Seat, takes: Good, gives: Good },
    /// A station went back to its owner's stock.
    StationBurned { seat: Seat, victim: Seat, town: Town },
    /// A merchant was taken to Orléans.
    MerchantKidnapped { seat: Seat, victim: Seat },
    /// The executioner drew this follower.
    FollowerExecuted { seat: Seat, follower: Follower, lost: bool },
    /// A follower went back to its bag.
    FollowerSabotaged { seat: Seat, victim: Seat, space: Space },
    /// Technology changed hands.
    TechnologyStolen { seat: Seat, victim: Seat, space: Space },
    /// Coins changed hands.
    CoinsCollected { seat: Seat, victim: Seat, coins: u16 },
    /// One marker went on, another back, unless its owner was spared.
    Betrayed { seat: Seat, victim: Seat, marker: Marker, spared: bool },
}

/// Why a plot or a bribe is refused.
#[derive(Clone, Copy, Debug, PartialEq, Refusal)]
#[wire(rename = "OrleansIntrigueRefusal", within = Reason::Intrigue)]
pub enum Reasons {
    #[refusal("the {civic} must be used against somebody")]
    MustPlot { civic: Civic },
    #[refusal("that is not what the {civic} does")]
    NotItsPlot { civic: Civic },
    #[refusal("seat {seat} is no opponent")]
    NoOpponent { seat: Seat },
    #[refusal("seat {seat} has no such {good}")]
    NotThatGood { seat: Seat, good: Good },
    #[refusal("{good} is not swapped for {good}")]
    SameGood { good: Good },
    #[refusal("seat {seat} has no station in {town}")]
    NoStationThere { seat: Seat, town: Town },
    #[refusal("no technology lies on {space}")]
    NoTechnologyThere { space: Space },
    #[refusal("the {place} is a tile: its technology is safe")]
    NotOnBoard { place: Place },
    #[refusal("seat {seat} is not ahead on the {marker} track")]
    NotAhead { seat: Seat, marker: Marker },
    #[refusal("such bribes are not offered in this game")]
    NotOnList,
    #[refusal("at most {most} of these can be offered")]
    OverBid { most: u16 },
    #[refusal("something must be offered now")]
    EmptyBribe,
}
