//! Why an action is refused: code, particulars, and the sentence that tells them.

use super::data::duchies::DuchyId;
use super::data::tiles::{Colour, Good, Tile};
use super::duchy::{Face, Space};
use super::state::Depot;
use crate::engine::Broken;
use crate::wire::reasons;

reasons! {
    /// The particulars of a refusal.
    Why as "BurgundyRefusal" {
        WrongAnswer = "wrongAnswer" {} "that does not answer what is asked now",
        DieNeeded = "dieNeeded" {} "this action uses a die; say which",
        NoDieUsed = "noDieUsed" {} "this effect uses no die",
        NoSuchDie = "noSuchDie" { die: Face } "no unused die shows {die}",
        TooFewChips = "tooFewChips" { needed: u16, owned: u16 }
            "changing the die costs {needed} chips, the seat has {owned}",
        NotInDepot = "notInDepot" { depot: Depot, tile: Tile } "depot {depot} has no {tile}",
        NotInBlackDepot = "notInBlackDepot" { tile: Tile } "the black depot has no {tile}",
        StorageFull = "storageFull" {} "the storage is full; say which stored tile leaves the game",
        DiscardNotNeeded = "discardNotNeeded" {} "a stored tile is given up only when the storage is full",
        DiscardNotStored = "discardNotStored" { tile: Tile } "there is no {tile} in storage to give up",
        NotStored = "notStored" { tile: Tile } "there is no {tile} in storage",
        SpaceFilled = "spaceFilled" { space: Space } "space {space} is filled",
        WrongColour = "wrongColour" { space: Space, colour: Colour } "space {space} is for a {colour}",
        NotAdjacent = "notAdjacent" { space: Space } "space {space} touches no placed tile",
        SameKindInCity = "sameKindInCity" { tile: Tile, space: Space } "the city of space {space} already has a {tile}",
        NothingToSell = "nothingToSell" { good: Good } "there are no {good} goods in the store",
        AlreadyBought = "alreadyBought" {} "only one purchase a turn",
        TooLittleSilver = "tooLittleSilver" { needed: u16, owned: u16 }
            "a purchase costs {needed} silver, the seat has {owned}",
        EffectPending = "effectPending" {} "no purchase while an effect is pending",
        NeedsKnowledge = "needsKnowledge" { tile: Tile } "only with {tile} in the duchy",
        DiceLeft = "diceLeft" { dice: u8 } "a turn ends when both dice are used; {dice} left",
        NotNeighbours = "notNeighbours" { depot: Depot, and: Depot } "depots {depot} and {and} are not neighbours",
        NotCanonical = "notCanonical" { depot: Depot, and: Depot } "name the pair as {and} and {depot}",
        WrongBenefit = "wrongBenefit" { tile: Tile } "this building does not fetch a {tile}",
        WrongGoods = "wrongGoods" { count: u8 } "choose {count} of the new colours that lie there",
        CannotDecline = "cannotDecline" {} "this effect cannot be declined",
        NotYourBoard = "notYourBoard" { duchy: DuchyId } "duchy {duchy} is not a side of the board dealt",
        NotACastleSpace = "notACastleSpace" { space: Space } "space {space} is not a castle space of that duchy",
    }
}

/// Says no: which rule, and why.
pub fn no<T>(rule: &'static str, why: Why) -> Result<T, Broken<Why>> {
    Err(Broken::new(rule, why))
}
