//! Recorded games of Orléans.

#[path = "../support/players/orleans.rs"]
mod players;

use super::support::orleans::*;
use super::{Recorded, end_as_they_ended, trade_intrigue};
use loire::engine::Stream;
use std::collections::BTreeSet;

impl Recorded for Orleans {
    /// Every seat count in both editions: once with the standard rules, then with every option; then with the modules
    /// of Trade & Intrigue.
    fn games() -> Vec<(String, Setup)> {
        let mut games = vec![];
        let mut spaces = BathhouseSpace::ALL.iter().copied().cycle();
        for seats in [2, 3, 4] {
            for (edition, name) in [(Edition::Later, "later"), (Edition::First, "2014")] {
                for game in 1..=4u8 {
                    let setup = setup(edition, seats, |options| {
                        options.planning = if game == 2 { Planning::InOrder } else { Planning::Simultaneous };
                        options.draw_optional = game == 2;
                        options.lenient_bonus = game == 3;
                        options.bathhouse_space = if game == 3 { spaces.next().unwrap() } else { BathhouseSpace::Any };
                        options.bathhouse = if game == 4 { Bathing::Draw } else { Bathing::Action };
                        match edition {
                            Edition::First if game > 2 => options.bank_total = Some(30 * u16::from(game)),
                            Edition::Later if game == 2 => options.place_pool = Some(6),
                            _ => {}
                        }
                    });
                    games.push((format!("{seats}-{name}-{game}"), setup));
                }
            }
        }
        games.extend(trade_intrigue::games());
        games
    }

    /// In each game all seats have the same leaning, in the next game another one.
    fn choose(game: u64, table: &Table<Orleans>, seat: Seat, stream: &mut Stream) -> Action {
        let mut legal = table.legal_actions(seat);
        trade_intrigue::consider(table, seat, &mut legal, stream);
        players::consider(players::eager(game), table, seat, &mut legal, stream);
        legal[stream.below(legal.len() as u32) as usize]
    }
}

#[test]
fn games_end_with_their_recorded_scores() {
    let (events, words) = end_as_they_ended::<Orleans>();
    assert!(Orleans::games().len() >= 46, "only {} games", Orleans::games().len());
    let mut shown = BTreeSet::new();
    for event in &events {
        match event {
            Event::PlaceUsed { place, .. } | Event::PlaceTaken { place, .. } => shown.insert(place.name()),
            Event::FollowerSent { deed, .. } => shown.insert(deed.name()),
            Event::Civics(CivicsEvent::FollowerDispatched { civic, .. }) => shown.insert(civic.name()),
            Event::HourglassTurned { tile } => shown.insert(tile.name()),
            _ => false,
        };
    }
    let all = [Place::NAMES, Deed::NAMES, Civic::NAMES, Hourglass::NAMES].concat();
    let missing: Vec<&&str> = all.iter().filter(|name| !shown.contains(**name)).collect();
    assert!(missing.is_empty(), "missing in the recorded games: {missing:?}");
    trade_intrigue::went_deep(&events);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    assert_eq!(words, WORDS, "the first words of the recorded actions");
}

#[rustfmt::skip]
const WORDS: [&str; 39] = [
    "accept", "barter", "bribe", "decline", "deliver", "draw", "educate", "give", "gunpowderTower", "hire",
    "horseWagon", "install", "keep", "levy", "loot", "move", "offer", "pass", "pay", "pharmacy", "plan", "pledge",
    "plot", "put", "ready", "recall", "return", "shelter", "shield", "ship", "starve", "study", "suffer", "surrender",
    "take", "townHall", "use", "village", "wagon",
];
