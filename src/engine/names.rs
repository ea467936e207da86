//! Names of players and components.

use super::{Seats, SetupError, SetupFault};
use crate::wire::Wire;

/// Max length of a player's name, in bytes.
pub const MAX_NAME: usize = 200;

/// Checks the players' names. Either all seats have a name, or none has.
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

/// The name of a component, by language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(write_only)]
pub struct Names {
    pub en: &'static str,
    pub de: &'static str,
    pub fr: &'static str,
}

impl Names {
    /// The names in English, German and French.
    pub const fn of([en, de, fr]: [&'static str; 3]) -> Self {
        Names { en, de, fr }
    }
}
