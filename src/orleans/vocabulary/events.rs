//! What happened.

use crate::engine::Seat;
use crate::orleans::data::deeds::Deed;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::Good;
use crate::orleans::data::hourglasses::Hourglass;
use crate::orleans::data::map::{Path, Town};
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::{Citizen, Track};
use crate::orleans::modules::each_module;
use crate::orleans::state::Gear;
use crate::wire::tagged;

each_module! { tagged! {
    /// What happened.
    Event as "OrleansEvent" {
        /// A good was laid on a path.
        GoodLaid = "goodLaid" { path: Path, good: Good },
        /// A place tile is played.
        PlaceChosen = "placeChosen" { place: Place },
        /// The start player is known.
        StartPlayerDrawn = "startPlayerDrawn" { seat: Seat },
        /// A round begins.
        RoundStarted = "roundStarted" { round: u8 },
        /// The hour glass was turned over.
        HourglassTurned = "hourglassTurned" { tile: Hourglass },
        /// Who was alone in front and alone behind in the census.
        CensusHeld = "censusHeld" { first: Option<Seat>, last: Option<Seat> },
        /// Coins came from the bank.
        CoinsGained = "coinsGained" { seat: Seat, coins: u16 },
        /// Coins went to the bank.
        CoinsPaid = "coinsPaid" { seat: Seat, coins: u16 },
        /// A follower went back to the market.
        FollowerRecalled = "followerRecalled" { seat: Seat, follower: Follower, space: Space },
        /// A follower came out of the bag.
        FollowerDrawn = "followerDrawn" { seat: Seat, follower: Follower },
        /// One of those drawn at the bathhouse stays on the market.
        FollowerKept = "followerKept" { seat: Seat, follower: Follower },
        /// A follower lies on the tower.
        FollowerSheltered = "followerSheltered" { seat: Seat, follower: Follower },
        /// A follower was planned onto a space.
        FollowerPlanned = "followerPlanned" { seat: Seat, follower: Follower, space: Space },
        /// Technology was laid onto a space.
        TechnologyInstalled = "technologyInstalled" { seat: Seat, space: Space },
        /// A seat's plan is fixed.
        PlanFixed = "planFixed" { seat: Seat },
        /// A place was used; its followers are back in the bag.
        PlaceUsed = "placeUsed" { seat: Seat, place: Place },
        /// A follower was recruited.
        FollowerRecruited = "followerRecruited" { seat: Seat, role: Role },
        /// A marker advanced on a follower track.
        TrackAdvanced = "trackAdvanced" { seat: Seat, track: Track, step: u8 },
        /// The marker advanced on the development track.
        DevelopmentAdvanced = "developmentAdvanced" { seat: Seat, field: u8 },
        /// A good was gained.
        GoodGained = "goodGained" { seat: Seat, good: Good },
        /// Technology was gained.
        TechnologyGained = "technologyGained" { seat: Seat, gear: Gear },
        /// A place tile was taken.
        PlaceTaken = "placeTaken" { seat: Seat, place: Place },
        /// The merchant moved.
        MerchantMoved = "merchantMoved" { seat: Seat, path: Path, to: Town },
        /// A station was built.
        StationBuilt = "stationBuilt" { seat: Seat, town: Town },
        /// A follower was sent to a deed.
        FollowerSent = "followerSent" { seat: Seat, role: Role, deed: Deed },
        /// A citizen was taken.
        CitizenTaken = "citizenTaken" { seat: Seat, citizen: Citizen },
        /// An action and all that followed from it is over.
        ActionEnded = "actionEnded" { seat: Seat },
        /// A seat passed.
        Passed = "passed" { seat: Seat },
        /// A shield was used against the event; a brasserie gives a good for it.
        Shielded = "shielded" { seat: Seat, place: Place, good: Option<Good> = absent },
        /// Food was given.
        FoodGiven = "foodGiven" { seat: Seat, good: Good },
        /// The plague drew this follower.
        PlagueStruck = "plagueStruck" { seat: Seat, follower: Follower, lost: bool },
        /// Coins are missing.
        TortureBegan = "tortureBegan" { seat: Seat, owed: u16 },
        /// A station was given up.
        StationSurrendered = "stationSurrendered" { seat: Seat, town: Option<Town> },
        /// A follower was given up.
        FollowerSurrendered = "followerSurrendered" { seat: Seat, role: Role },
        /// A step was given up.
        StepSurrendered = "stepSurrendered" { seat: Seat, field: u8 },
        /// A good was given up.
        GoodSurrendered = "goodSurrendered" { seat: Seat, good: Good },
        /// A place tile was given up.
        PlaceSurrendered = "placeSurrendered" { seat: Seat, place: Place },
        /// Technology was given up; no space means it lay beside the board.
        TechnologySurrendered = "technologySurrendered" { seat: Seat, space: Option<Space> },
        /// There was nothing left to give up.
        DebtLapsed = "debtLapsed" { seat: Seat, coins: u16 },
        /// The start player changed.
        StartPlayerChanged = "startPlayerChanged" { seat: Seat },
        /// The last round has ended.
        GameEnded = "gameEnded",
    }
} "event" Events }
