//! Rounds and turns of Orléans Stories.

use super::Transcript;
use super::support::stories::*;
use loire::engine::search::Playout;

/// From the map to the end of the first round.
fn first_round(name: &str, title: &str, scenario: Scenario) {
    let table = Table::new(&setup(2, scenario, |_| {})).unwrap();
    let mut transcript = Transcript::<Stories>::new(title, table);
    let mut playout = Playout::new(name);
    transcript.chapter("set-up");
    while transcript.table.state().round == 0 {
        transcript.random(&mut playout);
    }
    transcript.chapter("round 1");
    while transcript.table.state().round == 1 {
        transcript.random(&mut playout);
    }
    transcript.sheet();
    transcript.compare(name);
}

#[test]
fn first_round_of_the_first_kingdom_is_unchanged() {
    first_round(
        "first-kingdom",
        "The first round of The First Kingdom for two, from the set-up on.",
        Scenario::FirstKingdom,
    );
}

#[test]
fn first_round_of_the_kings_favor_is_unchanged() {
    first_round(
        "kings-favor",
        "The first spring of The King's Favor for two, from the set-up on.",
        Scenario::KingsFavor,
    );
}

/// A dispatch that advances, one that fills a deed, a conquest, and the effects at the end of the round.
#[test]
fn a_turn_in_the_first_kingdom_is_unchanged() {
    let scene = kingdom(2)
        .epoch(A, 4)
        .fortresses(A, [L06])
        .areas(B, [L10, L07])
        .deed(Deed::FoodDepot, "fish fish grain grain bread")
        .on(A, Place::Gate, "farmer bread")
        .on(A, Place::Territory, "knight farmer fisher");
    let mut transcript = Transcript::new("Conquest, a full deed, and into the next epoch.", scene.table);
    for (who, line) in [
        (A, "territory > L07"),
        (B, "pass"),
        (A, "gate: bread > foodDepot for bonus"),
        (A, "gate: farmer > threeFieldFarming for advance"),
        (A, "pass"),
    ] {
        transcript.play(who, line);
    }
    transcript.sheet();
    transcript.compare("a-turn");
}
