//! The words of the new deeds.

use crate::engine::{Seat, Targets};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::goods::Good;
use crate::orleans::data::places::Place;
use crate::orleans::pieces::Target;
use crate::orleans::vocabulary::Store;
use crate::orleans::{At, Orleans};
use crate::wire::tagged;

tagged! {
    /// A rule of the new deeds that runs by itself.
    NewDeedsStep as "OrleansNewDeedsStep" {
        /// Goods are laid on the spaces of the deeds (T-068).
        LayGoods = "layGoods",
        /// Those drawn for the alchemy are placed (T-073).
        Alchemy = "alchemy" {
            /// Who draws.
            seat: Seat,
        },
        /// Those drawn at the bathhouse by favour of the court are placed (T-074).
        FreeBath = "freeBath" {
            /// Who bathes.
            seat: Seat,
        },
    }
}

tagged! {
    /// What the new deeds ask.
    NewDeedsAsk as "OrleansNewDeedsAsk" {
        /// Draw for the alchemy, or not; or send the second follower there as well (T-073).
        Alchemy = "alchemy" {
            /// How many may be drawn.
            most: u8,
            /// Where a second follower may come from.
            from: Option<Place>,
        },
        /// Where those drawn for the alchemy stand (T-073).
        Transmute = "transmute",
        /// An own action for nothing, or none (T-074).
        Court = "court",
        /// Where those drawn at the bathhouse by favour of the court stand (T-074).
        FreeBath = "freeBath" {
            /// How many must still be placed.
            left: u8,
        },
        /// A waterway, or none (T-072).
        Tow = "tow",
        /// Technology, or none (T-076).
        Navigate = "navigate",
        /// A station, or none (T-075).
        Build = "build",
    }
}

impl NewDeedsAsk {
    /// The rule that says what answers it.
    pub const fn rule(self) -> &'static str {
        match self {
            NewDeedsAsk::Alchemy { .. } | NewDeedsAsk::Transmute => "T-073",
            NewDeedsAsk::Court | NewDeedsAsk::FreeBath { .. } => "T-074",
            NewDeedsAsk::Tow => "T-072",
            NewDeedsAsk::Navigate => "T-076",
            NewDeedsAsk::Build => "T-075",
        }
    }

    /// Does it ask where those drawn stand?
    pub const fn places_bathers(self) -> bool {
        matches!(self, NewDeedsAsk::Transmute | NewDeedsAsk::FreeBath { .. })
    }
}

tagged! {
    /// What answers the new deeds.
    NewDeedsAction as "OrleansNewDeedsAction" {
        /// Puts one of those drawn back into the bag (T-073).
        PutBack = "putBack" { follower: Follower } as "put back {follower}",
        /// Takes technology from beside the deed (T-076).
        TakeGear = "takeGear" as "take technology",
        /// Builds a station where the merchant stands (T-075).
        Build = "build" as "build",
    }
}

tagged! {
    /// What happened by the new deeds.
    NewDeedsEvent as "OrleansNewDeedsEvent" {
        /// A good was laid on a space of a deed.
        GoodLaid = "goodLaid" { civic: Civic, space: u8, good: Good },
        /// One of those drawn went back into the bag.
        FollowerPutBack = "followerPutBack" { seat: Seat, follower: Follower },
        /// A place is used for nothing.
        CourtFavoured = "courtFavoured" { seat: Seat, place: Place },
    }
}

impl NewDeedsAction {
    /// The pieces that it touches.
    pub fn targets(self, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        match self {
            NewDeedsAction::PutBack { follower } => {
                out.extend([Target::Follower(seat, Store::Bath, follower), Target::Bag(seat)]);
            }
            NewDeedsAction::TakeGear => out.push(Target::Civic(Civic::Navigation)),
            NewDeedsAction::Build => {
                out.extend([Target::Town(at.state.players[seat].merchant), Target::Stations(seat)]);
            }
        }
    }
}

impl NewDeedsStep {
    /// The seats that it names.
    pub fn seats(self) -> Vec<Seat> {
        match self {
            NewDeedsStep::LayGoods => vec![],
            NewDeedsStep::Alchemy { seat } | NewDeedsStep::FreeBath { seat } => vec![seat],
        }
    }
}
