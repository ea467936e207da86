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

/// One of the members of a set.
pub trait Member<Set>: Sized {
    /// Itself, if the set holds it.
    fn member(set: Set) -> Option<Self>;
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
