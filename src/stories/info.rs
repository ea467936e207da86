//! The description of this game before a set-up is chosen.

use super::options::OPTIONS;
use super::setup::Scenario;
use crate::engine::{GameInfo, Reconstructed};
use crate::wire::Kind;

/// The game, its stories, its options, and its reconstructed data.
pub fn info() -> GameInfo {
    GameInfo {
        id: "stories",
        title: "Orléans Stories",
        seats: &[2, 3, 4],
        editions: &[],
        modules: &[],
        scenarios: Scenario::NAMES,
        scenario_titles: Scenario::TITLES,
        options: OPTIONS,
        reconstructed: RECONSTRUCTED,
        levels: &[],
    }
}

const fn row(what: &'static str, replace: &'static str) -> Reconstructed {
    Reconstructed { what, replace }
}

const RECONSTRUCTED: &[Reconstructed] = &[
    row("which areas lie beside each other, and the start villages", "tables.map"),
    row("spaces of the player board and of the basic place cards", "tables.places"),
    row("spaces of the village green", "tables.green"),
    row("most of the place cards", "tables.placeCards"),
    row("spaces and bonuses of the deeds", "tables.deeds"),
    row("how many tiles there are of each good", "tables.goodsTiles"),
    row("prices of brocade, wine, bread, cheese and grain", "tables.prices"),
    row("what can be eaten", "tables.food"),
    row("the fame for goods delivered", "tables.delivery"),
    row("what lies on the market place at the start", "tables.market"),
    row("what players start with", "tables.startKit"),
    row("length and bonuses of the fame track", "tables.fameTrack"),
    row("most of the epochs: parameters, conditions, effects, objectives", "tables.epochs"),
    row("what narration cards bring (The First Kingdom)", "tables.narration"),
    row("the tiles of the tasks (The First Kingdom)", "tables.taskSheet"),
    row("most numbers of the control board (The First Kingdom)", "tables.controlBoard"),
    row("what lack of food costs in autumn (The King's Favor)", "tables.seasons"),
];
