//! What players and components are called.

use super::{Seats, SetupError, SetupFault};
use crate::wire::wire;

/// The longest name of a player, in bytes.
pub const MAX_NAME: usize = 200;

/// Can the players be called this? Either nobody has a name, or everybody has one.
pub fn check_names(names: &[String], seats: Seats) -> Result<(), SetupError> {
    let no = |reason| Err(SetupError { fault: SetupFault::Range, path: "names".into(), reason });
    if !names.is_empty() && names.len() != seats.len() {
        return no(format!("{} names for {} seats", names.len(), seats.number()));
    }
    if names.iter().any(|name| name.len() > MAX_NAME) {
        return no(format!("a name is longer than {MAX_NAME} bytes"));
    }
    Ok(())
}

wire! {
    /// What a component is called, by language.
    written pub struct Names: Copy, Eq {
        pub en: &'static str,
        pub de: &'static str,
        pub fr: &'static str,
    }
}

impl Names {
    /// English, German, French.
    pub const fn of([en, de, fr]: [&'static str; 3]) -> Self {
        Names { en, de, fr }
    }
}
