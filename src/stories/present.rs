//! The outside view of this game.

use super::components::{self, Components};
use super::pieces::Target;
use super::{Action, Ask, At, Rules, Setup, Stories, arrange, info, modules};
use crate::engine::{Asks, GameInfo, NotArranged, Presented, Seat, Status, Table, Targets};
use crate::stories::data::tasks::Season;
use crate::stories::phases::drawing;
use crate::wire::{Kind, Tree, read_tree};

impl Presented for Stories {
    const WORDS: &'static str = super::dictionary::WORDS;
    type Target = Target;
    type Components = Components;
    fn components(rules: Option<&Rules>) -> Components {
        components::components(rules)
    }
    fn info() -> GameInfo {
        info::info()
    }
    fn targets(at: At<'_>, seat: Seat, ask: &Ask, action: Action, out: &mut Targets<Self>) {
        ask.targets(at, seat, action, out);
    }
    fn resources(at: At<'_>, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = &at.state.players[seat];
        let mut all = vec![
            ("coins", player.coins.into()),
            ("goods", player.goods.total() as i32),
            ("technology", player.technology.into()),
            ("followers", at.followers_in_all(seat).into()),
            ("cards", player.cards.and(at.rules.cards).len().into()),
            ("reserve", player.reserve.into()),
            ("fame", player.fame.into()),
            ("areas", at.areas(seat).into()),
            ("villages", at.villages(seat).into()),
            ("churches", at.churches(seat).into()),
            ("fortresses", at.fortresses(seat).into()),
            ("epoch", modules::of(at).epoch(at, seat).into()),
        ];
        modules::of(at).resources(at, seat, &mut all);
        all
    }
    fn arrange(setup: &Setup, sketch: &Tree<'_>) -> Result<Table<Self>, NotArranged> {
        arrange::arrange(setup, &read_tree(sketch)?)
    }
    fn status(at: At<'_>) -> Status {
        Status {
            phase: at.season().map(Season::name),
            round: Some(at.state.round.min(255) as u8).filter(|&round| round > 0),
            rounds: at.rounds(),
            order: if at.state.start.is_some() { at.order().collect() } else { vec![] },
            draw_limits: at.rules.seats.iter().map(|seat| drawing::allowance(at, seat)).collect(),
        }
    }
}
