//! A module that is not in play has nothing on the table, with a player or on the agenda.

use crate::engine::{AgendaOf, Laws};
use crate::orleans::{At, Orleans};

/// The reason when something is there.
pub const NOT_PLAYED: &str = "this belongs to a module that is not in play";

/// Checks that; each module knows its own things.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
    let absent = &at.rules.absent;
    absent.iter().for_each(|module| module.absent(at, laws));
    for (place, item) in agenda.items().iter().enumerate() {
        let is_played = !absent.iter().any(|module| module.owns(item));
        laws.hold(is_played, format_args!("agenda[{place}]"), NOT_PLAYED);
    }
}
