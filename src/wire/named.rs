//! Objects that carry their own name: `{ "type": "takeTile", … }`.

use super::{Kind, Node};
use serde::{Serialize, Serializer};
use std::fmt::{self, Display};

/// An object that carries its own name.
pub trait Named {
    /// Its name on the wire.
    const NAME: &'static str;
}

/// Something that is read by the name it carries.
pub trait FromNamed: Sized {
    /// The names that it may carry.
    fn names(all: &mut Names);
    /// The object of this name; nothing, if it is called otherwise.
    fn from_named(name: &str, node: Node<'_>) -> Option<Self>;
}

/// Names of objects; adding one is compiled once.
#[derive(Debug, Default)]
pub struct Names(Vec<&'static str>);

impl Names {
    /// Adds a name.
    #[inline(never)]
    pub fn push(&mut self, name: &'static str) {
        self.0.push(name);
    }
}

/// What nobody can say: stands for the questions, answers or steps of a module, or the goods of a game, that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Never {}

impl Serialize for Never {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        match *self {}
    }
}
impl FromNamed for Never {
    fn names(_: &mut Names) {}
    fn from_named(_: &str, _: Node<'_>) -> Option<Self> {
        None
    }
}
impl Kind for Never {
    type Bits = u64;
    const ALL: &'static [Self] = &[];
    const NAMES: &'static [&'static str] = &[];
    fn index(self) -> usize {
        match self {}
    }
}
impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}
impl Never {
    /// The codes of reasons that are never given.
    pub fn codes() -> Vec<&'static str> {
        vec![]
    }
    /// The questions that are never asked, with their answers.
    #[cfg(feature = "types")]
    pub fn answers() -> Vec<(&'static str, Vec<&'static str>)> {
        vec![]
    }
}

/// Reads what carries one of the names of `T`, and notes a misfit where it carries none of them.
pub fn read_named<T: FromNamed>(node: Node<'_>) -> Option<T> {
    let found = T::from_named(node.type_name(), node);
    if found.is_none() {
        node.unknown_type(&names_of::<T>());
    }
    found
}

/// All names that a set may carry.
#[cold]
#[inline(never)]
fn names_of<T: FromNamed>() -> Vec<&'static str> {
    let mut names = Names::default();
    T::names(&mut names);
    names.0
}

/// Stands in for an object after a misfit was noted.
pub fn any_named<T: FromNamed>(node: Node<'_>) -> T {
    let any = names_of::<T>().first().and_then(|name| T::from_named(name, node));
    any.unwrap_or_else(|| unreachable!("only sets with members are read"))
}

/// Writes down an object that carries its own name, and how it is said in one line if it is said at all: see
/// `say` for the patterns.
///
/// ```text
/// named! {
///     /// Uses the pharmacy for so many coins (O-090).
///     Dose = "dose" { coins: u8 } as "pharmacy {coins}"
/// }
/// ```
macro_rules! named {
    (@struct [$($doc:literal)*] $Name:ident) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $Name;
    };
    (@struct [$($doc:literal)*] $Name:ident { $($fields:tt)* }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "where a field has no words, its name says it")]
        pub struct $Name { $($fields)* }
    };
    (@said $Name:ident { $($field:ident)* }) => {};
    (@said $Name:ident { $($field:ident)* } $pattern:literal) => {
        impl $crate::wire::Word for $Name {
            fn add_to(&self, line: &mut $crate::wire::Line) {
                $crate::wire::say($pattern, &[$((stringify!($field), &self.$field)),*], line);
            }
        }
        impl $crate::wire::Spoken for $Name {
            fn hear(words: &[&str]) -> Option<Self> {
                let _heard = $crate::wire::hear($pattern, words)?;
                Some($Name { $($field: _heard.get(stringify!($field))?),* })
            }
        }
    };
    ($(#[doc = $doc:literal])* $Name:ident = $name:literal
        $({ $($(#[doc = $of:literal])* $field:ident: $Type:ty),* $(,)? })? $(as $pattern:literal)?
    ) => {
        $crate::wire::named!(@struct [$($doc)*] $Name $({ $($(#[doc = $of])* pub $field: $Type,)* })?);
        $crate::wire::named!(@said $Name { $($($field)*)? } $($pattern)?);

        impl $crate::wire::Named for $Name {
            const NAME: &'static str = $name;
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeStruct;
                let mut object = serializer.serialize_struct(stringify!($Name), 1 $($(+ { let _ = stringify!($field); 1 })*)?)?;
                object.serialize_field("type", $name)?;
                $($(object.serialize_field($crate::wire::key!($field), &self.$field)?;)*)?
                object.end()
            }
        }

        impl $crate::wire::FromNamed for $Name {
            fn names(all: &mut $crate::wire::Names) {
                all.push($name);
            }
            fn from_named(name: &str, node: $crate::wire::Node<'_>) -> Option<Self> {
                if !$crate::wire::is_name(name, $name) {
                    return None;
                }
                let mut _object = node.named_object($crate::wire::keys!("type", $(; $($field),*)?));
                Some($Name $({ $($field: _object.field::<$Type>()),* })?)
            }
        }

        #[cfg(feature = "types")]
        impl $crate::wire::Typed for $Name {
            fn type_name() -> String {
                $crate::wire::Declarations::object(&[
                    concat!("type: \"", $name, "\";").to_owned(),
                    $($($crate::wire::Declarations::field(
                        &[$($of),*],
                        $crate::wire::key!($field),
                        false,
                        <$Type as $crate::wire::Typed>::type_name(),
                    ),)*)?
                ])
            }
            fn declare(_all: &mut $crate::wire::Declarations) {
                $($(<$Type as $crate::wire::Typed>::declare(_all);)*)?
            }
        }
        #[cfg(feature = "types")]
        impl $Name {
            /// What it is, in the words of its declaration.
            pub const ABOUT: &'static [&'static str] = &[$($doc),*];
        }
    };
}
pub(crate) use named;
