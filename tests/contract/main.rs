//! The laws of every game in every set-up: turns, legal actions and their effects.
//!
//! The laws do not depend on a game. Each game adds a file: all its answers (`Tried`), the set-ups to test, and further
//! laws of its own.

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

/// Every action and outcome survives its notation, and nonsense is not readable.
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

/// A truncated record is the beginning of the game; a record without the answer of this number is refused at the place
/// where it is missing.
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

/// A seed always deals the same, even if its dealer is saved and restored.
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

/// A script deals what it lists, a stream deals by the weights.
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
