//! The words of the game: steps, questions, answers, draws, outcomes and events.

use super::data::civics::Civic;
use super::data::deeds::Deed;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::hourglasses::Hourglass;
use super::data::map::{Path, Town, Way};
use super::data::orders::Order;
use super::data::places::{Category, Place, Space};
use super::data::tracks::{Citizen, Track};
use super::modules::intrigue::vocabulary::{IntrigueAction, IntrigueAsk, IntrigueEvent, IntrigueStep};
use super::modules::new_deeds::vocabulary::{NewDeedsAction, NewDeedsAsk, NewDeedsEvent, NewDeedsStep};
use super::modules::new_events::vocabulary::{NewEventsAction, NewEventsAsk, NewEventsEvent, NewEventsStep};
use super::state::Gear;
use crate::engine::Seat;
use crate::parts::{kinds, tagged};
use serde::Serialize;

tagged! {
    /// A rule that runs by itself.
    #[cfg_attr(feature = "types", ts(rename = "OrleansStep"))]
    Step {
        /// Goods onto paths, a start player.
        SetUp = "setUp",
        /// A round with its seven phases.
        Round = "round",
        /// Phase 1: the hour glass is turned over (O-020).
        Hourglass = "hourglass",
        /// Phase 2: the census (O-022).
        Census = "census",
        /// The towers' followers join the market (O-098).
        EmptyTowers = "emptyTowers",
        /// Phase 3: recalling, then drawing (O-025, O-026).
        Followers = "followers",
        /// A seat draws its followers (O-026).
        Draws = "draws" {
            /// Who.
            seat: Seat,
        },
        /// The bathhouse's extra draw (O-096).
        Bathhouses = "bathhouses",
        /// The towers' owners choose who lies there (O-098).
        FillTowers = "fillTowers",
        /// Phase 4: planning (O-030).
        Planning = "planning",
        /// Phase 5: actions (O-050).
        Acting = "acting",
        /// The next one who has not passed acts (O-050).
        Turn = "turn" {
            /// The first who may be next.
            seat: Seat,
        },
        /// An action and all that followed from it is over.
        ActionEnded = "actionEnded" {
            /// Whose action.
            seat: Seat,
        },
        /// Those drawn at the bathhouse are placed (O-096).
        Bath = "bath" {
            /// Who bathes.
            seat: Seat,
        },
        /// Phase 6: the event (O-021).
        Events = "events",
        /// The event as it meets one seat (O-113).
        Event = "event" {
            /// Whom.
            seat: Seat,
        },
        /// What is owed and cannot be paid (O-120).
        Torture = "torture" {
            /// Who owes.
            seat: Seat,
            /// How many coins.
            owed: u16,
        },
        /// Phase 7: the start player changes, or the game ends (O-130, O-131).
        EndRound = "endRound",
        /// A deed or an intriguer is complete (T-071, T-078).
        CivicCompleted = "civicCompleted" {
            /// Who completed it.
            seat: Seat,
            /// Which.
            civic: Civic,
        },
        /// A second follower may be sent to a deed or an intriguer (T-069).
        DispatchMore = "dispatchMore" {
            /// Who sends.
            seat: Seat,
            /// Where from.
            from: Place,
            /// Who stood there beside the first one.
            role: Role,
            /// Where to no more (T-073).
            except: Option<Civic>,
        },
        /// A step of the new events.
        NewEvents = "newEvents" {
            /// Which.
            step: NewEventsStep,
        },
        /// A step of the new deeds.
        NewDeeds = "newDeeds" {
            /// Which.
            step: NewDeedsStep,
        },
        /// A step of the intrigue.
        Intrigue = "intrigue" {
            /// Which.
            step: IntrigueStep,
        },
    }
}

tagged! {
    /// What a seat is asked.
    #[cfg_attr(feature = "types", ts(rename = "OrleansAsk"))]
    Ask {
        /// Which followers go back to the market (O-025).
        Recall = "recall",
        /// How many followers to draw, where that is free (O-026).
        Draw = "draw" {
            /// At most.
            most: u8,
        },
        /// Which of two to keep (O-096).
        Keep = "keep",
        /// Who lies on the tower (O-098).
        Shelter = "shelter",
        /// Who stands where (O-030).
        Plan = "plan",
        /// An action, or passing (O-050).
        Turn = "turn",
        /// A second follower to a deed, or not (O-074).
        SendMore = "sendMore" {
            /// Where from.
            from: Place,
        },
        /// A place tile, or none (O-064).
        PlaceTile = "placeTile",
        /// Where those drawn at the bathhouse stand (O-096).
        Bathhouse = "bathhouse" {
            /// How many must still be placed.
            left: u8,
        },
        /// Technology after passing (O-048).
        Install = "install",
        /// A shield against the event, or not (O-097).
        Shield = "shield",
        /// Food or coins (O-115, O-116).
        Harvest = "harvest" {
            /// Food still due.
            due: u8,
        },
        /// What to give up for a missing coin (O-121).
        Torture = "torture" {
            /// Coins still owed.
            owed: u16,
        },
        /// An order, or none (T-015).
        Deliver = "deliver",
        /// A second follower to a deed or an intriguer, or not (T-069).
        DispatchMore = "dispatchMore" {
            /// Where from.
            from: Place,
            /// Who stood there beside the first one.
            role: Role,
            /// Where to no more (T-073).
            except: Option<Civic>,
        },
        /// A question of the new events.
        NewEvents = "newEvents" {
            /// Which.
            ask: NewEventsAsk,
        },
        /// A question of the new deeds.
        NewDeeds = "newDeeds" {
            /// Which.
            ask: NewDeedsAsk,
        },
        /// A question of the intrigue.
        Intrigue = "intrigue" {
            /// Which.
            ask: IntrigueAsk,
        },
    }
}

kinds! {
    /// Where a follower comes from that is planned onto a space.
    #[cfg_attr(feature = "types", ts(rename = "OrleansStore"))]
    Store {
        Market = "market",
        Tower = "tower",
        Bath = "bath",
        Bag = "bag",
    }
}

kinds! {
    /// What the canalisation gives, as the sender likes.
    #[cfg_attr(feature = "types", ts(rename = "OrleansReward"))]
    Reward {
        Coin = "coin",
        Step = "step",
    }
}

tagged! {
    /// What a seat answers.
    #[derive(Hash)]
    #[cfg_attr(feature = "types", ts(rename = "OrleansAction"))]
    Action {
        /// Takes a follower back to the market (O-025).
        Recall = "recall" {
            /// Where it stands.
            space: Space,
        },
        /// Draws so many followers (O-026).
        Draw = "draw" {
            /// How many.
            count: u8,
        },
        /// Keeps this one of those drawn (O-096).
        Keep = "keep" {
            /// Which.
            follower: Follower,
        },
        /// Lays a follower on the tower (O-098).
        Shelter = "shelter" {
            /// Which.
            follower: Follower,
        },
        /// Plans a follower onto a space (O-030).
        Plan = "plan" {
            /// Which.
            follower: Follower,
            /// Where it comes from.
            from: Store,
            /// Where it goes.
            space: Space,
        },
        /// Lays technology onto a space (O-048).
        Install = "install" {
            /// Which tile.
            gear: Gear,
            /// Where to.
            space: Space,
        },
        /// Recalls, plans, shelters or installs no more.
        Ready = "ready",
        /// Uses a place.
        Use = "use" {
            /// Which.
            place: Place,
        },
        /// Uses the village for this follower (O-061).
        Recruit = "recruit" {
            /// Which.
            role: Role,
        },
        /// Moves the merchant (O-070, O-071).
        Travel = "travel" {
            /// The place used.
            by: Place,
            /// Where the merchant stands.
            from: Town,
            /// Where it goes.
            to: Town,
            /// The good taken from the path, if any.
            take: Option<Good>,
        },
        /// Sends a follower to a deed (O-074).
        Send = "send" {
            /// Town hall or tower.
            from: Place,
            /// Which follower.
            role: Role,
            /// Where to.
            deed: Deed,
            /// What it brings, where there is a choice.
            reward: Option<Reward>,
        },
        /// Uses the pharmacy for so many coins (O-090).
        Dose = "dose" {
            /// How many.
            coins: u8,
        },
        /// Takes a place tile (O-064).
        TakePlace = "takePlace" {
            /// Which.
            place: Place,
        },
        /// Does without.
        Decline = "decline",
        /// Passes for the round (O-050).
        Pass = "pass",
        /// Sends the sacristy's monk to the bag instead of suffering the event (O-097).
        Shield = "shield",
        /// Suffers the event (O-097).
        Suffer = "suffer",
        /// Gives one food (O-115).
        GiveFood = "giveFood" {
            /// Which.
            good: Good,
        },
        /// Pays coins for the food still due (O-116).
        PayCoins = "payCoins",
        /// Gives up a station, built or not (O-121).
        SurrenderStation = "surrenderStation" {
            /// Where it stands; nowhere, if it is not built.
            town: Option<Town>,
        },
        /// Gives up a follower drawn blind from the bag (O-121).
        SurrenderFollower = "surrenderFollower",
        /// Goes back one step on the development track (O-123).
        SurrenderStep = "surrenderStep",
        /// Gives up a good (O-121).
        SurrenderGood = "surrenderGood" {
            /// Which.
            good: Good,
        },
        /// Gives up a place tile (O-121).
        SurrenderPlace = "surrenderPlace" {
            /// Which.
            place: Place,
        },
        /// Gives up technology beside the board (O-121).
        SurrenderGear = "surrenderGear" {
            /// Which.
            gear: Gear,
        },
        /// Gives up technology on a space (O-121).
        SurrenderInstalled = "surrenderInstalled" {
            /// Where it lies.
            space: Space,
        },
        /// Moves the merchant without a place of the player (T-033, T-072).
        Move = "move" {
            /// Road or waterway.
            way: Way,
            /// Where the merchant stands.
            from: Town,
            /// Where it goes.
            to: Town,
            /// The good taken from the path, if any.
            take: Option<Good>,
        },
        /// Delivers an order (T-016).
        Deliver = "deliver" {
            /// Which.
            order: Order,
        },
        /// Uses the sheep farm for this (T-088).
        Barter = "barter" {
            /// What a cheese brings.
            reward: Barter,
        },
        /// Gives a good from the brasserie instead of suffering the event (T-026).
        ShieldWith = "shieldWith" {
            /// Which.
            good: Good,
        },
        /// Sends a follower to a deed or an intriguer of Trade & Intrigue (T-069).
        Dispatch = "dispatch" {
            /// Town hall or tower.
            from: Place,
            /// Which follower.
            role: Role,
            /// Where to.
            civic: Civic,
            /// Onto which of its spaces, from 1.
            space: u8,
        },
        /// An answer of the new events.
        NewEvents = "newEvents" {
            /// Which.
            answer: NewEventsAction,
        },
        /// An answer of the new deeds.
        NewDeeds = "newDeeds" {
            /// Which.
            answer: NewDeedsAction,
        },
        /// An answer of the intrigue.
        Intrigue = "intrigue" {
            /// Which.
            answer: IntrigueAction,
        },
    }
}

kinds! {
    /// What the sheep farm gives for a cheese.
    #[cfg_attr(feature = "types", ts(rename = "OrleansBarter"))]
    Barter {
        Wool = "wool",
        Coins = "coins",
        Steps = "steps",
    }
}

kinds! {
    /// Which of the followers that one action sends to deeds and intriguers.
    #[cfg_attr(feature = "types", ts(rename = "OrleansSending"))]
    Sending {
        /// The first one.
        First = "first",
        /// The second one, after what the first one brought.
        Second = "second",
        /// The second one, in one move with the first (T-073).
        Together = "together",
    }
}

tagged! {
    /// What chance is asked.
    #[cfg_attr(feature = "types", ts(rename = "OrleansDraw"))]
    Draw {
        /// A good for a path (O-004).
        PathGood = "pathGood" {
            /// Which path.
            path: Path,
        },
        /// A good that is not played (O-003).
        RemovedGood = "removedGood",
        /// A place tile that is played (O-010).
        PlaceTile = "placeTile" {
            /// Of which category.
            category: Category,
        },
        /// Who begins (O-013).
        StartSeat = "startSeat",
        /// The hour glass of the round (O-020).
        Hourglass = "hourglass",
        /// A follower from a seat's bag (O-026).
        Follower = "follower" {
            /// Whose.
            seat: Seat,
        },
        /// A follower from a seat's bag, at the bathhouse (O-096).
        Bath = "bath" {
            /// Whose.
            seat: Seat,
        },
        /// The plague's victim (O-118).
        Plague = "plague" {
            /// Whose.
            seat: Seat,
        },
        /// A neutral follower given up (O-121).
        Torture = "torture" {
            /// Whose.
            seat: Seat,
        },
        /// An order card that is turned up (T-014).
        Order = "order",
        /// The executioner's victim (T-078).
        Execution = "execution" {
            /// Whose.
            seat: Seat,
        },
    }
}

tagged! {
    /// What chance answers.
    #[derive(Hash)]
    #[cfg_attr(feature = "types", ts(rename = "OrleansOutcome"))]
    Outcome {
        /// This good.
        Good = "good" {
            /// The good.
            good: Good,
        },
        /// This place tile.
        Place = "place" {
            /// The tile.
            place: Place,
        },
        /// This seat.
        Seat = "seat" {
            /// The seat.
            seat: Seat,
        },
        /// This hour-glass tile.
        Hourglass = "hourglass" {
            /// The tile.
            tile: Hourglass,
        },
        /// This follower.
        Follower = "follower" {
            /// The follower.
            follower: Follower,
        },
        /// This order card.
        Order = "order" {
            /// The card.
            order: Order,
        },
    }
}

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
    /// A shield was used against the event.
    Shielded { seat: Seat, place: Place },
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
