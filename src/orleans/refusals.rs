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
use crate::parts::Kind;
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
    FoodFirst {},
    CannotSurrender {},
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
            Why::FoodFirst {} => "foodFirst",
            Why::CannotSurrender {} => "cannotSurrender",
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
        match *self {
            Why::WrongAnswer {} => write!(f, "that does not answer what is asked now"),
            Why::NobodyThere { space } => write!(f, "no follower stands on {}", space.name()),
            Why::TooManyRecalled { most } => write!(f, "at most {most} followers are taken back in a round"),
            Why::MarketFull {} => write!(f, "the market has no room"),
            Why::TooMany { most } => write!(f, "at most {most}"),
            Why::NotDrawn { follower } => write!(f, "no {} was drawn", follower.name()),
            Why::NotOnMarket { follower } => write!(f, "there is no {} on the market", follower.name()),
            Why::NotThere { follower, store } => write!(f, "there is no {} on the {}", follower.name(), store.name()),
            Why::TowerFull {} => write!(f, "the tower has room for two"),
            Why::MarketOverfull { over } => write!(f, "the market holds {over} too many: lay them on the tower"),
            Why::NotYourPlace { place } => write!(f, "the seat does not own the {}", place.name()),
            Why::SpaceTaken { space } => write!(f, "{} is taken", space.name()),
            Why::SameAs { space } => write!(f, "the spaces are alike: name {}", space.name()),
            Why::Unfit { follower, space } => {
                write!(f, "the {} may not stand on {}", follower.name(), space.name())
            }
            Why::NeutralOnly { space } => write!(f, "{} takes neutral followers only", space.name()),
            Why::MonkOnly { space } => write!(f, "{} takes monks only", space.name()),
            Why::MustPlaceMore {} => write!(f, "then the other one could not be placed"),
            Why::NoGear {} => write!(f, "the seat holds no such technology"),
            Why::NoRoleThere { space } => write!(f, "{} names no follower that technology could replace", space.name()),
            Why::OnlySpace { space } => write!(f, "{} is the only space of its place", space.name()),
            Why::SecondGear { place } => write!(f, "technology lies at the {} already", place.name()),
            Why::FarmerSpacesOnly { space } => {
                write!(f, "the first technology replaces a farmer; {} is for another", space.name())
            }
            Why::NotActivated { place } => write!(f, "the {} is not activated", place.name()),
            Why::NoAction { place } => write!(f, "the {} has no action", place.name()),
            Why::SayMore { place } => write!(f, "say what the {} is used for", place.name()),
            Why::NotItsAction { place } => write!(f, "that is not what the {} does", place.name()),
            Why::NoneInSupply { role } => write!(f, "there is no {} in supply", role.name()),
            Why::GoodMissing { good } => write!(f, "there is no {} on the goods market", good.name()),
            Why::NoTechnology {} => write!(f, "there is no technology in supply"),
            Why::TrackEnd { role } => write!(f, "the marker stands at the end of the {} track", role.name()),
            Why::BarredNow { role } => write!(f, "no {} is recruited in this round", role.name()),
            Why::DevelopmentEnd {} => write!(f, "the marker stands at the end of the development track"),
            Why::MerchantElsewhere { town } => write!(f, "the merchant is not in {}", town.name()),
            Why::NoPath { from, to } => write!(f, "no such path leads from {} to {}", from.name(), to.name()),
            Why::GoodNotThere { good } => write!(f, "no {} lies on that path", good.name()),
            Why::TownTaken { town } => write!(f, "{} has a station", town.name()),
            Why::NoStationLeft {} => write!(f, "no station is left"),
            Why::NotStandingThere { role, place } => {
                write!(f, "no neutral {} stands on the {}", role.name(), place.name())
            }
            Why::DeedFull { deed, role } => write!(f, "{} has no free space for a {}", deed.name(), role.name()),
            Why::ChooseReward { deed } => write!(f, "{} gives a coin or a step: say which", deed.name()),
            Why::NoChoiceOfReward { deed } => write!(f, "{} leaves no choice of reward", deed.name()),
            Why::DoseOutOfRange { most } => write!(f, "one to {most} coins"),
            Why::TooFewCoins { needed, owned } => write!(f, "that costs {needed} coins, the seat has {owned}"),
            Why::NotInStack { place } => write!(f, "the {} is not in the stacks", place.name()),
            Why::CategoryOneOnly { place } => {
                write!(f, "the first place tile is of category I; the {} is not", place.name())
            }
            Why::NoShield {} => write!(f, "no monk stands in a sacristy of the seat"),
            Why::NotFood { good } => write!(f, "{} cannot be eaten", good.name()),
            Why::NotOwned { good } => write!(f, "the seat owns no {}", good.name()),
            Why::FoodFirst {} => write!(f, "food must be given while there is any"),
            Why::CannotSurrender {} => write!(f, "there is nothing of that kind to give up"),
            Why::Stopped { place } => write!(f, "the {} cannot be used in this round", place.name()),
            Why::SentTogether { civic } => write!(f, "two are sent to {} together or not at all", civic.name()),
            Why::NoSuchSpace { civic, space, role } => {
                write!(f, "{} has no space {space} for a {}", civic.name(), role.name())
            }
            Why::CivicTaken { civic, space } => write!(f, "space {space} of {} is taken", civic.name()),
            Why::LikeAnother { civic, space } => {
                write!(f, "name the first of the spaces of {} that are like {space}", civic.name())
            }
            Why::OrderNotOpen { order } => write!(f, "{} does not lie open", order.name()),
            Why::GoodsShort { good, needed } => write!(f, "the order asks for {needed} {}", good.name()),
            Why::NotStored { good } => write!(f, "no {} lies on a brasserie of the seat", good.name()),
            // New events.
            Why::NotForHire { role } => write!(f, "no {} is for hire", role.name()),
            Why::NotTaught { marker } => write!(f, "{} is not taught", marker.name()),
            Why::StepsDone { marker } => write!(f, "the marker stands at the end of the {} track", marker.name()),
            Why::NotTheRecruit { follower } => write!(f, "the {} was not recruited just now", follower.name()),
            Why::LessWouldDo { good } => write!(f, "one {} less would do", good.name()),
            Why::MustGiveEnough {} => write!(f, "whoever owns goods of that value gives them"),
            Why::OutOfOrder {} => {
                write!(f, "name followers in their order: bag, market, tower, spaces, the earlier ones first")
            }
            // Intrigue.
            Why::MustPlot { civic } => write!(f, "the {} must be used against somebody", civic.name()),
            Why::NotItsPlot { civic } => write!(f, "that is not what the {} does", civic.name()),
            Why::NoOpponent { seat } => write!(f, "seat {} is no opponent", seat.number()),
            Why::NotThatGood { seat, good } => write!(f, "seat {} has no such {}", seat.number(), good.name()),
            Why::SameGood { good } => write!(f, "{} is not swapped for {0}", good.name()),
            Why::NoStationThere { seat, town } => {
                write!(f, "seat {} has no station in {}", seat.number(), town.name())
            }
            Why::NoTechnologyThere { space } => write!(f, "no technology lies on {}", space.name()),
            Why::NotOnBoard { place } => write!(f, "the {} is a tile: its technology is safe", place.name()),
            Why::NotAhead { seat, marker } => {
                write!(f, "seat {} is not ahead on the {} track", seat.number(), marker.name())
            }
            Why::NotOnList {} => write!(f, "such bribes are not offered in this game"),
            Why::OverBid { most } => write!(f, "at most {most} of these can be offered"),
            Why::EmptyBribe {} => write!(f, "something must be offered now"),
        }
    }
}
