//! Why an action is refused: the particulars, and the sentence that tells them.

use super::data::duchies::DuchyId;
use super::data::tiles::{Animal, Colour, Good, Tile};
use super::duchy::{Face, Space};
use super::state::Depot;
use crate::engine::{Broken, Refusal};
use crate::parts::{Kind, Line, Said, Sentence};
use serde::Serialize;
use std::fmt;

/// The particulars of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(not(feature = "types"), serde(untagged))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyRefusal"))]
#[cfg_attr(feature = "types", serde(tag = "code", content = "params", rename_all = "camelCase"))]
#[allow(missing_docs, reason = "the sentences below say what each means")]
pub enum Why {
    WrongAnswer {},
    DieNeeded {},
    NoDieUsed {},
    NoSuchDie { die: Face },
    TooFewChips { needed: u16, owned: u16 },
    NotInDepot { depot: Depot, tile: Tile },
    NotInBlackDepot { tile: Tile },
    StorageFull {},
    DiscardNotNeeded {},
    DiscardNotStored { tile: Tile },
    NotStored { tile: Tile },
    SpaceFilled { space: Space },
    WrongColour { space: Space, colour: Colour },
    NotAdjacent { space: Space },
    SameKindInCity { tile: Tile, space: Space },
    NothingToSell { good: Good },
    AlreadyBought {},
    TooLittleSilver { needed: u16, owned: u16 },
    EffectPending {},
    NeedsKnowledge { tile: Tile },
    DiceLeft { dice: u8 },
    NotNeighbours { depot: Depot, and: Depot },
    NotCanonical { depot: Depot, and: Depot },
    WrongBenefit { tile: Tile },
    WrongGoods { count: u8 },
    CannotDecline {},
    NotYourBoard { duchy: DuchyId },
    NotACastleSpace { space: Space },
}

/// Says no: which rule, and why.
pub fn no<T>(rule: &'static str, why: Why) -> Result<T, Broken<Why>> {
    Err(Broken::new(rule, why))
}

impl Refusal for Why {
    fn code(&self) -> &'static str {
        match self {
            Why::WrongAnswer {} => "wrongAnswer",
            Why::DieNeeded {} => "dieNeeded",
            Why::NoDieUsed {} => "noDieUsed",
            Why::NoSuchDie { .. } => "noSuchDie",
            Why::TooFewChips { .. } => "tooFewChips",
            Why::NotInDepot { .. } => "notInDepot",
            Why::NotInBlackDepot { .. } => "notInBlackDepot",
            Why::StorageFull {} => "storageFull",
            Why::DiscardNotNeeded {} => "discardNotNeeded",
            Why::DiscardNotStored { .. } => "discardNotStored",
            Why::NotStored { .. } => "notStored",
            Why::SpaceFilled { .. } => "spaceFilled",
            Why::WrongColour { .. } => "wrongColour",
            Why::NotAdjacent { .. } => "notAdjacent",
            Why::SameKindInCity { .. } => "sameKindInCity",
            Why::NothingToSell { .. } => "nothingToSell",
            Why::AlreadyBought {} => "alreadyBought",
            Why::TooLittleSilver { .. } => "tooLittleSilver",
            Why::EffectPending {} => "effectPending",
            Why::NeedsKnowledge { .. } => "needsKnowledge",
            Why::DiceLeft { .. } => "diceLeft",
            Why::NotNeighbours { .. } => "notNeighbours",
            Why::NotCanonical { .. } => "notCanonical",
            Why::WrongBenefit { .. } => "wrongBenefit",
            Why::WrongGoods { .. } => "wrongGoods",
            Why::CannotDecline {} => "cannotDecline",
            Why::NotYourBoard { .. } => "notYourBoard",
            Why::NotACastleSpace { .. } => "notACastleSpace",
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Sentence::default();
        match *self {
            Why::WrongAnswer {} => line.add("that does not answer what is asked now"),
            Why::DieNeeded {} => line.add("this action uses a die; say which"),
            Why::NoDieUsed {} => line.add("this effect uses no die"),
            Why::NoSuchDie { die } => line.add("no unused die shows").add(die.number()),
            Why::TooFewChips { needed, owned } => {
                line.add("changing the die costs").add(needed).add("chips, the seat has").add(owned)
            }
            Why::NotInDepot { depot, tile } => line.add("depot").add(depot.number()).add("has no").add(tile),
            Why::NotInBlackDepot { tile } => line.add("the black depot has no").add(tile),
            Why::StorageFull {} => line.add("the storage is full; say which stored tile leaves the game"),
            Why::DiscardNotNeeded {} => line.add("a stored tile is given up only when the storage is full"),
            Why::DiscardNotStored { tile } => line.add("there is no").add(tile).add("in storage to give up"),
            Why::NotStored { tile } => line.add("there is no").add(tile).add("in storage"),
            Why::SpaceFilled { space } => line.add("space").add(space.number()).add("is filled"),
            Why::WrongColour { space, colour } => line.add("space").add(space.number()).add("is for a").add(colour),
            Why::NotAdjacent { space } => line.add("space").add(space.number()).add("touches no placed tile"),
            Why::SameKindInCity { tile, space } => {
                line.add("the city of space").add(space.number()).add("already has a").add(tile)
            }
            Why::NothingToSell { good } => line.add("there are no").add(good).add("goods in the store"),
            Why::AlreadyBought {} => line.add("only one purchase a turn"),
            Why::TooLittleSilver { needed, owned } => {
                line.add("a purchase costs").add(needed).add("silver, the seat has").add(owned)
            }
            Why::EffectPending {} => line.add("no purchase while an effect is pending"),
            Why::NeedsKnowledge { tile } => line.add("only with").add(tile).add("in the duchy"),
            Why::DiceLeft { dice } => line.add("a turn ends when both dice are used;").add(dice).add("left"),
            Why::NotNeighbours { depot, and } => {
                line.add("depots").add(depot.number()).add("and").add(and.number()).add("are not neighbours")
            }
            Why::NotCanonical { depot, and } => {
                line.add("name the pair as").add(and.number()).add("and").add(depot.number())
            }
            Why::WrongBenefit { tile } => line.add("this building does not fetch a").add(tile),
            Why::WrongGoods { count } => line.add("choose").add(count).add("of the new colours that lie there"),
            Why::CannotDecline {} => line.add("this effect cannot be declined"),
            Why::NotYourBoard { duchy } => line.add("duchy").add(duchy).add("is not a side of the board dealt"),
            Why::NotACastleSpace { space } => {
                line.add("space").add(space.number()).add("is not a castle space of that duchy")
            }
        };
        f.write_str(&line.into_text())
    }
}

/// Boarding house, tile of 3 cows, knowledge tile 7.
impl Said for Tile {
    fn say(self, line: &mut Line) {
        match (self, self.animals()) {
            (_, Some((animal, number))) => {
                line.add("tile of").add(number);
                animal.say(line);
            }
            (Tile::BoardingHouse, _) => _ = line.add("boarding house"),
            (Tile::CityHall, _) => _ = line.add("city hall"),
            _ if self.colour() == Colour::Knowledge => {
                _ = line.add("knowledge tile").add(self.name().strip_prefix('t').unwrap_or_default())
            }
            _ => _ = line.add(self.name()),
        }
    }
}

/// Several of them.
impl Said for Animal {
    fn say(self, line: &mut Line) {
        line.add(match self {
            Animal::Cow => "cows",
            Animal::Sheep => "sheep",
            Animal::Pig => "pigs",
            Animal::Chicken => "chickens",
        });
    }
}

impl Said for Colour {
    fn say(self, line: &mut Line) {
        line.add(if self == Colour::Knowledge { "knowledge tile" } else { self.name() });
    }
}

impl Said for Good {
    fn say(self, line: &mut Line) {
        line.add(self.name());
    }
}

impl Said for DuchyId {
    fn say(self, line: &mut Line) {
        line.add(self.name());
    }
}
