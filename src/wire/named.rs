//! Objects with their own name in the field `type`: `{ "type": "takeTile", … }`.

use super::{Kind, Node};
use serde::{Serialize, Serializer};
use std::fmt::{self, Display};

/// An object with its own name in the field `type`.
pub trait Named {
    /// Its name on the wire.
    const NAME: &'static str;
}

/// A value that is read by the name in its field `type`.
pub trait FromNamed: Sized {
    /// Collects the names that it accepts.
    fn names(all: &mut Names);
    /// Reads the object with this name; `None` if the name belongs to another type.
    fn from_named(name: &str, node: Node<'_>) -> Option<Self>;
}

/// A type that a variant of the enum `Set` holds.
pub trait Member<Set>: Sized {
    /// The value, if the enum holds one of this type; `None` otherwise.
    fn member(set: Set) -> Option<Self>;
}

/// A list of names; adding one is compiled once.
#[derive(Debug, Default)]
pub struct Names(Vec<&'static str>);

impl Names {
    /// Adds a name.
    #[inline(never)]
    pub fn push(&mut self, name: &'static str) {
        self.0.push(name);
    }
}

/// A type without values: the questions, answers or steps of a module, or the goods of a game, that has none.
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
    /// No refusal codes.
    pub fn codes() -> Vec<&'static str> {
        vec![]
    }
    /// No questions.
    #[cfg(feature = "types")]
    pub fn answers() -> Vec<(&'static str, Vec<&'static str>)> {
        vec![]
    }
}

/// Reads an object by its name. Notes a misfit and returns `None` if `T` has no such name.
pub fn read_named<T: FromNamed>(node: Node<'_>) -> Option<T> {
    let found = T::from_named(node.type_name(), node);
    if found.is_none() {
        node.unknown_type(&names_of::<T>());
    }
    found
}

/// All names that `T` accepts.
#[cold]
#[inline(never)]
fn names_of<T: FromNamed>() -> Vec<&'static str> {
    let mut names = Names::default();
    T::names(&mut names);
    names.0
}

/// A placeholder value of `T`, used after a misfit was noted.
pub fn any_named<T: FromNamed>(node: Node<'_>) -> T {
    let any = names_of::<T>().first().and_then(|name| T::from_named(name, node));
    any.unwrap_or_else(|| unreachable!("only sets with members are read"))
}
