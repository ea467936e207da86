//! What is printed on boards and tiles, as rows.

pub mod civics;
pub mod deeds;
pub mod followers;
pub mod goods;
pub mod hourglasses;
pub mod map;
pub mod orders;
pub mod places;
pub mod terms;
pub mod tracks;

use serde::Serialize;

/// What something is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansNames"))]
pub struct Names {
    /// In English.
    pub en: &'static str,
    /// In German.
    pub de: &'static str,
    /// In French.
    pub fr: &'static str,
}

impl Names {
    /// English, German, French.
    pub const fn of([en, de, fr]: [&'static str; 3]) -> Self {
        Names { en, de, fr }
    }
}
