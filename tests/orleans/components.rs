//! Chapter 1, the tables of components: the print of boards and tiles.

use crate::support::orleans::*;
use loire::bagbuilding::Takes;
use loire::orleans::data::deeds::{DEEDS, DeedReward};
use loire::orleans::data::map::{PATHS, Way};
use loire::orleans::data::tracks::*;
use loire::orleans::editions::Pile;

#[test]
fn places_of_the_player_board_match_the_print() {
    let spaces = |place: Place| {
        let takes = place.row().spaces.iter().map(|takes| match takes {
            Takes::Role(role) => role.name(),
            Takes::Neutral => "neutral",
            Takes::Anybody => "any",
            _ => "more than a role",
        });
        let mut takes: Vec<&str> = takes.collect();
        takes.sort_unstable();
        takes.join(" ")
    };
    let printed = [
        (Farmhouse, "boatman craftsman"),
        (Village, "boatman craftsman farmer"),
        (University, "craftsman farmer trader"),
        (Castle, "boatman farmer trader"),
        (Monastery, "scholar trader"),
        (Ship, "boatman farmer knight"),
        (Wagon, "farmer knight trader"),
        (Guildhall, "craftsman farmer knight"),
        (Scriptorium, "knight scholar"),
        (TownHall, "neutral neutral"),
    ];
    for (place, takes) in printed {
        assert_eq!(spaces(place), takes, "{}", place.name());
    }
}

/// A path is named by its ends: `a-b` is a road, `a~b` a waterway; two towns have at most one of each.
#[test]
fn paths_match_the_print() {
    for row in &PATHS {
        let [from, to] = row.ends.map(Town::name);
        let sign = if row.way == Way::Road { '-' } else { '~' };
        assert_eq!(row.path.name(), format!("{from}{sign}{to}"));
        assert_eq!((row.path.from(row.ends[0]), row.path.from(row.ends[1])), (row.ends[1], row.ends[0]));
    }
    let between = |a: Town, b: Town| PATHS.iter().filter(move |row| row.ends == [a, b] || row.ends == [b, a]).count();
    let doubled = PATHS.iter().filter(|row| between(row.ends[0], row.ends[1]) > 1).map(|row| row.path.name());
    assert_eq!(doubled.collect::<Vec<_>>(), ["chinon-chatellerault", "chinon~chatellerault"]);
}

#[test]
fn tracks_match_the_print() {
    assert_eq!(FARMER_GOODS, [Grain, Grain, Cheese, Cheese, Wine, Wine, Wool, Brocade]);
    assert_eq!(BOATMAN_COINS, [2, 3, 4, 5, 0]);
    assert_eq!(KNIGHT_DRAWS, [4, 5, 6, 7, 7, 8]);
    assert_eq!(SCHOLAR_POINTS, [2, 3, 4, 5, 6]);
    assert_eq!(Track::ALL.iter().map(|track| track.steps()).collect::<Vec<_>>(), [8, 5, 5, 5, 5, 5]);
    assert_eq!((DEVELOPMENT_END, DEVELOPMENT_COINS), (30, [(7, 3), (12, 4), (25, 5)]));
    let rises: Vec<(u8, u8)> = (1..=30).filter(|&at| status(at) > status(at - 1)).map(|at| (at, status(at))).collect();
    assert_eq!((status(0), rises), (1, vec![(4, 2), (9, 3), (15, 4), (22, 5), (30, 6)]));
}

#[test]
fn deeds_match_the_print() {
    let printed = DEEDS.iter().map(|row| {
        let spaces = Role::ALL.iter().filter(|role| row.spaces(**role) > 0);
        let spaces: Vec<String> = spaces.map(|role| format!("{} {}", role.name(), row.spaces(*role))).collect();
        let reward = match row.reward {
            DeedReward::Coins(coins) => coins.to_string(),
            DeedReward::CoinOrStep => "coin or step".into(),
        };
        format!("{}: {}: {reward}", row.deed.name(), spaces.join(", "))
    });
    assert_eq!(
        printed.collect::<Vec<_>>(),
        [
            "cityWall: farmer 3, craftsman 3, trader 1, knight 3: 1",
            "papalConclave: knight 1, monk 2: 3",
            "defeatOfThePlague: farmer 1, boatman 1, trader 1, scholar 2: 2",
            "astronomy: trader 1, scholar 2: 1",
            "boatmenGuild: boatman 3, scholar 1: 1",
            "cathedral: craftsman 2, trader 2, monk 2: 2",
            "peaceTreaty: knight 2, scholar 1, monk 1: 2",
            "canalisation: farmer 3, boatman 3, craftsman 2, trader 2: coin or step",
        ]
    );
    let spaces: u8 = DEEDS.iter().flat_map(|row| Role::ALL.iter().map(|&role| row.spaces(role))).sum();
    assert_eq!(spaces, 45);
}

/// The tiles of a pile have one letter, A first; single tiles on top have none.
#[test]
fn letters_match_the_print() {
    let letters = |edition: Edition| {
        let piles = edition.row().piles.iter();
        let letters = |pile: &Pile| pile.tiles.iter().map(|tile| tile.row().letter.unwrap_or("-")).collect::<String>();
        piles.map(letters).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(letters(Edition::Later), "- AAAAA BBBBBB CCCCCC");
    assert_eq!(letters(Edition::First), "- ------");
}
