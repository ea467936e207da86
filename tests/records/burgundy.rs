//! Recorded games of Burgundy.

use super::support::burgundy::*;
use super::{Recorded, end_as_they_ended, mostly_best};
use loire::engine::Stream;
use std::collections::BTreeSet;

impl Recorded for Burgundy {
    /// Every seat count in every set-up mode, with every option, on every duchy.
    fn games() -> Vec<(String, Setup)> {
        let mut duchies = DuchyId::ALL.iter().copied().cycle();
        let mut games = vec![];
        for seats in [2, 3, 4] {
            for (mode, name) in
                [(SetupMode::Basic, "basic"), (SetupMode::AdvancedOpen, "open"), (SetupMode::AdvancedSecret, "secret")]
            {
                for game in 1..=3u8 {
                    let setup = setup(seats, |options| {
                        options.setup = mode;
                        if mode != SetupMode::Basic {
                            options.board_pairs =
                                (0..seats).map(|_| [duchies.next().unwrap(), duchies.next().unwrap()]).collect();
                        }
                        // The first game of each kind has the standard rules, the others have options.
                        options.score_start_area = game == 2;
                        options.buy_during_action = game == 3;
                        options.t8_boosts_free_shift = game == 2;
                        options.tie_break = if game == 3 { TieBreakMode::FewestEmpty } else { TieBreakMode::MostEmpty };
                    });
                    games.push((format!("{seats}-{name}-{game}"), setup));
                }
            }
        }
        games
    }

    fn choose(_: u64, table: &Table<Burgundy>, seat: Seat, stream: &mut Stream) -> Action {
        mostly_best(table, seat, stream, |action| worth(table, seat, action))
    }
}

/// Points, plus a little for tiles: more in the duchy than in storage, and for final scoring.
fn worth(table: &Table<Burgundy>, seat: Seat, action: Action) -> i32 {
    let mut after = table.clone();
    after.play_unchecked(seat, action, &mut |_| {});
    let player = &after.state().players[seat];
    let placed = 37 - player.duchy.empty_spaces() as i32;
    let gives_up = matches!(
        action,
        Action::TakeTile(answers::TakeTile { discard: Some(_), .. })
            | Action::BuyTile(answers::BuyTile { discard: Some(_), .. })
    );
    4 * after.scores()[seat.index()].total + 24 * placed + 9 * player.storage.len() as i32 - 12 * i32::from(gives_up)
        + i32::from(player.chips.min(6))
}

#[test]
fn games_end_with_their_recorded_scores() {
    let (events, words) = end_as_they_ended::<Burgundy>();
    assert!(Burgundy::games().len() >= 24, "only {} games", Burgundy::games().len());
    let placed: BTreeSet<Tile> = events
        .iter()
        .filter_map(|event| match event {
            Event::TilePlaced { tile, .. } => Some(*tile),
            _ => None,
        })
        .collect();
    let missing: Vec<_> = Tile::ALL.iter().filter(|tile| !placed.contains(tile)).collect();
    assert!(missing.is_empty(), "tiles that no recorded game places: {missing:?}");
    assert!(
        ["buy", "load", "keep", "decline", "estate", "end", "sell"].iter().all(|word| words.contains(*word)),
        "{words:?}"
    );
}
