//! Recorded games of Orléans Stories.

#[path = "../support/players/stories.rs"]
mod players;

use super::support::stories::*;
use super::{Recorded, end_as_they_ended};
use loire::engine::Stream;
use std::collections::BTreeSet;

impl Recorded for Stories {
    /// Both stories with every seat count, five games each: two with the standard rules, the others with options.
    fn games() -> Vec<(String, Setup)> {
        let mut games = vec![];
        for seats in [2, 3, 4] {
            for game in 1..=5u8 {
                let kingdom = setup(seats, Scenario::FirstKingdom, |options| {
                    options.round_limit = if game == 1 { 6 } else { 40 };
                    options.tech_needs_two_follower_spaces = game == 3;
                    options.reentry = game == 4;
                    options.safety_valve = game >= 4;
                    options.start_tiles_from = if game == 5 { StartTilesFrom::Storage } else { StartTilesFrom::Market };
                });
                let mut kingdom = kingdom;
                if game > 3 {
                    players::ease(&mut kingdom);
                }
                games.push((format!("{seats}-kingdom-{game}"), kingdom));
                let favor = setup(seats, Scenario::KingsFavor, |options| {
                    options.favourite_tiles = if game == 4 || game == 5 { 2 } else { 1 };
                    options.clear_eliminated = game == 3;
                    options.strict_goods_on_spaces = game == 5;
                });
                let mut favor = favor;
                if game > 3 {
                    players::ease(&mut favor);
                }
                games.push((format!("{seats}-favor-{game}"), favor));
            }
        }
        games
    }

    /// The players of the first game of each kind are passive; those of the others do whatever is useful.
    fn choose(game: u64, table: &Table<Stories>, seat: Seat, stream: &mut Stream) -> Action {
        let mut legal = table.legal_actions(seat);
        let way = if game % 10 < 2 { 1 } else { 2 + game % (players::WAYS - 2) };
        players::consider(way, table, seat, &mut legal, stream);
        legal[stream.below(legal.len() as u32) as usize]
    }
}

#[test]
fn games_end_with_their_recorded_scores() {
    let (events, words) = end_as_they_ended::<Stories>();
    assert!(Stories::games().len() >= 24, "only {} games", Stories::games().len());
    let has = |is_it: fn(&Event) -> bool| events.iter().any(is_it);
    assert!(has(|event| matches!(event, Event::KingsFavor(CourtEvent::Eliminated { .. }))), "a seat drops out");
    assert!(has(|event| matches!(event, Event::Displaced { .. })), "an area is conquered");
    assert!(has(|event| matches!(event, Event::FollowerLost { .. })), "a seat loses a follower");
    assert!(
        has(|event| matches!(event, Event::FirstKingdom(KingdomEvent::EpochEntered { epoch, .. }) if *epoch >= 4)),
        "a seat advances"
    );
    assert!(has(|event| matches!(event, Event::DeedCompleted { .. })), "a deed is completed");
    let built: BTreeSet<&str> = events
        .iter()
        .filter_map(|event| if let Event::Built { building, .. } = event { Some(building.name()) } else { None })
        .collect();
    assert_eq!(built.len(), 3, "{built:?}");
    assert!(
        ["plan", "recall", "build", "territory", "gate:", "unload", "give"].iter().all(|word| words.contains(*word)),
        "{words:?}"
    );
}
