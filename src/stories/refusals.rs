//! Reasons for refusals: code, parameters and sentence.

use super::data::deeds::Deed;
use super::data::effects::Building;
use super::data::map::Area;
use super::data::places::{Place, Space};
use super::data::wares::{Follower, Good, Ware};
use super::deeds::dispatch::{Destination, Mode};
use super::modules;
use super::state::Tile;
use crate::engine::{Refusal, Refused, Seat};

/// The reason for a refusal, with its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Refusal)]
#[wire(rename = "StoriesRefusal")]
pub enum Reason {
    #[refusal("that does not answer what is asked now")]
    WrongAnswer,
    #[refusal("{area} is no start village")]
    NoStartVillage {
        area: Area,
    },
    #[refusal("somebody has settled in {area} already")]
    Settled {
        area: Area,
    },
    #[refusal("at most {most} followers may be recalled")]
    TooManyRecalled {
        most: u8,
    },
    #[refusal("there is no room on the green")]
    GreenFull,
    #[refusal("nobody stands on {space}")]
    NobodyThere {
        space: Space,
    },
    #[refusal("{space} is like it and comes first")]
    SameAs {
        space: Space,
    },
    #[refusal("there is no {tile} on the green or in stock")]
    NotThere {
        tile: Tile,
    },
    #[refusal("the seat has no {space}")]
    NotYourSpace {
        space: Space,
    },
    #[refusal("the seat has no {place}")]
    NotYourPlace {
        place: Place,
    },
    #[refusal("{space} is taken")]
    SpaceTaken {
        space: Space,
    },
    #[refusal("{space} is for a monk, whom nobody and nothing replaces")]
    MonkOnly {
        space: Space,
    },
    #[refusal("{space} does not take a {tile}")]
    Unfit {
        tile: Tile,
        space: Space,
    },
    #[refusal("a {tile} stands there already, and each kind may once")]
    SameKind {
        tile: Tile,
    },
    #[refusal("{space} takes no coins")]
    NoCoinsThere {
        space: Space,
    },
    #[refusal("no open field asks for {coins} coins, or there are not so many")]
    NoSuchSum {
        coins: u8,
    },
    #[refusal("{place} has not two spaces for followers")]
    OneFollowerSpace {
        place: Place,
    },
    #[refusal("{space} is the only one of its place")]
    OnlySpace {
        space: Space,
    },
    #[refusal("{place} takes no technology")]
    NoTechnologyThere {
        place: Place,
    },
    #[refusal("{space} asks for nobody whom technology could replace")]
    NobodyToReplace {
        space: Space,
    },
    #[refusal("{place} has technology already")]
    SecondTechnology {
        place: Place,
    },
    #[refusal("that is not what {place} does")]
    NoAction {
        place: Place,
    },
    #[refusal("{place} is not fully covered")]
    NotActivated {
        place: Place,
    },
    #[refusal("{place} is forbidden in this epoch")]
    Forbidden {
        place: Place,
    },
    #[refusal("several places that take cards can be used: say at which one")]
    SayWhere,
    #[refusal("{place} is the only place that takes cards now: leave it out")]
    OnlyPlace {
        place: Place,
    },
    #[refusal("say what {place} is used for")]
    SayMore {
        place: Place,
    },
    #[refusal("{area} is not in the game")]
    NotInPlay {
        area: Area,
    },
    #[refusal("the seat has a settler on {area}")]
    AlreadyYours {
        area: Area,
    },
    #[refusal("{area} is not beside an area that the seat controls")]
    OutOfReach {
        area: Area,
    },
    #[refusal("with {settlers} settlers in reserve none on the map moves")]
    ReserveLeft {
        settlers: u8,
    },
    #[refusal("no settler is in reserve; say which one on the map moves")]
    ReserveEmpty,
    #[refusal("the seat has no settler on {area}")]
    NoSettlerThere {
        area: Area,
    },
    #[refusal("somebody else's fortress stands on {area}")]
    ForeignFortress {
        area: Area,
    },
    #[refusal("{area} is protected")]
    Protected {
        area: Area,
    },
    #[refusal("that takes {needed} knights, there are {knights}")]
    TooFewKnights {
        needed: u8,
        knights: u8,
    },
    #[refusal("the seat does not control {area}")]
    NotControlled {
        area: Area,
    },
    #[refusal("{area} is a village already")]
    NoLand {
        area: Area,
    },
    #[refusal("{area} is no village")]
    NoVillage {
        area: Area,
    },
    #[refusal("the seat does not control {area} alone")]
    NotAlone {
        area: Area,
    },
    #[refusal("{area} has a fortress")]
    HasFortress {
        area: Area,
    },
    #[refusal("{area} has a church")]
    HasChurch {
        area: Area,
    },
    #[refusal("there is no {building} left")]
    NoneLeft {
        building: Building,
    },
    #[refusal("{place} recruits no {follower}")]
    NotRecruitedThere {
        place: Place,
        follower: Follower,
    },
    #[refusal("there is no {ware} on the market place")]
    NotOnOffer {
        ware: Ware,
    },
    #[refusal("{card} is not among the place cards")]
    CardNotOut {
        card: Place,
    },
    #[refusal("the category of {card} is not open yet")]
    CategoryClosed {
        card: Place,
    },
    #[refusal("expected {least} to {most}")]
    WrongAmount {
        least: u8,
        most: u8,
    },
    #[refusal("that takes {needed} coins, the seat has {owned}")]
    TooFewCoins {
        needed: u16,
        owned: u16,
    },
    #[refusal("there is no {good} in stock")]
    NotInStock {
        good: Good,
    },
    #[refusal("the bag is empty")]
    BagEmpty,
    #[refusal("no citizen is left to strike")]
    NoCitizensLeft,
    #[refusal("no {follower} was drawn")]
    NotDrawn {
        follower: Follower,
    },
    #[refusal("there is room for the {follower}")]
    ThereIsRoom {
        follower: Follower,
    },
    #[refusal("{good} is no food")]
    NoFood {
        good: Good,
    },
    #[refusal("{good} cannot be delivered")]
    NotDelivered {
        good: Good,
    },
    #[refusal("this space does not bring a {ware}")]
    NotOfThisBonus {
        ware: Ware,
    },
    #[refusal("no {tile} lies on {place}")]
    NotLoaded {
        place: Place,
        tile: Tile,
    },
    #[refusal("{deed} does not lie out")]
    DeedNotOut {
        deed: Deed,
    },
    #[refusal("{to} has no open field for a {tile}")]
    NoField {
        tile: Tile,
        to: Destination,
    },
    #[refusal("nothing is sent to {to} for {mode}")]
    WrongMode {
        to: Destination,
        mode: Mode,
    },
    #[refusal("{deed} lets nobody advance")]
    NoAdvancing {
        deed: Deed,
    },
    #[refusal("nobody advances in this story")]
    NoEpochs,
    #[refusal("seat {seat} is no opponent in the game")]
    NoOpponent {
        seat: Seat,
    },
    #[refusal("{good} for {good} is no swap")]
    SameGood {
        good: Good,
    },
    #[refusal("nothing on {space} can go back to stock")]
    NothingToUnload {
        space: Space,
    },
    FirstKingdom(modules::first_kingdom::vocabulary::Reasons),
}

/// Refuses with a rule and a reason.
pub fn refuse<T>(rule: &'static str, why: Reason) -> Result<T, Refused<Reason>> {
    Err(Refused::new(rule, why))
}
