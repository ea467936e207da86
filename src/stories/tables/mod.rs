//! Host tables that replace reconstructed numbers: owners of the box can enter the printed data and play the printed
//! game.
//!
//! A given row replaces ours with the same id; a table without rows is replaced as a whole; other data stays.
//! Impossible data is refused with its path: `tables.placeCards[3].spaces[1]`.
//!
//! | to find | look in |
//! |---|---|
//! | checks of the map | `map` |
//! | checks of places, cards, deeds and tasks | `places` |
//! | checks of goods, market place and start kit | `goods` |
//! | checks of epochs, fame track and the rest of a story | `story` |
//! | limits | [`limits`] |

mod goods;
pub mod limits;
mod map;
mod places;
mod story;

use super::data::deeds::{DeedRow, deeds};
use super::data::effects::Takes;
use super::data::epochs::EpochRow;
use super::data::fame::FameTrack;
use super::data::map::{MapTable, map};
use super::data::places::{GREEN, MOST_SPACES, Place, PlaceRow, places};
use super::data::tasks::{
    ControlBoard, Narration, NarrationTiles, SEASONS, SeasonTable, TaskSheet, control_board, task_sheet,
};
use super::data::wares::{ByGood, Good, GoodsTable, StartKit, Stock, goods};
use super::data::{Confidence, Sure, first_kingdom, text};
use super::setup::{Scenario, Setup};
use crate::engine::{SetupError, SetupFault};
use crate::parts::{By, Set};
use crate::wire::Wire;
use arrayvec::ArrayVec;
use limits::MOST_LETTERS;

/// The tables that replace ours; other data stays.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesTables")]
pub struct Tables {
    /// The map with its start villages.
    #[wire(default, skip_serializing_if = "is_default")]
    pub map: Option<MapTable>,
    /// The spaces of the places on the player board and of the basic place cards.
    #[wire(default, skip_serializing_if = "is_default")]
    pub places: Vec<PlaceTable>,
    /// Place cards.
    #[wire(default, skip_serializing_if = "is_default")]
    pub place_cards: Vec<PlaceRow>,
    /// The number of spaces of the village green.
    #[wire(default, skip_serializing_if = "is_default")]
    pub green: Option<u8>,
    /// Deeds.
    #[wire(default, skip_serializing_if = "is_default")]
    pub deeds: Vec<DeedRow>,
    /// The number of tiles of each good in the box.
    #[wire(default, skip_serializing_if = "is_default")]
    pub goods_tiles: Option<ByGood<u8>>,
    /// The price of each good on the market.
    #[wire(default, skip_serializing_if = "is_default")]
    pub prices: Option<ByGood<u8>>,
    /// The goods that are food.
    #[wire(default, skip_serializing_if = "is_default")]
    pub food: Option<Set<Good>>,
    /// The fame for delivering each good.
    #[wire(default, skip_serializing_if = "is_default")]
    pub delivery: Option<ByGood<u8>>,
    /// The market place with two, three and four players.
    #[wire(default, skip_serializing_if = "is_default")]
    pub market: Option<Stock>,
    /// The start kit of a player.
    #[wire(default, skip_serializing_if = "is_default")]
    pub start_kit: Option<StartKit>,
    /// The fame track with its bonuses or tiles.
    #[wire(default, skip_serializing_if = "is_default")]
    pub fame_track: Option<FameTrack>,
    /// Epochs of the story, with their conditions, effects and objectives.
    #[wire(default, skip_serializing_if = "is_default")]
    pub epochs: Vec<EpochRow>,
    /// Narration cards (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub narration: By<Narration, Option<Stock>, 10>,
    /// The task sheet (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub task_sheet: Option<TaskSheet>,
    /// The control board (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub control_board: Option<ControlBoard>,
    /// The seasons (The King's Favor).
    #[wire(default, skip_serializing_if = "is_default")]
    pub seasons: Option<SeasonTable>,
}

/// A place that each player has, as printed. Its effect is certain.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPlaceTable")]
pub struct PlaceTable {
    /// The place.
    pub id: Place,
    /// The tiles that each of its spaces takes.
    pub spaces: ArrayVec<Takes, MOST_SPACES>,
}

/// Fails with an error at this path of the tables.
fn wrong<T>(path: String, reason: String) -> Result<T, SetupError> {
    Err(SetupError { fault: SetupFault::Table, path: format!("tables.{path}").into(), reason })
}

/// Checks that a number is within these bounds.
fn within(path: impl FnOnce() -> String, number: u8, least: u8, most: u8) -> Result<(), SetupError> {
    if (least..=most).contains(&number) {
        return Ok(());
    }
    wrong(path(), format!("expected {least} to {most}, found {number}"))
}

/// Checks that a name is there and fits on its card.
fn named(path: impl FnOnce() -> String, name: &str) -> Result<(), SetupError> {
    let letters = name.chars().count();
    if (1..=MOST_LETTERS).contains(&letters) {
        return Ok(());
    }
    wrong(path(), format!("expected a name of 1 to {MOST_LETTERS} letters, found {letters}"))
}

impl Tables {
    /// Checks that each table belongs to the story in play, and that its data is possible.
    pub fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        if *self == Tables::default() {
            return Ok(());
        }
        self.check_story(setup.scenario)?;
        self.check_map()?;
        self.check_places()?;
        self.check_deeds()?;
        self.check_goods()?;
        self.check_epochs(setup.scenario)?;
        self.check_fame_track(setup.scenario)?;
        self.check_tasks()?;
        self.check_supply(setup)
    }

    /// Refuses tables of the other story.
    fn check_story(&self, scenario: Scenario) -> Result<(), SetupError> {
        let is_told = self.narration.values().iter().any(Option::is_some);
        let of_stories = [
            ("narration", is_told, Scenario::FirstKingdom),
            ("taskSheet", self.task_sheet.is_some(), Scenario::FirstKingdom),
            ("controlBoard", self.control_board.is_some(), Scenario::FirstKingdom),
            ("seasons", self.seasons.is_some(), Scenario::KingsFavor),
        ];
        for (table, is_given, of) in of_stories {
            if is_given && of != scenario {
                return Err(needs(format!("tables.{table}"), of));
            }
        }
        Ok(())
    }

    /// The map in play.
    pub fn map(&self) -> MapTable {
        self.map.clone().unwrap_or_else(map)
    }

    /// The places in play, in the order of [`Place`].
    pub fn places(&self) -> Vec<PlaceRow> {
        let mut rows = replaced(places(), &self.place_cards, |row| row.id);
        for table in &self.places {
            if let Some(row) = rows.iter_mut().find(|row| row.id == table.id) {
                (row.spaces, row.confidence) = (table.spaces.clone(), Confidence::Given);
            }
        }
        rows
    }

    /// The number of spaces of the village green.
    pub fn green(&self) -> u8 {
        self.green.unwrap_or(GREEN)
    }

    /// The deeds in play, in order.
    pub fn deeds(&self) -> Vec<DeedRow> {
        replaced(deeds(), &self.deeds, |row| row.id)
    }

    /// The goods in play.
    pub fn goods(&self) -> GoodsTable {
        let ours = goods();
        GoodsTable {
            tiles: self.goods_tiles.unwrap_or(ours.tiles),
            prices: self.prices.unwrap_or(ours.prices),
            sure: if self.prices.is_some() { ByGood::default() } else { ours.sure },
            food: self.food.unwrap_or(ours.food),
            delivery: self.delivery.unwrap_or(ours.delivery),
        }
    }

    /// The market place in play.
    pub fn market(&self, scenario: Scenario) -> Stock {
        self.market.unwrap_or_else(|| (scenario.row().market)())
    }

    /// The start kit of a player.
    pub fn start_kit(&self, scenario: Scenario) -> StartKit {
        self.start_kit.unwrap_or_else(|| (scenario.row().start_kit)())
    }

    /// The fame track in play.
    pub fn fame_track(&self, scenario: Scenario) -> FameTrack {
        self.fame_track.clone().unwrap_or_else(|| (scenario.row().fame_track)())
    }

    /// The epochs in play, in order.
    pub fn epochs(&self, scenario: Scenario) -> Vec<EpochRow> {
        replaced((scenario.row().epochs)(), &self.epochs, |row| row.number)
    }

    /// The narration cards in play.
    pub fn narration(&self) -> NarrationTiles {
        let ours = first_kingdom::narration();
        NarrationTiles::new(|card| self.narration[card].unwrap_or(ours[card]))
    }

    /// The task sheet in play.
    pub fn task_sheet(&self) -> TaskSheet {
        self.task_sheet.clone().unwrap_or_else(task_sheet)
    }

    /// The control board in play.
    pub fn control_board(&self) -> ControlBoard {
        self.control_board.clone().unwrap_or_else(control_board)
    }

    /// The seasons in play.
    pub fn seasons(&self) -> SeasonTable {
        self.seasons.unwrap_or(SEASONS)
    }
}

impl Tables {
    /// The confidence in each table without rows, and in parts of epochs; data of a host is `Given`.
    pub fn confidence(&self, scenario: Scenario) -> Vec<Sure> {
        use Confidence::{Certain, Given, House, Likely};
        let of = |of, is_given, ours| Sure { of: text(of), confidence: if is_given { Given } else { ours } };
        let is_first = scenario == Scenario::FirstKingdom;
        let mut all = vec![
            of("green", self.green.is_some(), House),
            of("goodsTiles", self.goods_tiles.is_some(), House),
            of("food", self.food.is_some(), Likely),
            of("delivery", self.delivery.is_some(), House),
            of("market", self.market.is_some(), if is_first { Likely } else { House }),
            of("startKit", self.start_kit.is_some(), House),
        ];
        if self.fame_track.is_none() {
            all.push(of("fameTrack.length", false, Likely));
        }
        match scenario {
            Scenario::FirstKingdom => {
                all.push(of("narration", self.narration.values().iter().all(Option::is_some), House));
            }
            Scenario::KingsFavor => {
                all.push(of("seasons", self.seasons.is_some(), Certain));
                if self.seasons.is_none() {
                    all.extend(["seasons.autumnCoins", "seasons.autumnFollowers"].map(|lack| of(lack, false, House)));
                }
            }
        }
        let ours =
            (1..=scenario.row().epoch_count).filter(|number| self.epochs.iter().all(|row| row.number != *number));
        for number in ours {
            let part = |&(key, confidence): &(&str, Confidence)| Sure {
                of: format!("epochs[{}].{key}", number - 1).into(),
                confidence,
            };
            all.extend((scenario.row().epoch_parts)(number).iter().map(part));
        }
        all
    }
}

/// The error for something that belongs to another story.
fn needs(path: String, scenario: Scenario) -> SetupError {
    let reason = format!("only with the scenario \"{}\"", crate::wire::Kind::name(scenario));
    SetupError { fault: SetupFault::Needs, path: path.into(), reason }
}

/// Our rows, replaced by given ones with the same id.
fn replaced<T: Clone, K: PartialEq>(mut rows: Vec<T>, given: &[T], id: impl Fn(&T) -> K) -> Vec<T> {
    for new in given {
        if let Some(row) = rows.iter_mut().find(|row| id(row) == id(new)) {
            *row = new.clone();
        }
    }
    rows
}
