//! Why an action is refused: code, particulars, and the sentence that tells them.

use super::data::deeds::Deed;
use super::data::effects::Building;
use super::data::map::Area;
use super::data::places::{Place, Space};
use super::data::wares::{Follower, Good, Ware};
use super::deeds::dispatch::{Destination, Mode};
use super::modules::each_module;
use super::state::Tile;
use crate::engine::{Broken, Seat};
use crate::wire::reasons;

each_module! { reasons! {
    /// The particulars of a refusal.
    Why as "StoriesRefusal" {
        WrongAnswer = "wrongAnswer" {} "that does not answer what is asked now",
        NoStartVillage = "noStartVillage" { area: Area } "{area} is no start village",
        Settled = "settled" { area: Area } "somebody has settled in {area} already",
        TooManyRecalled = "tooManyRecalled" { most: u8 } "at most {most} followers may be recalled",
        GreenFull = "greenFull" {} "there is no room on the green",
        NobodyThere = "nobodyThere" { space: Space } "nobody stands on {space}",
        SameAs = "sameAs" { space: Space } "{space} is like it and comes first",
        NotThere = "notThere" { tile: Tile } "there is no {tile} on the green or in stock",
        NotYourSpace = "notYourSpace" { space: Space } "the seat has no {space}",
        NotYourPlace = "notYourPlace" { place: Place } "the seat has no {place}",
        SpaceTaken = "spaceTaken" { space: Space } "{space} is taken",
        MonkOnly = "monkOnly" { space: Space } "{space} is for a monk, whom nobody and nothing replaces",
        Unfit = "unfit" { tile: Tile, space: Space } "{space} does not take a {tile}",
        SameKind = "sameKind" { tile: Tile } "a {tile} stands there already, and each kind may once",
        NoCoinsThere = "noCoinsThere" { space: Space } "{space} takes no coins",
        NoSuchSum = "noSuchSum" { coins: u8 } "no open field asks for {coins} coins, or there are not so many",
        OneFollowerSpace = "oneFollowerSpace" { place: Place } "{place} has not two spaces for followers",
        OnlySpace = "onlySpace" { space: Space } "{space} is the only one of its place",
        NoTechnologyThere = "noTechnologyThere" { place: Place } "{place} takes no technology",
        NobodyToReplace = "nobodyToReplace" { space: Space } "{space} asks for nobody whom technology could replace",
        SecondTechnology = "secondTechnology" { place: Place } "{place} has technology already",
        NoAction = "noAction" { place: Place } "that is not what {place} does",
        NotActivated = "notActivated" { place: Place } "{place} is not fully covered",
        Forbidden = "forbidden" { place: Place } "{place} is forbidden in this epoch",
        SayMore = "sayMore" { place: Place } "say what {place} is used for",
        NotInPlay = "notInPlay" { area: Area } "{area} is not in the game",
        AlreadyYours = "alreadyYours" { area: Area } "the seat has a settler on {area}",
        OutOfReach = "outOfReach" { area: Area } "{area} is not beside an area that the seat controls",
        ReserveLeft = "reserveLeft" { settlers: u8 } "with {settlers} settlers in reserve none on the map moves",
        ReserveEmpty = "reserveEmpty" {} "no settler is in reserve; say which one on the map moves",
        NoSettlerThere = "noSettlerThere" { area: Area } "the seat has no settler on {area}",
        ForeignFortress = "foreignFortress" { area: Area } "somebody else's fortress stands on {area}",
        Protected = "protected" { area: Area } "{area} is protected",
        TooFewKnights = "tooFewKnights" { needed: u8, knights: u8 } "that takes {needed} knights, there are {knights}",
        NotControlled = "notControlled" { area: Area } "the seat does not control {area}",
        NoLand = "noLand" { area: Area } "{area} is a village already",
        NoVillage = "noVillage" { area: Area } "{area} is no village",
        NotAlone = "notAlone" { area: Area } "the seat does not control {area} alone",
        HasFortress = "hasFortress" { area: Area } "{area} has a fortress",
        HasChurch = "hasChurch" { area: Area } "{area} has a church",
        NoneLeft = "noneLeft" { building: Building } "there is no {building} left",
        NotRecruitedThere = "notRecruitedThere" { place: Place, follower: Follower } "{place} recruits no {follower}",
        NotOnOffer = "notOnOffer" { ware: Ware } "there is no {ware} on the market place",
        CardNotOut = "cardNotOut" { card: Place } "{card} is not among the place cards",
        CategoryClosed = "categoryClosed" { card: Place } "the category of {card} is not open yet",
        WrongAmount = "wrongAmount" { least: u8, most: u8 } "expected {least} to {most}",
        TooFewCoins = "tooFewCoins" { needed: u16, owned: u16 } "that takes {needed} coins, the seat has {owned}",
        NotInStock = "notInStock" { good: Good } "there is no {good} in stock",
        BagEmpty = "bagEmpty" {} "the bag is empty",
        NoCitizensLeft = "noCitizensLeft" {} "no citizen is left to strike",
        NotDrawn = "notDrawn" { follower: Follower } "no {follower} was drawn",
        ThereIsRoom = "thereIsRoom" { follower: Follower } "there is room for the {follower}",
        NoFood = "noFood" { good: Good } "{good} is no food",
        NotDelivered = "notDelivered" { good: Good } "{good} cannot be delivered",
        NotOfThisBonus = "notOfThisBonus" { ware: Ware } "this space does not bring a {ware}",
        NotLoaded = "notLoaded" { place: Place, tile: Tile } "no {tile} lies on {place}",
        DeedNotOut = "deedNotOut" { deed: Deed } "{deed} does not lie out",
        NoField = "noField" { tile: Tile, to: Destination } "{to} has no open field for a {tile}",
        WrongMode = "wrongMode" { to: Destination, mode: Mode } "nothing is sent to {to} for {mode}",
        NoAdvancing = "noAdvancing" { deed: Deed } "{deed} lets nobody advance",
        NoEpochs = "noEpochs" {} "nobody advances in this story",
        NoOpponent = "noOpponent" { seat: Seat } "seat {seat} is no opponent in the game",
        SameGood = "sameGood" { good: Good } "{good} for {good} is no swap",
        NothingToUnload = "nothingToUnload" { space: Space } "nothing on {space} can go back to stock",
    }
} Reasons }

/// Says no: which rule, and why.
pub fn no<T>(rule: &'static str, why: Why) -> Result<T, Broken<Why>> {
    Err(Broken::new(rule, why))
}
