//! Points by source, as if the game ended now, and the tie-break (B-091, B-092).

use super::setup::TieBreakMode;
use super::tiles::knowledge;
use super::{At, state};
use crate::engine::{Better, BySeat, Score, Seat, Source, TieBreak};
use crate::wire::Kind;

/// The points of all seats by source.
pub fn scores(at: At<'_>) -> BySeat<Score> {
    BySeat::new(at.rules.seats, |seat| Score { standing: vec![], sources: sources(at, seat), ties: ties(at, seat) })
}

fn sources(at: At<'_>, seat: Seat) -> Vec<Source> {
    let player = &at.state.players[seat];
    let on_track = player.points.iter().map(|(source, points): (state::Source, u16)| Source {
        source: source.name(),
        points: points.into(),
        pending: false,
    });
    let at_the_end = [
        ("goods", player.goods.total() as i32),
        ("silver", player.silver.into()),
        ("chips", (player.chips / 2).into()),
        ("knowledge", knowledge::points(at, seat).into()),
    ];
    on_track.chain(at_the_end.map(|(source, points)| Source { source, points, pending: true })).collect()
}

/// More empty spaces win (fewer by option), then the later place in turn order.
fn ties(at: At<'_>, seat: Seat) -> Vec<TieBreak> {
    let better = match at.rules.options.tie_break {
        TieBreakMode::MostEmpty => Better::More,
        TieBreakMode::FewestEmpty => Better::Fewer,
    };
    let place = at.state.turn_order().position(|other| other == seat).unwrap_or(0) as i32;
    vec![
        TieBreak { name: "emptySpaces", value: at.state.players[seat].duchy.empty_spaces() as i32, better },
        TieBreak { name: "turnOrder", value: place + 1, better: Better::More },
    ]
}
