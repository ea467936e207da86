//! What seats are asked.

use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Role;
use crate::orleans::data::places::Place;
use crate::orleans::modules::intrigue::vocabulary::IntrigueAsk;
use crate::orleans::modules::new_deeds::vocabulary::NewDeedsAsk;
use crate::orleans::modules::new_events::vocabulary::NewEventsAsk;
use crate::wire::tagged;

tagged! {
    /// What a seat is asked.
    Ask as "OrleansAsk" {
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
