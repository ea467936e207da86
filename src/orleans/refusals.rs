//! Why an action is refused: code, particulars, and the sentence that tells them.

use super::data::deeds::Deed;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::map::Town;
use super::data::places::{Place, Space};
use super::modules::each_module;
use super::vocabulary::Store;
use crate::engine::Broken;
use crate::wire::reasons;

each_module! { reasons! {
    /// The particulars of a refusal.
    Why as "OrleansRefusal" {
        WrongAnswer = "wrongAnswer" {} "that does not answer what is asked now",
        NobodyThere = "nobodyThere" { space: Space } "no follower stands on {space}",
        TooManyRecalled = "tooManyRecalled" { most: u8 } "at most {most} followers are taken back in a round",
        MarketFull = "marketFull" {} "the market has no room",
        TooMany = "tooMany" { most: u8 } "at most {most}",
        NotDrawn = "notDrawn" { follower: Follower } "no {follower} was drawn",
        NotOnMarket = "notOnMarket" { follower: Follower } "there is no {follower} on the market",
        NotThere = "notThere" { follower: Follower, store: Store } "there is no {follower} {store}",
        TowerFull = "towerFull" {} "the tower has room for two",
        MarketOverfull = "marketOverfull" { over: u8 } "the market holds {over} too many: lay them on the tower",
        NotYourPlace = "notYourPlace" { place: Place } "the seat does not own the {place}",
        SpaceTaken = "spaceTaken" { space: Space } "{space} is taken",
        SameAs = "sameAs" { space: Space } "the spaces are alike: name {space}",
        Unfit = "unfit" { follower: Follower, space: Space } "the {follower} may not stand on {space}",
        NeutralOnly = "neutralOnly" { space: Space } "{space} takes neutral followers only",
        MonkOnly = "monkOnly" { space: Space } "{space} takes monks only",
        MustPlaceMore = "mustPlaceMore" {} "then the other one could not be placed",
        NoGear = "noGear" {} "the seat holds no such technology",
        PassFirst = "passFirst" {} "technology is laid down only after passing",
        NoRoleThere = "noRoleThere" { space: Space } "{space} names no follower that technology could replace",
        OnlySpace = "onlySpace" { space: Space } "{space} is the only space of its place",
        SecondGear = "secondGear" { place: Place } "technology lies at the {place} already",
        FarmerSpacesOnly = "farmerSpacesOnly" { space: Space }
            "the first technology replaces a farmer; {space} is for another",
        NotActivated = "notActivated" { place: Place } "the {place} is not activated",
        NoAction = "noAction" { place: Place } "the {place} has no action",
        SayMore = "sayMore" { place: Place } "say what the {place} is used for",
        NotItsAction = "notItsAction" { place: Place } "that is not what the {place} does",
        NoneInSupply = "noneInSupply" { role: Role } "there is no {role} in supply",
        GoodMissing = "goodMissing" { good: Good } "there is no {good} on the goods market",
        NoTechnology = "noTechnology" {} "there is no technology in supply",
        TrackEnd = "trackEnd" { role: Role } "the marker stands at the end of the {role} track",
        BarredNow = "barredNow" { role: Role } "no {role} is recruited in this round",
        DevelopmentEnd = "developmentEnd" {} "the marker stands at the end of the development track",
        MerchantElsewhere = "merchantElsewhere" { town: Town } "the merchant is not in {town}",
        NoPath = "noPath" { from: Town, to: Town } "no such path leads from {from} to {to}",
        GoodNotThere = "goodNotThere" { good: Good } "no {good} lies on that path",
        TownTaken = "townTaken" { town: Town } "there is a station in {town}",
        NoStationLeft = "noStationLeft" {} "no station is left",
        NotStandingThere = "notStandingThere" { role: Role, place: Place } "no neutral {role} stands on the {place}",
        DeedFull = "deedFull" { deed: Deed, role: Role } "the deed {deed} has no free space for a {role}",
        ChooseReward = "chooseReward" { deed: Deed } "the deed {deed} gives a coin or a step: say which",
        NoChoiceOfReward = "noChoiceOfReward" { deed: Deed } "the deed {deed} leaves no choice of reward",
        DoseOutOfRange = "doseOutOfRange" { most: u8 } "one to {most} coins",
        TooFewCoins = "tooFewCoins" { needed: u16, owned: u16 } "that costs {needed} coins, the seat has {owned}",
        NotInStack = "notInStack" { place: Place } "the {place} is not in the stacks",
        CategoryOneOnly = "categoryOneOnly" { place: Place }
            "the first place tile is of category I; the {place} is not",
        NoShield = "noShield" {} "no monk stands in a sacristy of the seat",
        NotFood = "notFood" { good: Good } "{good} cannot be eaten",
        NotOwned = "notOwned" { good: Good } "the seat owns no {good}",
        OwnsFewer = "ownsFewer" { good: Good, owned: u8 } "the seat owns only {owned} {good}",
        FoodFirst = "foodFirst" {} "food must be given while there is any",
        CannotSurrender = "cannotSurrender" {} "there is nothing of that kind to give up",
        CoinField = "coinField" {} "no step back leads onto a coin field or away from it",
        Stopped = "stopped" { place: Place } "the {place} cannot be used in this round",
    }
} Reasons }

/// Says no: which rule, and why.
pub fn no<T>(rule: &'static str, why: impl Into<Why>) -> Result<T, Broken<Why>> {
    Err(Broken::new(rule, why.into()))
}
