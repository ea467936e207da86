//! Rules that run by themselves.

use crate::engine::Seat;
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Role;
use crate::orleans::data::places::Place;
use crate::orleans::modules::intrigue::vocabulary::IntrigueStep;
use crate::orleans::modules::new_deeds::vocabulary::NewDeedsStep;
use crate::orleans::modules::new_events::vocabulary::NewEventsStep;
use crate::wire::tagged;

tagged! {
    /// A rule that runs by itself.
    Step as "OrleansStep" {
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
