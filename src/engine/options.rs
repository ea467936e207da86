//! The rule options of a game: one row each.

use crate::wire::{Kind, wire};
use serde::Serialize;

wire! {
    /// One rule option.
    written pub struct OptionInfo {
        /// Its key in `setup.options`.
        pub name: &'static str,
        /// The rule it varies.
        pub rule: &'static str,
        /// One sentence on what it does.
        pub about: &'static str,
        /// What it may be.
        pub values: OptionValues,
        /// The modules without all of which it stays at its default.
        pub modules: &'static [&'static str],
        /// The editions that know it; empty if all do.
        pub editions: &'static [&'static str],
        /// The scenarios that know it; left out if all do.
        pub scenarios: &'static [&'static str] = absent,
    }
}

/// What an option may be, and what it is if nothing is said.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum OptionValues {
    /// On or off.
    Flag {
        /// What it is if nothing is said.
        default: bool,
    },
    /// One of these words.
    Choice {
        /// The words.
        values: &'static [&'static str],
        /// What it is if nothing is said.
        default: &'static str,
    },
    /// A number, or nothing.
    Number {
        /// The least.
        min: u16,
        /// The most.
        max: u16,
        /// What it is if nothing is said.
        default: Option<u16>,
    },
    /// Pairs of these words.
    Pairs {
        /// The words.
        values: &'static [&'static str],
        /// What it is if nothing is said.
        default: &'static [[&'static str; 2]],
    },
}

impl OptionValues {
    /// A number from a first to a last one, or nothing.
    pub const fn number(min: u16, max: u16) -> Self {
        OptionValues::Number { min, max, default: None }
    }
}

/// A type whose values are those of an option.
pub trait OptionType {
    /// The values, and which one is usual.
    const VALUES: OptionValues;
}

impl OptionType for bool {
    const VALUES: OptionValues = OptionValues::Flag { default: false };
}

impl<K: Kind> OptionType for K {
    const VALUES: OptionValues = OptionValues::Choice { values: K::NAMES, default: K::NAMES[0] };
}

/// The sentence of a doc comment, without the blank before it.
pub const fn sentence(doc: &'static str) -> &'static str {
    match core::str::from_utf8(doc.as_bytes().split_at(1).1) {
        Ok(sentence) => sentence,
        Err(_) => doc,
    }
}

/// Writes down the options of a game. A row is an option: the sentence about it, its name, its type (a flag or one of
/// some words; or any type, with its values behind `of`), the rule it varies, and where they apply the value that is
/// usual, the modules, the editions and the scenarios (behind `only`) it goes with. `absent` leaves it out of what is written where it is usual.
///
/// The struct of all options comes from this table, and so does `OPTIONS`, which `games` shows.
///
/// ```text
/// options! {
///     /// The rule options of O-142.
///     Options as "OrleansOptions" {
///         /// Fewer followers may be drawn than allowed.
///         draw_optional: bool, rule "O-026";
///         /// The value of all coins, if they can run out.
///         bank_total: Option<u16>, of OptionValues::number(10, 1000), rule "O-014", in ["2014"];
///         /// Who must pay levies in full.
///         levies_strict: bool, rule "T-064", with ["newEvents"] => absent;
///     }
/// }
/// ```
macro_rules! options {
    (@values $Type:ty) => { <$Type as $crate::engine::OptionType>::VALUES };
    (@values $Type:ty, $values:expr) => { $values };
    (@list) => { &[] };
    (@list $($name:literal)+) => { &[$($name),+] };
    (@usual) => { Default::default() };
    (@usual $usual:expr) => { $usual };
    (@how) => { default };
    ($(#[doc = $doc:literal])* $Options:ident as $typescript:literal {
        $(#[doc = $about:literal] $option:ident: $Type:ty $(= $usual:expr)? $(, of $values:expr)?, rule $rule:literal
            $(, with [$($module:literal),+])? $(, in [$($edition:literal),+])? $(, only [$($scenario:literal),+])?
            $(=> $absent:ident)?;)+
    }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $Options {
            $(#[doc = $about] pub $option: $Type,)+
        }

        /// What there is to choose.
        pub const OPTIONS: &[$crate::engine::OptionInfo] = &[$($crate::engine::OptionInfo {
            name: $crate::wire::key!($option),
            rule: $rule,
            about: $crate::engine::sentence($about),
            values: $crate::engine::options!(@values $Type $(, $values)?),
            modules: $crate::engine::options!(@list $($($module)+)?),
            editions: $crate::engine::options!(@list $($($edition)+)?),
            scenarios: $crate::engine::options!(@list $($($scenario)+)?),
        }),+];

        impl Default for $Options {
            fn default() -> Self {
                $Options { $($option: $crate::engine::options!(@usual $($usual)?)),+ }
            }
        }

        impl $Options {
            /// The options that are not at their default, by their places among [`OPTIONS`].
            pub fn changed(&self) -> impl Iterator<Item = &'static $crate::engine::OptionInfo> {
                let usual = $Options::default();
                let is_changed = [$(self.$option != usual.$option),+];
                OPTIONS.iter().zip(is_changed).filter(|(_, is_changed)| *is_changed).map(|(row, _)| row)
            }
        }

        impl serde::Serialize for $Options {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeStruct;
                let mut object = serializer.serialize_struct(stringify!($Options), OPTIONS.len())?;
                $({
                    let is_left_out = $crate::engine::options!(@absent self $option $($absent)?);
                    if !is_left_out {
                        object.serialize_field($crate::wire::key!($option), &self.$option)?;
                    }
                })+
                object.end()
            }
        }

        impl $crate::wire::Read for $Options {
            fn read(node: $crate::wire::Node<'_>) -> Self {
                let object = node.object($crate::wire::keys!(; $($option),+));
                let usual = $Options::default();
                $Options { $($option: object.get_or($crate::wire::key!($option), usual.$option)),+ }
            }
        }
        $crate::wire::deserialize_by_reading!($Options);

        #[cfg(feature = "types")]
        impl $crate::wire::Typed for $Options {
            fn type_name() -> String {
                $typescript.to_owned()
            }
            fn declare(all: &mut $crate::wire::Declarations) {
                let is_new = all.add($typescript, &[$($doc),*], || {
                    $crate::wire::Declarations::object(&[$($crate::wire::Declarations::field(
                        &[$about],
                        $crate::wire::key!($option),
                        $crate::engine::options!(@optional $($absent)?),
                        <$Type as $crate::wire::Typed>::type_name(),
                    )),+])
                });
                if is_new {
                    $(<$Type as $crate::wire::Typed>::declare(all);)+
                }
            }
        }
    };
    (@absent $this:ident $option:ident) => { false };
    (@absent $this:ident $option:ident absent) => { $crate::wire::is_usual(&$this.$option) };
    (@optional) => { false };
    (@optional absent) => { true };
}
pub(crate) use options;

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
