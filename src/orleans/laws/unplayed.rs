//! Of a module that is not in play nothing is on the table, with a player or on the agenda.

use crate::engine::{AgendaOf, Laws};
use crate::orleans::{At, Orleans};

/// Why nothing may be there.
pub const NOT_PLAYED: &str = "this belongs to a module that is not in play";

/// Holds a table to that: each module says what is its own.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
    let absent = &at.rules.absent;
    absent.iter().for_each(|module| module.absent(at, laws));
    for (place, item) in agenda.items().iter().enumerate() {
        let is_played = !absent.iter().any(|module| module.owns(item));
        laws.hold(is_played, format_args!("agenda[{place}]"), NOT_PLAYED);
    }
}
