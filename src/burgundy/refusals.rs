//! Reasons for refusing an action: code, parameters and sentence.

use super::data::duchies::DuchyId;
use super::data::tiles::{Colour, Good, Tile};
use super::duchy::{Face, Space};
use super::state::Depot;
use crate::engine::{Refusal, Refused};

/// Why an action is refused, with the parameters of the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Refusal)]
#[wire(rename = "BurgundyRefusal")]
pub enum Reason {
    #[refusal("that does not answer what is asked now")]
    WrongAnswer,
    #[refusal("this action uses a die; say which")]
    DieNeeded,
    #[refusal("this effect uses no die")]
    NoDieUsed,
    #[refusal("no unused die shows {die}")]
    NoSuchDie { die: Face },
    #[refusal("changing the die costs {needed} chips, the seat has {owned}")]
    TooFewChips { needed: u16, owned: u16 },
    #[refusal("depot {depot} has no {tile}")]
    NotInDepot { depot: Depot, tile: Tile },
    #[refusal("the black depot has no {tile}")]
    NotInBlackDepot { tile: Tile },
    #[refusal("the storage is full; say which stored tile leaves the game")]
    StorageFull,
    #[refusal("a stored tile is given up only when the storage is full")]
    DiscardNotNeeded,
    #[refusal("there is no {tile} in storage to give up")]
    DiscardNotStored { tile: Tile },
    #[refusal("there is no {tile} in storage")]
    NotStored { tile: Tile },
    #[refusal("space {space} is filled")]
    SpaceFilled { space: Space },
    #[refusal("space {space} is for a {colour}")]
    WrongColour { space: Space, colour: Colour },
    #[refusal("space {space} touches no placed tile")]
    NotAdjacent { space: Space },
    #[refusal("the city of space {space} already has a {tile}")]
    SameKindInCity { tile: Tile, space: Space },
    #[refusal("there are no {good} goods in the store")]
    NothingToSell { good: Good },
    #[refusal("only one purchase a turn")]
    AlreadyBought,
    #[refusal("a purchase costs {needed} silver, the seat has {owned}")]
    TooLittleSilver { needed: u16, owned: u16 },
    #[refusal("no purchase while an effect is pending")]
    EffectPending,
    #[refusal("only with {tile} in the duchy")]
    NeedsKnowledge { tile: Tile },
    #[refusal("a turn ends when both dice are used; {dice} left")]
    DiceLeft { dice: u8 },
    #[refusal("depots {depot} and {and} are not neighbours")]
    NotNeighbours { depot: Depot, and: Depot },
    #[refusal("name the pair as {and} and {depot}")]
    NotCanonical { depot: Depot, and: Depot },
    #[refusal("this building does not fetch a {tile}")]
    WrongBenefit { tile: Tile },
    #[refusal("choose {count} of the new colours that lie there")]
    WrongGoods { count: u8 },
    #[refusal("this effect cannot be declined")]
    CannotDecline,
    #[refusal("duchy {duchy} is not a side of the board dealt")]
    NotYourBoard { duchy: DuchyId },
    #[refusal("space {space} is not a castle space of that duchy")]
    NotACastleSpace { space: Space },
}

/// Refuses by this rule, for this reason.
pub fn refuse<T>(rule: &'static str, why: Reason) -> Result<T, Refused<Reason>> {
    Err(Refused::new(rule, why))
}
