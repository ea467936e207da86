//! The outside view of this game.

use super::components::{self, Components};
use super::options::OPTIONS;
use super::phases::followers::draw_limit;
use super::pieces::Target;
use super::rules::HOURGLASSES;
use super::setup::ModuleId;
use super::{Action, Ask, At, Orleans, Rules, Setup, arrange};
use crate::engine::{Asks, GameInfo, NotArranged, Presented, Reconstructed, Seat, Status, Table, Targets, module};
use crate::wire::{Kind, Tree, read_tree};

impl Presented for Orleans {
    const WORDS: &'static str = super::dictionary::WORDS;
    type Target = Target;
    type Components = Components;
    fn components(rules: Option<&Rules>) -> Components {
        components::components(rules)
    }
    fn info() -> GameInfo {
        GameInfo {
            id: "orleans",
            title: "Orléans",
            seats: &[2, 3, 4],
            editions: &["later", "2014"],
            modules: ModuleId::NAMES,
            scenarios: &[],
            scenario_titles: &[],
            options: OPTIONS,
            reconstructed: &[
                Reconstructed { what: "whom the bathhouse's space takes", replace: "options.bathhouseSpace" },
                Reconstructed { what: "the value of all coins in the box of 2014", replace: "options.bankTotal" },
                Reconstructed { what: "towns, goods and points of the order cards", replace: "tables.orders" },
                Reconstructed { what: "the spaces of the new deeds and of the intriguers", replace: "tables.civics" },
                Reconstructed { what: "categories and spaces of the new place tiles", replace: "tables.placeTiles" },
            ],
            levels: &[],
        }
    }
    fn targets(at: At<'_>, seat: Seat, ask: &Ask, action: Action, out: &mut Targets<Self>) {
        ask.targets(at, seat, action, out);
        module::targets(at, seat, *ask, action, out);
    }
    fn resources(at: At<'_>, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = &at.state.players[seat];
        let followers = &player.followers;
        vec![
            ("coins", player.coins.into()),
            ("goods", player.goods.total() as i32),
            ("development", player.development.into()),
            ("status", player.status().into()),
            ("stations", player.stations.len().into()),
            ("citizens", at.state.citizens(seat).into()),
            ("bag", followers.bag.total() as i32),
            ("market", followers.market.total() as i32),
            ("technology", (player.gears.total() + u32::from(followers.spaces.technology().len())) as i32),
            ("places", player.places.len().into()),
        ]
    }
    fn status(at: At<'_>) -> Status {
        let seats = at.rules.seats.iter();
        Status {
            phase: None,
            round: Some(at.state.round()).filter(|&round| round > 0),
            rounds: Some(HOURGLASSES),
            order: at.state.start.map_or(vec![], |_| at.state.turn_order(at.rules).collect()),
            draw_limits: seats.map(|seat| draw_limit(at, seat)).collect(),
        }
    }
    fn arrange(setup: &Setup, sketch: &Tree<'_>) -> Result<Table<Self>, NotArranged> {
        arrange::arrange(setup, &read_tree(sketch)?)
    }
}
