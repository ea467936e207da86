//! Reasons for refusals: code, parameters and sentence.

use super::data::deeds::Deed;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::map::Town;
use super::data::places::{Place, Space};
use super::modules;
use super::vocabulary::Store;
use crate::engine::{Refusal, Refused};

/// The reason for a refusal, with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Refusal)]
#[wire(rename = "OrleansRefusal")]
pub enum Reason {
    #[refusal("that does not answer what is asked now")]
    WrongAnswer,
    #[refusal("no follower stands on {space}")]
    NobodyThere {
        space: Space,
    },
    #[refusal("at most {most} followers are taken back in a round")]
    TooManyRecalled {
        most: u8,
    },
    #[refusal("the market has no room")]
    MarketFull,
    #[refusal("at most {most}")]
    TooMany {
        most: u8,
    },
    #[refusal("no {follower} was drawn")]
    NotDrawn {
        follower: Follower,
    },
    #[refusal("there is no {follower} on the market")]
    NotOnMarket {
        follower: Follower,
    },
    #[refusal("there is no {follower} {store}")]
    NotThere {
        follower: Follower,
        store: Store,
    },
    #[refusal("the tower has room for two")]
    TowerFull,
    #[refusal("the market holds {over} too many: lay them on the tower")]
    MarketOverfull {
        over: u8,
    },
    #[refusal("the seat does not own the {place}")]
    NotYourPlace {
        place: Place,
    },
    #[refusal("{space} is taken")]
    SpaceTaken {
        space: Space,
    },
    #[refusal("the spaces are alike: name {space}")]
    SameAs {
        space: Space,
    },
    #[refusal("the {follower} may not stand on {space}")]
    Unfit {
        follower: Follower,
        space: Space,
    },
    #[refusal("{space} takes neutral followers only")]
    NeutralOnly {
        space: Space,
    },
    #[refusal("{space} takes monks only")]
    MonkOnly {
        space: Space,
    },
    #[refusal("then the other one could not be placed")]
    MustPlaceMore,
    #[refusal("the seat holds no such technology")]
    NoGear,
    #[refusal("technology is laid down only after passing")]
    PassFirst,
    #[refusal("{space} names no follower that technology could replace")]
    NoRoleThere {
        space: Space,
    },
    #[refusal("{space} is the only space of its place")]
    OnlySpace {
        space: Space,
    },
    #[refusal("technology lies at the {place} already")]
    SecondGear {
        place: Place,
    },
    #[refusal("the first technology replaces a farmer; {space} is for another")]
    FarmerSpacesOnly {
        space: Space,
    },
    #[refusal("the {place} is not activated")]
    NotActivated {
        place: Place,
    },
    #[refusal("the {place} has no action")]
    NoAction {
        place: Place,
    },
    #[refusal("say what the {place} is used for")]
    SayMore {
        place: Place,
    },
    #[refusal("that is not what the {place} does")]
    NotItsAction {
        place: Place,
    },
    #[refusal("there is no {role} in supply")]
    NoneInSupply {
        role: Role,
    },
    #[refusal("there is no {good} on the goods market")]
    GoodMissing {
        good: Good,
    },
    #[refusal("there is no technology in supply")]
    NoTechnology,
    #[refusal("the marker stands at the end of the {role} track")]
    TrackEnd {
        role: Role,
    },
    #[refusal("no {role} is recruited in this round")]
    BarredNow {
        role: Role,
    },
    #[refusal("the marker stands at the end of the development track")]
    DevelopmentEnd,
    #[refusal("the merchant is not in {town}")]
    MerchantElsewhere {
        town: Town,
    },
    #[refusal("no such path leads from {from} to {to}")]
    NoPath {
        from: Town,
        to: Town,
    },
    #[refusal("no {good} lies on that path")]
    GoodNotThere {
        good: Good,
    },
    #[refusal("there is a station in {town}")]
    TownTaken {
        town: Town,
    },
    #[refusal("no station is left")]
    NoStationLeft,
    #[refusal("no neutral {role} stands on the {place}")]
    NotStandingThere {
        role: Role,
        place: Place,
    },
    #[refusal("the deed {deed} has no free space for a {role}")]
    DeedFull {
        deed: Deed,
        role: Role,
    },
    #[refusal("the deed {deed} gives a coin or a step: say which")]
    ChooseReward {
        deed: Deed,
    },
    #[refusal("the deed {deed} leaves no choice of reward")]
    NoChoiceOfReward {
        deed: Deed,
    },
    #[refusal("one to {most} coins")]
    DoseOutOfRange {
        most: u8,
    },
    #[refusal("that costs {needed} coins, the seat has {owned}")]
    TooFewCoins {
        needed: u16,
        owned: u16,
    },
    #[refusal("the {place} is not in the stacks")]
    NotInStack {
        place: Place,
    },
    #[refusal("the first place tile is of category I; the {place} is not")]
    CategoryOneOnly {
        place: Place,
    },
    #[refusal("no monk stands in a sacristy of the seat")]
    NoShield,
    #[refusal("{good} cannot be eaten")]
    NotFood {
        good: Good,
    },
    #[refusal("the seat owns no {good}")]
    NotOwned {
        good: Good,
    },
    #[refusal("the seat owns only {owned} {good}")]
    OwnsFewer {
        good: Good,
        owned: u8,
    },
    #[refusal("food must be given while there is any")]
    FoodFirst,
    #[refusal("there is nothing of that kind to give up")]
    CannotSurrender,
    #[refusal("no step back leads onto a coin field or away from it")]
    CoinField,
    #[refusal("the {place} cannot be used in this round")]
    Stopped {
        place: Place,
    },
    Orders(modules::orders::vocabulary::Reasons),
    NewPlaces(modules::new_places::vocabulary::Reasons),
    Civics(modules::civics::vocabulary::Reasons),
    NewEvents(modules::new_events::vocabulary::Reasons),
    Intrigue(modules::intrigue::vocabulary::Reasons),
}

/// Refuses with a rule and a reason.
pub fn refuse<T>(rule: &'static str, why: impl Into<Reason>) -> Result<T, Refused<Reason>> {
    Err(Refused::new(rule, why.into()))
}
