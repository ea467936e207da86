//! Why an action is refused: the particulars, and the sentence that tells them.

use super::data::civics::Civic;
use super::data::deeds::Deed;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::map::Town;
use super::data::orders::Order;
use super::data::places::{Place, Space};
use super::data::tracks::Marker;
use super::vocabulary::Store;
use crate::engine::{Broken, Refusal, Seat};
use crate::parts::Sentence;
use serde::Serialize;
use std::fmt;

/// The particulars of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(not(feature = "types"), serde(untagged))]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansRefusal"))]
#[cfg_attr(feature = "types", serde(tag = "code", content = "params", rename_all = "camelCase"))]
#[allow(missing_docs, reason = "the sentences below say what each means")]
pub enum Why {
    WrongAnswer {},
    NobodyThere { space: Space },
    TooManyRecalled { most: u8 },
    MarketFull {},
    TooMany { most: u8 },
    NotDrawn { follower: Follower },
    NotOnMarket { follower: Follower },
    NotThere { follower: Follower, store: Store },
    TowerFull {},
    MarketOverfull { over: u8 },
    NotYourPlace { place: Place },
    SpaceTaken { space: Space },
    SameAs { space: Space },
    Unfit { follower: Follower, space: Space },
    NeutralOnly { space: Space },
    MonkOnly { space: Space },
    MustPlaceMore {},
    NoGear {},
    PassFirst {},
    NoRoleThere { space: Space },
    OnlySpace { space: Space },
    SecondGear { place: Place },
    FarmerSpacesOnly { space: Space },
    NotActivated { place: Place },
    NoAction { place: Place },
    SayMore { place: Place },
    NotItsAction { place: Place },
    NoneInSupply { role: Role },
    GoodMissing { good: Good },
    NoTechnology {},
    TrackEnd { role: Role },
    BarredNow { role: Role },
    DevelopmentEnd {},
    MerchantElsewhere { town: Town },
    NoPath { from: Town, to: Town },
    GoodNotThere { good: Good },
    TownTaken { town: Town },
    NoStationLeft {},
    NotStandingThere { role: Role, place: Place },
    DeedFull { deed: Deed, role: Role },
    ChooseReward { deed: Deed },
    NoChoiceOfReward { deed: Deed },
    DoseOutOfRange { most: u8 },
    TooFewCoins { needed: u16, owned: u16 },
    NotInStack { place: Place },
    CategoryOneOnly { place: Place },
    NoShield {},
    NotFood { good: Good },
    NotOwned { good: Good },
    OwnsFewer { good: Good, owned: u8 },
    FoodFirst {},
    CannotSurrender {},
    CoinField {},
    Stopped { place: Place },
    SentTogether { civic: Civic },
    NoSuchSpace { civic: Civic, space: u8, role: Role },
    CivicTaken { civic: Civic, space: u8 },
    LikeAnother { civic: Civic, space: u8 },
    OrderNotOpen { order: Order },
    GoodsShort { good: Good, needed: u8 },
    NotStored { good: Good },
    // New events.
    NotForHire { role: Role },
    NotTaught { marker: Marker },
    StepsDone { marker: Marker },
    NotTheRecruit { follower: Follower },
    LessWouldDo { good: Good },
    MustGiveEnough {},
    OutOfOrder {},
    // Intrigue.
    MustPlot { civic: Civic },
    NotItsPlot { civic: Civic },
    NoOpponent { seat: Seat },
    NotThatGood { seat: Seat, good: Good },
    SameGood { good: Good },
    NoStationThere { seat: Seat, town: Town },
    NoTechnologyThere { space: Space },
    NotOnBoard { place: Place },
    NotAhead { seat: Seat, marker: Marker },
    NotOnList {},
    OverBid { most: u16 },
    EmptyBribe {},
}

/// Says no: which rule, and why.
pub fn no<T>(rule: &'static str, why: Why) -> Result<T, Broken<Why>> {
    Err(Broken::new(rule, why))
}

impl Refusal for Why {
    fn code(&self) -> &'static str {
        match self {
            Why::WrongAnswer {} => "wrongAnswer",
            Why::NobodyThere { .. } => "nobodyThere",
            Why::TooManyRecalled { .. } => "tooManyRecalled",
            Why::MarketFull {} => "marketFull",
            Why::TooMany { .. } => "tooMany",
            Why::NotDrawn { .. } => "notDrawn",
            Why::NotOnMarket { .. } => "notOnMarket",
            Why::NotThere { .. } => "notThere",
            Why::TowerFull {} => "towerFull",
            Why::MarketOverfull { .. } => "marketOverfull",
            Why::NotYourPlace { .. } => "notYourPlace",
            Why::SpaceTaken { .. } => "spaceTaken",
            Why::SameAs { .. } => "sameAs",
            Why::Unfit { .. } => "unfit",
            Why::NeutralOnly { .. } => "neutralOnly",
            Why::MonkOnly { .. } => "monkOnly",
            Why::MustPlaceMore {} => "mustPlaceMore",
            Why::NoGear {} => "noGear",
            Why::PassFirst {} => "passFirst",
            Why::NoRoleThere { .. } => "noRoleThere",
            Why::OnlySpace { .. } => "onlySpace",
            Why::SecondGear { .. } => "secondGear",
            Why::FarmerSpacesOnly { .. } => "farmerSpacesOnly",
            Why::NotActivated { .. } => "notActivated",
            Why::NoAction { .. } => "noAction",
            Why::SayMore { .. } => "sayMore",
            Why::NotItsAction { .. } => "notItsAction",
            Why::NoneInSupply { .. } => "noneInSupply",
            Why::GoodMissing { .. } => "goodMissing",
            Why::NoTechnology {} => "noTechnology",
            Why::TrackEnd { .. } => "trackEnd",
            Why::BarredNow { .. } => "barredNow",
            Why::DevelopmentEnd {} => "developmentEnd",
            Why::MerchantElsewhere { .. } => "merchantElsewhere",
            Why::NoPath { .. } => "noPath",
            Why::GoodNotThere { .. } => "goodNotThere",
            Why::TownTaken { .. } => "townTaken",
            Why::NoStationLeft {} => "noStationLeft",
            Why::NotStandingThere { .. } => "notStandingThere",
            Why::DeedFull { .. } => "deedFull",
            Why::ChooseReward { .. } => "chooseReward",
            Why::NoChoiceOfReward { .. } => "noChoiceOfReward",
            Why::DoseOutOfRange { .. } => "doseOutOfRange",
            Why::TooFewCoins { .. } => "tooFewCoins",
            Why::NotInStack { .. } => "notInStack",
            Why::CategoryOneOnly { .. } => "categoryOneOnly",
            Why::NoShield {} => "noShield",
            Why::NotFood { .. } => "notFood",
            Why::NotOwned { .. } => "notOwned",
            Why::OwnsFewer { .. } => "ownsFewer",
            Why::FoodFirst {} => "foodFirst",
            Why::CannotSurrender {} => "cannotSurrender",
            Why::CoinField {} => "coinField",
            Why::Stopped { .. } => "stopped",
            Why::SentTogether { .. } => "sentTogether",
            Why::NoSuchSpace { .. } => "noSuchSpace",
            Why::CivicTaken { .. } => "civicTaken",
            Why::LikeAnother { .. } => "likeAnother",
            Why::OrderNotOpen { .. } => "orderNotOpen",
            Why::GoodsShort { .. } => "goodsShort",
            Why::NotStored { .. } => "notStored",
            // New events.
            Why::NotForHire { .. } => "notForHire",
            Why::NotTaught { .. } => "notTaught",
            Why::StepsDone { .. } => "stepsDone",
            Why::NotTheRecruit { .. } => "notTheRecruit",
            Why::LessWouldDo { .. } => "lessWouldDo",
            Why::MustGiveEnough {} => "mustGiveEnough",
            Why::OutOfOrder {} => "outOfOrder",
            // Intrigue.
            Why::MustPlot { .. } => "mustPlot",
            Why::NotItsPlot { .. } => "notItsPlot",
            Why::NoOpponent { .. } => "noOpponent",
            Why::NotThatGood { .. } => "notThatGood",
            Why::SameGood { .. } => "sameGood",
            Why::NoStationThere { .. } => "noStationThere",
            Why::NoTechnologyThere { .. } => "noTechnologyThere",
            Why::NotOnBoard { .. } => "notOnBoard",
            Why::NotAhead { .. } => "notAhead",
            Why::NotOnList {} => "notOnList",
            Why::OverBid { .. } => "overBid",
            Why::EmptyBribe {} => "emptyBribe",
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Sentence::default();
        match *self {
            Why::WrongAnswer {} => line.add("that does not answer what is asked now"),
            Why::NobodyThere { space } => line.add("no follower stands on").add(space),
            Why::TooManyRecalled { most } => line.add("at most").add(most).add("followers are taken back in a round"),
            Why::MarketFull {} => line.add("the market has no room"),
            Why::TooMany { most } => line.add("at most").add(most),
            Why::NotDrawn { follower } => line.add("no").add(follower).add("was drawn"),
            Why::NotOnMarket { follower } => line.add("there is no").add(follower).add("on the market"),
            Why::NotThere { follower, store } => {
                let place = if matches!(store, Store::Bag | Store::Bath) { "in the" } else { "on the" };
                line.add("there is no").add(follower).add(place).add(store)
            }
            Why::TowerFull {} => line.add("the tower has room for two"),
            Why::MarketOverfull { over } => {
                line.add("the market holds").add(over).add("too many: lay them on the tower")
            }
            Why::NotYourPlace { place } => line.add("the seat does not own the").add(place),
            Why::SpaceTaken { space } => line.add(space).add("is taken"),
            Why::SameAs { space } => line.add("the spaces are alike: name").add(space),
            Why::Unfit { follower, space } => line.add("the").add(follower).add("may not stand on").add(space),
            Why::NeutralOnly { space } => line.add(space).add("takes neutral followers only"),
            Why::MonkOnly { space } => line.add(space).add("takes monks only"),
            Why::MustPlaceMore {} => line.add("then the other one could not be placed"),
            Why::NoGear {} => line.add("the seat holds no such technology"),
            Why::PassFirst {} => line.add("technology is laid down only after passing"),
            Why::NoRoleThere { space } => line.add(space).add("names no follower that technology could replace"),
            Why::OnlySpace { space } => line.add(space).add("is the only space of its place"),
            Why::SecondGear { place } => line.add("technology lies at the").add(place).add("already"),
            Why::FarmerSpacesOnly { space } => {
                line.add("the first technology replaces a farmer;").add(space).add("is for another")
            }
            Why::NotActivated { place } => line.add("the").add(place).add("is not activated"),
            Why::NoAction { place } => line.add("the").add(place).add("has no action"),
            Why::SayMore { place } => line.add("say what the").add(place).add("is used for"),
            Why::NotItsAction { place } => line.add("that is not what the").add(place).add("does"),
            Why::NoneInSupply { role } => line.add("there is no").add(role).add("in supply"),
            Why::GoodMissing { good } => line.add("there is no").add(good).add("on the goods market"),
            Why::NoTechnology {} => line.add("there is no technology in supply"),
            Why::TrackEnd { role } => line.add("the marker stands at the end of the").add(role).add("track"),
            Why::BarredNow { role } => line.add("no").add(role).add("is recruited in this round"),
            Why::DevelopmentEnd {} => line.add("the marker stands at the end of the development track"),
            Why::MerchantElsewhere { town } => line.add("the merchant is not in").add(town),
            Why::NoPath { from, to } => line.add("no such path leads from").add(from).add("to").add(to),
            Why::GoodNotThere { good } => line.add("no").add(good).add("lies on that path"),
            Why::TownTaken { town } => line.add("there is a station in").add(town),
            Why::NoStationLeft {} => line.add("no station is left"),
            Why::NotStandingThere { role, place } => line.add("no neutral").add(role).add("stands on the").add(place),
            Why::DeedFull { deed, role } => line.add("the deed").add(deed).add("has no free space for a").add(role),
            Why::ChooseReward { deed } => line.add("the deed").add(deed).add("gives a coin or a step: say which"),
            Why::NoChoiceOfReward { deed } => line.add("the deed").add(deed).add("leaves no choice of reward"),
            Why::DoseOutOfRange { most } => line.add("one to").add(most).add("coins"),
            Why::TooFewCoins { needed, owned } => {
                line.add("that costs").add(needed).add("coins, the seat has").add(owned)
            }
            Why::NotInStack { place } => line.add("the").add(place).add("is not in the stacks"),
            Why::CategoryOneOnly { place } => {
                line.add("the first place tile is of category I; the").add(place).add("is not")
            }
            Why::NoShield {} => line.add("no monk stands in a sacristy of the seat"),
            Why::NotFood { good } => line.add(good).add("cannot be eaten"),
            Why::NotOwned { good } => line.add("the seat owns no").add(good),
            Why::OwnsFewer { good, owned } => line.add("the seat owns only").add(owned).add(good),
            Why::FoodFirst {} => line.add("food must be given while there is any"),
            Why::CannotSurrender {} => line.add("there is nothing of that kind to give up"),
            Why::CoinField {} => line.add("no step back leads onto a coin field or away from it"),
            Why::Stopped { place } => line.add("the").add(place).add("cannot be used in this round"),
            Why::SentTogether { civic } => line.add("two are sent to").add(civic).add("together or not at all"),
            Why::NoSuchSpace { civic, space, role } => {
                line.add("there is no space").add(space).add("for a").add(role).add("at").add(civic)
            }
            Why::CivicTaken { civic, space } => line.add("space").add(space).add("of").add(civic).add("is taken"),
            Why::LikeAnother { civic, space } => {
                line.add("name the first of the spaces of").add(civic).add("that are like").add(space)
            }
            Why::OrderNotOpen { order } => line.add(order).add("does not lie open"),
            Why::GoodsShort { good, needed } => line.add("the order asks for").add(needed).add(good),
            Why::NotStored { good } => line.add("no").add(good).add("lies on a brasserie of the seat"),
            // New events.
            Why::NotForHire { role } => line.add("no").add(role).add("is for hire"),
            Why::NotTaught { marker } => line.add(marker).add("is not taught"),
            Why::StepsDone { marker } => line.add("the marker stands at the end of the").add(marker).add("track"),
            Why::NotTheRecruit { follower } => line.add("the").add(follower).add("was not recruited just now"),
            Why::LessWouldDo { good } => line.add("one").add(good).add("less would do"),
            Why::MustGiveEnough {} => line.add("whoever owns goods of that value gives them"),
            Why::OutOfOrder {} => {
                line.add("name followers in their order: bag, market, tower, spaces, the earlier ones first")
            }
            // Intrigue.
            Why::MustPlot { civic } => line.add("the").add(civic).add("must be used against somebody"),
            Why::NotItsPlot { civic } => line.add("that is not what the").add(civic).add("does"),
            Why::NoOpponent { seat } => line.add("seat").add(seat.number()).add("is no opponent"),
            Why::NotThatGood { seat, good } => line.add("seat").add(seat.number()).add("has no such").add(good),
            Why::SameGood { good } => line.add(good).add("is not swapped for").add(good),
            Why::NoStationThere { seat, town } => {
                line.add("seat").add(seat.number()).add("has no station in").add(town)
            }
            Why::NoTechnologyThere { space } => line.add("no technology lies on").add(space),
            Why::NotOnBoard { place } => line.add("the").add(place).add("is a tile: its technology is safe"),
            Why::NotAhead { seat, marker } => {
                line.add("seat").add(seat.number()).add("is not ahead on the").add(marker).add("track")
            }
            Why::NotOnList {} => line.add("such bribes are not offered in this game"),
            Why::OverBid { most } => line.add("at most").add(most).add("of these can be offered"),
            Why::EmptyBribe {} => line.add("something must be offered now"),
        };
        f.write_str(&line.into_text())
    }
}
