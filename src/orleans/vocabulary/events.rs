//! What happened.

use super::{Barter, Sending};
use crate::engine::Seat;
use crate::orleans::data::civics::Civic;
use crate::orleans::data::deeds::Deed;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::Good;
use crate::orleans::data::hourglasses::Hourglass;
use crate::orleans::data::map::{Path, Town};
use crate::orleans::data::orders::Order;
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::{Citizen, Track};
use crate::orleans::modules::intrigue::vocabulary::IntrigueEvent;
use crate::orleans::modules::new_deeds::vocabulary::NewDeedsEvent;
use crate::orleans::modules::new_events::vocabulary::NewEventsEvent;
use crate::orleans::state::Gear;
use serde::Serialize;

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansEvent"))]
#[allow(missing_docs, reason = "the fields' names say all there is to say")]
pub enum Event {
    /// A good was laid on a path.
    GoodLaid { path: Path, good: Good },
    /// A place tile is played.
    PlaceChosen { place: Place },
    /// The start player is known.
    StartPlayerDrawn { seat: Seat },
    /// A round begins.
    RoundStarted { round: u8 },
    /// The hour glass was turned over.
    HourglassTurned { tile: Hourglass },
    /// Who was alone in front and alone behind in the census.
    CensusHeld { first: Option<Seat>, last: Option<Seat> },
    /// Coins came from the bank.
    CoinsGained { seat: Seat, coins: u16 },
    /// Coins went to the bank.
    CoinsPaid { seat: Seat, coins: u16 },
    /// A follower went back to the market.
    FollowerRecalled { seat: Seat, follower: Follower, space: Space },
    /// A follower came out of the bag.
    FollowerDrawn { seat: Seat, follower: Follower },
    /// One of those drawn at the bathhouse stays on the market.
    FollowerKept { seat: Seat, follower: Follower },
    /// A follower lies on the tower.
    FollowerSheltered { seat: Seat, follower: Follower },
    /// A follower was planned onto a space.
    FollowerPlanned { seat: Seat, follower: Follower, space: Space },
    /// Technology was laid onto a space.
    TechnologyInstalled { seat: Seat, space: Space },
    /// A seat's plan is fixed.
    PlanFixed { seat: Seat },
    /// A place was used; its followers are back in the bag.
    PlaceUsed { seat: Seat, place: Place },
    /// A follower was recruited.
    FollowerRecruited { seat: Seat, role: Role },
    /// A marker advanced on a follower track.
    TrackAdvanced { seat: Seat, track: Track, step: u8 },
    /// The marker advanced on the development track.
    DevelopmentAdvanced { seat: Seat, field: u8 },
    /// A good was gained.
    GoodGained { seat: Seat, good: Good },
    /// Technology was gained.
    TechnologyGained { seat: Seat, gear: Gear },
    /// A place tile was taken.
    PlaceTaken { seat: Seat, place: Place },
    /// The merchant moved.
    MerchantMoved { seat: Seat, path: Path, to: Town },
    /// A station was built.
    StationBuilt { seat: Seat, town: Town },
    /// A follower was sent to a deed.
    FollowerSent { seat: Seat, role: Role, deed: Deed },
    /// A citizen was taken.
    CitizenTaken { seat: Seat, citizen: Citizen },
    /// An action and all that followed from it is over.
    ActionEnded { seat: Seat },
    /// A seat passed.
    Passed { seat: Seat },
    /// A shield was used against the event; a brasserie gives a good for it.
    Shielded {
        seat: Seat,
        place: Place,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        good: Option<Good>,
    },
    /// Food was given.
    FoodGiven { seat: Seat, good: Good },
    /// The plague drew this follower.
    PlagueStruck { seat: Seat, follower: Follower, lost: bool },
    /// Coins are missing.
    TortureBegan { seat: Seat, owed: u16 },
    /// A station was given up.
    StationSurrendered { seat: Seat, town: Option<Town> },
    /// A follower was given up.
    FollowerSurrendered { seat: Seat, role: Role },
    /// A step was given up.
    StepSurrendered { seat: Seat, field: u8 },
    /// A good was given up.
    GoodSurrendered { seat: Seat, good: Good },
    /// A place tile was given up.
    PlaceSurrendered { seat: Seat, place: Place },
    /// Technology was given up; no space means it lay beside the board.
    TechnologySurrendered { seat: Seat, space: Option<Space> },
    /// There was nothing left to give up.
    DebtLapsed { seat: Seat, coins: u16 },
    /// The start player changed.
    StartPlayerChanged { seat: Seat },
    /// The last round has ended.
    GameEnded,
    /// An order card was turned up.
    OrderRevealed { order: Order },
    /// An order was delivered.
    OrderDelivered { seat: Seat, order: Order },
    /// A good was laid on the brasserie.
    GoodStored { seat: Seat, good: Good },
    /// The sheep farm took a cheese.
    Bartered { seat: Seat, reward: Barter },
    /// A follower was sent to a deed or an intriguer, onto this of its spaces.
    FollowerDispatched { seat: Seat, from: Place, role: Role, civic: Civic, space: u8, sending: Sending },
    /// A deed or an intriguer is complete.
    CivicCompleted { seat: Seat, civic: Civic },
    /// Something of the new events happened.
    NewEvents { event: NewEventsEvent },
    /// Something of the new deeds happened.
    NewDeeds { event: NewDeedsEvent },
    /// Something of the intrigue happened.
    Intrigue { event: IntrigueEvent },
}
