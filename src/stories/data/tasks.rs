//! Task sheet, control board and narration cards of The First Kingdom, seasons of The King's Favor (S-076, S-087, S-092,
//! S-096).

use super::epochs::FIELDS;
use super::wares::{Stock, Wanted};
use super::{Confidence, Text, text};
use crate::parts::By;
use crate::wire::{Kind, Wire};
use arrayvec::ArrayVec;

/// A task of the sheet (S-076).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesTask")]
#[repr(u8)]
pub enum Task {
    #[default]
    Well,
    Baptistery,
    Delegation,
    Harbour,
    Church,
    Citizens,
    Wealth,
}

impl Task {
    /// The tasks that take tiles (S-077).
    pub const DISPATCH: [Task; 4] = [Task::Well, Task::Baptistery, Task::Delegation, Task::Harbour];

    /// Its name.
    pub fn title(self) -> &'static str {
        ["Well", "Baptistery", "Delegation", "Harbour", "Build a church", "Citizens", "Goods and coins"][self.index()]
    }
}

/// A task that takes tiles.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesTaskRow")]
pub struct TaskRow {
    /// The task.
    pub id: Task,
    /// Its name.
    pub name: Text,
    /// The tile required by each of its fields.
    pub fields: ArrayVec<Wanted, FIELDS>,
    /// The confidence in this row.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

/// The task sheet (S-076).
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesTaskSheet")]
pub struct TaskSheet {
    /// The tasks that take tiles: the well, the baptistery, the delegation, the harbour.
    pub tasks: ArrayVec<TaskRow, 4>,
    /// The number of churches that the player must build.
    pub churches: u8,
    /// The number of citizens to strike.
    pub citizens: u8,
    /// The required value of coins and goods at the end.
    pub wealth: u8,
}

impl TaskSheet {
    /// The fields of a task; empty if it takes no tiles.
    pub fn fields(&self, task: Task) -> &[Wanted] {
        self.tasks.iter().find(|row| row.id == task).map_or(&[], |row| &row.fields)
    }
}

/// The task sheet in our reconstruction: that there are these seven tasks is certain, the tiles of the first four are
/// likely.
pub fn task_sheet() -> TaskSheet {
    use super::wares::{Follower::*, Good::*};
    use Wanted::{Coins, Follower as F, Good as G, Technology};
    let row = |id, name, fields: &[Wanted]| TaskRow {
        id,
        name: text(name),
        fields: fields.iter().copied().collect(),
        confidence: Confidence::Likely,
    };
    let tasks = [
        row(Task::Well, "Well", &[F(Scholar), Technology]),
        row(Task::Baptistery, "Baptistery", &[F(Monk), G(Brocade)]),
        row(Task::Delegation, "Delegation", &[F(Farmer), F(Trader), F(Knight), F(Knight)]),
        row(Task::Harbour, "Harbour", &[F(Fisher), F(Craftsman), G(Wood), G(Wood), Coins(5)]),
    ];
    TaskSheet { tasks: tasks.into(), churches: 1, citizens: 20, wealth: 30 }
}

/// A column of the control board (S-092).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesColumn")]
#[repr(u8)]
pub enum Column {
    #[default]
    Areas,
    Villages,
    Churches,
}

/// A value for each column of the control board.
pub type ByColumn<T> = By<Column, T, 3>;
/// Max numbers in a column.
pub const STEPS: usize = 12;

/// The control board: the numbers of each column from the bottom to the top; each strikes a citizen.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesControlBoard")]
pub struct ControlBoard {
    pub areas: ArrayVec<u8, STEPS>,
    pub villages: ArrayVec<u8, STEPS>,
    pub churches: ArrayVec<u8, STEPS>,
    /// The confidence in it.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

impl ControlBoard {
    /// The numbers of a column.
    pub fn column(&self, column: Column) -> &[u8] {
        match column {
            Column::Areas => &self.areas,
            Column::Villages => &self.villages,
            Column::Churches => &self.churches,
        }
    }
}

/// The control board in our reconstruction; 7 and 8 areas and 4 and 6 villages are certain.
pub fn control_board() -> ControlBoard {
    ControlBoard {
        areas: [3, 5, 7, 8, 9, 10].into_iter().collect(),
        villages: [2, 4, 6, 8].into_iter().collect(),
        churches: [1, 2, 3, 4].into_iter().collect(),
        confidence: Confidence::House,
    }
}

/// A narration card (S-087): one for each epoch, and two for deeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesNarration")]
#[repr(u8)]
pub enum Narration {
    #[default]
    #[wire(rename = "I")]
    I,
    #[wire(rename = "II")]
    II,
    #[wire(rename = "III")]
    III,
    #[wire(rename = "IV")]
    IV,
    #[wire(rename = "V")]
    V,
    #[wire(rename = "VI")]
    VI,
    #[wire(rename = "VII")]
    VII,
    #[wire(rename = "VIII")]
    VIII,
    FoodDepot,
    Medicine,
}

/// The tiles that each narration card adds to the market place.
pub type NarrationTiles = By<Narration, Stock, 10>;

/// A season of The King's Favor (S-096).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesSeason")]
#[repr(u8)]
pub enum Season {
    /// Adds tiles to the market place.
    #[default]
    Spring,
    /// All players get coins.
    Summer,
    /// All players give food.
    Autumn,
    /// Checks the objectives.
    Winter,
}

impl Season {
    /// Its name.
    pub fn title(self) -> &'static str {
        ["Spring", "Summer", "Autumn", "Winter"][self.index()]
    }
}

/// The gains and losses of the seasons (S-096). The tiles of spring are in the rows of the epochs.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesSeasonTable")]
pub struct SeasonTable {
    /// Coins for each player in summer.
    pub summer_coins: u8,
    /// Food from each player in autumn.
    pub autumn_food: u8,
    /// Coins that a player without food pays instead.
    pub autumn_coins: u8,
    /// Followers that a player without food and coins loses from the bag.
    pub autumn_followers: u8,
}

/// The seasons in our reconstruction; the cost of missing food is reconstructed, the rest is certain.
pub const SEASONS: SeasonTable = SeasonTable { summer_coins: 1, autumn_food: 1, autumn_coins: 3, autumn_followers: 1 };
