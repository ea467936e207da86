//! Conservation of goods: 42, seven of each colour, in possible places (laws 2 and 3).

use super::Stage;
use crate::burgundy::chance::Draw;
use crate::burgundy::data::tiles::{ByGood, GOODS_PER_COLOUR, Good};
use crate::burgundy::round::{ROUNDS, START_GOODS};
use crate::engine::Laws;
use crate::wire::Kind;

/// Number of goods.
const GOODS: usize = 42;

/// Checks all goods.
pub fn laws(stage: &Stage<'_>, laws: &mut Laws) {
    let state = stage.at.state;
    let piles = || {
        let players = state.players.values().iter().flat_map(|player| [&player.goods, &player.sold]);
        let depots = state.depots.iter().map(|depot| &depot.goods);
        players.chain(depots).chain([&state.hidden_goods])
    };
    for &good in Good::ALL {
        let lying = state.round_goods.iter().filter(|&&other| other == good).count() as u32;
        let count: u32 = piles().map(|pile: &ByGood<u8>| u32::from(pile[good])).sum::<u32>() + lying;
        let fits = count == u32::from(GOODS_PER_COLOUR);
        laws.hold(fits, format_args!("hiddenGoods"), "there are not seven goods of each colour in all");
    }
    let rounds = usize::from(ROUNDS);
    let to_come = stage.draws(&|draw| matches!(draw, Draw::RoundGood(_)));
    let left = match state.round {
        _ if !stage.has_begun => 0,
        0 => rounds.saturating_sub(to_come),
        round => rounds.saturating_sub(round.into()) + usize::from(!stage.is_white_die_rolled()),
    };
    let fits = state.round_goods.len() == left;
    laws.hold(fits, format_args!("roundGoods"), "the number of goods does not fit the round");
    let fits = state.white_die.is_some() == stage.is_white_die_rolled();
    laws.hold(fits, format_args!("whiteDie"), "the white die does not fit the round: it is rolled once in each");

    let start_goods = stage.draws(&|draw| matches!(draw, Draw::StartGood(_)));
    let revealed = stage.phases() * rounds;
    let given = START_GOODS * stage.at.rules.seats.len();
    let hidden = state.hidden_goods.total() as usize;
    let fits = hidden + revealed + given == GOODS + to_come + start_goods;
    laws.hold(fits, format_args!("hiddenGoods"), "the number of hidden goods does not fit what was revealed");
    if !stage.has_begun {
        for (seat, player) in state.players.iter() {
            let missing = stage.draws(&|draw| matches!(draw, Draw::StartGood(good) if good.seat == seat));
            let fits = player.goods.total() as usize + missing == START_GOODS;
            laws.hold(
                fits,
                format_args!("players[{}].goods", seat.number()),
                "this seat does not have the start goods drawn so far",
            );
        }
    }
}
