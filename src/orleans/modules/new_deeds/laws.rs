//! Laws of the new deeds.

use super::rewards::{architect, completing};
use crate::engine::{AgendaOf, Laws};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::map::Town;
use crate::orleans::modules::civics::{self, CivicCompleted, count, is_filled, vocabulary::Steps};
use crate::orleans::{At, Item, Orleans, Step};
use crate::wire::Kind;

/// Citizens of the architecture belong to its followers, technology beside the navigation comes only with its
/// followers, and only the architects build a second station in a town. The citizen of a deed is taken when the deed is
/// complete and its last reward is resolved, and not earlier.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
    for space in 1..=4 {
        let is_taken = architect(space).is_some_and(|citizen| at.state.citizens[citizen].is_some());
        let is_sent = civics::sent(at.state, Civic::Architecture, usize::from(space) - 1).is_some();
        let path = format_args!("citizens.architecture{space}");
        laws.hold(is_taken == is_sent, path, "the architects sent and the citizens they took do not match");
    }
    for &civic in Civic::ALL {
        let Some(citizen) = completing(civic) else { continue };
        let waits = |item: &Item| {
            matches!(item, Item::Step(Step::Civics(Steps::CivicCompleted(CivicCompleted { civic: other, .. })))
                if *other == civic)
        };
        let is_complete = is_filled(at, civic) && !agenda.items().iter().any(waits);
        let fits = at.state.citizens[citizen].is_some() == is_complete;
        laws.hold(
            fits,
            format_args!("citizens.{}", citizen.name()),
            "the deed is complete and its citizen was not taken, or the other way round",
        );
    }
    let spaces = civics::spaces(at.rules, Civic::Navigation).len();
    let left = usize::from(at.state.navigation);
    let fits = (spaces.saturating_sub(count(at, Civic::Navigation))..=spaces).contains(&left);
    laws.hold(fits, format_args!("navigation"), "more technology tiles were taken than navigators sent");
    let stations = |town| at.state.players.values().iter().filter(|player| player.stations.has(town)).count();
    let towns = Town::ALL.iter().filter(|&&town| town != Town::Orleans);
    let second: usize = towns.map(|&town| stations(town).saturating_sub(1)).sum();
    let built = usize::from(is_filled(at, Civic::Architecture));
    laws.hold(
        second <= built,
        format_args!("players"),
        "there are more second stations in towns than the last architect can build",
    );
}
