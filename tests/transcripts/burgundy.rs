//! Rounds and turns of Burgundy.

use super::Transcript;
use super::support::burgundy::*;
use loire::engine::search::Playout;

/// From the first good to the end of the first round, two players.
#[test]
fn first_round_is_unchanged() {
    let table = Table::new(&setup(2, |_| {})).unwrap();
    let mut transcript = Transcript::new("The first round of a game of two, from the set-up on.", table);
    let mut playout = Playout::new("first round");
    transcript.chapter("set-up and phase A");
    let at = |transcript: &Transcript<Burgundy>| (transcript.table.state().phase, transcript.table.state().round);
    while at(&transcript).1 == 0 {
        transcript.random(&mut playout);
    }
    transcript.chapter("round 1");
    while at(&transcript) == (Phase::A, 1) {
        transcript.random(&mut playout);
    }
    transcript.sheet();
    transcript.compare("first-round");
}

/// One turn in which a castle places a city hall that places a ship, and a bought tile closes a city.
#[test]
fn a_turn_of_chains_is_unchanged() {
    let scene = scene(3).dice(A, [6, 3]).silver(A, 2).knows(A, [T3]).store(A, [Castle, CityHall, Ship]);
    let scene = scene.goods(A, Red, 2).goods(A, Pink, 1).cargo(2, [Red, Brown, Orange]).black([Warehouse]);
    let title = "One turn of seat 0 in phase C, three players: effects inside effects.";
    let mut transcript = Transcript::new(title, scene.table);
    transcript.chapter("first die: castle, city hall, ship, goods");
    transcript.play(A, "6: place castle on 6");
    transcript.play(A, "place cityHall on 25");
    transcript.play(A, "place ship on 17");
    transcript.play(A, "load 2");
    transcript.play(A, "keep orange");
    transcript.chapter("a purchase");
    transcript.play(A, "buy warehouse from black");
    transcript.chapter("second die: a warehouse closes a city of one");
    transcript.play(A, "3: place warehouse on 11");
    transcript.play(A, "sell red");
    transcript.sheet();
    transcript.compare("a-turn-of-chains");
}

/// The last round of a random game of four, mines and final scoring included.
#[test]
fn last_round_is_unchanged() {
    let mut table = Table::<Burgundy>::new(&setup(4, |_| {})).unwrap();
    let mut playout = Playout::new("last round");
    while (table.state().phase, table.state().round) != (Phase::E, 5) {
        playout.answer(&mut table, &mut |_| {});
    }
    let mut transcript = Transcript::new("The last round of a game of four, played at random.", table);
    transcript.chapter("round 5 of phase E");
    while !matches!(transcript.table.turn(), Turn::Over) {
        transcript.random(&mut playout);
    }
    transcript.sheet();
    transcript.compare("last-round");
}
