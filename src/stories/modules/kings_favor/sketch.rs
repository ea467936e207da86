//! Sketches of The King's Favor, and the parts derived from them: pages with fields for this year's objectives.

use super::{Booklet, Court, epoch};
use crate::engine::At;
use crate::stories::Rules;
use crate::stories::state::State;
use crate::wire::Wire;

/// A sketch of The King's Favor.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesCourtSketch")]
pub struct CourtSketch {
    /// The players at court, in seat order.
    #[wire(default, skip_serializing_if = "is_default")]
    pub courtiers: Vec<Option<CourtierSketch>>,
}

/// A sketch of a player at court.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesCourtierSketch")]
pub struct CourtierSketch {
    /// The number of remaining favourite tiles.
    #[wire(default, skip_serializing_if = "is_default")]
    pub favourites: Option<u8>,
    /// All tiles on the fields of this year's objectives, from the first objective on.
    #[wire(default, skip_serializing_if = "is_default", typescript = "StoriesCourtier[\"booklet\"]")]
    pub booklet: Option<Booklet>,
}

/// Copies the sketch into the state.
pub fn sketched(said: &CourtSketch, rules: &Rules, court: &mut Court) {
    for (seat, said) in rules.seats.iter().zip(&said.courtiers) {
        let (Some(said), courtier) = (said, &mut court.courtiers[seat]) else { continue };
        courtier.favourites = said.favourites.unwrap_or(courtier.favourites);
        courtier.booklet = said.booklet.clone().unwrap_or_default();
    }
}

/// Gives each page fields for all objectives of the year.
pub fn follow(rules: &Rules, state: &mut State) {
    let objectives = rules.epoch(epoch(At { rules, state })).objectives.len();
    let Some(court) = &mut state.court else { return };
    for courtier in court.courtiers.values_mut() {
        courtier.booklet.truncate(objectives);
        while courtier.booklet.len() < objectives {
            courtier.booklet.push(Default::default());
        }
    }
}
