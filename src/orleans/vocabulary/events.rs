//! Events.

use crate::engine::Seat;
use crate::orleans::data::deeds::Deed;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::Good;
use crate::orleans::data::hourglasses::Hourglass;
use crate::orleans::data::map::{Path, Town};
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::{Citizen, Track};
use crate::orleans::modules;
use crate::orleans::state::Gear;
use crate::wire::Wire;

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansEvent", content = "event")]
pub enum Event {
    /// A good was laid on a path.
    GoodLaid { path: Path, good: Good },
    /// A place tile came into play.
    PlaceChosen { place: Place },
    /// The start player was drawn.
    StartPlayerDrawn { seat: Seat },
    /// A round began.
    RoundStarted { round: u8 },
    /// The hour glass was turned over.
    HourglassTurned { tile: Hourglass },
    /// The census was held, with the seats that were alone in front and alone behind.
    CensusHeld { first: Option<Seat>, last: Option<Seat> },
    /// Coins came from the bank.
    CoinsGained { seat: Seat, coins: u16 },
    /// Coins went to the bank.
    CoinsPaid { seat: Seat, coins: u16 },
    /// A follower went back to the market.
    FollowerRecalled { seat: Seat, follower: Follower, space: Space },
    /// A follower was drawn from the bag.
    FollowerDrawn { seat: Seat, follower: Follower },
    /// A follower drawn at the bathhouse stays on the market.
    FollowerKept { seat: Seat, follower: Follower },
    /// A follower was laid on the tower.
    FollowerSheltered { seat: Seat, follower: Follower },
    /// A follower was planned onto a space.
    FollowerPlanned { seat: Seat, follower: Follower, space: Space },
    /// Technology was laid onto a space.
    TechnologyInstalled { seat: Seat, space: Space },
    /// A seat finished its plan.
    PlanFixed { seat: Seat },
    /// A place was used; its followers returned to the bag.
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
    /// An action ended, with all its effects.
    ActionEnded { seat: Seat },
    /// A seat passed.
    Passed { seat: Seat },
    /// A shield was used against the event; with a brasserie, a good pays for it.
    Shielded {
        seat: Seat,
        place: Place,
        #[wire(default, skip_serializing_if = "is_default")]
        good: Option<Good>,
    },
    /// Food was given.
    FoodGiven { seat: Seat, good: Good },
    /// The plague drew this follower; a neutral one is lost, an own one stays in the bag.
    PlagueStruck { seat: Seat, follower: Follower, lost: bool },
    /// Torture began, as coins are missing.
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
    /// Technology was given up; no space means it was beside the board.
    TechnologySurrendered { seat: Seat, space: Option<Space> },
    /// The rest of a debt was cancelled, as nothing is left to give up.
    DebtLapsed { seat: Seat, coins: u16 },
    /// The start player changed.
    StartPlayerChanged { seat: Seat },
    /// The game ended with its last round.
    GameEnded,
    #[wire(flatten)]
    Orders(modules::orders::vocabulary::Events),
    #[wire(flatten)]
    NewPlaces(modules::new_places::vocabulary::Events),
    #[wire(flatten)]
    Civics(modules::civics::vocabulary::Events),
    #[wire(tag = "newEvents")]
    NewEvents(modules::new_events::vocabulary::Events),
    #[wire(tag = "newDeeds")]
    NewDeeds(modules::new_deeds::vocabulary::Events),
    #[wire(tag = "intrigue")]
    Intrigue(modules::intrigue::vocabulary::Events),
}
