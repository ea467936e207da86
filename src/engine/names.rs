//! What players and components are called.

use super::{Seats, SetupError, SetupFault};
use crate::wire::Wire;

/// The longest name of a player, in bytes.
pub const MAX_NAME: usize = 200;

/// Can the players be called this? Either nobody has a name, or everybody has one.
pub fn check_names(names: &[String], seats: Seats) -> Result<(), SetupError> {
    let refuse = |reason| Err(SetupError { fault: SetupFault::Range, path: "names".into(), reason });
    if !names.is_empty() && names.len() != seats.len() {
        return refuse(format!("{} names for {} seats", names.len(), seats.number()));
    }
    if names.iter().any(|name| name.len() > MAX_NAME) {
        return refuse(format!("a name is longer than {MAX_NAME} bytes"));
    }
    Ok(())
}

/// What a component is called, by language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(write_only)]
#[allow(missing_docs, reason = "where a field has no words, its name says it")]
pub struct Names {
    pub en: &'static str,
    pub de: &'static str,
    pub fr: &'static str,
}

impl Names {
    /// English, German, French.
    pub const fn of([en, de, fr]: [&'static str; 3]) -> Self {
        Names { en, de, fr }
    }
}
