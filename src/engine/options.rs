//! The rule options of a game, one row each.

use crate::wire::{Kind, Wire};
use serde::Serialize;

/// One rule option.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct OptionInfo {
    /// Its key in `setup.options`.
    pub name: &'static str,
    /// The rule it varies.
    pub rule: &'static str,
    /// One sentence on its effect.
    pub about: &'static str,
    /// Its values.
    pub values: OptionValues,
    /// The modules it needs; without all of them it stays at its default.
    pub modules: &'static [&'static str],
    /// The editions that have it; empty for all.
    pub editions: &'static [&'static str],
    /// The scenarios that have it; left out for all.
    #[wire(default, skip_serializing_if = "is_default")]
    pub scenarios: &'static [&'static str],
}

/// The values of an option, with its default.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum OptionValues {
    /// On or off.
    Flag {
        /// The default.
        default: bool,
    },
    /// One of these words.
    Choice {
        /// The allowed words.
        values: &'static [&'static str],
        /// The default.
        default: &'static str,
    },
    /// A number, or none.
    Number {
        /// The minimum.
        min: u16,
        /// The maximum.
        max: u16,
        /// The default.
        default: Option<u16>,
    },
    /// Pairs of these words.
    Pairs {
        /// The allowed words.
        values: &'static [&'static str],
        /// The default.
        default: &'static [[&'static str; 2]],
    },
}

impl OptionValues {
    /// A number from `min` to `max`, or none.
    pub const fn number(min: u16, max: u16) -> Self {
        OptionValues::Number { min, max, default: None }
    }
}

/// A type whose values are those of an option.
pub trait OptionType {
    /// The values and the default.
    const VALUES: OptionValues;
}

impl OptionType for bool {
    const VALUES: OptionValues = OptionValues::Flag { default: false };
}

impl<K: Kind> OptionType for K {
    const VALUES: OptionValues = OptionValues::Choice { values: K::NAMES, default: K::NAMES[0] };
}

/// The sentence of a doc comment, without its leading space.
pub const fn sentence(doc: &'static str) -> &'static str {
    match core::str::from_utf8(doc.as_bytes().split_at(1).1) {
        Ok(sentence) => sentence,
        Err(_) => doc,
    }
}

#[cfg(feature = "types")]
impl crate::wire::Typed for OptionValues {
    fn type_name() -> String {
        "OptionValues".to_owned()
    }
    fn declare(all: &mut crate::wire::Declarations) {
        all.add("OptionValues", &[" What an option may be, and what it is if nothing is said."], || {
            [
                "\n  | { type: \"flag\"; default: boolean }",
                "\n  | { type: \"choice\"; values: Array<string>; default: string }",
                "\n  | { type: \"number\"; min: number; max: number; default: number | null }",
                "\n  | { type: \"pairs\"; values: Array<string>; default: Array<[string, string]> }",
            ]
            .concat()
        });
    }
}
