//! The laws every game keeps, over every set-up: whose move, what is legal, what follows.
//!
//! The laws know no game. A game joins with a file of its own: which answers there are at all (`Tried`), in which set-ups
//! it is to be tried, and what else must hold in it.

#[path = "../support/mod.rs"]
mod support;

#[cfg(feature = "burgundy")]
mod burgundy;
mod laws;
#[cfg(feature = "orleans")]
mod orleans;
#[cfg(feature = "stories")]
mod stories;
#[cfg(feature = "orleans")]
mod trade_intrigue;

use laws::Tried;
use loire::engine::search::Playout;
use loire::engine::{Dealer, EntryOf, Scripted, Seeded, Stream, replay};
use support::*;

/// Every action and outcome that can be written down is read back as itself, and nonsense is not read.
fn survives_writing<G: Tried>(nonsense: &[&str], nonsense_of_chance: &[&str]) {
    for action in G::every_action() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
    }
    for outcome in G::some_outcomes() {
        let text = outcome.to_string();
        assert_eq!(text.parse(), Ok(outcome), "{text}");
    }
    for text in nonsense {
        assert!(text.parse::<G::Action>().is_err(), "{text}");
    }
    for text in nonsense_of_chance {
        assert!(text.parse::<G::Outcome>().is_err(), "{text}");
    }
}

/// A record that is cut is the beginning of the game; one without an answer, here the one with this number, is refused
/// where it is missed.
fn records_are_checked<G: Tried>(setup: &G::Setup, missing: usize) {
    let mut table = Table::<G>::new(setup).unwrap();
    let mut playout = Playout::new("splice");
    let mut record = Record::new::<G>(setup.clone());
    let entries: Vec<EntryOf<G>> = std::iter::from_fn(|| playout.answer(&mut table, &mut |_| {})).collect();
    record.entries = entries;
    let half = replay::<G>(&record, 100, &mut |_| {}).unwrap();
    assert!(matches!(half.turn(), Turn::Seats(_) | Turn::Chance(_)));
    let mut wrong = record.clone();
    wrong.scores = Some(vec![-1000; setup.seats().len()]);
    let error = replay::<G>(&wrong, usize::MAX, &mut |_| {}).unwrap_err();
    assert!(error.to_string().starts_with("the record claims the scores [-1000, "), "{error}");
    let mut cut = record.clone();
    cut.entries.remove(missing);
    let error = replay::<G>(&cut, usize::MAX, &mut |_| {}).unwrap_err();
    assert!(error.to_string().starts_with(&format!("entry {missing} is refused")), "{error}");
}

/// A seed always deals the same, also when its dealer is put away and taken up again.
fn a_dealer_can_pause<G: Tried>(setup: &G::Setup) {
    let deal = |pause: bool| {
        let mut dealer = Seeded::new("a seed");
        let mut table = Table::<G>::new(setup).unwrap();
        let mut stream = dealer.stream();
        while let Turn::Chance(_) = table.turn() {
            if pause {
                dealer.advance(&stream);
                dealer = serde_json::from_str(&serde_json::to_string(&dealer).unwrap()).unwrap();
                stream = dealer.stream();
            }
            table.deal(&mut stream, &mut |_| {}).unwrap();
        }
        table
    };
    assert!(deal(true) == deal(false));
}

/// A script deals what it says, a stream as often as the weights say.
#[test]
fn dealers_deal() {
    let mut script = Scripted([5, 0, 2].into());
    assert_eq!([(); 3].map(|()| script.pick(&[1; 6])), [5, 0, 2]);
    assert!(script.0.is_empty());
    let mut stream = Stream::new("weights");
    let mut picks = [0; 3];
    (0..6000).for_each(|_| picks[stream.pick(&[1, 2, 3])] += 1);
    assert!(picks.iter().zip([1000, 2000, 3000]).all(|(&picked, fair)| i32::abs(picked - fair) < 150), "{picks:?}");
}
