//! The words of the new events.

use crate::engine::{Seat, Targets};
use crate::orleans::Orleans;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::Good;
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::Marker;
use crate::orleans::pieces::Target;
use crate::orleans::vocabulary::Store;
use crate::wire::{Kind, Line, Spoken, Word, tagged};

tagged! {
    /// A rule of the new events that runs by itself.
    NewEventsStep as "OrleansNewEventsStep" {
        /// A recruit may stand on a space at once (T-062).
        Amnesty = "amnesty" {
            /// Whose recruit.
            seat: Seat,
            /// Which.
            role: Role,
        },
    }
}

tagged! {
    /// What the new events ask.
    NewEventsAsk as "OrleansNewEventsAsk" {
        /// A follower for coins, or none (T-030).
        Indulgence = "indulgence",
        /// A step on a track for coins, or none (T-031).
        Education = "education",
        /// A journey for coins, or none (T-033).
        BonVoyage = "bonVoyage",
        /// A good for development steps, or coins (T-041).
        FurtherEducation = "furtherEducation",
        /// Which technology goes back (T-045).
        Defect = "defect",
        /// Which goods to give (T-064).
        Levies = "levies",
        /// To Orléans, or coins (T-055).
        Summons = "summons",
        /// Which followers to give (T-066).
        Famine = "famine" {
            /// How many more.
            left: u8,
            /// No earlier one than this in the order of the places where followers are.
            after: u8,
        },
        /// Where a recruit stands (T-062).
        Amnesty = "amnesty" {
            /// Which recruit.
            role: Role,
        },
    }
}

impl NewEventsAsk {
    /// The rule that says what answers it.
    pub const fn rule(self) -> &'static str {
        match self {
            NewEventsAsk::Indulgence => "T-030",
            NewEventsAsk::Education => "T-031",
            NewEventsAsk::BonVoyage => "T-033",
            NewEventsAsk::FurtherEducation => "T-041",
            NewEventsAsk::Defect => "T-045",
            NewEventsAsk::Levies => "T-064",
            NewEventsAsk::Summons => "T-055",
            NewEventsAsk::Famine { .. } => "T-057",
            NewEventsAsk::Amnesty { .. } => "T-062",
        }
    }
}

tagged! {
    /// What answers the new events.
    NewEventsAction as "OrleansNewEventsAction" {
        /// Pays for a follower (T-030).
        Hire = "hire" {
            /// Which.
            role: Role,
        },
        /// Pays for a step (T-031).
        Educate = "educate" {
            /// On which track.
            marker: Marker,
        },
        /// Gives a good for development steps (T-041).
        Study = "study" {
            /// Which.
            good: Good,
        },
        /// Gives these goods (T-064).
        Levy = "levy" {
            /// So many of each.
            grain: u8,
            /// So many of each.
            cheese: u8,
            /// So many of each.
            wine: u8,
            /// So many of each.
            wool: u8,
            /// So many of each.
            brocade: u8,
        },
        /// Takes the merchant to Orléans (T-055).
        Return = "return",
        /// Gives a follower that stands on no space (T-057).
        Starve = "starve" {
            /// Which.
            role: Role,
            /// Where it is.
            from: Store,
        },
        /// Gives the follower on a space (T-057).
        StarveAt = "starveAt" {
            /// Which space.
            space: Space,
        },
    }
}

tagged! {
    /// What happened by the new events.
    NewEventsEvent as "OrleansNewEventsEvent" {
        /// A follower was hired without a step on its track.
        FollowerHired = "followerHired" { seat: Seat, role: Role },
        /// A good went back to the goods market.
        GoodGiven = "goodGiven" { seat: Seat, good: Good },
        /// Technology went back to the supply; no space means it lay beside the board.
        TechnologyReturned = "technologyReturned" { seat: Seat, space: Option<Space> },
        /// The merchant was called to Orléans.
        MerchantReturned = "merchantReturned" { seat: Seat },
        /// A follower went back to the supply.
        FollowerStarved = "followerStarved" { seat: Seat, role: Role },
        /// The marker fell back on the development track.
        BooksBurned = "booksBurned" { seat: Seat, field: u8 },
        /// A farmer went from another's space to the bag.
        FarmerDismissed = "farmerDismissed" { seat: Seat, space: Space },
    }
}

impl Word for NewEventsAction {
    /// As one line: `hire knight`, `levy grain 1 wool 1`.
    fn add_to(&self, line: &mut Line) {
        match *self {
            NewEventsAction::Hire { role } => line.add("hire").add(role),
            NewEventsAction::Educate { marker } => line.add("educate").add(marker),
            NewEventsAction::Study { good } => line.add("study").add(good),
            NewEventsAction::Levy { grain, cheese, wine, wool, brocade } => {
                line.add("levy");
                let counts = [grain, cheese, wine, wool, brocade];
                for (&good, count) in Good::ALL.iter().zip(counts).filter(|(_, count)| *count > 0) {
                    line.add(good).add(count);
                }
                if counts == [0; 5] { line.add("nothing") } else { line }
            }
            NewEventsAction::Return => line.add("return"),
            NewEventsAction::Starve { role, from } => line.add("starve").add(from).add(role),
            NewEventsAction::StarveAt { space } => line.add("starve").add(space),
        };
    }
}

impl Spoken for NewEventsAction {
    fn hear(words: &[&str]) -> Option<Self> {
        Some(match *words {
            ["hire", role] => NewEventsAction::Hire { role: Kind::from_name(role)? },
            ["educate", marker] => NewEventsAction::Educate { marker: Kind::from_name(marker)? },
            ["study", good] => NewEventsAction::Study { good: Kind::from_name(good)? },
            ["levy", ref goods @ ..] => read_levy(goods)?,
            ["return"] => NewEventsAction::Return,
            ["starve", from, role] => {
                NewEventsAction::Starve { role: Kind::from_name(role)?, from: Kind::from_name(from)? }
            }
            ["starve", space] => NewEventsAction::StarveAt { space: Kind::from_name(space)? },
            _ => return None,
        })
    }
}

impl NewEventsAction {
    /// The pieces that it touches.
    pub fn targets(self, seat: Seat, out: &mut Targets<Orleans>) {
        match self {
            NewEventsAction::Hire { role } => out.push(Target::Track(role)),
            NewEventsAction::Educate { marker } => {
                out.push(marker.track().map_or(Target::Development(seat), |track| Target::Marker(seat, track)));
            }
            NewEventsAction::Study { good } => out.push(Target::Good(seat, good)),
            NewEventsAction::Levy { grain, cheese, wine, wool, brocade } => {
                let counts = Good::ALL.iter().zip([grain, cheese, wine, wool, brocade]).filter(|(_, count)| *count > 0);
                out.extend(counts.map(|(&good, _)| Target::Good(seat, good)));
            }
            NewEventsAction::Return => out.push(Target::Merchant(seat)),
            NewEventsAction::Starve { role, from } => {
                out.push(Target::Follower(seat, from, Follower::neutral(role)));
            }
            NewEventsAction::StarveAt { space } => out.push(Target::Space(seat, space)),
        }
    }
}

/// Goods in any order, each once and not none of it; or the word for none at all.
fn read_levy(words: &[&str]) -> Option<NewEventsAction> {
    let mut counts = [0; 5];
    if words != ["nothing"] {
        if words.is_empty() {
            return None;
        }
        for pair in words.chunks(2) {
            let [good, count] = *pair else { return None };
            let index = Good::from_name(good)?.index();
            counts[index] = u8::hear(&[count]).filter(|&count| count > 0 && counts[index] == 0)?;
        }
    }
    let [grain, cheese, wine, wool, brocade] = counts;
    Some(NewEventsAction::Levy { grain, cheese, wine, wool, brocade })
}

impl NewEventsStep {
    /// The seats that it names.
    pub fn seats(self) -> Vec<Seat> {
        match self {
            NewEventsStep::Amnesty { seat, .. } => vec![seat],
        }
    }
}
