//! Why an action is refused: code, particulars, and the sentence that tells them.

use super::data::civics::Civic;
use super::data::deeds::Deed;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::map::Town;
use super::data::orders::Order;
use super::data::places::{Place, Space};
use super::data::tracks::Marker;
use super::vocabulary::Store;
use crate::engine::{Broken, Seat};
use crate::wire::reasons;

reasons! {
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
        SentTogether = "sentTogether" { civic: Civic } "two are sent to {civic} together or not at all",
        NoSuchSpace = "noSuchSpace" { civic: Civic, space: u8, role: Role }
            "there is no space {space} for a {role} at {civic}",
        CivicTaken = "civicTaken" { civic: Civic, space: u8 } "space {space} of {civic} is taken",
        LikeAnother = "likeAnother" { civic: Civic, space: u8 }
            "name the first of the spaces of {civic} that are like {space}",
        OrderNotOpen = "orderNotOpen" { order: Order } "{order} does not lie open",
        GoodsShort = "goodsShort" { good: Good, needed: u8 } "the order asks for {needed} {good}",
        NotStored = "notStored" { good: Good } "no {good} lies on a brasserie of the seat",
        // New events.
        NotForHire = "notForHire" { role: Role } "no {role} is for hire",
        NotTaught = "notTaught" { marker: Marker } "{marker} is not taught",
        StepsDone = "stepsDone" { marker: Marker } "the marker stands at the end of the {marker} track",
        NotTheRecruit = "notTheRecruit" { follower: Follower } "the {follower} was not recruited just now",
        LessWouldDo = "lessWouldDo" { good: Good } "one {good} less would do",
        MustGiveEnough = "mustGiveEnough" {} "whoever owns goods of that value gives them",
        OutOfOrder = "outOfOrder" {}
            "name followers in their order: bag, market, tower, spaces, the earlier ones first",
        // Intrigue.
        MustPlot = "mustPlot" { civic: Civic } "the {civic} must be used against somebody",
        NotItsPlot = "notItsPlot" { civic: Civic } "that is not what the {civic} does",
        NoOpponent = "noOpponent" { seat: Seat } "seat {seat} is no opponent",
        NotThatGood = "notThatGood" { seat: Seat, good: Good } "seat {seat} has no such {good}",
        SameGood = "sameGood" { good: Good } "{good} is not swapped for {good}",
        NoStationThere = "noStationThere" { seat: Seat, town: Town } "seat {seat} has no station in {town}",
        NoTechnologyThere = "noTechnologyThere" { space: Space } "no technology lies on {space}",
        NotOnBoard = "notOnBoard" { place: Place } "the {place} is a tile: its technology is safe",
        NotAhead = "notAhead" { seat: Seat, marker: Marker } "seat {seat} is not ahead on the {marker} track",
        NotOnList = "notOnList" {} "such bribes are not offered in this game",
        OverBid = "overBid" { most: u16 } "at most {most} of these can be offered",
        EmptyBribe = "emptyBribe" {} "something must be offered now",
    }
}

/// Says no: which rule, and why.
pub fn no<T>(rule: &'static str, why: Why) -> Result<T, Broken<Why>> {
    Err(Broken::new(rule, why))
}
