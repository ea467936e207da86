//! What may be said of The King's Favor in a sketch, and what follows: pages with fields for this year's objectives.

use super::{Booklet, Court, epoch};
use crate::engine::At;
use crate::stories::Rules;
use crate::stories::state::State;
use crate::wire::wire;

wire! {
    /// What is said of The King's Favor.
    pub struct CourtSketch: Default as "StoriesCourtSketch" {
        /// The players at court, in seat order.
        pub courtiers: Vec<Option<CourtierSketch>> = absent,
    }
}

wire! {
    /// What is said of a player at court.
    pub struct CourtierSketch: Default as "StoriesCourtierSketch" {
        /// Favourite tiles that are left.
        pub favourites: Option<u8> as "number" = absent,
        /// The tiles on the fields of this year's objectives, from the first objective on, and no others.
        pub booklet: Option<Booklet> as "StoriesCourtier[\"booklet\"]" = absent,
    }
}

/// Puts what is said where it is said.
pub fn sketched(said: &CourtSketch, rules: &Rules, court: &mut Court) {
    for (seat, said) in rules.seats.iter().zip(&said.courtiers) {
        let (Some(said), courtier) = (said, &mut court.courtiers[seat]) else { continue };
        courtier.favourites = said.favourites.unwrap_or(courtier.favourites);
        courtier.booklet = said.booklet.clone().unwrap_or_default();
    }
}

/// A page has fields for each objective of the year.
pub fn follow(rules: &Rules, state: &mut State) {
    let objectives = rules.epoch(epoch(At { rules, state })).objectives.len();
    let Some(court) = &mut state.kings_favor else { return };
    for courtier in court.courtiers.values_mut() {
        courtier.booklet.truncate(objectives);
        while courtier.booklet.len() < objectives {
            courtier.booklet.push(Default::default());
        }
    }
}
