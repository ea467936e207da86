//! Why an action is refused: the particulars, and the sentence that tells them.

use super::data::duchies::DuchyId;
use super::data::tiles::{Colour, Good, Tile};
use super::duchy::{Face, Space};
use super::state::Depot;
use crate::engine::{Broken, Refusal};
use crate::parts::Kind;
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
        match *self {
            Why::WrongAnswer {} => write!(f, "that does not answer what is asked now"),
            Why::DieNeeded {} => write!(f, "this action uses a die; say which"),
            Why::NoDieUsed {} => write!(f, "this effect uses no die"),
            Why::NoSuchDie { die } => write!(f, "no unused die shows {}", die.number()),
            Why::TooFewChips { needed, owned } => {
                write!(f, "changing the die costs {needed} chips, the seat has {owned}")
            }
            Why::NotInDepot { depot, tile } => write!(f, "depot {} has no {}", depot.number(), tile.name()),
            Why::NotInBlackDepot { tile } => write!(f, "the black depot has no {}", tile.name()),
            Why::StorageFull {} => write!(f, "the storage is full; say which stored tile leaves the game"),
            Why::DiscardNotNeeded {} => write!(f, "a stored tile is given up only when the storage is full"),
            Why::DiscardNotStored { tile } => write!(f, "there is no {} in storage to give up", tile.name()),
            Why::NotStored { tile } => write!(f, "there is no {} in storage", tile.name()),
            Why::SpaceFilled { space } => write!(f, "space {} is filled", space.number()),
            Why::WrongColour { space, colour } => write!(f, "space {} is for a {}", space.number(), colour.name()),
            Why::NotAdjacent { space } => write!(f, "space {} touches no placed tile", space.number()),
            Why::SameKindInCity { tile, space } => {
                write!(f, "the city of space {} already has a {}", space.number(), tile.name())
            }
            Why::NothingToSell { good } => write!(f, "there are no {} goods in the store", good.name()),
            Why::AlreadyBought {} => write!(f, "only one purchase a turn"),
            Why::TooLittleSilver { needed, owned } => {
                write!(f, "a purchase costs {needed} silver, the seat has {owned}")
            }
            Why::EffectPending {} => write!(f, "no purchase while an effect is pending"),
            Why::NeedsKnowledge { tile } => write!(f, "only with knowledge tile {} in the duchy", tile.name()),
            Why::DiceLeft { dice } => write!(f, "a turn ends when both dice are used; {dice} left"),
            Why::NotNeighbours { depot, and } => {
                write!(f, "depots {} and {} are not neighbours", depot.number(), and.number())
            }
            Why::NotCanonical { depot, and } => write!(f, "name the pair as {} and {}", and.number(), depot.number()),
            Why::WrongBenefit { tile } => write!(f, "this building does not fetch a {}", tile.name()),
            Why::WrongGoods { count } => write!(f, "choose {count} of the new colours that lie there"),
            Why::CannotDecline {} => write!(f, "this effect cannot be declined"),
            Why::NotYourBoard { duchy } => write!(f, "duchy {} is not a side of the board dealt", duchy.name()),
            Why::NotACastleSpace { space } => write!(f, "space {} is not a castle space of that duchy", space.number()),
        }
    }
}
