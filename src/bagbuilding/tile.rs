//! Tiles, and what a space takes.

use crate::parts::Set;
use crate::wire::{Kind, Line, Never, Node, ParseNotation, Read, WriteNotation};
use serde::{Serialize, Serializer};
use std::fmt::Debug;
use std::hash::Hash;

/// The goods that may lie on spaces: a game's own, or [`Never`]. A game with goods also puts coins there.
pub trait Good: Kind + Debug + Hash {
    /// A sum of coins that forms one tile.
    type Coins: Sum;
}

/// A sum of coins: `u8`, or [`Never`] if no coins lie on spaces.
pub trait Sum: Copy + Eq + Debug + Hash {
    /// The sum of this many coins; `None` if there is no such sum.
    fn of(coins: u8) -> Option<Self>;
    /// The number of coins.
    fn coins(self) -> u8;
}

impl Good for Never {
    type Coins = Never;
}

impl Sum for Never {
    fn of(_: u8) -> Option<Self> {
        None
    }
    fn coins(self) -> u8 {
        match self {}
    }
}

impl Sum for u8 {
    fn of(coins: u8) -> Option<Self> {
        (coins > 0).then_some(coins)
    }
    fn coins(self) -> u8 {
        self
    }
}

/// A tile on a space. One word on the wire and in notation: `farmer`, `wood`, `coins5`, `technology`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile<F, G: Good = Never> {
    /// A follower.
    Follower(F),
    /// A good.
    Good(G),
    /// A sum of coins, which forms one tile.
    Coins(G::Coins),
    /// Technology.
    Technology,
}

/// What a space takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takes<R: Kind, G: Good = Never> {
    /// A follower of this role, or one that may stand for it.
    Role(R),
    /// A follower of one of these roles, or one that may stand for one of them.
    OneOf(Set<R>),
    /// Any follower that does not permanently belong to a player.
    Neutral,
    /// Any follower.
    Anybody,
    /// Any follower whose role no other follower at this place has.
    Different,
    /// Exactly this good.
    Good(G),
    /// Exactly this sum of coins.
    Coins(G::Coins),
    /// Technology, without a follower that it replaces.
    Technology,
    /// Any tile: follower, good, sum of coins or technology.
    Cargo,
}

/// The name of technology among the names of followers and goods.
const TECHNOLOGY: &str = "technology";
/// Prefix of the word for a sum of coins.
const COINS: &str = "coins";

impl<R: Kind, G: Good> Takes<R, G> {
    /// The roles that it names; empty if it takes any role or no follower.
    pub fn roles(self) -> Set<R> {
        match self {
            Takes::Role(role) => Set::one(role),
            Takes::OneOf(roles) => roles,
            _ => Set::EMPTY,
        }
    }

    /// Whether it takes a follower.
    pub fn is_for_followers(self) -> bool {
        !matches!(self, Takes::Good(_) | Takes::Coins(_) | Takes::Technology)
    }

    /// One word for it: `farmer/knight`, `wood`, `any`.
    pub fn name(self) -> String {
        match self {
            Takes::Role(role) => role.name().to_owned(),
            Takes::OneOf(roles) => roles.iter().map(|role| role.name()).collect::<Vec<_>>().join("/"),
            Takes::Neutral => "neutral".to_owned(),
            Takes::Anybody => "any".to_owned(),
            Takes::Different => "different".to_owned(),
            Takes::Good(good) => good.name().to_owned(),
            Takes::Coins(sum) => format!("{COINS}{}", sum.coins()),
            Takes::Technology => TECHNOLOGY.to_owned(),
            Takes::Cargo => "cargo".to_owned(),
        }
    }
}

impl<R: Kind, G: Good> Serialize for Takes<R, G> {
    fn serialize<Ser: Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
        serializer.serialize_str(&self.name())
    }
}

impl<F, G: Good> Tile<F, G> {
    /// Reads a sum of coins; `None` if the word is not one.
    fn coins(word: &str) -> Option<Self> {
        let number = word.strip_prefix(COINS)?;
        let is_plain = !number.starts_with(['0', '+']);
        number.parse().ok().filter(|_| is_plain).and_then(G::Coins::of).map(Tile::Coins)
    }

    /// Reads any tile but a follower; `None` if the word is not one.
    fn without_follower(word: &str) -> Option<Self> {
        if word == TECHNOLOGY {
            return Some(Tile::Technology);
        }
        G::from_name(word).map(Tile::Good).or_else(|| Tile::coins(word))
    }
}

impl<F: Kind, G: Good> Serialize for Tile<F, G> {
    fn serialize<Ser: Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
        match self {
            Tile::Follower(follower) => serializer.serialize_str(follower.name()),
            Tile::Good(good) => serializer.serialize_str(good.name()),
            Tile::Coins(sum) => serializer.serialize_str(&format!("{COINS}{}", sum.coins())),
            Tile::Technology => serializer.serialize_str(TECHNOLOGY),
        }
    }
}

impl<F: Kind + Read, G: Good> Read for Tile<F, G> {
    fn read(node: Node<'_>) -> Self {
        Tile::without_follower(node.text()).unwrap_or_else(|| Tile::Follower(F::read(node)))
    }
}

impl<F: Kind, G: Good> WriteNotation for Tile<F, G> {
    fn add_to(&self, line: &mut Line) {
        match self {
            Tile::Follower(follower) => follower.add_to(line),
            Tile::Good(good) => good.add_to(line),
            Tile::Coins(sum) => {
                line.add(COINS).glue_next("");
                line.add(sum.coins());
            }
            Tile::Technology => TECHNOLOGY.add_to(line),
        }
    }
}

impl<F: Kind, G: Good> ParseNotation for Tile<F, G> {
    fn match_words(words: &[&str]) -> Option<Self> {
        let [word] = *words else { return None };
        F::from_name(word).map(Tile::Follower).or_else(|| Tile::without_follower(word))
    }
}

#[cfg(feature = "types")]
impl<F: Kind + crate::wire::Typed, G: Good + crate::wire::Typed> crate::wire::Typed for Tile<F, G> {
    fn type_name() -> String {
        let goods = if G::ALL.is_empty() { String::new() } else { format!(" | {}", G::type_name()) };
        let coins = if G::Coins::of(1).is_none() { "" } else { " | `coins${number}`" };
        format!("{}{goods}{coins} | \"technology\"", F::type_name())
    }
    fn declare(all: &mut crate::wire::Declarations) {
        F::declare(all);
        G::declare(all);
    }
}

/// A game that shows what its spaces take lists the possible words itself.
#[cfg(feature = "types")]
impl<R: Kind, G: Good> crate::wire::Typed for Takes<R, G> {
    fn type_name() -> String {
        "string".to_owned()
    }
}
