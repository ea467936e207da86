//! What seats answer.

use crate::orleans::data::civics::Civic;
use crate::orleans::data::deeds::Deed;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::{Town, Way};
use crate::orleans::data::orders::Order;
use crate::orleans::data::places::{Place, Space};
use crate::orleans::modules::intrigue::vocabulary::IntrigueAction;
use crate::orleans::modules::new_deeds::vocabulary::NewDeedsAction;
use crate::orleans::modules::new_events::vocabulary::NewEventsAction;
use crate::orleans::state::Gear;
use crate::wire::{kinds, tagged};

tagged! {
    /// What a seat answers.
    Action as "OrleansAction" {
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
        /// Recalls, plans, shelters or installs no more (O-025, O-033, O-048, O-098).
        Ready = "ready",
        /// Uses a place (O-050).
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
        /// Does without what is offered (O-064, O-074, T-015).
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
        /// An answer of the new events (T-024).
        NewEvents = "newEvents" {
            /// Which.
            answer: NewEventsAction,
        },
        /// An answer of the new deeds (T-071).
        NewDeeds = "newDeeds" {
            /// Which.
            answer: NewDeedsAction,
        },
        /// An answer of the intrigue (T-078).
        Intrigue = "intrigue" {
            /// Which.
            answer: IntrigueAction,
        },
    }
}

kinds! {
    /// What the sheep farm gives for a cheese.
    Barter as "OrleansBarter" {
        Wool = "wool",
        Coins = "coins",
        Steps = "steps",
    }
}

kinds! {
    /// Which of the followers that one action sends to deeds and intriguers.
    Sending as "OrleansSending" {
        /// The first one.
        First = "first",
        /// The second one, after what the first one brought.
        Second = "second",
        /// The second one, in one move with the first (T-073).
        Together = "together",
    }
}

kinds! {
    /// Where a follower comes from that is planned onto a space.
    Store as "OrleansStore" {
        Market = "market",
        Tower = "tower",
        Bath = "bath",
        Bag = "bag",
    }
}

kinds! {
    /// What the canalisation gives, as the sender likes.
    Reward as "OrleansReward" {
        Coin = "coin",
        Step = "step",
    }
}
